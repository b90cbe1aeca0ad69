"""Screens of values and screens of views on one stack: what is followed last stands on top.

    below ──link or flag──► a view, which has no value ──link──► a screen of a value
      ◄────────back──────── with its state as it was ◄───back───
"""

from dataclasses import dataclass

import pytest

from apps import served
from returning import PHONE, TABLET

mortal_logbook = served("Logbook", scope="function")
mortal_harbour = served("Harbour", scope="function")


@dataclass(frozen=True)
class Place:
    """Where a stack stands in an app, and what a user follows there."""
    name: str
    app: str
    # What is tapped to get to the screen below the view, and that screen's title.
    way: tuple
    below: str
    # What pushes the view, the view's title, and how its counter reads at 0 and at 1.
    push: str
    view: str
    counter: tuple
    value: str
    form: dict
    path: str = "/"
    # A row of the column before, if the stack is in a column.
    row: str = ""


CHART = dict(app="logbook", path="/?window=chart&value=3", way=("Depth 4",), below="Depth 4",
             push="Take soundings", view="Soundings", counter=("Casts: 0", "Casts: 1"), value="Depth 5")
BERTHS = dict(app="harbour", way=("Berth 3",), below="Berth 3",
              push="Crane", view="Crane", counter=("Tons on the hook: 0", "Tons on the hook: 1"), value="Berth 4")
DAY = dict(app="logbook", way=("Cadiz", "Day 2"), below="Day 2", row="Azores",
           push="Weather", view="Weather", counter=("Wind force 0", "Wind force 1"), value="Horta")
BOAT = dict(app="harbour", way=("Boats", "Heron"), below="Heron", row="Gull",
            push="Put into dock", view="Dock", counter=("Days: 0", "Days: 1"), value="Mast")

PLACES = [
    Place("stack, path, flag", form=PHONE, **CHART),
    Place("stack, no path, link", form=PHONE, **BERTHS),
    Place("expanded column, path, link", form=TABLET, **DAY),
    Place("collapsed column, path, link", form=PHONE, **DAY),
    Place("expanded column, no path, flag", form=TABLET, **BOAT),
    Place("collapsed column, no path, flag", form=PHONE, **BOAT),
]


def places(chosen=PLACES):
    return pytest.mark.parametrize("place", chosen, ids=[place.name for place in chosen])


def columns():
    return places([place for place in PLACES if place.row])


def open_below(shown, place):
    for words in place.way:
        shown.page.get_by_text(words, exact=True).locator("visible=true").last.click()
        shown.wait(lambda: shown.page.locator(".moving, .departing").count() == 0)
    shown.is_at(place.below)


def push_view(shown, place):
    """Pushes the view and counts to one there."""
    shown.tap(place.push, place.view)
    assert shows(shown, place.counter[0])
    shown.top.get_by_role("button", name="Increment").click()
    shown.wait(lambda: shows(shown, place.counter[1]))


def open_all(shown, place):
    open_below(shown, place)
    push_view(shown, place)
    shown.tap(place.value)


def shows(shown, words):
    return shown.top.get_by_text(words, exact=True).count() == 1


def back_button(shown):
    """The words on the shown screen's back button."""
    return shown.top.locator(".back-button").evaluate(
        "node => node.matches('.short') ? node.dataset.short : node.innerText")


def entries(shown):
    return shown.page.evaluate("history.length")


@pytest.fixture
def visit_place(request, visit):
    return lambda place: visit(request.getfixturevalue(place.app), place.path, **place.form)


@places()
def test_A17_a_value_that_is_followed_on_a_view_stands_on_top_of_it(visit_place, place):
    shown = visit_place(place)
    open_below(shown, place)
    depth, before = shown.depth, entries(shown)
    push_view(shown, place)
    view = shown.top.get_attribute("id")
    shown.tap(place.value)
    assert back_button(shown) == place.view
    shown.wait(lambda: (shown.depth, entries(shown)) == (depth + 2, before + 2))
    # The view is covered, and still the same element.
    assert shown.page.locator(f"#{view}").get_attribute("data-covered") is not None

    shown.back()
    assert shown.title == place.view and shown.top.get_attribute("id") == view
    assert shows(shown, place.counter[1]) and back_button(shown) == place.below
    shown.back()
    assert shown.title == place.below
    assert shown.page.locator(f"#{view}").count() == 0
    shown.wait(lambda: (shown.depth, entries(shown)) == (depth, before + 2))
    # A view that was left is gone. The next one starts anew.
    shown.tap(place.push, place.view)
    assert shows(shown, place.counter[0]) and not shows(shown, place.counter[1])


