"""Positions of things: pure geometry without creatures or rules."""
