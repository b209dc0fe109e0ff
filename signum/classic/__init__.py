"""The classic Legends of Signum, one module for each chapter of the rule catalogue."""
