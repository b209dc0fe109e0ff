"""The words and shortcuts of the classic game for puzzles."""
