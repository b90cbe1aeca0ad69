"""A letter that is started and not sent. Leaving it in any way asks first, and nothing is sent before the answer."""

import pytest

from returning import PHONE, TABLET

TITLE = "Letter from Lisbon"


@pytest.fixture(params=[PHONE, TABLET], ids=["phone", "tablet"])
def letter(visit, logbook, request):
    shown = visit(logbook, **request.param)
    for words in "Cadiz", "Day 2", "Lisbon":
        shown.tap(words)
    shown.tap("Write home", TITLE)
    shown.top.get_by_role("textbox").fill("All well")
    shown.wait(lambda: shown.top.get_by_role("button", name="Send").is_enabled())
    return shown


def ask(shown):
    shown.page.wait_for_selector("dialog[open]")


def answer(shown, name):
    shown.page.locator("dialog .button", has_text=name).click()
    shown.page.wait_for_selector("dialog", state="detached")


def press_escape(shown):
    # In a field the key belongs to the field.
    shown.top.get_by_role("button", name="Send").focus()
    shown.page.keyboard.press("Escape")


WAYS = {
    "button": lambda shown: shown.top.locator(".back-button").click(),
    "escape": press_escape,
    "browser": lambda shown: shown.page.evaluate("history.back()"),
}


@pytest.mark.parametrize("way", WAYS)
def test_K08_each_way_back_asks_staying_keeps_the_letter_and_discarding_leaves_it(letter, way):
    depth = letter.depth
    WAYS[way](letter)
    ask(letter)
    assert letter.page.evaluate("document.activeElement.textContent") == "Stay"
    answer(letter, "Stay")
    assert letter.title == TITLE and letter.top.get_by_role("textbox").input_value() == "All well"
    letter.wait(lambda: letter.depth == depth)
    WAYS[way](letter)
    ask(letter)
    answer(letter, "Discard")
    letter.is_at("Lisbon")
    letter.wait(lambda: letter.depth == depth - 1)
    assert letter.focused == "Write home"


def test_K08_a_letter_that_was_sent_is_left_unasked(letter):
    letter.top.get_by_role("button", name="Send").click()
    letter.wait(lambda: not letter.top.get_by_role("button", name="Send").is_enabled())
    letter.back()
    assert letter.title == "Lisbon" and letter.page.locator("dialog").count() == 0
