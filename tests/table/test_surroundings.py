"""Positions and reach of creatures in words."""

import pytest

from signum.classic.chapters.turn.activation import Activate
from signum.classic.telling.surroundings import Surroundings
from signum.classic.telling.telling import Telling
from signum.content.languages import LANGUAGES
from signum.content.source import parse
from signum.engine.chance import seed_of
from signum.engine.questions import FIRST
from signum.rulebooks import GAMES
from signum.table.match import Match
from signum.table.scenario.reading import scenario

FIELD = """
scenario: a field
seats:
  first:
    creatures:
      walker: {strength: 2, health: 2, movement: M, at: [30, 20]}
      statue: {strength: 2, health: 2, at: [10, 20]}
      lancer: {strength: 2, health: 2, movement: S, at: [50, 50], keywords: [slow]}
  second:
    creatures:
      near: {strength: 2, health: 2, at: [36, 26]}
      farther: {strength: 2, health: 2, at: [30, 35]}
      shade: {strength: 2, health: 2, at: [30, 55]}
      pest: {strength: 1, health: 1, at: touching lancer}
terrains:
  tower: {corners: [[28, 40], [32, 40], [32, 44], [28, 44]], abilities: [impassable, blocks-los]}
  quiet-mire: {centre: [20, 20], radius: 3, abilities: [difficult, cover]}
  lawn: {corners: [[1, 50], [5, 50], [5, 55]]}
"""
WALKER, STATUE, LANCER, NEAR, FARTHER, SHADE, PEST = range(1, 8)


class Field:
    """A walker in a field, and what is told of it."""

    def __init__(self, language: str = "en", *, active: int = WALKER) -> None:
        said = scenario(parse(FIELD.encode(), "field.yaml"), GAMES)
        rules = GAMES.rules(said.game, "en2")
        start, _ = rules.position(said.position)
        self.match = Match(rules, start, secret=seed_of("7"))
        if active:
            self.match.answer(FIRST, Activate(active))
        self.telling = Telling(self.match, language, FIRST, cites_rules=False)
        self.words = Surroundings(self.telling)

    def reach(self, id: int) -> dict[str, str]:
        first, *lines = self.words.reach(id)
        return {"": first} | {line.split(":")[0]: line.partition(": ")[2] for line in lines}


def test_places_have_bearing_and_distance_from_whoever_acts() -> None:
    field = Field()
    assert field.words.where(NEAR) == "Stands at 36 / 26 cm, 5.3 cm to the north-east."
    assert field.words.where(STATUE) == "Stands at 10 / 20 cm, 16.8 cm to the west."
    assert field.words.where(FARTHER) == "Stands at 30 / 35 cm, 11.8 cm to the north."
    assert field.words.where(WALKER) == "Stands at 30 / 20 cm."
    assert field.words.point_of_view() == ["Distances and directions from: Walker."]


def test_between_activations_only_places_are_told() -> None:
    field = Field(active=0)
    assert field.words.where(NEAR) == "Stands at 36 / 26 cm."
    assert field.words.point_of_view() == []
    assert field.words.terrains()[0].endswith("Lies between 28 / 40 cm and 32 / 44 cm.")


def test_terrain_is_told_with_abilities_place_and_distance() -> None:
    assert Field().words.terrains() == [
        "Tower (terrain): impassable, blocks Line of Sight. "
        "Lies between 28 / 40 cm and 32 / 44 cm. Nearest point: 18.4 cm to the north.",
        "Quiet Mire (terrain): difficult, defense against shooting. "
        "A disc around 20 / 20 cm with a radius of 3 cm. Nearest point: 5.4 cm to the west.",
        "Lawn (terrain): no special rules. "
        "Lies between 1 / 50 cm and 5 / 55 cm. Nearest point: 37.5 cm to the north-west.",
    ]


def test_reach_tells_sight_ways_and_backstabs() -> None:
    told = Field().reach(WALKER)
    assert told[""] == "Walker moves up to 10 cm (movement M). It runs up to 15 cm."
    assert told["Near"] == (
        "5.3 cm to the north-east. In sight. By moving: contact after 5.3 cm. "
        "By running: contact after 5.3 cm. That draws a backstab from: Near."
    )
    assert told["Farther"] == (
        "11.8 cm to the north. In sight. Not by moving: The way is 11.8 cm long; Walker may go 10 cm. "
        "By running: contact after 11.8 cm. That draws a backstab from: Farther."
    )
    assert told["Shade"].startswith(
        "31.8 cm to the north. Out of sight, behind: Tower. Too far: the way into contact is 32.794 cm"
    )


def test_reach_of_who_is_in_contact_or_cannot_move() -> None:
    field = Field()
    lines = field.words.reach(LANCER)
    assert lines[0] == "Lancer moves up to 8 cm (movement S). Lancer cannot run."
    assert lines[1] == "Leaving contact would draw a backstab from: Pest."
    assert lines[-1] == "Pest: in contact, to the north. In sight."
    assert field.words.reach(STATUE)[0] == "Statue cannot move and stays where it is."
    assert field.reach(STATUE)["Near"] == "23.5 cm to the east. In sight."


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_told_in_every_language_and_changes_nothing(language: str) -> None:
    field = Field(language)
    before = field.match.run.game.state.copy()
    told = [*field.words.terrains(), *field.words.reach(WALKER), *field.words.reach(LANCER)]
    told += field.telling.description.table(field.words.where)
    assert "{" not in "".join(told)
    assert field.match.run.game.state == before
    assert field.words.matter
