"""The classic Legends of Signum, one module a chapter of the rule catalogue."""
