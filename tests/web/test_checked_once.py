"""Prettier, eslint and svelte-check check the same files only once, as long as nothing has changed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tools import web

Runs = Callable[..., bool]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A web/ of its own."""
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "src").mkdir()
    for name in ("package-lock.json", "src/field.ts", "src/field.test.ts"):
        (tmp_path / name).write_text("{}")
    monkeypatch.setattr(web, "WEB", tmp_path)
    monkeypatch.setattr(web, "ready_node", lambda *, everything: web.Node("node", ["npm"]))
    monkeypatch.setattr(web, "version_of", lambda _: (22, 12))
    return tmp_path


@pytest.fixture
def runs(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Runs:
    """Run a tool that finds nothing wrong, or something; whether it was really run."""

    def run(
        name: str, *, right: bool = True, during: Callable[[], object] = int, force: bool = False
    ) -> bool:
        ran: list[bool] = []

        def succeeds(*_: object, **__: object) -> bool:
            ran.append(True)
            during()
            return right

        monkeypatch.setattr(web, "succeeds", succeeds)
        assert web.run(name, force=force) == (right or not ran)
        return bool(ran)

    return run


@pytest.mark.parametrize("name", sorted(web.ONLY_WEB))
def test_what_was_right_is_not_checked_again(name: str, runs: Runs) -> None:
    assert runs(name)
    assert not runs(name)
    assert runs(name, force=True)


@pytest.mark.parametrize("file", ["package-lock.json", "src/field.ts", "src/field.test.ts", "src/new.ts"])
def test_a_changed_file_is_checked(file: str, folder: Path, runs: Runs) -> None:
    assert runs("lint")
    (folder / file).write_text("{ }")
    assert runs("lint")
    assert not runs("lint")


def test_what_was_wrong_is_checked_again_even_where_it_was_right_before(runs: Runs) -> None:
    assert runs("check")
    assert runs("check", right=False, force=True)
    assert runs("check")


def test_what_is_edited_while_a_tool_runs_is_checked_again(folder: Path, runs: Runs) -> None:
    assert runs("format", during=lambda: (folder / "src" / "field.ts").write_text("edited"))
    assert runs("format")
    assert not runs("format")


def test_another_layout_is_checked(
    folder: Path, runs: Runs, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """It lies outside of the folder."""
    layout = tmp_path_factory.mktemp("above") / ".editorconfig"
    layout.write_text("indent_size = 2")
    monkeypatch.setattr(web, "LAYOUT", layout)
    assert runs("format")
    layout.write_text("indent_size = 4")
    assert runs("format")
    assert not runs("format")


def test_another_node_and_another_way_to_run_it_check_again(
    runs: Runs, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert runs("lint")
    monkeypatch.setattr(web, "version_of", lambda _: (24, 0))
    assert runs("lint")
    monkeypatch.setitem(web.TOOLS, "lint", ["eslint/bin/eslint.js", "."])
    assert runs("lint")


def test_tools_that_read_more_than_the_folder_are_always_run(runs: Runs) -> None:
    """The tests of the pages read the emblems' sources elsewhere in the repository."""
    assert runs("test")
    assert runs("test")
