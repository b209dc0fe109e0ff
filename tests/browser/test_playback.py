"""The page shows an event at its place and at its pace; any input ends the showing, and counts.

The pages' clock stands still unless a test moves it on: what is seen does not depend on the machine.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.serving import Server

POSITION = """
seats:
  first:
    hero: {called: brissa-de-molforn, name: Brissa, strength: 2, health: 7, movement: M, at: [30, 20]}
    creatures:
      greer-the-stubborn: {name: Greer, strength: 3, health: 4, movement: M, at: [8, 8]}
    deck: [tavern, tavern, tavern, tavern]
  second:
    hero: {called: roland-the-proud, name: Roland, strength: 4, health: 9, movement: M, at: [30, 23.2]}
    creatures:
      goliath: {name: Goliath, strength: 3, health: 5, movement: M, at: [50, 50]}
    deck: [tavern, tavern, tavern, tavern]
turn: first
"""
STEP = 40
"""Milliseconds by which a test moves the clock on."""
TURN = 6_600
"""Milliseconds of the clock for the computer's turn, with a frame or two for each scene."""


@pytest.fixture
def position() -> str:
    """The enemy's hero stands in contact with ours and will strike it."""
    return POSITION


def begin(open_page: Open, server: Server, *, phone: bool = False) -> Page:
    """The first seat's table at full speed, Greer selected, with a clock that the test moves."""
    page = open_page(table.seat_link(server), phone=phone, motion=True)
    expect(table.creature(page, "Greer")).to_be_visible()
    table.strip(page).get_by_role("button", name=re.compile("^Greer")).click()
    expect(table.action(page, "Pass")).to_be_visible()
    table.at_rest(page)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 5000"))
    return page


def end_turn(page: Page) -> None:
    """End our turn; the creatures that have not acted pass."""
    page.get_by_role("button", name=re.compile("^End turn")).first.click()
    sure = page.get_by_role("button", name="Pass and end turn")
    expect(sure).to_be_visible()
    sure.click()


def until(page: Page, part: Locator) -> int:
    """Move the clock on until something is seen; return the milliseconds during which others acted.

    While nothing is shown the server is at work, and the clock is not faster than it: a page that has no
    answer for long counts its connection as lost.
    """
    gone = 0
    for _ in range(table.LONG // STEP):
        if part.count():
            return gone
        if playback(page).count():
            gone += STEP
        else:
            page.wait_for_timeout(STEP)
        page.clock.run_for(STEP)
    raise AssertionError(f"never seen: {part}")


def defend(page: Page) -> None:
    """Our hero is struck: say how it parries."""
    until(page, asked(page))
    page.get_by_role("button", name=re.compile("^Roll with")).first.click()


def lead(page: Page, creature: int, by: tuple[float, float]) -> None:
    """Press the mouse on a creature and lead it this many pixels away."""
    x, y = table.middle(table.field(page).locator(f"[data-object=c{creature}] .piece").bounding_box())
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by[0], y + by[1], steps=4)


def arrow(page: Page) -> Locator:
    """The arrow of the attack on our hero."""
    return table.field(page).locator(".attack.ours")


def dice(page: Page) -> Locator:
    """The dice on the field."""
    return table.field(page).locator("[data-dice]")


def playback(page: Page) -> Locator:
    """The line that tells what happens, with its buttons."""
    return page.get_by_role("group", name="Playback")


def asked(page: Page) -> Locator:
    """The question, when it is ours to answer."""
    return page.locator("[data-region=question].yours")


def test_an_attack_on_our_hero_is_shown_where_it_happens(open_page: Open, server: Server) -> None:
    page = begin(open_page, server)
    assert table.field(page).locator('[aria-selected="true"]').count() == 1
    end_turn(page)
    until(page, arrow(page))
    expect(arrow(page)).to_be_visible()
    expect(table.field(page).locator('[aria-selected="true"]')).to_have_count(0)
    expect(table.field(page).locator(".reach, .free, .stopped")).to_have_count(0)
    expect(playback(page)).to_contain_text("Roland")
    expect(page.locator("[data-running]")).to_contain_text("Brissa")
    defend(page)
    until(page, dice(page))
    until(page, asked(page).or_(table.field(page).locator("[data-wounded], [data-fallen]")))


def test_dice_lie_beside_the_creatures_that_throw_them(open_page: Open, server: Server) -> None:
    page = begin(open_page, server)
    end_turn(page)
    defend(page)
    until(page, dice(page))
    for side in dice(page).all():
        box = side.bounding_box()
        assert box
        creature = page.locator(f"[data-object=c{side.get_attribute('data-dice')}] .piece").bounding_box()
        assert creature
        x, y = table.middle(box)
        u, v = table.middle(creature)
        assert abs(x - u) < 220
        assert abs(y - v) < 160
        assert side.locator(".die svg").first.bounding_box()["height"] >= 40  # type: ignore[index]


