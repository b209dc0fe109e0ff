"""Exact odds of attacks, before them and while their dice lie."""
