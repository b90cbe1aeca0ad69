"""Texts, numbers and times in the language and the time zone of each visitor, of one process."""

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


def texts(shown):
    return [text(shown, name) for name in ["harbour", "boats", "number", "time", "locale"]]


def squeezed(words):
    return [word.replace("\u202f", " ").replace("\u00a0", " ") for word in words]


def test_M06_two_visitors_of_one_process_see_their_own_language_and_numbers(visit, slipway):
    anna = visit(slipway, locale="de-AT", timezone_id="Europe/Vienna")
    bob = visit(slipway, locale="en-US", timezone_id="America/New_York")
    anna.wait(lambda: squeezed(texts(anna))[3] == "23:13")
    assert squeezed(texts(anna)) == ["Hafen", "1 Boot", "1.234.567,5", "23:13", "de_AT"]
    bob.wait(lambda: squeezed(texts(bob))[3] == "5:13 PM")
    assert squeezed(texts(bob)) == ["Harbour", "1 boat", "1,234,567.5", "5:13 PM", "en_US"]
    anna.page.get_by_role("button", name="Mehr Boote").click()
    anna.wait(lambda: squeezed([text(anna, "boats")]) == ["1.501 Boote"])
    assert text(bob, "boats") == "1 boat"


def test_M07_a_visitor_whose_language_the_app_lacks_sees_their_own_numbers(visit, slipway):
    shown = visit(slipway, locale="nl-NL", timezone_id="Europe/Amsterdam")
    shown.wait(lambda: text(shown, "time") == "23:13")
    assert texts(shown) == ["Harbour", "1 boat", "1.234.567,5", "23:13", "en_NL"]
    assert shown.page.locator('[data-identifier="harbour"]').first.evaluate("e => getComputedStyle(e).direction") == "ltr"


def test_M06_the_page_turns_around_for_a_language_of_the_app_that_is_written_from_right_to_left(visit, slipway):
    shown = visit(slipway, locale="he-IL")
    shown.wait(lambda: text(shown, "harbour") == "נמל")
    assert shown.page.locator('[data-identifier="harbour"]').first.evaluate("e => getComputedStyle(e).direction") == "rtl"


def test_M06_the_preview_has_the_language_and_after_a_visit_the_time_zone(visit, slipway):
    shown = visit(slipway, locale="de-DE", java_script_enabled=False)
    assert "Hafen" in shown.page.inner_text("body")