def test_an_attack_and_a_turn_of_the_computer_keep_their_pace(open_page: Open, server: Server) -> None:
    page = begin(open_page, server)
    end_turn(page)
    gone = until(page, asked(page))
    page.get_by_role("button", name=re.compile("^Roll with")).first.click()
    until(page, dice(page))
    gone += until(page, asked(page))
    assert gone < TURN


def test_a_press_during_the_showing_ends_it_and_counts(open_page: Open, server: Server) -> None:
    page = begin(open_page, server)
    end_turn(page)
    defend(page)
    until(page, dice(page))
    expect(asked(page)).to_have_count(0)
    table.creature(page, "Greer").click()
    expect(dice(page)).to_have_count(0)
    expect(table.selection(page).get_by_role("heading", name="Greer", level=2)).to_be_visible()
    expect(table.messages(page).locator(".bad")).to_have_count(0)


def test_a_drag_during_the_showing_ends_it_and_moves_the_creature(open_page: Open, server: Server) -> None:
    page = begin(open_page, server)
    lead(page, 2, (20, -40))
    page.mouse.up()
    until(page, table.field(page).locator("[data-object=c2]:not([transform='translate(80 520)'])"))
    expect(asked(page)).to_have_count(0)
    before = table.place_of(page, "Brissa")
    lead(page, 1, (40, 20))
    expect(table.field(page).locator("svg.over .length")).to_have_count(1)
    page.mouse.up()
    until(
        page,
        table.field(page).locator(
            f"[data-object=c1]:not([transform='translate({before[0]:g} {before[1]:g})'])"
        ),
    )


def test_a_press_counts_for_a_control_that_moves_with_the_end_of_the_showing(
    open_page: Open, server: Server
) -> None:
    page = begin(open_page, server)
    chips = table.strip(page).locator("li button")
    expect(chips.nth(1)).to_have_accessible_name(re.compile("^Greer"))
    lead(page, 1, (40, 20))
    page.mouse.up()
    until(page, table.field(page).locator("[data-object=c1]:not([transform='translate(300 400)'])"))
    expect(chips.nth(1)).to_have_accessible_name(re.compile("^Greer"))
    page.mouse.move(*table.middle(chips.nth(1).bounding_box()))
    page.mouse.down()
    expect(chips.nth(0)).to_have_accessible_name(re.compile("^Greer"))
    page.mouse.up()
    expect(table.selection(page).get_by_role("heading", name="Greer", level=2)).to_be_visible()


def test_space_only_skips(open_page: Open, server: Server) -> None:
    page = begin(open_page, server)
    end_turn(page)
    defend(page)
    until(page, dice(page))
    page.get_by_role("button", name=re.compile("^End turn")).first.focus()
    page.keyboard.press("Space")
    expect(dice(page)).to_have_count(0)
    until(page, asked(page))
    expect(page.get_by_role("dialog", name="End turn")).to_have_count(0)


def test_skip_and_speed_are_on_the_table(open_page: Open, server: Server) -> None:
    page = begin(open_page, server)
    end_turn(page)
    defend(page)
    until(page, dice(page))
    playback(page).get_by_role("button", name="Speed: full").click()
    expect(playback(page).get_by_role("button", name="Speed: quick")).to_be_visible()
    page.wait_for_function("localStorage.getItem('speed') === 'quick'", polling=table.POLLING)
    playback(page).get_by_role("button", name="Skip").click()
    expect(dice(page)).to_have_count(0)


def test_on_a_phone_the_camera_follows_and_a_recap_comes_before_our_turn(
    open_page: Open, server: Server
) -> None:
    page = begin(open_page, server, phone=True)
    end_turn(page)
    until(page, arrow(page))
    expect(playback(page)).to_contain_text("attacks Brissa")
    page.clock.run_for(400)
    field = table.field(page).bounding_box()
    piece = table.field(page).locator("[data-object=c1] .piece").bounding_box()
    assert field
    assert piece
    x, y = table.middle(piece)
    assert field["x"] < x < field["x"] + field["width"]
    assert field["y"] + 60 < y < field["y"] + field["height"]
    defend(page)
    until(page, dice(page))
    until(page, page.locator("[data-recap]"))
    expect(page.locator("[data-recap]")).to_contain_text("Roland attacks Brissa")
    # A note of the first game is read first: both would cover the field.
    page.clock.run_for(600)
    page.get_by_role("button", name="First game: what is this moment for?").click()
    expect(page.locator("[data-recap]")).to_have_count(0)
    page.get_by_role("button", name="Got it").click()
    expect(page.locator("[data-recap]")).to_be_visible()
    page.locator("[data-recap]").get_by_role("button", name="Close").click()
    expect(page.locator("[data-recap]")).to_have_count(0)


def test_without_motion_nothing_tumbles_and_everything_is_still_shown(
    open_page: Open, server: Server
) -> None:
    page = begin(open_page, server)
    page.emulate_media(reduced_motion="reduce")
    end_turn(page)
    until(page, arrow(page))
    defend(page)
    until(page, dice(page))
    expect(dice(page).locator(".tumbling")).to_have_count(0)
    expect(playback(page)).to_be_visible()
