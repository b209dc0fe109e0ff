"""Warseer at the terminal."""
