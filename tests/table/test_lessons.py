"""Lessons: each task is judged by the rules, and each example fulfils its task."""

import re

import pytest

from signum.content.languages import LANGUAGES
from signum.content.mistakes import Mistake
from signum.content.nodes import SourceError
from signum.content.rules import catalogue
from signum.content.source import parse
from signum.engine.questions import AnswerRefused
from signum.rulebooks import GAMES
from signum.table.lessons import Coach, Lesson, lesson, lesson_named, lessons_of
from signum.table.lessons.checking import mistakes_of
from tests.content.wordings import faults

ALL = [(game.name, one) for game in GAMES.values() for one in lessons_of(game).values()]
NAMED = [f"{game}-{one.id}" for game, one in ALL]
SAID = f"{{{', '.join(f'{language}: Go.' for language in LANGUAGES)}}}"
SMALL = f"""
scenario: Two steps
edition: en2
seats:
  first:
    creatures:
      fox: {{strength: 2, health: 3, movement: M, at: [30, 20]}}
      owl: {{strength: 2, health: 3, movement: M, at: [10, 20]}}
  second:
    creatures:
      wolf: {{strength: 2, health: 3, movement: M, at: [30, 28]}}
      bear: {{strength: 2, health: 3, movement: M, at: [50, 50]}}
lesson:
  title: {SAID}
  minutes: 1
  steps:
  - say: {SAID}
    task: {SAID}
    praise: {SAID}
    until: [expect: {{fox: {{touches: [wolf]}}}}]
    show:
    - first: {{activate: fox}}
    - first: {{move: touching wolf}}
  - say: {SAID}
    task: {SAID}
    praise: {SAID}
    until: [events: [{{fought: {{attacker: fox}}}}]]
    show:
    - first: {{fight: wolf}}
    - second: {{split: {{attack: 1, defence: 1}}}}
    - first: {{split: {{attack: 2, defence: 0}}}}
    - dice: {{first: axe axe}}
    - dice: {{second: bullseye}}
    - dice: {{second: shield}}
"""


def read(text: str) -> Lesson:
    return lesson(parse(text, "small.yaml"), "small", GAMES)


def coached(text: str = SMALL, step: int = 0) -> Coach:
    coach = Coach(read(text), GAMES)
    coach.go_to(step)
    return coach


def do(coach: Coach, *answers: str) -> None:
    """The learner's answers, each followed by what the coach does."""
    for answer in answers:
        option = coach.player.option_of(parse(answer, "answer"))
        coach.before_answer()
        coach.match.answer(coach.lesson.seat, option)
        coach.go_on()


# The lessons that come with the games.


@pytest.mark.parametrize(("game", "taught"), ALL, ids=NAMED)
def test_every_example_fulfils_its_task_which_is_not_done_before(game: str, taught: Lesson) -> None:
    assert mistakes_of(taught, GAMES) == []
    coach = Coach(taught, GAMES)
    last = len(taught.steps) - 1
    coach.go_to(last)
    assert (coach.progress.step, coach.done, coach.waits, coach.astray) == (last, False, False, False)


@pytest.mark.parametrize(("game", "taught"), ALL, ids=NAMED)
def test_the_coach_takes_every_answer_of_the_examples(game: str, taught: Lesson) -> None:
    """And of each lesson refuses something that its task does not need."""
    coach = Coach(taught, GAMES)
    refused = 0
    for number, step in enumerate(taught.steps):
        coach.go_to(number)
        for one in step.show:
            if one.word != coach.player.seats[taught.seat] or coach.match.asked != taught.seat:
                continue
            choice = coach.match.choice(taught.seat)
            assert choice is not None
            refused += len([option for option in choice.candidates if coach.why_not(option) is not None])
            option = coach.player.option_of(one.node)
            assert coach.why_not(option) is None, one.node
            coach.match.answer(taught.seat, option)
            coach.go_on()
        assert coach.done
    assert refused


@pytest.mark.parametrize(("game", "taught"), ALL, ids=NAMED)
def test_the_coach_says_little_in_every_language(game: str, taught: Lesson) -> None:
    assert taught.scenario.game == game
    for step in taught.steps:
        assert set(step.rules) <= catalogue(game).keys()
        for language in LANGUAGES:
            said = [text[language] for text in (taught.title, step.say, step.task, step.praise)]
            assert [fault for text in said for fault in faults(language, text, game)] == [], said
            assert len(re.findall(r"[.!?](?:\s|$)", step.say[language])) <= 3, step.say[language]


def test_there_are_lessons_for_the_first_hour() -> None:
    assert len(lessons_of(GAMES["classic"])) >= 12
    assert len(lessons_of(GAMES["warseer"])) >= 6


def test_an_unknown_lesson_is_named_with_those_there_are() -> None:
    with pytest.raises(Mistake, match="did you mean 'moving'"):
        lesson_named(GAMES["classic"], "movng")


# A lesson of two steps.


