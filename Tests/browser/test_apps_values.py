"""Values that views pass to the views around them, and those of the view that has the focus."""

import pytest

from apps import FOLDER, ServedApp


@pytest.fixture(scope="module")
def slipway():
    if not FOLDER:
        pytest.skip("BACKSTAFF_BIN doesn't say where the test apps are")
    app = ServedApp("Slipway")
    yield app
    app.kill()


def text(shown, name):
    return shown.page.locator(f'[data-identifier="{name}"]').first.inner_text()


def test_M09_a_layer_shows_the_combined_value_of_the_views_inside_and_follows_it(visit, slipway):
    shown = visit(slipway)
    assert text(shown, "deepest") == "deepest 3"
    shown.page.get_by_role("button", name="Deeper").click()
    shown.wait(lambda: text(shown, "deepest") == "deepest 9")


def test_M09_the_combined_value_is_in_the_preview(visit, slipway):
    shown = visit(slipway, java_script_enabled=False)
    assert text(shown, "deepest") == "deepest 3"


def test_M10_a_view_shows_the_value_of_the_field_with_the_focus(visit, slipway):
    shown = visit(slipway)
    coal, salt = (shown.page.get_by_placeholder(name) for name in ("coal", "salt"))
    assert text(shown, "focused-cargo") == "focus on nothing"
    coal.click()
    shown.wait(lambda: text(shown, "focused-cargo") == "focus on coal")
    shown.page.keyboard.type("tin")
    shown.wait(lambda: text(shown, "focused-cargo") == "focus on tin")
    salt.click()
    shown.wait(lambda: text(shown, "focused-cargo") == "focus on salt")


def test_M10_nothing_is_focused_after_the_field_has_lost_the_focus(visit, slipway):
    shown = visit(slipway)
    shown.page.get_by_placeholder("coal").click()
    shown.wait(lambda: text(shown, "focused-cargo") == "focus on coal")
    shown.page.keyboard.press("Tab")
    shown.wait(lambda: text(shown, "focused-cargo") == "focus on salt")
    shown.page.locator("body").evaluate("() => document.activeElement.blur()")
    shown.wait(lambda: text(shown, "focused-cargo") == "focus on nothing")
