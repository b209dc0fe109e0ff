"""Exact odds of attacks, abilities and rolls before the dice fall."""
