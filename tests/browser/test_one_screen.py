"""Two or three at one screen: a cover between turns, never two hands in the page, no cover within a turn."""

import re

import pytest
from playwright.sync_api import Page, expect

from signum.classic.cards.sets import shipped
from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.table import Game
from tests.serving import Server, post_table

FIRST = ("greer-the-stubborn", "gilded-blade", "herrick-the-stoker")
SECOND = ("salvation", "sister-amalia", "captain-rocca")
"""Hand and deck of each."""
POSITION = f"""
seats:
  first:
    hero: {{card: brissa-de-molforn, called: brissa, at: [30, 30]}}
    hand: [{FIRST[0]}, {FIRST[1]}]
    deck: [{", ".join([FIRST[2]] * 6)}]
  second:
    hero: {{card: roland-the-proud, at: touching brissa}}
    hand: [{SECOND[0]}, {SECOND[1]}]
    deck: [{", ".join([SECOND[2]] * 6)}]
turn: first
"""
WATCH = """(hands) => {
  window.seen = { most: 0, together: 0 };
  const look = () => {
    const text = document.body.outerHTML.toLowerCase();
    const shown = hands.filter((hand) => hand.some((name) => text.includes(name))).length;
    window.seen.most = Math.max(window.seen.most, shown);
    const covered = document.querySelector('.cover') !== null;
    if (shown > 1 || (covered && shown)) window.seen.together += 1;
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""

TOUCH = """(button) => ['pointerdown', 'pointerup', 'click'].forEach((kind) =>
  button.dispatchEvent(new PointerEvent(kind, { bubbles: true })))"""
"""Shorter than any time for which a button is held, however slow the machine is."""


@pytest.fixture
def position() -> str:
    """Two heroes in contact, two hands without a card in common."""
    return POSITION


def names(cards: tuple[str, ...]) -> list[str]:
    """The parts of cards that a page would show: their ids and English names."""
    return [*cards, *[dict(shipped()[card].names)["en"].lower() for card in cards]]


def in_page(page: Page, cards: tuple[str, ...]) -> bool:
    """Whether any of these cards stands in the page."""
    text = page.content().lower()
    return any(name in text for name in names(cards))


def expect_in_page(page: Page, cards: tuple[str, ...]) -> None:
    """Wait until one of these cards stands in the page."""
    page.wait_for_function(
        """(names) => {
          const text = document.documentElement.outerHTML.toLowerCase();
          return names.some((name) => text.includes(name));
        }""",
        arg=names(cards),
    )


def scale(page: Page) -> float:
    """Pixels of a millimetre of the field, when it has come to rest."""
    table.at_rest(page)
    return table.pixels(page, 100, 0)[0] - table.pixels(page, 0, 0)[0]


def uncover(page: Page, player: str) -> None:
    """The named player presses and holds."""
    expect(page.get_by_role("heading", name=f"{player}, it is your turn.")).to_be_visible()
    assert not in_page(page, FIRST)
    assert not in_page(page, SECOND)
    hold = page.get_by_role("button", name="Hold to show")
    hold.evaluate(TOUCH)
    expect(hold).to_be_visible()
    hold.hover()
    page.mouse.down()
    expect(table.field(page)).to_be_visible()
    page.mouse.up()


def test_two_share_a_screen(open_page: Open) -> None:
    page = open_page(animations=False)
    page.get_by_role("button", name="Set up").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    expect(page.get_by_role("button", name="Hold to show")).to_be_visible()
    page.evaluate(WATCH, [names(FIRST), names(SECOND)])

    # The first player's turn: their own hand is visible, the other's is not.
    uncover(page, "Player 1")
    expect(page.get_by_role("region", name="Your Hand, 2 cards")).to_be_visible()
    expect_in_page(page, FIRST)
    assert not in_page(page, SECOND)

    # The attacked player declares first, without a cover and without a hand; the view of the field stays.
    page.get_by_role("button", name="Nearer").click()
    zoomed = scale(page)
    table.select(page, "Brissa")
    assert table.attack(page) == "fight"
    question = table.question(page)
    expect(question).to_contain_text("Split your dice.")
    assert scale(page) == pytest.approx(zoomed)
    expect(page.get_by_role("button", name="Hold to show")).to_have_count(0)
    assert not in_page(page, FIRST)
    assert not in_page(page, SECOND)
    game = Game(page)
    game.until("split")
    game.until("split")
    table.who_is_asked(page)
    for _ in range(table.MOST):
        if table.is_able(table.end_turn(page)):
            break
        assert game.go_on(), "the game was over before"
        table.who_is_asked(page)
    expect_in_page(page, FIRST)
    assert not in_page(page, SECOND)
    table.end_turn(page).click()

    # The second player's turn begins behind the cover.
    uncover(page, "Player 2")
    expect(page.get_by_role("region", name=re.compile("^Your Hand, 3 cards"))).to_be_visible()
    expect_in_page(page, SECOND)
    assert not in_page(page, FIRST)
    assert page.evaluate("window.seen") == {"most": 1, "together": 0}


THREE = """
mode: three
seats:
  first:
    hero: {card: brissa-de-molforn, activated: yes, at: [10, 5]}
    hand: [greer-the-stubborn]
    deck: [herrick-the-stoker, herrick-the-stoker]
  second:
    hero: {card: roland-the-proud, activated: yes, at: [10, 55]}
    hand: [salvation]
    deck: [captain-rocca, captain-rocca]
  third:
    hero: {card: aurelis-herald-of-the-dawn, activated: yes, at: [55, 30]}
    hand: [sister-amalia]
    deck: [captain-rocca, captain-rocca]
turn: first
"""


@pytest.mark.parametrize("position", [THREE])
def test_three_share_a_screen_in_the_order_of_play(open_page: Open, server: Server) -> None:
    """Each one is called by the cover, sees only their own hand, and the first one comes again."""
    seats = [{"player": "human", "deck": deck} for deck in ("brissa", "roland", "aurelis")]
    wanted = {"game": "classic", "mode": "three", "edition": "en2", "seats": seats}
    made = post_table(server.address, wanted)
    page = open_page(f"#/table/{'/'.join(made['seats'])}", animations=False)
    hands = [("greer-the-stubborn",), ("salvation",), ("sister-amalia",)]
    for seat in range(3):
        expect(page.get_by_role("heading", name=f"Player {seat + 1}, it is your turn.")).to_be_visible()
        assert not any(in_page(page, hand) for hand in hands)
        page.get_by_role("button", name="Hold to show").hover()
        page.mouse.down()
        expect(table.field(page)).to_be_visible()
        page.mouse.up()
        expect_in_page(page, hands[seat])
        assert not any(in_page(page, hand) for at, hand in enumerate(hands) if at != seat)
        table.end_turn(page).click()
        if seat:
            # The heroes of the others are refreshed and have not acted.
            page.get_by_role("button", name="Pass and end turn").click()
    expect(page.get_by_role("heading", name="Player 1, it is your turn.")).to_be_visible()
