"""Facts that a player can look up before acting: reach, sight, places and odds."""
