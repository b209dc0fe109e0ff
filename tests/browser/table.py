"""A player's view and actions at a table in the browser: found by roles and names, awaited by conditions."""

import re
from math import hypot
from typing import Any, Final

from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.serving import Server, make_table

SIZE: Final = 600.0
"""Millimetres of a side of the field."""
LONG: Final = 240_000
"""Milliseconds for a computer's turn: far more than it needs on a busy machine."""
POLLING: Final = 20
"""Milliseconds between two looks at something that no single locator tells."""
FAR: Final = 140.0
"""Millimetres of a long move."""
MOST: Final = 400
"""Answers after which a test that waits for something in a game is wrong."""
CONTACT: Final = 34.0
"""Between the middles of two bases that nearly touch."""


def seat_link(server: Server, company: str = "computer", **more: Any) -> str:
    """The link of the first seat of a new table, as the part of the address that open_page takes."""
    made = make_table(server.address, company, **more)
    return f"#/table/{'/'.join(made['seats'])}"


def without_animations(page: Page) -> None:
    """Load the page again, and show events at once."""
    page.evaluate("localStorage.setItem('speed', 'none')")
    page.reload()


# What there is to see.


def question(page: Page) -> Locator:
    """The region that says what is asked."""
    return page.get_by_role("region", name="What is asked")


def selection(page: Page) -> Locator:
    """The selected creature and what it can do."""
    return page.get_by_role("region", name="Selected creature")


def action(page: Page, name: str) -> Locator:
    """One of the six things that the selected creature could do."""
    return selection(page).locator(".actions").get_by_role("button", name=re.compile(f"^{name}"))


def strip(page: Page) -> Locator:
    """The remaining actions of this turn."""
    return page.get_by_role("region", name="What remains this turn")


def field(page: Page) -> Locator:
    """The battlefield."""
    return page.get_by_role("region", name="Battlefield")


def creature(page: Page, name: str) -> Locator:
    """A creature on the field, by the beginning of its spoken name; not a second one of that name."""
    return field(page).get_by_role("option", name=re.compile(rf"^{re.escape(name)}\b(?![^,]* \d+,)"))


def messages(page: Page) -> Locator:
    """The messages at the top of the field."""
    return page.get_by_role("region", name="Messages")


NOTE = """() => {
  const shown = document.querySelector('[data-region=notices]');
  window.noted = '';
  new MutationObserver(() => (window.noted += `${shown.textContent}\\n`))
    .observe(shown, { childList: true, characterData: true, subtree: true });
}"""


def note_messages(page: Page) -> None:
    """Remember from now on what the messages say: some of them pass by themselves."""
    page.evaluate(NOTE)


def expect_noted(page: Page, words: str) -> None:
    """Wait until a message has said that since they are noted, even if it is gone."""
    page.wait_for_function(
        "(words) => new RegExp(words).test(window.noted)", arg=words, polling=POLLING, timeout=LONG
    )


def over(page: Page) -> Locator:
    """The heading of the panel at the end."""
    return page.get_by_role("heading", name="The game is over")


def give_up(page: Page) -> None:
    """By the menu, and sure of it."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("group", name="Concede the game?").get_by_role("button", name="Concede").click()


def end_turn(page: Page) -> Locator:
    """The button that ends the turn."""
    return strip(page).get_by_role("button", name="End turn")


def is_told_what_it_can_do(page: Page) -> None:
    """Wait until the actions of the selected creature are those of the position that is shown."""
    expect(action(page, "Pass")).to_be_visible()
    expect(selection(page)).not_to_have_attribute("aria-busy", "true")


def is_able(button: Locator) -> bool:
    """Whether it is there and can be pressed."""
    return bool(button.count()) and button.first.get_attribute("aria-disabled") != "true"


# Places.


def place_of(page: Page, name: str) -> tuple[float, float]:
    """The position of a creature, in millimetres of the drawing."""
    found = creature(page, name).get_attribute("transform") or ""
    x, y = re.findall(r"-?[\d.]+", found)
    return float(x), float(y)


def transform(place: tuple[float, float]) -> re.Pattern[str]:
    """How a creature's place is written."""
    x, y = place
    return re.compile(rf"\({x:g} {y:g}\)")


