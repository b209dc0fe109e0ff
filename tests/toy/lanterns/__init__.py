"""Lanterns, a small game for the tests: keepers carry lanterns up a path while storms blow at them.

It is a game like any other: generic rooms are given its rulebook and know nothing else of it. Keepers and
storms are two sides, dice are of two kinds, hands are hidden, and a keeper whose light goes out is out while
the others play on. Many of its names are those of the classic game and mean something else here.
"""
