"""A finished game is watched again: by buttons, keys and the list of steps, from each side, on a phone."""

import re
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.test_end import POSITION, panel, play_to_the_end
from tests.browser.watching import faults, without_words
from tests.serving import Server
from tests.times import on_a


@pytest.fixture
def position() -> str:
    """A strong creature beside a weak one, and a card in each hand."""
    return POSITION.replace("    deck:", "    hand: [greer-the-stubborn]\n    deck:")


def where(page: Page) -> Locator:
    """The step that is shown, in words."""
    return page.locator(".controls .where")


def at_step(page: Page, step: int) -> None:
    """Wait until this step is shown."""
    expect(where(page)).to_have_text(re.compile(rf"^Step {step} of \d+"))


def until(page: Page, true: Callable[[], bool]) -> None:
    """Wait for something that the page does by itself, such as a request."""
    end = monotonic() + table.LONG / 1000
    while not true():
        assert monotonic() < end
        page.wait_for_timeout(table.POLLING)


def last_step(page: Page) -> int:
    """The number of the last step."""
    told = re.search(r"of (\d+)", where(page).inner_text())
    assert told is not None
    return int(told[1])


def watch_again(page: Page) -> int:
    """Play a short game, open its replay, and return the number of its last step."""
    play_to_the_end(page)
    replay = panel(page).get_by_role("link", name="Replay")
    expect(replay).to_be_visible()
    clicked = monotonic()
    replay.click()
    at_step(page, 0)
    expect(table.creature(page, "Bruno")).to_have_count(1)
    print(f"from the click to the first step of the replay: {monotonic() - clicked:.2f} s")
    return last_step(page)


def review(step: int, kind: str, **more: Any) -> dict[str, Any]:
    """A key moment as the server tells it."""
    plan = {"creature": 1, "path": [], "to": [3000, 2000], "target": 0, "threats": []}
    ways = [
        {"words": "Brissa: move.", "reasons": "No enemy reaches it.", "chance": 0.7, "plan": plan},
        {"words": "Fight Bruno", "reasons": "", "chance": 0.52, "played": True, "plan": None},
    ]
    whole = {"step": step, "until": step + 1, "turn": 3, "seat": 0, "review": kind, "games": 20, "ways": ways}
    return {**whole, "better": 0.18, "error": 0.12, "dice": -0.04, "dice_error": 0.2, **more}


def analysed(page: Page) -> None:
    """Let the page find an analysis that is whole."""
    finds(page, reviews=[review(0, "costly"), review(2, "dice")])


def finds(page: Page, **more: Any) -> None:
    """Let it find the curve and this."""
    turn = {"turn": 3, "seat": 0, "games": 10, "intervals": [[0.3, 0.8]] * 2, "shares": [0.5, 0.5]}
    turns = [{**turn, "step": 0, "chances": [0.7, 0.3]}, {**turn, "step": 2, "chances": [0.5, 0.5]}]
    found = {"turns": turns, "games": 10, "whole": True, "running": False, "done": 1, **more}
    page.route("**/api/replay/chances*", lambda route: route.fulfill(json=found))


def key_moments(page: Page) -> None:
    """The list beside the board leads to the step, tells what was better and why, and draws it broken."""
    expect(page.locator(".controls .mark svg.costly, .controls .mark svg.dice")).to_have_count(2)
    page.keyboard.press("k")
    at_step(page, 2)
    spoken = page.locator(".controls [role=status]")
    expect(spoken).to_have_text(
        re.compile(
            r"^Step 2 of \d+, Turn 3.*[.] .+: chance 50% [(]30–\u206080[)], was 70%[.] Key moment: .+$"
        )
    )
    page.keyboard.press("Shift+K")
    at_step(page, 0)
    page.get_by_role("button", name="Next key moment").click()
    at_step(page, 2)
    listed = page.get_by_role("group", name="Key moments")
    expect(listed).to_contain_text("Key moment 2 of 2")
    expect(page.locator("svg .plan"), "the dice decided, no choice was surely better").to_have_count(0)
    listed.get_by_role("button", name=re.compile("Brissa: move")).click()
    expect(page.locator("svg .plan.ghost")).to_contain_text("70%")
    listed.get_by_role("button", name=re.compile("Another choice was better: [+]18% ")).click()
    at_step(page, 0)
    expect(listed).to_contain_text("Key moment 1 of 2")
    expect(listed).to_contain_text("No enemy reaches it.")
    expect(listed).to_contain_text("The dice cost 4% (± 20).")
    expect(listed.get_by_role("row", name=re.compile("Fight Bruno played 52%"))).to_be_visible()
    expect(page.locator("svg .plan.ghost")).to_contain_text("better")
    assert not faults(page)
    listed.get_by_role("button", name=re.compile("Fight Bruno")).click()
    expect(page.locator("svg .plan")).to_have_count(0)


