"""Buttons whose text a press changes: a screen reader announces the new text."""

import pytest

from screens import Tree, text


@pytest.fixture
def button(open_page):
    """A button "Edit", the page, and the server, which answers a press with "Done"."""
    t = Tree()
    label = text(t, "Edit")
    made = t("button", label, verbs="activate")

    def answer(server, event):
        return {"ops": [["text", label[0], "Done"]]} if event["do"] == "activate" else None
    page, server = open_page(t("window", made), answer)
    return label, page, server


def announced(page):
    return page.locator(".announcements p").all_inner_texts()


def test_O04_the_text_that_a_press_gives_a_button_is_announced_once(button, eventually):
    label, page, server = button
    page.get_by_role("button", name="Edit").focus()
    page.keyboard.press("Enter")
    eventually(page, lambda: announced(page) == ["Done"])
    server.patch(["text", label[0], "Finished"])
    page.get_by_role("button", name="Finished").wait_for(timeout=5000)
    page.wait_for_timeout(200)
    assert announced(page) == ["Done"]


def test_O04_a_text_that_changes_without_a_press_is_not_announced(button, eventually):
    label, page, server = button
    page.get_by_role("button", name="Edit").focus()
    server.patch(["text", label[0], "Done"])
    page.get_by_role("button", name="Done").wait_for(timeout=5000)
    page.wait_for_timeout(200)
    assert announced(page) == []
