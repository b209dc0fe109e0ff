"""A card is dragged to the field in every direction, and put back where it is let go elsewhere."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.test_keyboard import POSITION
from tests.serving import Server


@pytest.fixture
def position() -> str:
    """The first player can summon Garrus."""
    return POSITION


@pytest.fixture
def page(open_page: Open, server: Server) -> Page:
    """The first seat's table."""
    opened = open_page(table.seat_link(server), animations=False)
    table.question(opened).get_by_role("button", name="Build nothing").click()
    expect(card(opened)).to_have_accessible_name(re.compile("Can be played"))
    table.wait_until_asked(opened)
    table.at_rest(opened)
    return opened


def card(page: Page) -> Locator:
    """Garrus in our hand."""
    return page.locator("[data-region=hand] button")


def lead(page: Page, *places: tuple[float, float]) -> None:
    """Press the mouse on the card and lead it from place to place, in pixels from where it lies."""
    x, y = table.middle(card(page).bounding_box())
    page.mouse.move(x, y)
    page.mouse.down()
    for right, down in places:
        page.mouse.move(x + right, y + down, steps=4)


@pytest.mark.parametrize("aside", [-260, -120, 0, 120, 260])
def test_a_card_is_dragged_to_the_field_in_every_direction(page: Page, aside: float) -> None:
    lead(page, (aside, -30), (aside, -300))
    page.mouse.up()
    expect(table.question(page)).to_contain_text("place")


def test_a_card_that_is_let_go_elsewhere_lies_in_the_hand_again(page: Page) -> None:
    before = card(page).bounding_box()
    lead(page, (200, 4), (420, 4))
    expect(card(page)).to_have_attribute("aria-pressed", "true")
    page.mouse.up()
    expect(card(page)).to_have_attribute("aria-pressed", "false")
    page.mouse.move(10, 10)
    page.wait_for_function(
        """([left, top]) => {
            const found = document.querySelector('[data-region=hand] button').getBoundingClientRect();
            return Math.abs(found.left - left) < 1 && Math.abs(found.top - top) < 8;
        }""",
        arg=[before["x"], before["y"]],  # type: ignore[index]
    )


def test_a_card_does_not_follow_a_pointer_that_was_lifted_elsewhere(page: Page) -> None:
    box = card(page).bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 3)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 12)
    page.mouse.up()
    page.mouse.move(*table.middle(box), steps=3)
    page.mouse.move(box["x"] + 20, box["y"] + 60, steps=3)
    expect(card(page)).to_have_attribute("aria-pressed", "false")
    page.wait_for_function("(node) => !node.style.transform", arg=card(page).element_handle())


def test_an_enlarged_card_has_its_flavour_at_once(open_page: Open, server: Server) -> None:
    """Flavour follows the table; a card that is enlarged later asks for nothing."""
    opened = open_page(table.seat_link(server), animations=False)
    with opened.expect_response(re.compile("/api/cards[^&]*&language=en$")):
        expect(card(opened)).to_be_visible()
    opened.route("**/api/cards*", lambda route: route.abort())
    card(opened).click()
    expect(opened.locator(".face .flavour")).to_be_visible()


WALK = (
    POSITION.replace("[garrus-the-crossbowman]", "[walk-between-trees]")
    .replace(
        "greer: {name: Greer, strength: 3, health: 4, movement: S,", "garrus: {card: garrus-the-crossbowman,"
    )
    .replace("city: [", "city: [tavern, ")
)


@pytest.mark.parametrize("position", [WALK], ids=["walk"])
def test_a_creature_that_a_card_places_has_a_circle_around_it(page: Page) -> None:
    """C-MOV-05: of the distance of the card, around where it stands."""
    circle = page.locator("svg .asked-range")
    expect(circle).to_have_count(0)
    lead(page, (0, -30), (0, -300))
    page.mouse.up()
    question = table.question(page)
    expect(question).to_contain_text("Walk between Trees")
    if "may be placed" not in question.inner_text():
        question.get_by_role("button", name=re.compile("Garrus")).click()
    expect(question).to_contain_text("may be placed")
    expect(circle).to_have_attribute("r", "100")
    assert table.place_of(page, "Garrus") == (
        float(circle.get_attribute("cx") or 0),
        float(circle.get_attribute("cy") or 0),
    )
