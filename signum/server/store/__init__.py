"""Where games are kept: the database, its paths and its migrations."""
