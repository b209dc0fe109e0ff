"""Positions: placed, set, checked and tried; opened and saved; moments of games as files; bug reports."""

from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from signum.rulebooks import GAMES
from signum.table.scenario.reading import read
from tests.browser import table
from tests.browser.conftest import Open
from tests.browser.test_end import POSITION
from tests.browser.test_replay import watch_again
from tests.browser.watching import faults
from tests.serving import Server
from tests.table.test_positions import start_in
from tests.times import on_a

FOX = """\
scenario: A fox beside a wolf
edition: en2
seats:
  first:
    creatures:
      fox: {strength: 3, health: 5, at: [30, 30]}
  second:
    creatures:
      wolf: {strength: 2, health: 2, at: touching fox}
script:
- first: {activate: fox}
"""


@pytest.fixture
def position() -> str:
    return POSITION


def status(page: Page) -> Locator:
    return page.locator("[data-status]")


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def place(page: Page, card: str, seat: str, across: float, along: float) -> None:
    """Take a card from the list and put it on the field."""
    page.locator(".palette select").select_option(seat)
    page.get_by_role("searchbox").fill(card)
    page.locator(".palette li button").first.click()
    board = page.locator(".board svg")
    board.scroll_into_view_if_needed()
    box = board.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + across * box["width"], box["y"] + along * box["height"])


def opened(page: Page, text: str) -> None:
    tab(page, "File")
    page.get_by_label("Or paste the text of a file").fill(text)
    page.get_by_role("button", name="Open this text").click()


def saved(page: Page, button: str, file: Path) -> str:
    with page.expect_download() as loading:
        page.get_by_role("button", name=button).click()
    loading.value.save_as(file)
    return file.read_text(encoding="utf-8")


@on_a("phone")
def test_a_position_is_placed_set_and_tried(open_page: Open, phone: bool) -> None:
    page = open_page("#/position", phone=phone)
    place(page, "Brissa", "first", 0.5, 0.8)
    place(page, "Roland", "second", 0.5, 0.3)
    expect(page.locator("[data-thing]")).to_have_count(2)
    expect(status(page)).to_contain_text("The rules accept this position")
    page.get_by_label("Wounds").fill("3")
    page.get_by_label("Wounds").press("Tab")
    expect(page.get_by_role("button", name="Roland the Proud, seat 2, health 8 of 11")).to_be_visible()
    tab(page, "Players")
    page.locator("summary", has_text="Hand").first.click()
    page.get_by_label("Card for Hand").first.fill("Greer the Stubborn")
    page.get_by_role("button", name="Add").first.click()
    page.get_by_label("Prosperity").first.fill("7")
    page.get_by_label("Prosperity").first.press("Tab")
    tab(page, "Try it")
    assert not faults(page)
    page.get_by_role("button", name="Both sides yourself").click()
    expect(page.get_by_role("button", name="Hold to show")).to_be_visible()
    page.go_back()
    tab(page, "Try it")
    page.get_by_role("button", name="Against the computer").click()
    expect(table.creature(page, "Brissa")).to_have_count(1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Back to the position").click()
    expect(page.locator("[data-thing]")).to_have_count(2)


def test_a_mistake_is_told_in_words_and_taken_back_by_keys(open_page: Open) -> None:
    """By keyboard: a creature moves onto another, the rules say so, undo helps, Delete removes."""
    page = open_page("#/position")
    opened(page, FOX)
    expect(page.locator("[data-thing]")).to_have_count(2)
    expect(page.locator(".notice")).to_contain_text("script of 1 step is kept")
    fox = page.locator('[data-thing="seats/first/creatures/fox"]')
    fox.focus()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect(fox).to_have_attribute("aria-label", "fox, seat 1, health 5 of 5, at 30, 27")
    expect(status(page)).to_contain_text("The rules accept")
    wolf = page.locator('[data-thing="seats/second/creatures/wolf"]')
    wolf.focus()
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    expect(status(page)).to_contain_text("stands on")
    for _ in range(4):
        page.keyboard.press("Control+z")
    expect(status(page)).to_contain_text("The rules accept")
    page.get_by_role("searchbox").focus()
    page.keyboard.type("Greer")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".cursor")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-thing]")).to_have_count(3)
    wolf.focus()
    page.keyboard.press("Delete")
    expect(page.locator("[data-thing]")).to_have_count(2)


