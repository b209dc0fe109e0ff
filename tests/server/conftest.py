"""Shared fixtures of the server tests."""

from tests.server.tables import file, quick

__all__ = ["file", "quick"]
