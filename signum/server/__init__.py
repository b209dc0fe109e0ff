"""The server: tables on the network, their players, their messages and their storage."""
