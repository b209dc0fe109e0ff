"""The facts of Warseer's events and options in messages."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from signum.content.words import signed
from signum.engine.questions import Seat
from signum.engine.records import converted
from signum.table.telling.phrases import Phrases
from signum.table.views import ChoiceView
from signum.warseer.chapters.attack.dice import OWN_REROLL
from signum.warseer.core.holdings import Held
from signum.warseer.core.view import UNKNOWN
from signum.warseer.folder import catalogue
from signum.warseer.telling.card_text import CardText
from signum.warseer.telling.codecs import DECLARED, VALUES
from signum.warseer.telling.names import Names

CONTRACT: Final = "K-CONTRACT"
Fact: TypeAlias = Callable[["WarseerPhrases", Mapping[str, Any]], Any]


def _word(family: str, field: str) -> Fact:
    """The name of a word of the rules: a token, a terrain, a cause."""
    return lambda self, facts: self.say(f"{family}-{facts[field]}") if facts[field] else ""


def _known(field: str) -> Fact:
    return lambda self, facts: "no" if facts[field] in ("", UNKNOWN) else "yes"


def _known_cards(field: str) -> Fact:
    """Whether the reader sees any of the cards that are told as a list."""
    return lambda self, facts: "yes" if any(one not in ("", UNKNOWN) for one in facts[field]) else "no"


def _rolled(self: "WarseerPhrases", facts: Mapping[str, Any]) -> str:
    return self.names.rolled(facts["dice"], facts["faces"])


def _last(self: "WarseerPhrases", facts: Mapping[str, Any]) -> str:
    return self.names.place(facts["way"][-1])


def _terrain_at(self: "WarseerPhrases", facts: Mapping[str, Any]) -> str:
    """A hex with its terrain."""
    at = tuple(facts["at"])
    kind = next((one.kind for one in self.names.view.terrains if one.at == at), "")
    place = self.names.place(at)
    return f"{self.say(f'terrain-{kind}')} {place}" if kind else place


def _chosen_dice(self: "WarseerPhrases", facts: Mapping[str, Any]) -> str:
    """Dice by their places, as they lie in the attack that is under way."""
    attacks = self.names.view.attacks
    lying = attacks[-1].rolled if attacks else ()
    some = [lying[at - 1] for at in facts["dice"] if 0 < at <= len(lying)]
    if not some:
        return ", ".join(map(str, facts["dice"]))
    return self.names.rolled([one.die for one in some], [one.face for one in some])


def _gained(self: "WarseerPhrases", facts: Mapping[str, Any]) -> str:
    return self.card_text.abilities(converted(facts["abilities"], tuple[Held, ...]))


def _effect(self: "WarseerPhrases", facts: Mapping[str, Any]) -> str:
    effect = facts["effect"]
    return self.say("telling-own-reroll") if effect == OWN_REROLL else self.names.card(effect)


def _sentence(self: "WarseerPhrases", facts: Mapping[str, Any]) -> str:
    """The text of a card that a question is about."""
    card = self.names.cards[facts["card"]]
    return f"{self.card_text.sentence(card.texts[facts['text']], card)}."


def _contract(self: "WarseerPhrases", facts: Mapping[str, Any]) -> str:
    """What a creature's contract gives; one that it has from elsewhere only has its name."""
    held = [one for one in self.names.cards[facts["card"]].abilities if one.ability == CONTRACT]
    return f"{self.card_text.held(held[0] if held else Held(CONTRACT))}."


FACTS: Final[Mapping[str, Mapping[str, Fact]]] = {
    "choice-contract": {"said": _contract},
    "choice-use-text": {"said": _sentence},
    "event-attack-declared": {"type": _word("attack", "type")},
    "event-damage-raised": {"by": lambda self, facts: signed(facts["by"])},
    "event-damaged": {"cause": _word("cause", "cause")},
    "event-dice-changed": {"effect": _effect},
    "event-dice-effect-used": {"effect": _effect},
    "event-dice-rolled": {"rolled": _rolled},
    "event-dragged": {"to": _last},
    "event-drawn": {"known": _known("card")},
    "event-eliminated": {"cause": _word("cause", "cause")},
    "event-extra-rolled": {"rolled": _rolled},
    "event-feat-drawn": {"known": _known("feat")},
    "event-game-ended": {"result": lambda self, facts: self.outcome(facts["outcome"])},
    "event-granted": {
        "gained": _gained,
        "until": _word("until", "until"),
    },
    "event-hand-shown": {"known": _known_cards("cards")},
    "event-healing-rolled": {"rolled": _rolled},
    "event-map-drawn": {"map": _word("map", "map")},
    "event-moved": {"to": _last},
    "event-phase-began": {"phase": _word("phase", "phase")},
    "event-returned-to-deck": {
        "known": _known_cards("cards"),
        "count": lambda self, facts: len(facts["cards"]),
    },
    "event-symbols-changed": {"symbol": _word("face", "symbol")},
    "event-terrain-laid": {"terrain": _word("terrain", "terrain")},
    "event-terrain-rolled": {"terrain": _word("terrain", "terrain")},
    "event-token-gained": {"token": _word("token", "token")},
    "event-token-lost": {"token": _word("token", "token")},
    "event-wounded": {"cause": _word("cause", "cause")},
    "option-lay-terrain": {"terrain": _word("terrain", "terrain")},
    "option-reroll-dice": {"chosen": _chosen_dice},
    "option-terrain-first": {"at": _terrain_at},
    "refusal-beyond-leadership": {"rank": _word("rank", "rank")},
    "refusal-has-token": {"token": _word("token", "token")},
    "refusal-impassable": {"terrain": _word("terrain", "terrain")},
    "refusal-no-token": {"token": _word("token", "token")},
}
"""The arguments of messages besides the fields as they are, or instead of them."""
OF_A_CREATURE: Final = frozenset(
    {
        *("place", "place-home", "place-on-terrain", "place-on-teleport", "push", "step-aside", "move-it"),
        *("nimble", "hook", "persecution", "persecution-move", "further-attack"),
        *("advance", "swap", "frenzy", "counterblow"),
    }
)
"""Questions that name the creature that they are about."""
ADDED: Final = {id: tuple(facts) for id, facts in FACTS.items()} | {
    f"choice-{kind}": ("creature",) for kind in OF_A_CREATURE
}


class WarseerPhrases(Phrases[Names]):
    """Facts of Warseer in messages."""

    def __init__(self, names: Names, *, cites_rules: bool = True) -> None:
        super().__init__(names, VALUES, DECLARED, catalogue(), cites_rules=cites_rules)
        self.card_text = CardText(names)

    def choice_args(self, seat: Seat, choice: ChoiceView) -> dict[str, Any]:
        """The arguments of a question, with the creature that it names."""
        args = super().choice_args(seat, choice)
        if choice.kind in OF_A_CREATURE:
            assert isinstance(choice.subject, int)
            args["creature"] = self.names.thing(choice.subject)
        return args

    def added(self, id: str, facts: Mapping[str, Any]) -> dict[str, Any]:
        return {name: fact(self, facts) for name, fact in FACTS.get(id, {}).items()}
