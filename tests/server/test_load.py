"""Many tables at one server: nothing is lost or comes out of order."""

import pytest

from tools.load import Wanted, measured


def test_two_hundred_tables_lose_no_answer(capsys: pytest.CaptureFixture[str]) -> None:
    """Each player checks positions as it plays; the file is compared with what was acknowledged."""
    lines = list(measured(Wanted(tables=200, seconds=8, pause=4)))
    with capsys.disabled():
        print("", *lines, sep="\n  ")
    assert lines[0].startswith("200 tables, 400 sockets, ")
