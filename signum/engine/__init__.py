"""What any of our games needs: questions, events, values, abilities, chance, forks. No rulebook rule."""