# There the value's screen leads to another such view.
@places([place for place in PLACES if not place.row])
def test_A17_a_view_on_a_value_on_a_view_is_left_one_screen_at_a_time(visit_place, place):
    shown = visit_place(place)
    open_all(shown, place)
    shown.tap(place.push, place.view)
    assert shows(shown, place.counter[0]) and back_button(shown) == place.value
    shown.back()
    assert shown.title == place.value
    shown.back()
    assert shown.title == place.view and shows(shown, place.counter[1])


@places()
def test_L03_the_browsers_steps_go_through_the_view(visit_place, place):
    shown = visit_place(place)
    open_all(shown, place)
    shown.page.go_back()
    shown.is_at(place.view)
    assert shows(shown, place.counter[1])
    shown.page.go_forward()
    shown.is_at(place.value)
    assert back_button(shown) == place.view
    shown.page.go_back()
    shown.is_at(place.view)
    assert shows(shown, place.counter[1])
    shown.page.go_back()
    shown.is_at(place.below)


@places()
def test_L03_a_reload_keeps_the_view_under_the_value(visit_place, place):
    shown = visit_place(place)
    open_all(shown, place)
    shown.page.reload()
    shown.is_at(place.value)
    shown.back()
    assert shown.title == place.view and shows(shown, place.counter[1])


@columns()
def test_L01_a_window_made_narrow_or_wide_keeps_value_and_view(visit_place, place):
    shown = visit_place(place)
    open_all(shown, place)
    depth, before = shown.depth, entries(shown)
    for form in (PHONE, TABLET) * 2:
        shown.page.set_viewport_size(form["viewport"])
        row = shown.page.get_by_text(place.row, exact=True).locator("visible=true")
        shown.wait(lambda: row.count() == (1 if form is TABLET else 0))
        shown.is_at(place.value)
        assert back_button(shown) == place.view
        assert (shown.depth, entries(shown)) == (depth, before)
    shown.page.set_viewport_size(PHONE["viewport"])
    shown.back()
    assert shown.title == place.view and shows(shown, place.counter[1])
    shown.page.set_viewport_size(TABLET["viewport"])
    shown.back()
    assert shown.title == place.below


@places()
def test_F01_after_a_kill_the_value_is_there_and_the_view_below_it_is_not(request, visit, place):
    app = request.getfixturevalue("mortal_" + place.app)
    shown = visit(app, place.path, **place.form)
    open_all(shown, place)
    app.kill()
    shown.wait(lambda: shown.page.locator(".banner").count() == 1)
    app.start()
    shown.wait(lambda: shown.page.locator(".banner").count() == 0)
    shown.is_at(place.value)
    shown.back()
    assert shown.title == place.below
    # The view's own state went with it.
    shown.tap(place.push, place.view)
    assert shows(shown, place.counter[0])


@pytest.mark.parametrize("form", [PHONE, TABLET], ids=["collapsed", "expanded"])
def test_A17_words_typed_on_a_view_are_there_after_a_value_was_looked_at(visit, logbook, form):
    shown = visit(logbook, **form)
    open_below(shown, Place("", form=form, **DAY))
    shown.tap("Weather")
    shown.top.get_by_role("textbox", name="Sky").fill("Mackerel clouds")
    shown.tap("Funchal")
    shown.tap("Write home", "Letter from Funchal")
    shown.back()
    assert shown.title == "Funchal"
    shown.back()
    assert shown.title == "Weather"
    assert shown.top.get_by_role("textbox", name="Sky").input_value() == "Mackerel clouds"
