"""Fixtures that the tests of lanterns share with those of the server."""

from tests.server.tables import file, quick

__all__ = ["file", "quick"]
