"""Lengths: all coordinates on the plane are whole numbers of hundredths of a millimetre."""

from typing import Final

MM: Final = 100
CM: Final = 1_000

SIDE: Final = 60_000
"""The side of the battlefield (C-ZONE-01)."""

S: Final = 8_000
M: Final = 10_000
L: Final = 15_000
XL: Final = 25_000

TOUCH_FIRST: Final = 10
"""First edition: bases closer than this are in contact; 0.1 mm of it is rounding (C-MOV-06)."""

TOUCH_SECOND: Final = 300
"""Second edition: bases closer than 3 mm are in contact (C-MOV-06)."""
