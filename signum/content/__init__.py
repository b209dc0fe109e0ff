"""What the data files say: read with places, checked, and turned into frozen types."""
