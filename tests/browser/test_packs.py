"""A pack of cards is chosen in the set-up, checked, and belongs to the table that a friend joins by link."""

import json

from playwright.sync_api import FilePayload, expect

from tests.browser.conftest import Open
from tests.browser.watching import Complaints, faults
from tests.content.test_packs import FOX


def file(name: str, text: str) -> FilePayload:
    """A file as a page gets it from its visitor."""
    return {"name": name, "mimeType": "text/yaml", "buffer": text.encode()}


def test_a_pack_goes_to_the_table_of_a_friend(open_page: Open, complaints: Complaints) -> None:
    complaints.expect("400")
    page = open_page()
    page.get_by_role("button", name="Create", exact=True).click()
    dialog = page.get_by_role("dialog")
    chooser = dialog.get_by_label("Add a pack")
    chooser.set_input_files([file("broken.yaml", FOX.replace("strength: 2", "strength: many"))])
    expect(dialog.get_by_role("alert")).to_contain_text("strength")
    chooser.set_input_files([file("large.yaml", "x" * (97 << 10))])
    expect(dialog.get_by_role("alert")).to_have_text("At most 4 packs, 96 KiB in all.")
    chooser.set_input_files([file("foxes.yaml", FOX)])
    expect(dialog.get_by_role("listitem")).to_contain_text("foxes.yaml · 1 card")
    expect(dialog.get_by_role("alert")).to_have_count(0)
    assert not faults(page)
    with page.expect_response("**/api/tables") as made:
        dialog.get_by_role("button", name="Create").click()
    assert made.value.status == 201
    assert json.loads(made.value.request.post_data or "{}")["packs"] == [FOX]
    token = json.loads(made.value.body())["invitations"][0]["token"]
    friend = open_page(f"/#/table/{token}", phone=True)
    expect(friend.get_by_role("heading").first).to_be_visible()
    shared = (
        "token => fetch('/api/packs', {headers: {authorization: `Bearer ${token}`}}).then((it) => it.text())"
    )
    assert "ember-fox" in friend.evaluate(shared, token)
