"""Addresses of clients, as limits count them."""

from ipaddress import ip_address


def neighbourhood(address: str) -> str:
    """An IPv4 address, or the first half of an IPv6 one: a household may change the rest."""
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
    """Whether it is the address of this machine."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
