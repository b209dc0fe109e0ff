"""Carrying out card texts: sources, targets, verbs, and cards as abilities."""
