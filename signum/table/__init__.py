"""One match: seats, clocks, views, undo, scenario files, records."""
