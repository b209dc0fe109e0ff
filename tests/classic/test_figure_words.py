"""Players read the figures that are played: in the texts of the rules and in messages, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from signum.classic.core.figures import number
from signum.classic.folder import FOLDER, catalogue
from signum.content.languages import LANGUAGES
from signum.content.rule_words import told

WORDS = {
    "en": {"1": "one|once|an?", "2": "two|double", "3": "three", "4": "four", "half": "half"},
    "de": {
        "1": "ein|einmal|eine[rnms]?",
        "2": "zwei|zweimal|Doppelte",
        "3": "drei",
        "4": "vier",
        "half": "Hälfte",
    },
    "fr": {"1": "une?|un exemplaire", "2": "deux|double", "3": "trois", "4": "quatre", "half": "moitié"},
    "ru": {
        "1": r"од\w+|раз",
        "2": r"дв\w+|вдвое",
        "3": r"тр\w+",
        "4": r"четыр\w+",
        "half": r"половин\w+",
    },
}
FACES = {
    "en": {"bullseye": "bullseye", "axe": "axe", "shield": "shield"},
    "de": {"bullseye": "Ziel", "axe": "Axt", "shield": "Schild"},
    "fr": {"bullseye": "mire", "axe": "hache", "shield": "bouclier"},
    "ru": {"bullseye": "мишен", "axe": "топор", "shield": "щит"},
}
UNITS = {"ru": {"cm": "см", "mm": "мм"}}
UNSAID = {
    ("C-CITY-04", "buildings"): "the text has the buildings by the names of their cards",
    ("C-SETUP-01", "dice"): "the first edition says one die by the singular",
}


def patterns(said: str, language: str) -> Iterator[str]:
    """The patterns that a text of a language must contain to tell a figure."""
    for word in said.split():
        if word in FACES[language]:
            yield FACES[language][word]
        elif word in ("cm", "mm"):
            yield UNITS.get(language, {}).get(word, word)
        elif word not in ("none", "or"):
            plain = word if language == "en" else word.replace(".", ",")
            yield rf"\b({'|'.join(filter(None, [re.escape(plain), WORDS[language].get(word)]))})\b"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_says_the_figures_of_its_rule(language: str) -> None:
    silent = []
    for rule in catalogue().values():
        words = told(rule, language)
        text = " ".join([words.text, words.ruling, *words.values.values()])
        for name, row in rule.figures.items():
            figures = [one for said in row.values() for one in ([said] if isinstance(said, str) else said)]
            wanted = {one for figure in figures for one in patterns(figure, language)}
            if (rule.id, name) not in UNSAID:
                silent += [
                    f"{rule.id} {name}: {one}"
                    for one in sorted(wanted)
                    if not re.search(one, text, re.IGNORECASE)
                ]
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_has_the_numbers_of_every_printing(language: str) -> None:
    for rule in catalogue().values():
        for edition, words in told(rule, language).values.items():
            english = rule.values[edition]
            assert isinstance(english, str)
            assert re.findall(r"\d+", words) == re.findall(r"\d+", english), (rule.id, edition)


MESSAGES = {
    "ability-hunting": ("A-PREDATOR", "strength"),
    "ability-under-arrows": ("A-RAIN-OF-ARROWS", "strength"),
    "choice-contract": ("A-CONTRACT", "prosperity"),
    "choice-exhaustion": ("A-EXHAUSTION", "wounds"),
    "choice-vampirism": ("A-VAMPIRISM", "healing"),
    "option-discard-cards": ("C-SETUP-06", "prosperity"),
    "option-save": ("C-CITY-01", "prosperity"),
    "play-discard-some": ("C-SETUP-06", "prosperity"),
}
"""The messages that say a figure of a rule."""
OTHER_NUMBERS = {"refusal-zero-value", "telling-odds-healing"}
"""Messages whose numbers are not figures."""
EXAMPLES = re.compile(r"play-(help-.*|.*-(how|what|go|to|place|elsewhere|lay))")
"""Messages that show what to type."""
MESSAGE = re.compile(r"^([a-z0-9-]+) = (.*(?:\n +.*)*)", re.MULTILINE)


def said(language: str) -> Iterator[tuple[str, list[str]]]:
    """The messages with numbers that are written out, and these."""
    for file in sorted(Path(str(FOLDER.path), "messages", language).glob("*.ftl")):
        for id, text in MESSAGE.findall(file.read_text(encoding="utf-8")):
            while text != (plain := re.sub(r"\{[^{}]*\}", "", text)):
                text = plain
            if found := re.findall(r"\d+", plain):
                yield id, found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_says_the_figure_of_its_rule(language: str) -> None:
    found = {id: numbers for id, numbers in said(language) if not EXAMPLES.fullmatch(id)}
    figures = {id: [str(number(*row))] for id, row in MESSAGES.items()}
    assert {id: numbers for id, numbers in found.items() if id not in OTHER_NUMBERS} == figures
