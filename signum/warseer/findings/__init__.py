"""Reach, sight, targets, pushes and threats, for terminal and screen. Nothing changes."""
