"""What every chapter stands on: state, events, values, views, dice, measuring."""
