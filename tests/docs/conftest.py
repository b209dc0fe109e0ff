"""Shared fixtures of the tests of pages."""

from tests.server.tables import quick

__all__ = ["quick"]
