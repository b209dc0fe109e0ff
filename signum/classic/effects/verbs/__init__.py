"""The verbs of the card vocabulary; each is one class in a module of this package."""
