"""What the screen reader Orca says. The texts are Orca's own words for what the page tells it (see `orca`)."""

import pytest

from chromium import launch_window
from orca import ScreenReader, missing


# Orca says so if the former element still exists when it hears of the new one.
LEAVING = ["leaving list."]


@pytest.fixture
def orca():
    """Orca for one test. On a slow machine it may lose its way in a browser, and would not find it again in the next test."""
    if reason := missing():
        pytest.skip(reason)
    reader = ScreenReader()
    yield reader
    reader.close()


@pytest.fixture
def chromium(orca, playwright):
    """The browser of these tests: it has a window, and tells Orca what is in it."""
    browser = launch_window(playwright, orca.environment)
    yield browser
    browser.close()


def test_O04_orca_says_the_title_of_a_pushed_screen_and_nothing_of_the_one_below(orca, visit, cookbook):
    shown = visit(cookbook)
    orca.goes_to(shown.page.get_by_role("link", name="Soups"), "Soups link.")
    orca.press("Return")
    orca.hears("Soups heading level 1 clickable.", also=LEAVING)


@pytest.mark.parametrize("key", ["Escape", "alt+Left"])
def test_O04_orca_says_the_title_of_the_screen_that_a_pop_leads_to(orca, visit, cookbook, key):
    shown = visit(cookbook)
    orca.goes_to(shown.page.get_by_role("link", name="Soups"), "Soups link.")
    orca.press("Return")
    orca.hears("Soups heading level 1 clickable.", also=LEAVING)
    orca.press(key)
    # The link has the focus again. Chromium doesn't always tell Orca so.
    orca.hears("Cookbook", also=["Soups link."])
    assert shown.page.evaluate("document.activeElement.textContent") == "Soups"


def test_O04_orca_says_the_row_that_arrows_lead_to_and_whether_it_is_selected(orca, visit, gallery):
    shown = visit(gallery, "/ListSelection")
    orca.goes_to(shown.page.get_by_role("option", name="Bread"), "Bread.")
    # An arrow selects the next row. Orca says only of rows that aren't selected that they aren't.
    orca.press("Down")
    orca.hears("Cheese.")
    orca.goes_to(shown.page.get_by_role("button", name="Edit"), "Edit push button.")
    orca.press("Return")
    orca.hears("Done")
    orca.goes_to(shown.page.get_by_role("option", name="Apples"), "Apples.")
    assert "not selected." in orca.spoken
    orca.press("space")
    orca.hears("selected")
    orca.goes_to(shown.page.get_by_role("option", name="Dates"), "Dates.")
    assert orca.spoken == ["Dates.", "not selected."]
    orca.press("space")
    orca.hears("selected")
    orca.press("space")
    orca.hears("unselected")


def test_O04_orca_reads_an_alert_with_its_message_and_buttons(orca, visit, gallery):
    shown = visit(gallery, "/Presentation")
    orca.goes_to(shown.page.get_by_role("button", name="Alert"), "Alert push button.")
    orca.press("Return")
    # Chromium tells Orca twice of an alert, and so it does of one in a page without scripts.
    orca.hears_often("Sail today?", "The glass is falling.", "Sail push button.", "Stay push button.",
                     also=["alert Sail today?"])
    # The button for Return has the focus. Tab leads to the other one.
    orca.press("Tab")
    orca.hears("Stay push button.")
    orca.press("shift+Tab")
    orca.hears("Sail push button.")


def test_O04_orca_says_what_an_edit_button_becomes_and_which_row_a_minus_deletes(orca, visit, gallery):
    shown = visit(gallery, "/ListEditing")
    orca.goes_to(shown.page.get_by_role("button", name="Edit"), "Edit push button.")
    orca.press("Return")
    orca.hears("Done")
    # Only its own words, without the names of its buttons.
    orca.goes_to(shown.page.locator(".row", has_text="Call Ada"), "Call Ada.")
    orca.goes_to(shown.page.get_by_role("button", name="Delete Call Ada"), "Delete Call Ada push button.")
    orca.goes_to(shown.page.get_by_role("button", name="Done"), "Done push button.")
    orca.press("Return")
    orca.hears("Edit")


def test_O04_orca_says_a_fields_name_and_what_is_typed_into_it(orca, visit, cookbook):
    shown = visit(cookbook, "/soups")
    orca.goes_to(shown.page.get_by_role("button", name="Layout"), "Layout push button.")
    # Only after a key does Orca leave the letters to a field. Otherwise they lead through the page.
    orca.press("Tab")
    orca.hears("search", "Search entry Names and ingredients.", "Focus mode")
    for letter in "len":
        orca.press(letter)
        orca.hears(letter)
    orca.press("BackSpace")
    orca.hears("n")