def test_a_file_is_opened_and_saved_as_the_same_position(open_page: Open, tmp_path: Path) -> None:
    page = open_page("#/position")
    opened(page, "a: [")
    expect(page.get_by_role("alert")).to_contain_text("cannot be read as YAML")
    opened(page, FOX)
    expect(page.locator("[data-thing]")).to_have_count(2)
    expect(status(page)).to_contain_text("The rules accept")
    text = saved(page, "Save the file", tmp_path / "fox.yaml")
    assert start_in(text) == start_in(FOX)
    assert len(read(tmp_path / "fox.yaml", GAMES).steps) == 1
    opened(page, FOX + "terrains: {pond: {centre: [10, 10], radius: 4}}\n")
    expect(page.locator("[data-thing]")).to_have_count(3)
    expect(status(page)).to_contain_text("The rules accept")
    page.locator(".bar").get_by_text("Warseer").click()
    page.locator(".palette").get_by_text("Terrain").click()
    page.get_by_role("button", name="Forest", exact=True).click()
    page.locator('[data-hex="5.3"]').click()
    page.keyboard.press("Escape")
    page.locator(".palette").get_by_text("Creatures").click()
    page.get_by_role("searchbox").fill("Brissa")
    page.locator(".palette li button").first.click()
    page.locator('[data-hex="4.4"]').click()
    expect(page.locator(".piece")).to_have_count(1)
    expect(page.locator('[data-hex="5.3"]')).to_have_attribute("aria-label", "row 5, place 3, Forest")
    expect(status(page)).to_contain_text("The rules accept")
    tab(page, "File")
    start = start_in(saved(page, "Save the file", tmp_path / "hexes.yaml"))
    assert [one.at for one in start.state.creatures.values()] == [(4, 4)]


BRIGHTNESS = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
  canvas.drawImage(image, 0, 0);
  return Math.min(...canvas.getImageData(image.width * 0.4, image.height * 0.47, 1, 1).data.slice(0, 3));
}"""
"""The darkest of the three colours at a place of a picture, from 0 to 255; the page has its light theme."""


def test_a_moment_is_shared_and_a_fault_reported(open_page: Open, server: Server, tmp_path: Path) -> None:
    page = open_page(table.seat_link(server, level="gentle"), animations=False)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a fault").click()
    expect(page.get_by_role("dialog")).to_contain_text("nothing that your opponents keep secret")
    page.get_by_label("What happened").fill("Too strong")
    page.get_by_role("button", name="Make the file").click()
    report = saved(page, "Save the file", tmp_path / "report.yaml")
    assert "words: Too strong" in report
    assert "record:" not in report
    start_in(report)
    assert not faults(page)
    page.get_by_role("button", name="Close").click()
    watch_again(page)
    page.keyboard.press("End")
    page.get_by_role("button", name="Share").click()
    picture = tmp_path / "step.png"
    with page.expect_download() as loading:
        page.get_by_role("button", name="Picture (PNG)").click()
    loading.value.save_as(picture)
    assert picture.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    # Its ground is that of the page: an empty place in the field is not black.
    assert page.evaluate(BRIGHTNESS, b64encode(picture.read_bytes()).decode()) > 150
    with page.expect_download() as loading:
        page.get_by_role("button", name="Drawing (SVG)").click()
    loading.value.save_as(tmp_path / "step.svg")
    assert "Step" in (tmp_path / "step.svg").read_text(encoding="utf-8")
    start_in(saved(page, "Scenario file", tmp_path / "step.yaml"))
    page.get_by_role("button", name="Open as a position").click()
    expect(page.locator("[data-thing]").first).to_be_visible()
    expect(status(page)).to_contain_text("The rules accept")
