"""The layout of the example apps at several window sizes. The tests measure, and never compare pixels."""

import pytest

SIZES = [(320, 568), (390, 844), (874, 402), (744, 1133), (834, 1194), (1194, 834), (1440, 900)]


def boxes(shown, selector):
    return [box.bounding_box() for box in shown.top.locator(selector).all()]


@pytest.mark.parametrize("width, height", SIZES)
def test_nothing_runs_out_of_the_window(visit, cookbook, width, height):
    shown = visit(cookbook, viewport={"width": width, "height": height})
    for words in ["Soups", "Minestrone"]:
        shown.tap(words)
        wide = shown.page.evaluate("""() => [...document.querySelectorAll('.screen :is(.text, .row, .button, .link)')]
            .filter(n => { const r = n.getBoundingClientRect();
                return r.width > 1 && !n.closest("[data-covered]") && (r.right > innerWidth + 0.5 || r.left < -0.5); })
            .map(n => n.textContent)""")
        assert wide == []


def test_tiles_of_fixed_size_keep_it(visit, cookbook):
    shown = visit(cookbook, viewport={"width": 320, "height": 568})
    for box in boxes(shown, ".row .clip")[:5]:
        assert (round(box["width"]), round(box["height"])) == (28, 28)


def test_cards_are_round_at_both_ends_and_lines_stand_between_rows_only(visit, packages):
    shown = visit(packages)
    rows = shown.top.locator(".list > .row")
    look = """node => { const s = getComputedStyle(node); return [s.borderStartStartRadius, s.borderEndEndRadius,
        getComputedStyle(node, '::before').display]; }"""
    first, middle = (row.evaluate(look) for row in (rows.nth(2), rows.nth(4)))
    assert first[0] == "10px" and first[1] == "0px" and first[2] == "block"
    assert middle[:2] == ["0px", "0px"] and middle[2] == "block"
    # The number of rows depends on the machine, so the last row may appear only after scrolling.
    shown.top.locator(".list").evaluate("node => { node.scrollTop = node.scrollHeight; }")
    shown.wait(lambda: rows.last.evaluate(look) == ["0px", "10px", "none"])


def test_soft_grounds_are_not_black(visit, cookbook):
    shown = visit(cookbook)
    shown.follow("Soups")
    grounds = shown.top.locator(".lazy-grid .color").evaluate_all(
        "nodes => nodes.map(node => getComputedStyle(node).backgroundColor)")
    assert len(grounds) == 14 and sum("/ 0.0" in ground or "/ 0.1" in ground for ground in grounds) == 7, grounds
    assert "rgb(0, 0, 0)" not in grounds


def test_every_symbol_of_the_apps_is_drawn(visit, cookbook, packages):
    for app in (cookbook, packages):
        shown = visit(app)
        shown.page.wait_for_timeout(300)
        if app is cookbook:
            shown.follow("Soups")
        shown.page.wait_for_timeout(300)
        assert [line for line in shown.page.log if "symbol" in line] == []


def test_lists_keep_to_44_points_and_two_columns_stand_abreast_where_there_is_room(visit, cookbook):
    shown = visit(cookbook, viewport={"width": 1194, "height": 834})
    assert all(row.bounding_box()["height"] >= 44 for row in shown.page.locator(".row").all())
    shown.tap("Breakfast")
    shown.tap("Shakshuka")
    ingredients, method = (shown.top.get_by_text(words, exact=True).bounding_box() for words in ("Ingredients", "Method"))
    assert method["x"] > ingredients["x"] + 200
    shown.page.set_viewport_size({"width": 390, "height": 844})
    shown.wait(lambda: shown.top.get_by_text("Method", exact=True).bounding_box()["x"] < 30)
    assert shown.title == "Shakshuka"


def test_a_list_of_hundreds_fills_its_rows_as_it_scrolls(visit, packages):
    shown = visit(packages)
    shown.follow("Libraries")
    rows = shown.top.locator(".row")
    made = rows.count()
    assert 10 < made < 120
    height = shown.top.locator(".list").evaluate("node => node.scrollHeight")
    for part in (0.3, 0.7, 0.98, 0.1):
        shown.scroll(height * part)
        filled = """list => { const r = list.getBoundingClientRect();
            return [120, 400, 780].every(y => document.elementFromPoint(r.left + r.width / 2, y)?.closest('.row')); }"""
        shown.wait(lambda: shown.top.locator(".list").evaluate(filled))
    assert rows.count() < 200


def test_dark_and_light_have_words_that_stand_out(visit, cookbook):
    for scheme in ("light", "dark"):
        shown = visit(cookbook, color_scheme=scheme)
        pair = shown.top.locator(".row .text").first.evaluate(
            "node => [getComputedStyle(node).color, getComputedStyle(node.closest('.row')).backgroundColor]")
        assert pair[0] != pair[1]
        assert pair[1] == ("rgb(255, 255, 255)" if scheme == "light" else "rgb(28, 28, 30)")


@pytest.mark.parametrize("width, height", SIZES)
def test_schemes_and_their_states_fit_the_window(visit, adaptive, width, height):
    shown = visit(adaptive, viewport={"width": width, "height": height})
    for button in shown.page.get_by_role("button", name="One Back").all()[:1 if width < 1440 else 3]:
        box = button.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height
    container = shown.page.locator(".split-view").first.bounding_box()
    assert container["width"] >= 280 and container["height"] >= 200


def test_buttons_that_show_an_image_alone_have_names(visit, cookbook):
    shown = visit(cookbook)
    for name in ("Recipe of the day", "Layout"):
        button = shown.page.get_by_role("button", name=name, exact=True).first
        assert button.bounding_box()["width"] < 60
