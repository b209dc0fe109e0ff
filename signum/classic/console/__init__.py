"""The classic game at the terminal: its verbs, menus and commands."""
