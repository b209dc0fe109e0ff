"""Signs of sums with a square root, decided in integers."""

from math import isqrt


def sign(a: int) -> int:
    """1, 0 or -1."""
    return (a > 0) - (a < 0)


def sign_with_root(p: int, q: int, d: int) -> int:
    """The sign of p + q times the root of d."""
    first = sign(p)
    second = sign(q) if d else 0
    if first * second >= 0:
        return first or second
    return first * sign(p * p - q * q * d)


def root_up(a: int, b: int) -> int:
    """The root of a / b, rounded up to a whole number, so that `root_up(a, b) <= d` is exact."""
    if a <= 0:
        return 0
    low = -(-a // b) - 1
    return isqrt(low) + 1
