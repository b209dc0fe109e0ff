"""The names of seats in scenario files and on the command line; message files have a message for each."""

from typing import Final

SEAT_NAMES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
