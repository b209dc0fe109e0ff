"""The game as one seat knows it, to ask the rules about it and to look ahead."""
