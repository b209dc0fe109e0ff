"""The classic game at the terminal: its own verbs, menus and commands."""
