"""HTTP requests of the Learn pages: puzzles, lessons, scenarios, and rules beside each other."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from signum.content.languages import known_language
from signum.server import lessons, puzzles, rule_views, scenarios
from signum.server import protocol as p
from signum.server.deck_examples import DeckExamples
from signum.server.http.asking import address_of, game_of, is_ours, token_of
from signum.server.http.errors import Declined, HttpRequest
from signum.server.http.pages import cacheable, packed


@get("/api/puzzles")
async def puzzle_list(
    request: HttpRequest, game: FromQuery[str] = "", language: FromQuery[str] = "en"
) -> Response[bytes]:
    """The puzzles of a game, and that of the day."""
    known: puzzles.Puzzles = request.app.state.puzzles
    found = await asyncio.to_thread(known.listed, game_of(request, game), language)
    return cacheable(packed(msgspec.json.encode(found)), request)


@post("/api/puzzles")
async def new_puzzle(request: HttpRequest, data: JSONBody[p.NewPuzzle]) -> p.TableMade:
    """Make a table at which a puzzle is solved."""
    state = request.app.state
    if not is_ours(request):
        raise Declined("server-other-origin", 403)
    if not state.rooms.limits.may_make(address_of(request)):
        raise Declined("server-too-many-tables", 429)
    return await puzzles.make(state.rooms, state.puzzles, data)


@get("/api/puzzles/help")
async def puzzle_help(request: HttpRequest, language: FromQuery[str] = "en") -> p.PuzzleHelp:
    """A hint to the puzzle of a link, and its solution."""
    state = request.app.state
    return await puzzles.help_of(state.rooms, state.puzzles, token_of(request), language)


@get("/api/puzzles/verdict")
async def puzzle_verdict(request: HttpRequest) -> p.PuzzleVerdict:
    """How the answer at the table of a link is judged."""
    state = request.app.state
    return await puzzles.verdict(state.rooms, state.puzzles, token_of(request), address_of(request))


@get("/api/lessons", sync_to_thread=True)
def list_lessons(
    request: HttpRequest, game: FromQuery[str] = "", language: FromQuery[str] = "en"
) -> tuple[p.LessonListed, ...]:
    """The lessons of a game."""
    return lessons.listed(game_of(request, game), language)


@post("/api/lessons")
async def begin_lesson(request: HttpRequest, data: JSONBody[p.NewLesson]) -> p.TableMade:
    """Make a table at which a lesson is taught."""
    if not is_ours(request):
        raise Declined("server-other-origin", 403)
    if not request.app.state.rooms.limits.may_make(address_of(request)):
        raise Declined("server-too-many-tables", 429)
    return await lessons.begin(request.app.state.rooms, data)


@get("/api/rules/compared", sync_to_thread=True)
def compared_rules(
    request: HttpRequest, game: FromQuery[str] = "", language: FromQuery[str] = "en"
) -> Response[bytes]:
    """The rules in which the printings of a game differ."""
    found = rule_views.compared(game_of(request, game), language)
    return cacheable(packed(msgspec.json.encode(found)), request)


@get("/api/rules/showings", sync_to_thread=True)
def rule_showings(request: HttpRequest, game: FromQuery[str] = "") -> Response[bytes]:
    """How many scenarios and decks show each rule of a game."""
    book, state = game_of(request, game), request.app.state
    positions, decks = state.scenarios.counts(book), state.deck_examples.counts(book)
    found = p.RuleShowings(positions, decks, rule_views.unplayed(book))
    return cacheable(packed(msgspec.json.encode(found)), request)


@get("/api/rules/decks", sync_to_thread=True)
def rule_decks(
    request: HttpRequest, rule: FromQuery[str], game: FromQuery[str] = "", language: FromQuery[str] = "en"
) -> tuple[p.DeckExampleShown, ...]:
    """The decks that show a rule."""
    known: DeckExamples = request.app.state.deck_examples
    return known.showing(game_of(request, game), rule, known_language(language))


@get("/api/scenarios", sync_to_thread=True)
def scenario_list(
    request: HttpRequest, rule: FromQuery[str], game: FromQuery[str] = "", language: FromQuery[str] = "en"
) -> tuple[p.ScenarioShown, ...]:
    """The scenarios that show a rule."""
    known: scenarios.Scenarios = request.app.state.scenarios
    return known.showing(game_of(request, game), rule, known_language(language))


@get("/api/examples", sync_to_thread=True)
def example_list(
    request: HttpRequest, game: FromQuery[str] = "", language: FromQuery[str] = "en"
) -> tuple[p.ScenarioShown, ...]:
    """The worked examples of a game's rulebooks."""
    known: scenarios.Scenarios = request.app.state.scenarios
    return known.examples(game_of(request, game), language)


@get("/api/scenarios/replay")
async def scenario_replay(
    request: HttpRequest,
    name: FromQuery[str],
    edition: FromQuery[str],
    seat: FromQuery[int | None] = None,
    language: FromQuery[str] = "en",
) -> p.ReplayShown:
    """Every step of a scenario in words."""
    state = request.app.state
    address = address_of(request)
    return await scenarios.told(state.rooms, state.scenarios, name, edition, address, seat, language)


@get("/api/scenarios/replay/{number:int}")
async def scenario_step(
    request: HttpRequest,
    number: FromPath[int],
    name: FromQuery[str],
    edition: FromQuery[str],
    since: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
    language: FromQuery[str] = "en",
) -> Response[bytes]:
    """The screen of one step of a scenario."""
    state = request.app.state
    shown = await scenarios.screen(
        state.rooms, state.scenarios, name, edition, address_of(request), seat, language, number, since
    )
    return Response(shown, media_type="application/json")


HANDLERS: Final[tuple[Any, ...]] = (
    puzzle_list,
    new_puzzle,
    puzzle_help,
    puzzle_verdict,
    list_lessons,
    begin_lesson,
    compared_rules,
    rule_showings,
    rule_decks,
    scenario_list,
    example_list,
    scenario_replay,
    scenario_step,
)