def test_a_small_lesson_is_right() -> None:
    assert mistakes_of(read(SMALL), GAMES) == []


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("{move: touching wolf}", "{move: [30, 21]}", "step 1: the example does not fulfil the task"),
        ("touches: [wolf]", "touches: []", "step 1: the task is done before anything is"),
        ("attacker: fox", "attacker: wolf", "step 2: the example does not fulfil the task"),
        ("- first: {fight: wolf}", "- first: pass", "step 2: small.yaml:30: refused: not-your-choice"),
    ],
)
def test_a_broken_example_is_told(right: str, wrong: str, told: str) -> None:
    assert right in SMALL
    assert told in mistakes_of(read(SMALL.replace(right, wrong)), GAMES)[0]


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("ru: Go.", "ru: ''", "a text is needed"),
        (", ru: Go.", "", "'ru' is missing"),
        ("until: [expect: {fox: {touches: [wolf]}}]", "until: []", "say when the task is done"),
        ("until: [expect: {fox: {touches: [wolf]}}]", "until: [rest]", "a task is not judged by this"),
    ],
)
def test_a_mistake_of_a_file_names_its_line(right: str, wrong: str, told: str) -> None:
    assert right in SMALL
    with pytest.raises(SourceError, match=f"small.yaml.*{re.escape(told)}"):
        read(SMALL.replace(right, wrong, 1))


def test_any_way_that_fulfils_the_task_counts() -> None:
    coach = coached()
    do(coach, "{activate: fox}", "{move: [29, 24.95]}")
    assert coach.done
    coach.next()
    assert coach.progress.step == 1
    # The example fits here too, so that the fox stays where the learner has put it.
    assert coach.player.ids["fox"]
    assert coach.match.run.game.state.creatures[coach.player.ids["fox"]].x == 29_000


def test_a_legal_answer_that_leads_away_is_told_and_taken_back() -> None:
    coach = coached()
    seen = [coach.astray]
    do(coach, "{activate: fox}")
    seen.append(coach.astray)
    do(coach, "{move: [30, 12]}")
    seen.append(coach.astray)
    coach.take_back()
    seen.append(coach.astray)
    assert seen == [False, False, True, False]
    coach.take_back()
    assert not coach.has_moved
    with pytest.raises(AnswerRefused):
        coach.take_back()


def test_only_what_the_task_needs_is_taken() -> None:
    """The reason cites the rules of the step; a task that is done frees the rest."""
    coach = coached()
    owl, fox = [coach.player.option_of(parse(f"{{activate: {one}}}", "answer")) for one in ("owl", "fox")]
    refusal = coach.why_not(owl)
    assert refusal is not None
    assert (refusal.code, refusal.cites) == ("not-for-task", coach.step.rules)
    assert coach.why_not(fox) is None
    # Places are judged by where they lead; what the rules refuse is left to them.
    do(coach, "{activate: fox}")
    away, near, far = [
        coach.why_not(coach.player.option_of(parse(one, "answer")))
        for one in ("{move: [30, 12]}", "{move: [29, 24.95]}", "{move: [30, 50]}")
    ]
    assert away is not None
    assert (away.code, away.cites) == ("leads-away-from-task", coach.step.rules)
    assert (near, far) == (None, None)
    do(coach, "{move: touching wolf}")
    assert coach.done
    choice = coach.match.choice(coach.lesson.seat)
    assert choice is not None
    assert not any(coach.why_not(one) for one in choice.candidates)


def test_a_detour_that_leaves_the_way_open_is_no_mistake() -> None:
    coach = coached()
    do(coach, "{activate: owl}", "{move: [10, 12]}")
    assert (coach.done, coach.astray) == (False, False)


def test_the_coach_throws_the_lessons_dice_and_plays_the_other_side() -> None:
    coach = coached(step=1)
    do(coach, "{fight: wolf}")
    assert coach.match.asked == 0
    do(coach, "{split: {attack: 2, defence: 0}}")
    assert coach.done
    facts = coach.player.rules.facts(coach.match.run.game, coach.player.ids["wolf"], None)
    assert facts["wounds"] == 1


def test_where_the_lesson_has_no_answer_the_coach_waits() -> None:
    coach = coached()
    do(coach, "{activate: owl}", "pass", "{activate: fox}", "pass", "end-turn")
    assert (coach.waits, coach.done) == (True, False)
    coach.again()
    assert (coach.waits, coach.has_moved) == (False, False)


def test_no_step_is_taken_back_into_the_one_before() -> None:
    coach = coached(step=1)
    with pytest.raises(AnswerRefused):
        coach.take_back()
    coach.back()
    assert coach.progress.step == 0


def test_a_learner_who_plays_on_is_in_the_next_step() -> None:
    coach = coached()
    do(coach, "{activate: fox}", "{move: touching wolf}")
    assert (coach.progress.step, coach.done) == (0, True)
    do(coach, "{fight: wolf}")
    assert (coach.progress.step, coach.done, coach.astray) == (1, False, False)


def test_a_task_stays_done_whatever_follows() -> None:
    coach = coached(step=1)
    coach.show()
    do(coach, "{activate: owl}", "pass")
    assert (coach.done, coach.astray) == (True, False)
