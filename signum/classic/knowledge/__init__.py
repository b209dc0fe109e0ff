"""The game as one seat knows it, for queries to the rules and for looking ahead."""