@on_a("phone")
def test_a_finished_game_is_gone_through(open_page: Open, server: Server, phone: bool) -> None:
    page = open_page(table.seat_link(server, level="gentle"), phone=phone, before=analysed)
    last = watch_again(page)
    row = page.locator(".choices")
    assert row.evaluate("one => one.scrollWidth <= one.clientWidth"), "buttons are cut at the edge"
    key_moments(page)
    page.keyboard.press("End")
    at_step(page, last)
    expect(table.creature(page, "Bruno")).to_have_count(0)
    # The game is over there: no phase goes on, and no panel of the end lies over the replay.
    expect(page.locator("[aria-current=step]")).to_have_count(0)
    expect(table.over(page)).to_have_count(0)
    page.get_by_role("button", name="One step back").click()
    at_step(page, last - 1)
    page.keyboard.press("ArrowLeft")
    at_step(page, last - 2)
    page.get_by_role("button", name="To the beginning").click()
    at_step(page, 0)
    expect(table.creature(page, "Bruno")).to_have_count(1)
    page.get_by_role("button", name="Steps").click()
    page.get_by_role("group", name="Steps").get_by_role("button", name=re.compile("Bruno")).last.click()
    expect(table.creature(page, "Bruno")).to_have_count(0)
    assert not faults(page)


@on_a("phone")
def test_what_is_probable_is_told_as_that(open_page: Open, server: Server, phone: bool) -> None:
    """By words and by the shape of its mark, in the list, in the legend, on the board and spoken."""
    probable = [review(0, "costly", probable=True), review(2, "dice", probable=True)]
    page = open_page(
        table.seat_link(server, level="gentle"),
        phone=phone,
        animations=False,
        before=lambda page: finds(page, reviews=probable),
    )
    watch_again(page)
    listed = page.get_by_role("group", name="Key moments")
    expect(listed).to_contain_text("Another choice was probably better: +18% (± 12)")
    expect(listed).to_contain_text("The dice probably mattered: -4% (± 20)")
    expect(listed.get_by_role("row", name=re.compile("Brissa: move.*probably better"))).to_be_visible()
    expect(listed.locator(".best")).to_have_count(0)
    spoken = page.locator(".controls [role=status]")
    expect(spoken).to_have_text(
        re.compile(r"Key moment: Another choice was probably better: [+]18% \(±\s12\)$")
    )
    marks = page.locator(".controls .mark svg")
    expect(marks).to_have_class([re.compile("probably-costly"), re.compile("probably-dice")])
    expect(page.locator("svg .plan.ghost")).to_contain_text("probably better")
    if not phone:
        expect(page.locator(".controls .legend")).to_contain_text("probably costly")
    expect(page.locator(".controls .change"), "its figure is no sure one").to_have_count(0)
    assert not faults(page)


@on_a("phone")
def test_a_game_without_key_moments_shows_its_eventful_turns(
    open_page: Open, server: Server, phone: bool
) -> None:
    """What happened in them, and nothing about choices."""
    turn = {"turn": 3, "seat": 0, "side": 0, "before": 0.7, "after": 0.5, "error": 0.3}
    eventful = [{**turn, "step": 0, "until": 2}, {**turn, "step": 2, "until": 9, "turn": 4, "after": 1}]
    page = open_page(
        table.seat_link(server, level="gentle"),
        phone=phone,
        animations=False,
        before=lambda page: finds(page, reviews=[], eventful=eventful),
    )
    watch_again(page)
    listed = page.get_by_role("group", name="Key moments")
    expect(listed).to_contain_text("No decision clearly changed the game.")
    expect(listed).to_contain_text(re.compile(r"chance 70% → 50%, -20% [(]±\s30[)]"))
    listed.get_by_role("button", name=re.compile("Turn 4 .*70% → 100%, [+]30%")).click()
    at_step(page, 2)
    expect(listed.locator("[aria-current=step]")).to_contain_text("Turn 4")
    expect(listed.locator(".happened")).to_contain_text("Bruno")
    expect(listed.get_by_role("row")).to_have_count(0)
    expect(page.locator("svg .plan")).to_have_count(0)
    assert not faults(page)


