"""docs/adding-a-verb.md and docs/adding-an-ability.md work: a copy of the program is changed as they say."""

from pathlib import Path

import pytest

from signum.content.languages import LANGUAGES
from tests.docs.applying import ROOT, Applied


@pytest.fixture(scope="module")
def verb(tmp_path_factory: pytest.TempPathFactory) -> Applied:
    """A copy that is only read."""
    return applied("adding-a-verb", tmp_path_factory.mktemp("verb"))


def applied(name: str, folder: Path) -> Applied:
    return Applied(ROOT / "docs" / f"{name}.md", folder)


@pytest.mark.parametrize("name, pack", [("adding-a-verb", "rot.yaml"), ("adding-an-ability", "pack.yaml")])
def test_the_commands_succeed_and_cards_say_what_the_page_says(name: str, pack: str, tmp_path: Path) -> None:
    copy = applied(name, tmp_path)
    commands, said = copy.commands(), copy.said()
    assert {("words", "check"), ("scenario", "run")} <= {(one[0], one[1]) for one in commands}
    packs = {"axe-adder": "adder.yaml"}
    shows = [
        ["cards", "show", card, "--pack", packs.get(card, pack), "--lang", language]
        for card, language, _ in said
    ]
    outputs = copy.outputs([*commands, *shows])
    for (_, _, text), output in zip(said, outputs[len(commands) :], strict=True):
        assert text in output


def test_a_new_verb_is_known_to_records_and_random_cards(verb: Applied) -> None:
    """Nothing but its class tells them."""
    told = verb.tell(
        "import msgspec\n"
        "from signum.classic.cards.card import Card\n"
        "from signum.classic.lab.inventions import invented\n"
        "from signum.engine.chance import Chance, seed_of\n"
        "cards = invented('en2', Chance(seed_of('verbs')))\n"
        "assert msgspec.json.decode(msgspec.json.encode(cards), type=dict[str, Card]) == cards\n"
        "print({what.word() for one in cards.values() for effect in one.effects for what in effect.what})\n"
    )
    assert "'fester'" in told


def test_a_verb_of_one_card_is_refused_to_every_other(verb: Applied) -> None:
    """And random cards do not say it."""
    told = verb.tell(
        "from signum.classic.cards.files import cards\n"
        "from signum.classic.lab.inventions import WORDS\n"
        "from signum.content.nodes import SourceError\n"
        "from signum.content.source import parse\n"
        "from pathlib import Path\n"
        "adder = Path('adder.yaml').read_text(encoding='utf-8')\n"
        "assert list(cards(parse(adder, 'adder.yaml'))) == ['axe-adder']\n"
        "try:\n"
        "    cards(parse(adder.replace('id: axe-adder', 'id: other-snake'), 'adder.yaml'))\n"
        "except SourceError as error:\n"
        "    print(error.cause, 'venom-for-axes' in WORDS)\n"
    )
    assert told.strip() == "venom-for-axes belongs to axe-adder: no other card may use it False"


def test_the_verb_is_said_in_every_language() -> None:
    text = (ROOT / "docs" / "adding-a-verb.md").read_text(encoding="utf-8")
    assert all(f"```text old-wounds {language}\n" in text for language in LANGUAGES)
