"""What the tests of the server share."""

from tests.server.tables import file, quick

__all__ = ["file", "quick"]
