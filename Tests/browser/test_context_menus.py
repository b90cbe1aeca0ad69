"""Context menus: how they are opened, where they are shown, and how they are closed."""

import pytest

from finger import Finger
from list_screens import Photos
from screens import CHEVRON, Tree, link, screen, text, window


@pytest.fixture
def photos(open_page):
    def start(kind="cards", **options):
        made = Photos(Tree(), kind)
        page, server = open_page(made.tree, made.respond, **options)
        page.wait_for_timeout(80)
        return made, page, server
    return start


def events(server):
    return [(frame["e"], frame["do"]) for frame in server.frames if frame["do"] not in ("window", "phase", "address")]


def test_a_right_click_opens_it_at_the_pointer(photos, eventually):
    made, page, server = photos()
    page.mouse.click(190, 300, button="right")
    page.locator(".menu-items").wait_for()
    page.wait_for_timeout(300)
    box = page.locator(".menu-items").bounding_box()
    assert abs(box["x"] - 190) < 3 and abs(box["y"] - 301) < 3
    assert events(server) == [(made.items[1][0], "reveal")]
    page.get_by_role("menuitem", name="Copy").click()
    eventually(page, lambda: page.locator(".menu-items").count() == 0)


@pytest.mark.parametrize("how", ["outside", "Escape"])
def test_it_closes_and_says_so(photos, eventually, how):
    made, page, server = photos()
    page.mouse.click(190, 300, button="right")
    page.locator(".menu-items").wait_for()
    if how == "outside":
        page.mouse.click(20, 800)
    else:
        page.keyboard.press("Escape")
    eventually(page, lambda: events(server) == [(made.items[1][0], "reveal"), (made.items[1][0], "conceal")])
    eventually(page, lambda: page.locator(".menu-items").count() == 0)


def test_a_long_press_opens_it_and_the_tap_that_ends_it_does_nothing(photos, eventually):
    made, page, server = photos("rows", has_touch=True)
    y = page.locator(f"#e{made.items[1][0]}").bounding_box()["y"] + 20
    finger = Finger(page)
    finger.down(150, y)
    finger.rest(650)
    finger.up()
    page.locator(".menu-items").wait_for()
    page.wait_for_timeout(100)
    assert events(server) == [(made.items[1][0], "reveal")]


def test_a_short_press_or_one_that_moves_does_not(photos):
    made, page, server = photos(has_touch=True)
    finger = Finger(page)
    finger.down(190, 300)
    finger.rest(200)
    finger.up()
    finger.down(190, 300)
    for step in range(8):
        finger.move(190, 300 - step * 8)
    finger.rest(600)
    finger.up()
    assert [event for event in events(server) if event[1] == "reveal"] == []


def test_keys_open_the_menu_of_a_row_and_focus_returns(photos, eventually):
    made, page, server = photos("rows")
    row = made.items[1][0]
    page.locator(f"#e{row}").focus()
    page.keyboard.press("Shift+F10")
    page.locator(".menu-items").wait_for()
    eventually(page, lambda: page.evaluate("document.activeElement.textContent") == "Copy")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.textContent") == "Share"
    assert server.events("move-selection") == []
    page.keyboard.press("Escape")
    eventually(page, lambda: page.evaluate("document.activeElement.id") == f"e{row}")
    eventually(page, lambda: events(server) == [(row, "reveal"), (made.holder[0], "conceal")])


def test_the_empty_ground_of_a_list_has_one_too(photos, eventually):
    made, page, server = photos("rows")
    page.mouse.click(190, 600, button="right")
    page.locator(".menu-items").wait_for()
    assert events(server) == [(made.holder[0], "reveal")]


def test_a_double_click_is_the_primary_action(photos, eventually):
    made, page, server = photos("rows")
    page.locator(f"#e{made.items[0][0]}").dblclick()
    eventually(page, lambda: (made.items[0][0], "activate2") in events(server))


def test_elsewhere_the_browser_keeps_its_own_menu(photos):
    made, page, server = photos()
    prevented = page.evaluate("""() => { const event = new MouseEvent("contextmenu", {bubbles: true, cancelable: true});
        document.querySelector(".bar-title").dispatchEvent(event); return event.defaultPrevented; }""")
    assert prevented is False and events(server) == []


def test_the_actions_of_a_row_stand_below_its_menu(open_page, eventually):
    made = Photos(Tree(), "rows", swipe=True)
    page, server = open_page(made.tree, made.respond)
    page.wait_for_timeout(80)
    row = made.items[1][0]
    page.locator(f"#e{row}").focus()
    page.keyboard.press("ContextMenu")
    page.locator(".menu-items").wait_for()
    assert page.locator(".menu-items button").all_inner_texts() == ["Copy", "Share", "Delete", "Flag"]
    assert events(server) == [(row, "reveal"), (row, "reveal")]
    page.get_by_role("menuitem", name="Flag").click()
    eventually(page, lambda: sorted(events(server)[2:]) == sorted(
        [(made.flag[0], "activate"), (made.holder[0], "conceal"), (row, "conceal")]))
    eventually(page, lambda: page.locator(".menu-items, .swipe-actions").count() == 0)


def test_a_row_whose_link_has_a_menu_of_its_own_looks_and_takes_taps_like_any_other(open_page):
    t = Tree()
    plain, around = (link(t, text(t, name)) for name in ("Plain", "With a menu"))
    rows = [t("row", plain, **CHEVRON), t("row", t("context-menu", around), **CHEVRON)]
    page, _ = open_page(window(t, screen(t, "Links", [t("list", *rows)])))
    page.wait_for_timeout(80)
    colors = page.evaluate(
        "ids => ids.map(id => getComputedStyle(document.getElementById(`e${id}`)).color)", [plain[0], around[0]])
    assert colors[0] == colors[1]
    for row, node in zip(rows, (plain, around)):
        box = page.locator(f"#e{row[0]}").bounding_box()
        for x in (box["x"] + 2, box["x"] + box["width"] - 3):
            hit = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.link')?.id", [x, box["y"] + 4])
            assert hit == f"e{node[0]}"
