"""Where things stand: pure geometry that knows no creature."""
