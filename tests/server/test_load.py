"""Many tables at one server: nothing is lost or comes out of order."""

import pytest

from tools.load import Wanted, heading, measured, shown


def test_two_hundred_tables_lose_no_answer(capsys: pytest.CaptureFixture[str]) -> None:
    """Each player checks positions as it plays; the file is compared with what was acknowledged."""
    row = measured(Wanted(tables=200, seconds=8, pause=4))
    with capsys.disabled():
        print("", heading(), shown(row), sep="\n  ")
    assert (row.tables, row.lost, row.errors) == (200, 0, 0)
    assert row.answers > 100
    assert len(shown(row)) == len(heading())
