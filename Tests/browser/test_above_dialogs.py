"""The page's own messages can be seen and used while a dialog of the app covers the screen."""

import pytest

from presentation_screens import Presented
from screens import Tree, screen, text, window

TOP = """selector => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(selector) !== null;
}"""


def presented(t, kind):
    if kind != "alert":
        return Presented(t, kind, shown=True).tree
    alert = t("dialog", text(t, "Sail?"), t("button", text(t, "Yes")), label="Sail?", role_name="alert")
    return window(t, screen(t, "Isles", [text(t, "Juist")]), alert)


KINDS = ["sheet", "cover", "alert"]
# Then a new tab is offered by a notice with a button.
NO_TAP = "Object.defineProperty(navigator.userActivation, 'isActive', { get: () => false });"
OFFER = {"request": "open", "url": "https://localhost:1/x", "newTab": True}


def show_offer(page, server):
    page.evaluate(NO_TAP)
    server.send(OFFER)
    page.locator(".notice").wait_for()


@pytest.mark.parametrize("kind", KINDS)
def test_O05_a_lost_connection_is_said_above_a_dialog(open_page, eventually, kind):
    page, server = open_page(presented(Tree(), kind))
    page.locator("dialog:modal").wait_for()
    server.is_silent = True
    page.locator(".banner").wait_for(timeout=5000)
    page.wait_for_timeout(500)
    assert page.evaluate(TOP, ".banner")
    server.is_silent = False
    eventually(page, lambda: page.locator(".banner").count() == 0)
    assert page.locator("dialog:modal").count() == 1


@pytest.mark.parametrize("kind", KINDS)
def test_the_button_of_a_notice_works_above_a_dialog_and_does_not_reach_it(open_page, eventually, kind):
    page, server = open_page(presented(Tree(), kind))
    page.locator("dialog:modal").wait_for()
    show_offer(page, server)
    with page.context.expect_page():
        page.locator(".notice").get_by_role("button", name="Open").click()
    assert page.locator(".notice").count() == 0
    page.wait_for_timeout(100)
    assert server.events("cancel") == [] and page.locator("dialog:modal").count() == 1


def test_a_notice_stays_when_the_dialog_below_it_goes_and_when_another_comes(open_page, eventually):
    t = Tree()
    made = Presented(t, "sheet", shown=True)
    page, server = open_page(made.tree)
    page.locator("dialog:modal").wait_for()
    show_offer(page, server)
    server.patch(["remove", made.id])
    eventually(page, lambda: page.locator("dialog:modal").count() == 0 and page.locator(".notice").count() == 1)
    assert page.evaluate(TOP, ".notice")
    server.patch(["insert", made.tree[0], 0, made.make()])
    eventually(page, lambda: page.locator("dialog:modal .notice").count() == 1)
    page.wait_for_timeout(600)
    assert page.evaluate(TOP, ".notice")
    # What the app adds to the dialog comes before what the page has added.
    server.patch(["insert", made.id, 0, text(t, "Last")])
    page.get_by_text("Last").wait_for(state="attached")
    assert page.locator("dialog:modal > :last-child").get_attribute("class") == "banner notice added"


@pytest.mark.parametrize("kind", KINDS)
def test_a_message_in_place_of_the_scene_covers_a_dialog_and_only_its_button_answers(open_page, eventually, kind):
    page, server = open_page(presented(Tree(), kind))
    page.locator("dialog:modal").wait_for()
    server.patch(["no-such-verb"])
    message = page.get_by_role("alertdialog", name="This page is older than its server.")
    message.wait_for()
    assert page.evaluate(TOP, ".message")
    for _ in range(3):
        page.keyboard.press("Escape")
    page.wait_for_timeout(100)
    assert message.is_visible() and page.evaluate("document.activeElement.className") == "notice-button"
    box = message.bounding_box()
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 390, 844)
    page.get_by_role("button", name="Reload").click()
    eventually(page, lambda: len(server.hellos) == 2)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_announced_is_in_the_dialog_that_can_be_reached(open_page, eventually, kind):
    page, server = open_page(presented(Tree(), kind))
    dialog = page.locator("dialog:modal")
    dialog.wait_for()
    server.patch(["announce", "Three recipes"])
    dialog.locator(".announcements", has_text="Three recipes").wait_for(state="attached")
    server.patch(["remove", int(dialog.get_attribute("id")[1:])])
    eventually(page, lambda: page.locator("dialog:modal").count() == 0)
    server.patch(["announce", "Two recipes"])
    page.locator("body > .announcements", has_text="Two recipes").wait_for(state="attached")
