"""Pictures of tables, and the figures of docs/measuring.md."""

import importlib.util
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from signum.field.drawing import Drawing, centimetres
from signum.field.plane.distance import closest_points, gap
from signum.field.plane.region import outline
from signum.field.plane.shapes import Disc, Polygon
from signum.field.plane.walk import Walk

ROOT = Path(__file__).resolve().parents[2]
SVG = "{http://www.w3.org/2000/svg}"


def figures() -> dict[str, str]:
    spec = importlib.util.spec_from_file_location("draw_measuring", ROOT / "tools" / "draw_measuring.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: dict[str, str] = module.figures()
    return found


def test_the_figures_are_what_the_kernel_draws_today() -> None:
    """Else run tools/draw_measuring.py and look at them."""
    for name, picture in figures().items():
        assert (ROOT / "docs" / "measuring" / name).read_text(encoding="utf-8") == picture, name


def test_the_page_shows_every_figure_and_no_other() -> None:
    page = (ROOT / "docs" / "measuring.md").read_text(encoding="utf-8")
    shown = re.findall(r"!\[[^]]+\]\(measuring/([^)]+)\)", page)
    assert sorted(shown) == sorted(figures())
    assert sorted(shown) == sorted(path.name for path in (ROOT / "docs" / "measuring").iterdir())


def test_a_picture_holds_what_was_drawn() -> None:
    walker, wall = Disc(10_000, 10_000, 1_600), Polygon([(14_000, 8_000), (16_000, 8_000), (15_000, 14_000)])
    walk = Walk(walker, [wall])
    path = walk.path(20_000, 10_000)
    assert path is not None
    drawing = Drawing(0, 0, 25_000, 20_000).region(outline(walk, 8_000))
    drawing.shape("base mine", walker, "Poet & <Ghoul>").shape("template", wall).path(path)
    drawing.distance(closest_points(walker, wall), gap(walker, wall)).line("sight", 0, 0, 100, 100)
    picture = ElementTree.fromstring(drawing.svg("A <test>"))
    assert picture.get("viewBox") == "0 0 250 200"
    assert picture.findtext(f"{SVG}title") == "A <test>"
    circle = picture.find(f"{SVG}circle")
    assert circle is not None
    assert (circle.get("cx"), circle.get("cy"), circle.get("r")) == ("100", "100", "16")
    assert [text.text for text in picture.iter(f"{SVG}text")] == [
        "Poet & <Ghoul>",
        f"{centimetres(gap(walker, wall))} cm",
    ]
    arcs = [
        part.get("d", "").count("A") for part in picture.iter(f"{SVG}path") if part.get("class") == "path"
    ]
    assert arcs == [sum(leg.turn != 0 for leg in path.legs)]


@pytest.mark.parametrize("length, words", [(18_420, "18.42"), (8_000, "8.00"), (8_001, "8.001"), (0, "0.00")])
def test_lengths_are_said_in_centimetres(length: int, words: str) -> None:
    assert centimetres(length) == words
