"""Abilities that can meet: at the same value, the same event, or in one roll."""
