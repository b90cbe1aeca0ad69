"""Split views: dividers, keys, swipes, and the reported sizes."""

import json

import pytest

from acting_split import ALL, COLLAPSED, PHONE, TALL, WIDE, box, boxes, settled, turn, visible
from finger import Finger
from screens import Tree, text
from split_screens import Book


# Dividers

def test_B06_K05_a_divider_is_dragged_live_and_says_so_once(mail, eventually):
    made, page, server = mail()
    page.mouse.move(320, 400)
    page.mouse.down()
    for x in (330, 350, 370):
        page.mouse.move(x, 400)
        assert box(page, made.split.id("sidebar"))[2] == x
    assert server.events("width") == []
    page.mouse.up()
    eventually(page, lambda: len(server.events("width")) == 1)
    assert server.events("width")[0] | {"n": 0} == {"n": 0, "e": made.split.dividers["sidebar"][0], "do": "width", "w": 370}
    page.wait_for_timeout(50)
    assert box(page, made.split.id("sidebar"))[2] == 370 and box(page, made.split.id("content"))[0] == 370
    assert json.loads(page.evaluate("localStorage['backstaff-column-widths']")) == [[370]]
    page.reload()
    eventually(page, lambda: len(server.hellos) == 2)
    assert server.hellos[0].get("columnWidths") is None and server.hellos[1]["columnWidths"] == [[370]]


def test_B06_a_drag_stays_within_the_bounds(mail, eventually):
    made, page, server = mail()
    page.mouse.move(320, 400)
    page.mouse.down()
    page.mouse.move(700, 400)
    assert box(page, made.split.id("sidebar"))[2] == 400
    page.mouse.move(20, 400)
    assert box(page, made.split.id("sidebar"))[2] == 260
    page.mouse.up()
    eventually(page, lambda: [e["w"] for e in server.events("width")] == [260])


def test_the_server_s_answer_rules_and_a_refusal_restores(mail, eventually):
    made, page, server = mail(acting=False)
    server.respond = lambda server, event: (
        {"ops": [["set", made.split.id("sidebar"), "width", 333]]} if event["do"] == "width" else None)
    for answer in (333, 333):
        page.mouse.move(box(page, made.split.id("sidebar"))[1], 400)
        page.mouse.down()
        page.mouse.move(390, 400)
        page.mouse.up()
        eventually(page, lambda: box(page, made.split.id("sidebar"))[2] == answer)
        server.respond = lambda server, event: {"refused": event["n"], "why": "no"}


def test_B05_a_disabled_divider_and_one_that_is_not_tiled_are_not_grabbed(mail):
    made, page, server = mail()
    server.patch(["set", made.split.dividers["sidebar"][0], "disabled", True])
    page.wait_for_timeout(50)
    page.mouse.move(320, 400)
    page.mouse.down()
    page.mouse.move(380, 400)
    page.mouse.up()
    assert box(page, made.split.id("sidebar"))[2] == 320 and server.events("width") == []
    assert page.locator(f"#e{made.split.dividers['sidebar'][0]}").get_attribute("tabindex") is None
    turn(page, server, made, "overlaid", *ALL)
    assert page.locator(f"#e{made.split.dividers['content'][0]}").get_attribute("tabindex") is None


def test_B06_a_divider_answers_to_keys(mail, eventually):
    made, page, server = mail()
    divider = page.locator(f"#e{made.split.dividers['sidebar'][0]}")
    assert [divider.get_attribute(name) for name in ("role", "aria-valuenow", "aria-valuemin", "aria-valuemax")] == [
        "separator", "320", "260", "400"]
    divider.focus()
    for key, width in [("ArrowRight", 330), ("ArrowLeft", 320), ("End", 400), ("Home", 260)]:
        page.keyboard.press(key)
        eventually(page, lambda: server.events("width") and server.events("width")[-1]["w"] == width)
        eventually(page, lambda: divider.get_attribute("aria-valuenow") == str(width))
    page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(50)
    assert len(server.events("width")) == 4


