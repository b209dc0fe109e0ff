"""Computers, odds, hints and replays, computed in processes beside the server.

The server's own process plays answers and sends screens. A worker keeps replicas of matches, brought up to
date by the answers it lacks, and computes on them. It knows what the server knows; a player, a hint and a
finding are given only their seat's view and choice, as in the server.
"""
