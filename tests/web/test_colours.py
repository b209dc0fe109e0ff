"""The colours of both themes: words can be read, and what must differ differs for every eye."""

import re
from itertools import combinations
from pathlib import Path

import pytest

TOKENS = Path(__file__).parent.parent.parent / "web" / "src" / "shell" / "look" / "tokens.css"
GROUNDS = ("bg", "panel", "raised", "sunk")
INKS = ("text", "muted", "accent", "good", "bad", "info")
SEATS = ("seat-1", "seat-2", "seat-3", "seat-4")
TERRAINS = ("forest", "rock", "ruin", "web")
FACTIONS = ("#2C6CB8", "#F2CB4E", "#74D0AC", "#BE93EC", "#CF4A20", "#877F72")
READABLE = 4.5
SEEN = 3.0
APART = 15.0
SIGHTS = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""How eyes with and without all three cones see linear light."""


def themes() -> dict[str, dict[str, str]]:
    text = TOKENS.read_text(encoding="utf-8")
    blocks = re.findall(r"\[data-theme='(\w+)'\]\s*\{(.*?)\}", text, re.DOTALL)
    return {name: dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6});", body)) for name, body in blocks}


def linear(colour: str) -> list[float]:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]


def contrast(one: str, other: str) -> float:
    light = sorted(
        [sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(x))) for x in (one, other)], reverse=True
    )
    return (light[0] + 0.05) / (light[1] + 0.05)


def seen(colour: str, sight: str) -> tuple[float, float, float]:
    """A colour in the space where distances are differences, as these eyes see it."""
    light = linear(colour)
    red, green, blue = [min(1.0, max(0.0, sum(w * c for w, c in zip(row, light)))) for row in SIGHTS[sight]]
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = [t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z)]
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: str, other: str, sight: str) -> float:
    total = sum((a - b) ** 2 for a, b in zip(seen(one, sight), seen(other, sight)))
    return float(total**0.5)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_words_can_be_read_on_every_ground(theme: str) -> None:
    of = themes()[theme]
    pairs = [(ink, ground) for ink in INKS for ground in GROUNDS]
    pairs += [
        ("on-accent", "accent"),
        ("card-ink", "card"),
        ("card-muted", "card"),
        ("card-ink", "card-not-now"),
        ("field-ink", "field"),
    ]
    pairs += [(f"{one}-ink", one) for one in TERRAINS]
    bad = {pair: round(contrast(of[pair[0]], of[pair[1]]), 2) for pair in pairs}
    assert {pair: figure for pair, figure in bad.items() if figure < READABLE} == {}


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_measures_and_edges_that_mean_something_are_seen(theme: str) -> None:
    of = themes()[theme]
    for name in ("move", "run", "sight", "blocked", "contact"):
        assert contrast(of[name], of["field"]) >= READABLE, name
    for name in SEATS:
        assert contrast(of[name], of["field"]) >= SEEN, name
    for ground in GROUNDS:
        assert contrast(of["line-strong"], of[ground]) >= SEEN, ground


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_what_must_differ_differs_for_every_eye(theme: str, sight: str) -> None:
    of = themes()[theme]
    signals = [of[name] for name in ("accent", "good", "bad", "info")]
    seats = [of[name] for name in SEATS]
    pairs = [*combinations(FACTIONS, 2), *combinations(signals, 2), *combinations(seats, 2)]
    for one, other in [*pairs, (of["sight"], of["blocked"])]:
        assert apart(one, other, sight) >= APART, (one, other)