def pixels(page: Page, x: float, y: float) -> tuple[float, float]:
    """A place of the drawing, in millimetres from its upper left corner, as one of the window."""
    found = page.evaluate(
        """([x, y]) => {
            const list = document.querySelector('[data-region=field] [role=listbox]');
            const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(list.getScreenCTM());
            return [left, top];
        }""",
        [x, y],
    )
    return found[0], found[1]


AT_REST = """() => new Promise((done) => {
  let [before, frames] = ['', 0];
  const look = () => {
    const { a, d, e, f } = document.querySelector('[data-region=field] [role=listbox]').getScreenCTM();
    const now = [a, d, e, f].join();
    frames = now === before ? frames + 1 : 0;
    before = now;
    if (frames === 3) done();
    else requestAnimationFrame(look);
  };
  look();
})"""


def at_rest(page: Page) -> None:
    """Wait until the field stays where it is from frame to frame, however late the frames are."""
    page.evaluate(AT_REST)


def middle(box: FloatRect | None) -> tuple[float, float]:
    """Of what is seen."""
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# What is done by mouse.


def click_field(page: Page, x: float, y: float) -> None:
    """Point at a place of the field and click."""
    at_rest(page)
    left, top = pixels(page, x, y)
    page.mouse.move(left, top)
    page.mouse.click(left, top)


def select(page: Page, name: str) -> None:
    """Click a creature of one's own when it may act, and see what it can do."""
    wait_until_asked(page)
    creature(page, name).click()
    expect(selection(page).get_by_role("heading", name=name, level=2)).to_be_visible()
    is_told_what_it_can_do(page)


def drag(page: Page, name: str, to: tuple[float, float], *, release: bool = True) -> None:
    """Drag a creature to a place of the drawing."""
    at_rest(page)
    begin = pixels(page, *place_of(page, name))
    end = pixels(page, *to)
    page.mouse.move(*begin)
    page.mouse.down()
    page.mouse.move(*[(a + b) / 2 for a, b in zip(begin, end)], steps=3)
    page.mouse.move(*end, steps=3)
    if release:
        page.mouse.up()


def wait_until_asked(page: Page) -> bool:
    """Until this seat has to answer; false if the game is over instead."""
    asked = page.locator("[data-region=question].yours")
    expect(asked.or_(over(page)).first).to_be_visible(timeout=LONG)
    return not over(page).count()


# Fast play only by clicks.


def is_asked(page: Page) -> bool:
    """Whether this seat has to answer."""
    return bool(page.locator("[data-region=question].yours").count())


