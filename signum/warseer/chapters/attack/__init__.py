"""The attack, step by step (W-ATK)."""