def test_eventful_turns_are_told_below_what_is_only_probable(open_page: Open, server: Server) -> None:
    """A turn is marked as the shown one only where no key moment is."""
    eventful = {"step": 0, "until": 9, "turn": 3, "seat": 0, "side": 0, "before": 0.7, "after": 0.2}
    probable = [review(0, "dice", probable=True)]
    page = open_page(
        table.seat_link(server, level="gentle"),
        animations=False,
        before=lambda page: finds(page, reviews=probable, eventful=[{**eventful, "error": 0.3}]),
    )
    watch_again(page)
    listed = page.get_by_role("group", name="Key moments")
    expect(listed).to_contain_text(
        re.compile(r"probably mattered.*No decision clearly.*70% → 20%", re.DOTALL)
    )
    expect(listed.locator("[aria-current=step]")).to_have_count(1)
    expect(listed.locator("[aria-current=step]")).to_contain_text("The dice probably mattered")
    expect(listed).to_contain_text("± is the error; it is rarely larger.")

    # Of a long turn the first lines are told: the buttons below and the log keep their place.
    listed.get_by_role("button", name=re.compile("70% → 20%")).click()
    page.keyboard.press("ArrowRight")
    happened = listed.locator(".happened li")
    expect(happened).to_have_count(7)
    # Whoever rolls alike for the first turn rolls again: a line more.
    expect(happened.last).to_have_text(re.compile("^[0-9]+ more in the log$"))
    assert not faults(page)


@on_a("phone")
def test_the_chance_at_a_step_is_read_whole(open_page: Open, server: Server, phone: bool) -> None:
    """In German, where the words before it are long; the player has no name and is called by the hero."""
    page = open_page(table.seat_link(server, level="gentle"), phone=phone, animations=False, before=analysed)
    watch_again(page)
    page.evaluate("localStorage.setItem('language', 'de')")
    page.reload()
    expect(where(page)).to_have_text(re.compile(r"Chance [0-9]+\s%"))
    page.keyboard.press("k")
    expect(where(page)).to_have_text(re.compile(r"Chance 50\s% [(]30–\u206080[)], vorher 70\s%$"))
    assert where(page).evaluate("one => one.scrollHeight <= one.clientHeight"), "it is cut"


def test_a_phone_shows_the_whole_field_of_a_replay(open_page: Open, server: Server) -> None:
    """A replay opens with the sheet drawn down and the whole field in view, unlike a table."""
    page = open_page(table.seat_link(server, level="gentle"), phone=True, animations=False)
    watch_again(page)
    box = table.field(page).bounding_box()
    assert box is not None
    assert box["height"] >= 384
    # They stand at opposite edges.
    for name in ("Brissa", "Roland"):
        expect(table.creature(page, name)).to_be_in_viewport(ratio=1)


def test_steps_nearby_are_there_before_they_are_wanted(open_page: Open, server: Server) -> None:
    """By counted requests: the next steps are fetched ahead, seen ones are kept, the log comes in parts."""
    page = open_page(table.seat_link(server, level="gentle"), animations=False)
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url.partition("/api/")[2]))

    def fetched(step: int) -> bool:
        return any(one.startswith(f"replay/{step}?") for one in asked)

    last = watch_again(page)
    assert last > 4
    until(page, lambda: all(fetched(step) for step in (1, 2, 3, 4, last)))
    del asked[:]
    page.keyboard.press("ArrowRight")
    at_step(page, 1)
    page.keyboard.press("ArrowLeft")
    at_step(page, 0)
    page.keyboard.press("End")
    at_step(page, last)
    assert not any(one.startswith("replay/") and not one.startswith("replay/lines") for one in asked)
    expect(page.get_by_role("region", name="Log")).to_contain_text("Bruno")


def test_a_game_plays_by_itself_and_its_address_leads_to_the_step(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server, level="gentle"), animations=False)
    last = watch_again(page)
    page.get_by_label("Speed").select_option("Fast")
    page.get_by_role("button", name="Play", exact=True).click()
    at_step(page, last)
    page.keyboard.press("ArrowLeft")
    at_step(page, last - 1)
    page.reload()
    at_step(page, last - 1)


