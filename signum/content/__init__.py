"""Readers of data files: each value knows its line, is checked and becomes a frozen type."""
