"""Scenario positions of Warseer."""