def test_each_side_may_be_seen_with_its_hand(open_page: Open, server: Server) -> None:
    page = open_page(table.seat_link(server, level="gentle"), animations=False)
    watch_again(page)
    page.keyboard.press("End")
    side = page.get_by_label("Whose side")
    expect(side.locator("option")).to_have_count(3)
    expect(page.locator("[data-region=hand]")).to_have_count(0)
    side.select_option(index=1)
    expect(page.locator("[data-region=hand]")).to_contain_text("Greer")
    expect(page.get_by_role("button", name="Analyse", exact=True)).to_be_visible()
    for city in page.get_by_role("region").get_by_text(re.compile("^City ")).all():
        expect(city).to_be_in_viewport()
    # A link leads here without the words of the game's end.
    page.reload()
    page.get_by_role("button", name="Hands and luck").click()
    hands = page.get_by_role("group", name="Hands and luck")
    expect(hands.get_by_text("Greer the Stubborn")).to_have_count(2)
    assert without_words(page) == []
    expect(hands).to_contain_text("expected")
    assert not faults(page)
    page.keyboard.press("Escape")
    expect(hands).to_have_count(0)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to this step").input_value()
    assert "-w-" in link, "a shared moment gives a seat away"
    assert link == page.url


@on_a("desktop")
def test_a_game_goes_on_from_a_step(open_page: Open, server: Server, phone: bool) -> None:
    """A line above the new game leads back to that step, by keyboard too."""
    page = open_page(table.seat_link(server, level="gentle"), phone=phone, animations=False)
    last = watch_again(page)
    page.keyboard.press("ArrowRight")
    at_step(page, 1)
    page.get_by_role("button", name="Play on from here").click()
    panel_of = page.get_by_role("group", name="Play on from here")
    panel_of.get_by_role("button", name="Against the computer").click()
    table.wait_until_asked(page)
    expect(table.creature(page, "Bruno")).to_have_count(1)
    back = page.get_by_role("link", name="Back to step 1 of the record")
    expect(back).to_be_in_viewport(ratio=1)
    assert not faults(page, "nav")
    back.focus()
    page.keyboard.press("Enter")
    expect(where(page)).to_have_text(re.compile(f"^Step 1 of {last}"))
    expect(page.get_by_label("Whose side")).to_have_count(1)


def test_a_game_goes_on_with_the_same_dice(open_page: Open, server: Server) -> None:
    """A friend is told before the first answer that they can be foreseen."""
    page = open_page(table.seat_link(server, level="gentle"), animations=False)
    last = watch_again(page)
    page.get_by_role("button", name="Play on from here").click()
    panel_of = page.get_by_role("group", name="Play on from here")
    same = panel_of.get_by_role("checkbox", name="The same dice")
    expect(same).not_to_be_checked()
    expect(panel_of).to_contain_text("The dice are new")
    same.check()
    expect(panel_of).to_contain_text("the same answers lead to the same game")
    assert not faults(page)
    panel_of.get_by_role("button", name="Give a link to a friend").click()
    link = page.get_by_label("Link to play").input_value()
    friend = open_page(link.removeprefix(server.address), animations=False)
    expect(friend.get_by_text("The dice are those of an earlier game")).to_be_visible()
    table.wait_until_asked(page)
    expect(page.get_by_text("The dice are those of an earlier game")).to_be_visible()
    for one in (page, friend):
        one.get_by_role("link", name="Back to step 0 of the record").click()
        expect(where(one)).to_have_text(re.compile("^Step 0 of 0"))
        expect(one.get_by_text("the record ends at this step and shows no hand")).to_be_visible()
        expect(one.get_by_label("Whose side")).to_have_count(0)
        expect(one.get_by_role("button", name="Hands and luck")).to_have_count(0)
        assert not faults(one)
    # Once their game is over the line leads to the whole record, without loading the page again.
    for one in (page, friend):
        one.go_back()
        expect(table.field(one)).to_be_visible()
    table.give_up(page)
    for one in (page, friend):
        expect(table.over(one)).to_be_visible()
        one.get_by_role("link", name="Back to step 0 of the record").click()
        expect(where(one)).to_have_text(re.compile(f"^Step 0 of {last}"))
        expect(one.get_by_label("Whose side")).to_have_count(1)
