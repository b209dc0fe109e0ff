"""Lessons in the browser: by keyboard to the end, on a phone, and one of Warseer; nobody is kept out."""

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.test_keyboard import HEAR, go_to_region, press, select, tab_to
from tests.browser.watching import faults


def coach(page: Page) -> Locator:
    return page.locator("[data-region=coach]")


def task(page: Page) -> Locator:
    """The line of a phone's sheet with the task."""
    return page.get_by_role("region", name="Your task")


def on(page: Page, name: str = "Next step") -> Locator:
    """The button that leads on."""
    return coach(page).get_by_role("button", name=name, exact=True)


def chosen(page: Page, game: str) -> Page:
    """The Learn page with a game chosen there."""
    page.get_by_role("radiogroup", name="Game").get_by_text(game, exact=True).click()
    return page


def test_a_lesson_is_done_by_keyboard_alone_and_its_progress_is_kept(open_page: Open) -> None:
    page = open_page("#/learn", animations=False)
    lesson = page.get_by_role("button", name=re.compile("Moving and rulers"))
    expect(page.get_by_role("region", name="Lessons")).to_contain_text("0 of 14 done")
    assert faults(page) == []
    page.evaluate(HEAR)
    tab_to(page, lesson, most=24)
    press(page, "Enter")
    expect(coach(page)).to_contain_text("Move Armande.")
    table.wait_until_asked(page)
    assert faults(page) == []

    select(page, "Armande")
    press(page, "m")
    expect(page.locator("[data-region=hand]")).to_contain_text("next contact")
    press(page, "ArrowUp", "ArrowUp", "Enter")
    expect(on(page)).to_be_focused()
    expect(coach(page)).to_contain_text("Well walked.")
    # She has acted: the keys lead to the next one, and the log is in the window below the coach.
    keys = page.locator("[data-region=hand]")
    expect(keys).to_contain_text("next creature")
    expect(keys).not_to_contain_text("fight")
    expect(page.locator("[data-region=log]").get_by_text("Armande moves")).to_be_in_viewport(ratio=1)
    press(page, "Enter")
    expect(coach(page)).to_contain_text("Step 2 of 3")

    # A move is legal, but the task is to run: the coach says so with its rule, and nothing has moved.
    select(page, "Garrus")
    place = table.place_of(page, "Garrus")
    press(page, "m", "ArrowUp", "Enter")
    refused = table.messages(page)
    expect(refused).to_contain_text("the task cannot be done after it")
    expect(refused.get_by_role("button", name="Rule C-RUN-01")).to_be_visible()
    assert table.place_of(page, "Garrus") == place
    press(page, "Escape")
    select(page, "Garrus")
    press(page, "r", "ArrowUp", "ArrowUp", "Enter")
    expect(on(page)).to_be_focused()

    # Left and found again at the same step, where I tells the explanation once more.
    page.goto(page.url.split("#")[0] + "#/learn")
    expect(lesson).to_contain_text("step 2 of 3")
    tab_to(page, lesson, most=24)
    press(page, "Enter")
    expect(coach(page)).to_contain_text("Step 2 of 3")
    table.wait_until_asked(page)
    again = coach(page).locator("p.sr")
    expect(again).to_have_text("")
    press(page, "i")
    expect(again).to_contain_text("A run goes one letter farther")
    go_to_region(page, "coach")
    tab_to(page, coach(page).get_by_role("button", name="Show me"))
    press(page, "Enter")
    # The step is played and taken back; whoever wants goes on all the same.
    expect(coach(page)).to_contain_text("it is taken back. Now you")
    expect(coach(page)).to_contain_text("Step 2 of 3")
    tab_to(page, on(page))
    press(page, "Enter")
    expect(coach(page)).to_contain_text("End your turn.")
    table.wait_until_asked(page)
    # Before the run is shown E would ask whether Garrus is to stay idle.
    expect(table.question(page)).to_contain_text("All your creatures have acted")
    press(page, "e")
    expect(on(page, "Next lesson")).to_be_visible()
    assert page.evaluate("window.pointed") == 0

    page.goto(page.url.split("#")[0] + "#/learn")
    expect(page.get_by_role("button", name=re.compile("Moving and rulers ?, done"))).to_be_visible()
    expect(page.get_by_role("region", name="Lessons")).to_contain_text("1 of 14 done")
    kept = json.loads(page.evaluate("localStorage.getItem('lessons')"))
    assert kept == {"classic/moving": {"step": 0, "done": True}}


def test_a_lesson_on_a_phone(open_page: Open) -> None:
    """The coach speaks in a band above the field and covers nothing; the task is a line in the sheet."""
    page = open_page("#/learn", phone=True, animations=False)
    page.get_by_role("button", name=re.compile("The first blow")).tap()
    expect(coach(page)).to_contain_text("Her strength is the number of dice she has")
    box = coach(page).bounding_box()
    assert box is not None
    assert box["height"] == 96
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    table.wait_until_asked(page)
    # Only what the task needs can act.
    expect(table.strip(page).get_by_role("button", name=re.compile("can act$"))).to_have_count(1)
    table.strip(page).get_by_role("button", name=re.compile("Armande")).tap()
    table.action(page, "Fight").tap()
    table.selection(page).get_by_role("button", name=re.compile("Bruno")).first.tap()
    expect(coach(page)).to_contain_text("The defender divides")
    assert faults(page) == []
    task(page).get_by_role("button", name="Next step").tap()
    expect(task(page)).to_contain_text("Put all three dice into attack.")
    table.question(page).get_by_role("button", name=re.compile("^Roll with 3 attack")).tap()
    expect(coach(page)).to_contain_text("three successes")
    page.goto(page.url.split("#")[0] + "#/learn")
    page.get_by_role("button", name=re.compile("Shooting and sight")).tap()
    table.wait_until_asked(page)
    in_the_window(page)


