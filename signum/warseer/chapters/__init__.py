"""The rules of Warseer, chapter by chapter."""
