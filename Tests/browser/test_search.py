"""Search fields: typed text is never lost, how a search starts and ends, and where the field is."""

import pytest

from search_screens import ISLANDS, Search

PLACE = "document.querySelector('.search-field').getBoundingClientRect()"
MANY = [f"{letter} {name}" for letter in "ABC" for name in ISLANDS]


@pytest.fixture
def search(open_page):
    def start(acts=True, **options):
        context = {key: options.pop(key) for key in ("viewport", "has_touch", "locale") if key in options}
        made = Search(**options)
        page, server = open_page(made.tree, made.respond if acts else None, **context)
        page.wait_for_timeout(80)
        return made, page, server
    return start


def events(server):
    return [tuple(value for key, value in frame.items() if key != "n") for frame in server.events() if frame["do"] != "window"]


def field(page):
    return page.locator(".search-input")


def test_each_edit_goes_out_as_of_the_search_field_and_rows_follow(search, eventually):
    made, page, server = search()
    field(page).click()
    page.keyboard.type("oog")
    eventually(page, lambda: page.locator(".row").all_inner_texts() == ["Langeoog", "Spiekeroog", "Wangerooge"])
    assert events(server) == [(made.id(), "focus", True), *[(made.id(), "edit", "oog"[:end]) for end in (1, 2, 3)]]


def test_a_value_that_answers_an_older_edit_is_not_taken(search, eventually):
    made, page, server = search(acts=False)
    server.swallows = True
    field(page).press_sequentially("hello")
    eventually(page, lambda: len(server.events("edit")) == 5)
    server.patch(["set", made.id(), "value", "HE"], n=server.frames[-1]["n"] - 3)
    page.wait_for_timeout(80)
    assert field(page).input_value() == "hello"
    server.patch(["set", made.id(), "value", "HELLO"], n=server.frames[-1]["n"])
    eventually(page, lambda: field(page).input_value() == "HELLO")
    assert page.evaluate("document.activeElement.selectionStart") == 5


def test_a_whole_new_tree_takes_nothing_of_what_is_typed(search, eventually):
    made, page, server = search(acts=False)
    field(page).press_sequentially("ha")
    eventually(page, lambda: len(server.events("edit")) == 2)
    server.swallows = True
    page.keyboard.type("rb")
    eventually(page, lambda: len(server.events("edit")) == 4)
    server.send({"v": 1, "session": "one", "epoch": 2, "r": server.r, "n": server.n, "app": "Test", "title": "Test", "tree": made.tree})
    page.wait_for_timeout(150)
    assert field(page).input_value() == "harb"
    assert page.evaluate("document.activeElement.className").startswith("search-input")


def test_return_submits(search, eventually):
    made, page, server = search(acts=False)
    field(page).fill("x")
    page.keyboard.press("Enter")
    eventually(page, lambda: events(server)[-1] == (made.id(), "submit"))


@pytest.mark.parametrize("how", ["Cancel", "Escape"])
def test_a_search_is_ended_by_cancel_and_escape(search, eventually, how):
    made, page, server = search()
    assert not page.locator(".search-cancel").is_visible()
    field(page).click()
    page.keyboard.type("ju")
    page.locator(".search-cancel").wait_for()
    if how == "Cancel":
        page.get_by_role("button", name="Cancel").click()
    else:
        page.keyboard.press("Escape")
    eventually(page, lambda: (made.id(), "cancel") in events(server))
    eventually(page, lambda: field(page).input_value() == "" and page.locator(".row").count() == len(ISLANDS))
    assert not page.locator(".search-cancel").is_visible()
    assert page.evaluate("document.activeElement === document.body")
    assert [event for event in events(server) if event[1] in ("back", "activate")] == []


def test_escape_where_nothing_is_searched_only_leaves_the_field(search):
    made, page, server = search(acts=False)
    field(page).focus()
    page.keyboard.press("Escape")
    page.wait_for_timeout(60)
    assert events(server) == [(made.id(), "focus", True), (made.id(), "focus", False)]


def test_the_clear_button_comes_with_words_and_keeps_the_focus(search, eventually):
    made, page, server = search()
    assert not page.locator(".search-clear").is_visible()
    field(page).click()
    page.keyboard.type("s")
    page.get_by_role("button", name="Clear text").click()
    eventually(page, lambda: events(server)[-1] == (made.id(), "edit", ""))
    assert page.evaluate("document.activeElement.className").startswith("search-input")
    eventually(page, lambda: page.locator(".row").count() == len(ISLANDS))


def test_while_it_is_searched_the_field_takes_the_place_of_the_title(search, eventually):
    made, page, server = search()
    before = page.evaluate(f"{PLACE}.top")
    field(page).click()
    page.wait_for_timeout(450)
    assert page.evaluate(f"{PLACE}.top") < 12 < before
    assert not page.locator(".bar-title").is_visible() and not page.get_by_role("button", name="Add").is_visible()
    assert page.locator(".search-cancel").bounding_box()["x"] + page.locator(".search-cancel").bounding_box()["width"] <= 390


