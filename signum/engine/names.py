"""Names of Python classes in data, on the wire and in message files."""

import re

_INNER_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


def kebab(name: str) -> str:
    """`MagicalStrike` is written `magical-strike`."""
    return _INNER_CAPITAL.sub("-", name).lower()
