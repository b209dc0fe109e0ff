"""What texts of cards do: verbs, targets, and the abilities that texts make."""
