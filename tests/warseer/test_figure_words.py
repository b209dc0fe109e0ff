"""Players read the figures that are played: rules, dice and faces of Warseer, in every language."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from signum.content.folders import folder_of
from signum.content.languages import LANGUAGES
from signum.content.rule_words import told
from signum.content.rules import catalogue

NUMBERS = {
    "en": {"1": "one|once|an?", "3": "three", "6": "six", "7": "seven"},
    "fr": {"1": "une?", "3": "trois", "6": "six", "7": "sept"},
    "de": {"1": "eine?[nrms]?|einmal", "3": "drei", "6": "sechs", "7": "sieben"},
    "ru": {"1": r"од[иня]\w+", "3": r"тр\w+", "6": r"шест\w+", "7": "семь"},
}
NAMES = ["yellow", "blue", "red", "purple", "green", "black", "crit", "hit", "push", "blank"]
WORDS = {
    "en": dict(zip(NAMES, NAMES, strict=True)),
    "fr": dict(
        zip(
            NAMES,
            ["jaune", "bleu", "rouge", "violet", "vert", "noir", "crit", "coup", "assaut", "vide"],
            strict=True,
        )
    ),
    "de": dict(
        zip(
            NAMES,
            ["gelb", "blau", "rot", "violett", "grün", "schwarz", "krit", "treffer", "st[oö]ß", "leer"],
            strict=True,
        )
    ),
    "ru": dict(
        zip(
            NAMES,
            ["жёлт", "син", "красн", "фиолет", "зелён", "чёрн", "крит", "попадани", "толч", "пуст"],
            strict=True,
        )
    ),
}
RULES = list(catalogue("warseer").values())
FACES = ("crit", "hit", "push", "blank")


def pattern(figure: str, language: str) -> str:
    """A pattern that a text contains when it tells a figure."""
    if figure in WORDS[language]:
        return rf"\b{WORDS[language][figure]}"
    return rf"\b({'|'.join(filter(None, [figure, NUMBERS[language].get(figure)]))})\b"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_says_the_figures_of_its_rule(language: str) -> None:
    silent = []
    for rule in RULES:
        words = told(rule, language)
        text = f"{words.title} {words.text} {words.ruling}"
        for name, row in rule.figures.items():
            figures = {one for said in row.values() for one in ([said] if isinstance(said, str) else said)}
            silent += [
                f"{rule.id} {name}: {one}"
                for one in sorted(figures)
                if not re.search(pattern(one, language), text, re.IGNORECASE)
            ]
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_gives_each_die_its_faces(language: str) -> None:
    """W-DIC-01: four numbers behind each colour, which are the faces that are rolled."""
    rule = catalogue("warseer")["W-DIC-01"]
    said = told(rule, language).ruling
    for colour, row in rule.figures.items():
        (faces,) = row.values()
        count = Counter(faces)
        found = re.search(rf"\b{WORDS[language][colour]}\w* (\d/\d/\d/\d)", said, re.IGNORECASE)
        assert found is not None, colour
        assert found.group(1) == "/".join([str(count[face]) for face in FACES]), colour


MESSAGE = re.compile(r"^([a-z0-9-]+) = (.*(?:\n +.*)*)", re.MULTILINE)
EXAMPLES = re.compile(
    r"play-(help-.*|.*-(what|where|go)|reach-whose|pick-count)|edition-.*|telling-(title|zones)"
)
"""Messages that show what to type or how things are marked, and names."""


def said_numbers(language: str) -> Iterator[tuple[str, list[str]]]:
    """The messages with numbers that are written out, and these."""
    for file in sorted(Path(str(folder_of("warseer").path), "messages", language).glob("*.ftl")):
        for id, text in MESSAGE.findall(file.read_text(encoding="utf-8")):
            while text != (plain := re.sub(r"\{[^{}]*\}", "", text)):
                text = plain
            if (found := re.findall(r"\d+", plain)) and not EXAMPLES.fullmatch(id):
                yield id, found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_repeats_a_figure(language: str) -> None:
    """A figure comes into a message from the rules, so that it cannot say another one."""
    assert list(said_numbers(language)) == []
