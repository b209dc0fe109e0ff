"""The storage of games: the database, its paths and its migrations."""
