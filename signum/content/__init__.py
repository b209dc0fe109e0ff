"""Readers of data files: each value keeps its place, is checked and becomes a frozen type."""
