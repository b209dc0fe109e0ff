"""The example of Warseer in the page about scenario files."""

from pathlib import Path

from signum.rulebooks import GAMES
from signum.table.scenario import WAYS, read


def test_the_example_of_the_page_holds(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    part = page.split("## Positions of Warseer")[1]
    file = tmp_path / "example.yaml"
    file.write_text(part.split("```yaml\n")[1].split("```")[0], encoding="utf-8")
    scenario = read(file, GAMES)
    assert scenario.game == "warseer"
    for way in WAYS.values():
        way(scenario, scenario.editions[0], GAMES)
