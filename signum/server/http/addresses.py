"""Where somebody comes from, as far as it is counted."""

from ipaddress import ip_address


def neighbourhood(address: str) -> str:
    """The address, or of a long one the part that a household has: it may change the rest as it likes."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if known.version == 4 or known.is_loopback:
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return f"{':'.join(known.exploded.split(':')[:4])}::"


def is_here(address: str) -> bool:
    """Whether somebody on this machine asks."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
