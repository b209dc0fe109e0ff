"""State, events and values of Warseer, which all chapters share."""
