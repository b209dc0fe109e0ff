"""The cards of Warseer."""
