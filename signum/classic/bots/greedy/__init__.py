"""The greedy player: of each choice it takes what promises most at once."""
