"""The base of all chapters: state, events, values, views, dice, measuring."""
