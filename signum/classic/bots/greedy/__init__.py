"""The greedy player: of each choice it takes the option with the best immediate value."""