def who_is_asked(*pages: Page) -> Page | None:
    """The first of these pages that has to answer, as soon as one has; none when the game is over."""
    for _ in range(LONG // POLLING):
        for page in pages:
            if is_asked(page):
                return page
            if over(page).count():
                return None
        pages[0].wait_for_timeout(POLLING)
    raise AssertionError("nobody is asked anything")


def answer(page: Page) -> str:
    """Answer any question; return its subject."""
    asked = question(page)
    words = asked.locator(".words").inner_text()
    if words.startswith("Your turn."):
        return act(page)
    if "stand?" in words:
        click_field(page, SIZE / 2, SIZE - 16)
        expect(asked.locator(".words")).not_to_have_text(words)
        return "hero"
    controls = asked.locator(".controls")
    if not controls.count():
        is_told_what_it_can_do(page)
        return attack(page) or do(page, "Pass")
    for name, kind in ANSWERS.items():
        button = controls.get_by_role("button", name=re.compile(name))
        if is_able(button):
            button.first.click()
            return kind
    controls.get_by_role("button").first.click()
    choose = controls.locator(".primary:not([aria-disabled=true])")
    if is_asked(page) and choose.count() and asked.locator(".words").inner_text() == words:
        choose.first.click()
    return "other"


def act(page: Page) -> str:
    """Let the next creature attack or go ahead; when all have acted the turn ends."""
    chips = strip(page).get_by_role("button", name=re.compile(": can act$"))
    if not chips.count():
        end_turn(page).click()
        return "end"
    name = (chips.first.get_attribute("aria-label") or "").rpartition(":")[0]
    chips.first.click()
    expect(selection(page).get_by_role("heading", name=name, level=2)).to_be_visible()
    is_told_what_it_can_do(page)
    if done := attack(page):
        return done
    says = creature(page, name).get_attribute("aria-label") or ""
    if "activation is lost" in says or not is_able(action(page, "Move")):
        return do(page, "Pass")
    drag(page, name, ahead(page, name))
    # It has acted, or there is a question about it; or others stand in its way, and the place is refused.
    acted = strip(page).get_by_role("button", name=re.compile(rf"^{re.escape(name)}: (?!can act)"))
    asked = question(page).locator(".words").filter(has_not_text="Your turn.")
    refused = messages(page).locator(".bad")
    expect(acted.or_(asked).or_(refused).first).to_be_visible()
    return do(page, "Pass") if refused.count() else "move"


def attack(page: Page) -> str:
    """Fight if possible, or else shoot; None if neither is possible."""
    for kind in ("Fight", "Shoot"):
        if is_able(action(page, kind)):
            do(page, kind)
            selection(page).get_by_role("list", name=kind).get_by_role("button").first.click()
            return kind.lower()
    return ""


def do(page: Page, kind: str) -> str:
    """Choose one of the six actions."""
    action(page, kind).click()
    return kind.lower()


def ahead(page: Page, name: str) -> tuple[float, float]:
    """A place towards an enemy's hero, as far as a run may lead, or in contact."""
    x, y = place_of(page, name)
    enemy = field(page).get_by_role("option", name=re.compile("enemy hero")).first
    to_x, to_y = [float(one) for one in re.findall(r"-?[\d.]+", enemy.get_attribute("transform") or "")]
    far = hypot(to_x - x, to_y - y)
    part = min(FAR, far - CONTACT) / far
    return x + (to_x - x) * part, y + (to_y - y) * part


ANSWERS: Final = {
    "^Roll with": "split",
    "^Keep": "keep",
    "^Build nothing": "build",
}
"""Buttons that bring a game on, and what they answer."""


# Two who play with each other.


def create(page: Page, name: str) -> str:
    """Make a table in the lobby; the link for the other, as the page shows it."""
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Create").click()
    page.get_by_role("dialog").get_by_role("button", name="Create").click()
    link = page.get_by_role("textbox", name="Link to play").input_value()
    return link[link.index("#") :]


def join(page: Page, name: str, hero: str) -> None:
    """Sit down as the last at the table of the link, with a name and a deck."""
    sit_down(page, name, hero)
    expect(field(page)).to_be_visible()


def sit_down(page: Page, name: str, hero: str) -> None:
    """Take the seat of the link with a name and a deck."""
    expect(page.get_by_role("heading", name="You are invited")).to_be_visible()
    page.get_by_role("radio", name=hero).check(force=True)
    page.get_by_role("textbox", name="Name").fill(name)
    page.get_by_role("button", name="Sit down").click()


class Game:
    """Two pages that play against each other, and what was done on which."""

    def __init__(self, *pages: Page) -> None:
        self.pages = pages
        self.did: list[tuple[Page, str]] = []

    def go_on(self) -> str:
        """Answer the open question; return the action, None if the game is over."""
        page = who_is_asked(*self.pages)
        if page is None:
            return ""
        self.did.append((page, answer(page)))
        return self.did[-1][1]

    def until(self, wanted: str) -> None:
        """Go on until something of a kind was done."""
        for _ in range(MOST):
            done = self.go_on()
            assert done, f"the game was over before: {wanted}"
            if done == wanted:
                return
        raise AssertionError(f"not done in {MOST} answers: {wanted}")

    def turns(self, page: Page) -> int:
        """How many turns were ended on a page."""
        return self.did.count((page, "end"))
