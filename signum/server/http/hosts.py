"""The host names to which a server answers.

A page of another site may let its own name point to this machine (DNS rebinding). Its requests then look like
those of our pages, except that their Host header has the name of the other site.
"""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

LOCAL: Final = "localhost"


def own_names(origins: Iterable[str] = ()) -> frozenset[str]:
    """The names of this machine, and those in the origins."""
    machine = _name(socket.gethostname())
    names = [_name(urlsplit(origin).netloc) for origin in origins]
    return frozenset([one for one in (LOCAL, machine, f"{machine}.local", *names) if one])


def is_own(host: str, names: frozenset[str]) -> bool:
    """Whether a Host header names this server; no name can be made to point to an address in digits."""
    name = _name(host)
    return not host or name in names or name.endswith(f".{LOCAL}") or _is_address(name)


def _name(host: str) -> str:
    """The name in a Host header, without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".").lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
