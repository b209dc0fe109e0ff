"""Building blocks of any game: questions, events, values, abilities, chance, forks. No rulebook rule."""
