"""Computer players of Warseer."""
