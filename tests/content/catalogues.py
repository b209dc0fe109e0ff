"""Folders with other rules than those of the program."""

from pathlib import Path

from signum.content.folders import GameFolder, folder_of, game_folder


def written(folder: Path, text: str, game: str = "classic") -> GameFolder:
    """A folder described as that of a game, with other rules."""
    (folder / "game.yaml").write_bytes((folder_of(game).path / "game.yaml").read_bytes())
    (folder / "rules.yaml").write_text(text, encoding="utf-8")
    return game_folder(folder)
