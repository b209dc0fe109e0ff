"""What the vocabulary's parts do: sources, targets, verbs, and cards as abilities."""
