"""Searching in a real app, while a user types."""

import pytest

from chandlery import Shop


@pytest.fixture
def catalogue(visit, chandlery):
    def start(**options):
        return Shop(visit, chandlery, "Catalogue", **options)
    return start


def field(shop):
    return shop.top.locator(".search-input")


def caret(shop):
    return shop.page.evaluate("document.activeElement.selectionStart")


def test_G01_words_typed_fast_arrive_whole_and_find_their_rows(catalogue):
    shop = catalogue()
    field(shop).click()
    shop.page.keyboard.type("anchor 3")
    shop.wait(lambda: shop.rows == ["Anchor 3"])
    assert field(shop).input_value() == "anchor 3" and caret(shop) == 8
    for _ in range(8):
        shop.page.keyboard.press("Backspace")
    shop.wait(lambda: len(shop.rows) > 10)
    assert field(shop).input_value() == ""


def test_G01_the_caret_stays_where_it_is_put_while_rows_come_and_go(catalogue):
    shop = catalogue()
    field(shop).click()
    shop.page.keyboard.type("anr 2")
    for _ in range(3):
        shop.page.keyboard.press("ArrowLeft")
    shop.page.keyboard.type("cho", delay=40)
    shop.wait(lambda: shop.rows == ["Anchor 2"])
    assert field(shop).input_value() == "anchor 2" and caret(shop) == 5


def test_G01_a_composition_goes_on_while_rows_come_and_go(catalogue):
    shop = catalogue()
    field(shop).click()
    session = shop.page.context.new_cdp_session(shop.page)
    ended = shop.page.evaluate_handle("""() => { const seen = {count: 0};
        addEventListener("compositionend", () => { seen.count += 1; }, true); return seen; }""")
    for words in ("f", "fe", "fen"):
        session.send("Input.imeSetComposition", {"text": words, "selectionStart": len(words), "selectionEnd": len(words)})
        shop.page.wait_for_timeout(120)
        assert field(shop).input_value() == words and ended.evaluate("seen => seen.count") == 0
    session.send("Input.insertText", {"text": "fender"})
    shop.wait(lambda: shop.rows == [f"Fender {number}" for number in (1, 2, 3, 4)])
    assert field(shop).input_value() == "fender"


@pytest.mark.parametrize("how", ["Cancel", "Escape"])
def test_G01_a_search_is_ended_and_everything_is_back(catalogue, how):
    shop = catalogue()
    before = shop.rows
    field(shop).click()
    shop.page.keyboard.type("bollard")
    shop.wait(lambda: len(shop.rows) == 4)
    if how == "Cancel":
        shop.button("Cancel").click()
    else:
        shop.page.keyboard.press("Escape")
    shop.wait(lambda: shop.rows == before)
    shop.wait(lambda: not shop.button("Cancel").is_visible())
    assert field(shop).input_value() == "" and shop.shown.title == "Catalogue"
    assert shop.top.locator(".search-scopes").count() == 0


def test_G01_a_scope_narrows_what_is_found_and_keeps_the_words(catalogue):
    shop = catalogue()
    field(shop).click()
    shop.page.keyboard.type("cap")
    shop.wait(lambda: len(shop.rows) == 4)
    shop.page.get_by_role("radio", name="Flagged").click()
    shop.wait(lambda: shop.rows == ["Capstan 1"])
    assert field(shop).input_value() == "cap"
    shop.page.get_by_role("radio", name="All").click()
    shop.wait(lambda: len(shop.rows) == 4)


@pytest.mark.parametrize("how", ["tap", "keys"])
def test_G01_a_suggestion_completes_the_words(catalogue, how):
    shop = catalogue()
    field(shop).click()
    shop.page.keyboard.type("a")
    suggestion = shop.top.locator(".search-suggestions").get_by_role("button", name="Anchor")
    suggestion.wait_for()
    if how == "tap":
        suggestion.click()
    else:
        suggestion.focus()
        shop.page.keyboard.press("Enter")
    shop.wait(lambda: field(shop).input_value() == "Anchor")
    shop.wait(lambda: shop.rows == [f"Anchor {number}" for number in (1, 2, 3, 4)])
    shop.wait(lambda: shop.top.locator(".search-suggestions").count() == 0)


def test_G01_a_suggested_token_filters_and_backspace_takes_it_away(catalogue):
    shop = catalogue()
    field(shop).click()
    shop.page.keyboard.type("a")
    shop.top.locator(".search-suggestions").get_by_role("button", name="Rigging").click()
    shop.wait(lambda: shop.top.locator(".search-token").all_inner_texts() == ["Rigging"])
    shop.wait(lambda: shop.rows[:2] == ["Bollard 1", "Davit 1"])
    field(shop).focus()
    shop.page.keyboard.press("Backspace")
    shop.page.keyboard.press("Backspace")
    shop.wait(lambda: shop.top.locator(".search-token").count() == 0)
    shop.wait(lambda: shop.rows[:2] == ["Anchor 1", "Bollard 1"])


def test_G01_nothing_found_says_so(catalogue):
    shop = catalogue()
    field(shop).click()
    shop.page.keyboard.type("xyz")
    shop.wait(lambda: shop.top.get_by_text("No Results for “xyz”").is_visible())


def test_G01_the_field_stands_at_the_end_of_a_wide_bar(catalogue):
    shop = catalogue(viewport={"width": 1194, "height": 834})
    box = shop.top.locator(".search-field").bounding_box()
    assert box["y"] < 20 and box["x"] > 600
    field(shop).click()
    shop.page.keyboard.type("halyard 4")
    shop.wait(lambda: shop.rows == ["Halyard 4"])