def test_K05_spoilt_storage_is_not_sent(mail):
    made, page, server = mail()
    for spoilt, sent in [("no", None), ("[]", None), ('[["a", -3, 9], 7]', [[0, 0], []]), ("[[300]]", [[300]])]:
        page.evaluate("(words) => { localStorage['backstaff-column-widths'] = words; }", spoilt)
        page.reload()
        page.wait_for_selector("#app > *")
        assert server.hellos[-1].get("columnWidths") == sent


# Keys

def test_left_and_right_move_between_the_columns_on_screen(mail):
    made, page, server = mail()
    where = "document.activeElement.closest('.column')?.dataset.placement"
    page.locator(f"#e{made.boxes[0]} > .row").nth(1).focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(where) == "content"
    assert page.evaluate("document.activeElement.hasAttribute('data-selected')")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(where) == "detail"
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(where) == "sidebar"
    assert page.evaluate("document.activeElement.textContent").startswith("VIP")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(where) == "sidebar" and server.events("activate") == []


def test_left_and_right_stay_in_a_field_and_never_act_when_collapsed(mail):
    made, page, server = mail()
    page.locator(f"#e{made.field[0]}").focus()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.id") == f"e{made.field[0]}"
    turn(page, server, made, "collapsed", "content", toggle=None)
    page.locator(f"#e{made.letters[0]} > .row").first.focus()
    server.frames.clear()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(80)
    assert server.events("activate") == [] and visible(page, made) == ["content"]


def test_D04_escape_and_alt_left_go_back_a_column_when_collapsed(mail, eventually):
    made, page, server = mail(PHONE, mode="collapsed", shown=("detail",), toggle=None)
    page.keyboard.press("Escape")
    eventually(page, lambda: visible(page, made) == ["content"])
    settled(page)
    page.keyboard.press("Alt+ArrowLeft")
    eventually(page, lambda: visible(page, made) == ["sidebar"])
    settled(page)
    page.keyboard.press("Escape")
    page.wait_for_timeout(80)
    assert [e["e"] for e in server.events("activate")] == [made.back["detail"], made.back["content"]]
    assert server.events("back") == []


def test_escape_hides_what_lies_over_and_does_nothing_when_tiled(mail, eventually):
    made, page, server = mail()
    page.keyboard.press("Escape")
    page.wait_for_timeout(80)
    assert server.events("activate") == []
    turn(page, server, made, "overlaid", *ALL)
    page.keyboard.press("Escape")
    eventually(page, lambda: [e["e"] for e in server.events("activate")] == [made.split.id()])


def test_tab_goes_from_column_to_column_with_one_stop_a_list(mail):
    made, page, server = mail()
    page.locator(f"#e{made.boxes[4][0][0]}").focus()
    seen = []
    for _ in range(4):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement.id"))
    new = page.get_by_role("button", name="New").get_attribute("id")
    assert seen == [f"e{made.split.dividers['sidebar'][0]}", new, f"e{made.letters[4][0][0]}",
                    f"e{made.split.dividers['content'][0]}"]


# Swipes

def test_D04_a_swipe_from_the_edge_goes_back_a_column_with_the_finger(mail, eventually):
    made, page, server = mail(PHONE, mode="collapsed", shown=("content",), toggle=None, has_touch=True)
    finger = Finger(page)
    finger.down(5)
    for x in range(20, 261, 20):
        finger.move(x)
    assert box(page, made.split.id("content"))[0] == pytest.approx(255, abs=2)
    finger.up()
    eventually(page, lambda: visible(page, made) == ["sidebar"])
    settled(page)
    assert [(e["do"], e["e"]) for e in server.events() if e["do"] != "window"] == [("activate", made.back["content"])]
    assert page.evaluate("[...document.querySelectorAll('.column')].every((c) => !c.style.transform)")
    server.patch(*made.split.form("collapsed", "content", toggle=None), motion="push")
    page.wait_for_selector(".moving")
    settled(page)
    assert boxes(page, made)[1] == [0, 390]


