"""The verbs that Warseer adds to the command `signum`; nothing else is imported here."""

from typing import Final

VERBS: Final = ("signum.warseer.console.content",)
