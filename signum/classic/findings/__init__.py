"""What a player can find out before acting: reach, sight, places and odds."""