def test_a_swipe_let_go_early_stays(mail, eventually):
    made, page, server = mail(PHONE, mode="collapsed", shown=("content",), toggle=None, has_touch=True)
    finger = Finger(page)
    finger.down(5)
    for x in (20, 40, 60, 80):
        finger.move(x)
    finger.rest(150)
    finger.up()
    settled(page)
    assert visible(page, made) == ["content"] and box(page, made.split.id("content"))[0] == 0
    assert [e["do"] for e in server.events() if e["do"] != "window"] == []


def test_a_form_that_changes_under_the_finger_leaves_nothing_moved(mail, eventually):
    made, page, server = mail(PHONE, mode="collapsed", shown=("content",), toggle=None, has_touch=True)
    finger = Finger(page)
    finger.down(5)
    for x in range(20, 201, 20):
        finger.move(x)
    server.patch(*made.split.form("tiled", *ALL))
    eventually(page, lambda: page.locator(".split-view[data-display-mode=tiled]").count() == 1)
    finger.move(300)
    finger.up()
    settled(page)
    assert page.evaluate("[...document.querySelectorAll('.column')].every((c) => !c.style.transform)")
    assert server.events("activate") == []


def test_a_swipe_on_the_first_column_does_nothing(mail):
    made, page, server = mail(PHONE, **COLLAPSED, has_touch=True)
    finger = Finger(page)
    finger.down(5)
    for x in range(20, 261, 40):
        finger.move(x)
    finger.up()
    page.wait_for_timeout(80)
    assert [e["do"] for e in server.events() if e["do"] != "window"] == []


def test_swipes_show_and_hide_what_lies_over(mail, eventually):
    made, page, server = mail(TALL, mode="overlaid", shown=("detail",), has_touch=True)
    finger = Finger(page)
    finger.down(6)
    for x in (20, 50, 90, 130):
        finger.move(x)
    finger.up()
    eventually(page, lambda: [e["e"] for e in server.events("activate")] == [made.split.toggle[0]])
    settled(page)
    finger.down(500)
    for x in (480, 440, 400, 340):
        finger.move(x)
    finger.up()
    eventually(page, lambda: [e["e"] for e in server.events("activate")] == [made.split.toggle[0], made.split.id()])
    settled(page)
    finger.down(400)
    for x in (380, 300, 200):
        finger.move(x)
    finger.up()
    finger.down(6, 300)
    for y in (320, 380, 460):
        finger.move(10, y)
    finger.up()
    page.wait_for_timeout(80)
    assert len(server.events("activate")) == 2


# Sizes

def test_a_split_view_that_fills_the_window_sends_nothing_but_the_window_s_size(mail, eventually):
    made, page, server = mail()
    for width in (1300, 1200, 1100, 1000):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(30)
    eventually(page, lambda: server.events("resize") and server.events("resize")[-1]["size"] == [1000, 900])
    page.wait_for_timeout(300)
    assert server.events("size") == []


def test_a_narrower_split_view_reports_its_width_once_it_has_settled(open_page, eventually):
    t = Tree()
    made = Book(t)
    beside = t("frame", text(t, "Beside"), width=300)
    tree = t("window", t("h-stack", beside, made.split.node, spacing=0))
    page, server = open_page(tree, viewport=WIDE)
    eventually(page, lambda: [(e["e"], e["w"], e["h"]) for e in server.events("size")] == [(made.split.id(), 1140, 900)])
    for width in (1400, 1300, 1200):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(30)
    eventually(page, lambda: server.events("resize") and server.events("resize")[-1]["size"] == [1200, 900])
    page.wait_for_timeout(250)
    assert len(server.events("size")) == 1      # the same difference from the window's width as before
    server.patch(["set", beside[0], "width", 200])
    eventually(page, lambda: [e["w"] for e in server.events("size")] == [1140, 1000])
