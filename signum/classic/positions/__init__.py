"""Positions of scenario files and pictures of them."""