def test_in_the_place_of_the_title_the_field_leaves_the_sidebars_toggle_its_room(search):
    made, page, server = search(presented=True)
    page.evaluate("document.querySelector('.navigation-bar').style.setProperty('--toggle-space', '44px')")
    assert page.evaluate(f"{PLACE}.left") >= 44


def test_a_field_that_may_leave_goes_before_the_title_and_comes_back(search, eventually):
    made, page, server = search(names=MANY)

    def scroll(to):
        page.evaluate(f"document.querySelector('.list').scrollTop = {to}")
        page.wait_for_timeout(80)
    title = page.locator(".bar-title").bounding_box()["y"]
    scroll(40)
    assert not field(page).is_visible() and page.locator(".bar-title").bounding_box()["y"] == pytest.approx(title, abs=1)
    scroll(200)
    assert page.evaluate("document.querySelector('.navigation-bar').classList.contains('title-inline')")
    # Content that scrolls into the place of the title can be tapped.
    page.mouse.click(100, 90)
    eventually(page, lambda: [event[1] for event in events(server)] == ["activate"])
    scroll(0)
    assert field(page).is_visible() and page.evaluate(f"{PLACE}.height") == 36


def test_a_field_that_always_shows_stays(search):
    made, page, server = search(names=MANY, mode="always")
    page.evaluate("document.querySelector('.list').scrollTop = 400")
    page.wait_for_timeout(80)
    box = field(page).bounding_box()
    assert field(page).is_visible() and 40 < box["y"] < 60


def test_a_field_of_a_wide_bar_stands_at_its_end(search):
    made, page, server = search(placement="toolbar", title="inline", viewport={"width": 1194, "height": 834})
    box = page.locator(".search-field").bounding_box()
    assert box["x"] + box["width"] == pytest.approx(1194 - 16, abs=2) and box["width"] >= 180 and box["y"] < 20


def test_scopes_stand_below_and_activate(search, eventually):
    made, page, server = search(presented=True, scopes=("All", "Inhabited"))
    assert page.get_by_role("radio", name="All").get_attribute("aria-checked") == "true"
    page.get_by_role("radio", name="Inhabited").click()
    eventually(page, lambda: events(server) == [(made.scopes[1][0], "activate")])
    assert page.locator(".search-scopes").bounding_box()["y"] >= field(page).bounding_box()["y"] + 36


def test_suggestions_lie_over_the_content(search, eventually):
    made, page, server = search(presented=True, suggestions=("Sylt", "Rügen"))
    page.mouse.click(100, page.get_by_role("button", name="Rügen").bounding_box()["y"] + 5)
    eventually(page, lambda: events(server) == [(made.suggestions[1][0], "activate")])
    assert page.evaluate("document.elementFromPoint(100, 500).closest('.search-suggestions') !== null")


def test_backspace_before_the_words_marks_a_token_and_then_deletes_it(search, eventually):
    made, page, server = search(presented=True, tokens=("North Sea", "Big"), value="x", acts=False)
    field(page).focus()
    page.keyboard.press("Home")
    page.keyboard.press("Backspace")
    assert page.locator(".search-token.marked").all_inner_texts() == ["Big"]
    page.keyboard.press("ArrowRight")
    assert page.locator(".search-token.marked").count() == 0
    page.keyboard.press("Home")
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    eventually(page, lambda: events(server)[-1] == (made.tokens[1][0], "delete"))
    assert field(page).input_value() == "x" and server.events("edit") == []


def test_long_tokens_leave_room_for_words_and_cancel(search):
    made, page, server = search(presented=True, tokens=("Very cold northern seas", "Very large islands"), value="x",
                                viewport={"width": 320, "height": 700})
    cancel = page.locator(".search-cancel").bounding_box()
    assert cancel["x"] + cancel["width"] <= 320
    assert field(page).bounding_box()["width"] >= 40


def test_a_tap_on_a_token_deletes_it(search, eventually):
    made, page, server = search(presented=True, tokens=("North Sea",), acts=False)
    page.get_by_role("button", name="North Sea").click()
    eventually(page, lambda: (made.tokens[0][0], "delete") in events(server))


def test_the_server_may_give_the_field_focus(search, eventually):
    made, page, server = search(acts=False)
    server.patch(["focus", made.id()])
    eventually(page, lambda: page.evaluate("document.activeElement.className").startswith("search-input"))


def test_its_words_are_those_of_the_user(search):
    made, page, server = search(presented=True, locale="de-DE")
    assert page.locator(".search-cancel").inner_text() == "Abbrechen"
    box = page.locator(".search-cancel").bounding_box()
    assert box["x"] + box["width"] <= 390
