"""Two browsers through a whole online game: reloads, a restart of the server, undo, a draw, chat, the end."""

from playwright.sync_api import Locator, Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.table import Game, create, join
from tests.browser.watching import Complaints
from tests.serving import Server
from tests.times import TIMES

MORE_TURNS = 1 if TIMES == 1 else 6
"""Turns of each after all else; then the second player gives up."""
MARKUP = "<img src=x onerror=alert(1)><b>bold</b>"


def log(page: Page) -> Locator:
    """The log."""
    return page.get_by_role("region", name="Log").get_by_role("tabpanel")


def lines(page: Page) -> Locator:
    """The lines of the log."""
    return log(page).get_by_role("listitem")


def standing(page: Page) -> list[str]:
    """The position on a page: all creatures on the field with their places, and the log."""
    things = table.field(page).get_by_role("option")
    places = [f"{one.get_attribute('data-object')} {one.get_attribute('transform')}" for one in things.all()]
    return [*sorted(places), log(page).inner_text()]


def expect_standing(page: Page, wanted: list[str]) -> None:
    """Wait until a page shows a position again."""
    for _ in range(table.LONG // table.POLLING):
        if standing(page) == wanted:
            return
        page.wait_for_timeout(table.POLLING)
    assert standing(page) == wanted


def test_two_play_a_whole_game(open_page: Open, server: Server, complaints: Complaints) -> None:
    complaints.expect("WebSocket connection to .* failed")
    odo = open_page(animations=False)
    tamsin = open_page(create(odo, "Odo"), animations=False)
    join(tamsin, "Tamsin", "Roland")
    expect(odo.get_by_role("region", name="Tamsin")).to_be_visible()
    expect(tamsin.get_by_role("region", name="Odo")).to_be_visible()
    for page in (odo, tamsin):
        expect(table.field(page)).to_be_visible()
    game = Game(odo, tamsin)

    game.until("build")
    talk(odo, tamsin)
    game.until("fight")
    game.until("split")
    game.until("split")
    attacker, _ = next(one for one in reversed(game.did) if one[1] == "fight")
    take_back(attacker, tamsin if attacker is odo else odo)
    offer_a_draw(odo, tamsin)
    come_back(tamsin)
    survive_a_restart(server, odo, tamsin)
    play_to_its_end(game)

    for page in (odo, tamsin):
        expect(table.over(page)).to_be_visible()
        assert game.turns(page)
    expect(lines(odo).last).to_have_text(lines(tamsin).last.inner_text(), use_inner_text=True)


def play_to_its_end(game: Game) -> None:
    """Play until a player has won, or the second player gives up."""
    most = min(map(game.turns, game.pages)) + MORE_TURNS
    for _ in range(table.MOST):
        if min(map(game.turns, game.pages)) == most:
            break
        if not game.go_on():
            return
    table.give_up(game.pages[1])


def talk(speaker: Page, hearer: Page) -> None:
    """Chat arrives as it was typed, and makes no element."""
    for page in (speaker, hearer):
        page.get_by_role("tab", name="Chat").click()
    speaker.get_by_role("textbox", name="Say something").fill(MARKUP)
    speaker.get_by_role("button", name="Send").click()
    for page in (speaker, hearer):
        expect(log(page).get_by_text(MARKUP, exact=True)).to_be_visible()
        assert log(page).locator("img").count() == 0
        page.get_by_role("tab", name="All").click()


def take_back(attacker: Page, other: Page) -> None:
    """Dice have fallen: the attack's split is taken back only when the other allows it."""
    expect(lines(attacker).filter(has_text="rolls attack dice")).not_to_have_count(0)
    before, told = standing(attacker), lines(attacker).count()
    table.strip(attacker).get_by_role("button", name="Undo").click()
    dialog = attacker.get_by_role("dialog", name="Undo")
    expect(dialog).to_contain_text("Dice or cards have been revealed since.")
    dialog.get_by_role("button", name="Ask").click()
    expect(table.messages(attacker)).to_contain_text("You have asked to take it back.")
    assert standing(attacker) == before
    table.messages(other).get_by_role("button", name="Allow").click()
    expect(table.question(attacker)).to_contain_text("Split your dice.")
    expect(table.question(other)).to_contain_text("splitting the dice")
    expect(lines(other)).to_have_count(lines(attacker).count())
    assert lines(attacker).count() < told


def offer_a_draw(odo: Page, tamsin: Page) -> None:
    """A draw is offered in the menu and shown to both; it need not be accepted."""
    odo.get_by_role("button", name="Menu").click()
    odo.get_by_role("button", name="Offer a draw").click()
    expect(table.messages(odo)).to_contain_text("You have offered a draw.")
    expect(table.messages(tamsin)).to_contain_text("Odo offers a draw.")
    table.messages(tamsin).get_by_role("button", name="Close").click()
    expect(table.messages(tamsin)).not_to_contain_text("draw")


def come_back(page: Page) -> None:
    """A page that is loaded again shows the same position."""
    before = standing(page)
    page.reload()
    expect(table.field(page).get_by_role("option").first).to_be_visible()
    expect_standing(page, before)


def survive_a_restart(server: Server, *pages: Page) -> None:
    """Both pages say that the server is away, come back by themselves and show the same position."""
    before = [standing(page) for page in pages]
    for page in pages:
        table.note_messages(page)
    server.stop()
    for page in pages:
        expect(table.messages(page)).to_contain_text("Reconnecting. Nothing is lost.")
    server.start()
    for page in pages:
        table.expect_noted(page, r"Back at turn \d")
    for page, wanted in zip(pages, before, strict=True):
        expect(page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
        expect_standing(page, wanted)