def in_the_window(page: Page) -> None:
    """No creature stands above or below what is seen of the field: the task may name any of them."""
    box = table.field(page).bounding_box()
    assert box is not None
    for one in table.field(page).get_by_role("option").all():
        place = one.bounding_box()
        assert place is not None
        assert box["y"] <= place["y"]
        assert place["y"] + place["height"] <= box["y"] + box["height"]


def test_a_lesson_of_warseer_is_done_by_clicks_and_by_being_shown(open_page: Open) -> None:
    page = chosen(open_page("#/learn", animations=False), "Warseer")
    page.get_by_role("button", name=re.compile("Pushes")).click()
    expect(coach(page)).to_contain_text("The chevrons on a die are a push.")
    table.wait_until_asked(page)
    page.locator('[data-hex="5.4"]').click()
    expect(page.locator('[data-hex="5.5"] .reach')).to_be_visible()
    page.locator('[data-hex="6.4"]').click()
    page.get_by_role("region", name="Odds").get_by_role("button", name=re.compile("^Attack")).click()
    on(page).click()
    expect(coach(page)).to_contain_text("Push Valeria into the forest.")
    expect(page.locator("[data-region=task-keys]")).to_contain_text("From hex to hex")
    table.wait_until_asked(page)
    coach(page).get_by_role("button", name="Show me").click()
    expect(page.locator('[data-hex="7.4"]')).to_have_attribute("aria-label", re.compile("Valeria"))
    assert faults(page) == []
    coach(page).get_by_role("button", name="Try again").click()
    expect(page.locator('[data-hex="6.4"]')).to_have_attribute("aria-label", re.compile("Valeria"))
    coach(page).get_by_role("button", name="Show me").click()
    on(page).click()
    expect(coach(page)).to_contain_text("Attack Severus with Tiphaine.")


def test_only_what_the_task_needs_answers_and_the_rest_can_be_looked_at(open_page: Open) -> None:
    """One creature has a brass bar; the other may be selected and measured, and its action says why not."""
    page = open_page("#/learn", animations=False)
    page.get_by_role("button", name=re.compile("Moving and rulers")).click()
    expect(coach(page)).to_contain_text("Move Armande.")
    table.wait_until_asked(page)
    able = field_offers(page)
    assert len(able) == 1
    assert able[0].startswith("Armande")
    table.creature(page, "Garrus").click()
    expect(table.selection(page)).to_contain_text("Garrus")
    page.keyboard.press("e")
    expect(coach(page)).to_contain_text("Step 1 of 3")
    expect(coach(page)).not_to_contain_text("leads away")
    assert faults(page) == []
    # Nobody has cards or a City here: the lessons are listed beside the field, and lead to each other.
    expect(page.get_by_role("region", name="You", exact=True)).to_have_count(0)
    page.get_by_role("region", name="Lessons").get_by_role("button", name=re.compile("The City")).click()
    expect(coach(page)).to_contain_text("The City")
    expect(page.get_by_role("region", name="You", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Lessons")).to_have_count(0)


def field_offers(page: Page) -> list[str]:
    """The spoken names of the creatures that can act."""
    named = page.get_by_role("region", name="Battlefield").get_by_role("option")
    told = named.evaluate_all("all => all.map((one) => one.getAttribute('aria-label') ?? one.textContent)")
    return [one for one in told if "can act" in one]


def test_warseers_lessons_tell_keys_and_on_touch_gestures(open_page: Open) -> None:
    page = chosen(open_page("#/learn", animations=False), "Warseer")
    page.get_by_role("button", name=re.compile("Hexes and moving")).click()
    keys = page.locator("[data-region=task-keys]")
    expect(keys).to_contain_text("Next creature")
    expect(keys.locator("kbd").first).to_have_text("N")
    expect(page.locator("[data-region=hand]"), "nobody has cards here").to_have_count(0)
    phone = chosen(open_page("#/learn", phone=True, animations=False), "Warseer")
    phone.get_by_role("button", name=re.compile("Hexes and moving")).tap()
    gestures = phone.locator("[data-region=task-keys]")
    expect(gestures).to_contain_text("Tap a creature to see where it can go")
    expect(gestures.locator("kbd")).to_have_count(0)
    # The task may name any of them, also those in the far rows.
    for place in ("3.4", "3.6", "9.4"):
        expect(phone.locator(f'[data-hex="{place}"]')).to_be_in_viewport(ratio=1)
        expect(phone.locator(f'[data-hex="{place}"]')).to_have_attribute("aria-label", re.compile(","))
    field = table.field(phone).bounding_box()
    far = phone.locator('[data-hex="9.4"]').bounding_box()
    assert field is not None
    assert far is not None
    assert far["y"] >= field["y"], "Valeria stands above the window of the field"
    assert faults(phone) == []
