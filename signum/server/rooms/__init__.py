"""Tables in memory: who is there, what they are shown, what goes on by itself."""
