"""Swiped rows: what a finger, a trackpad and keys reveal, and what they don't."""

import pytest

from editing_screens import Tasks
from finger import Finger
from screens import Tree, text

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
ROWS = "[...document.querySelectorAll('.row')].map(row => row.querySelector('.text').textContent)"


@pytest.fixture
def tasks(open_page):
    def start(**options):
        context = {key: options.pop(key) for key in ("reduced_motion",) if key in options}
        made = Tasks(**options)
        page, server = open_page(made.tree, made.respond, **PHONE, **context)
        page.wait_for_timeout(80)
        return made, page, server
    return start


def height(page, made, name):
    box = page.locator(f"#e{made.id(name)}").bounding_box()
    return box["y"] + box["height"] / 2


def swipe(page, y, start, end, wait=16, up=True):
    finger = Finger(page)
    finger.down(start, y)
    step = 20 if end > start else -20
    for x in range(start, end + (1 if step > 0 else -1), step):
        finger.move(x, y, wait)
    if up:
        finger.up()
    return finger


def done(server, *verbs):
    return [tuple(value for key, value in frame.items() if key != "n") for frame in server.frames
            if frame["do"] != "window" and (not verbs or frame["do"] in verbs)]


def offset(page, made, name):
    return page.evaluate(f"Math.round(document.getElementById('e{made.id(name)}').getBoundingClientRect().left)")


def still(page):
    page.wait_for_timeout(450)


def test_a_swipe_past_half_uncovers_the_actions_and_stays(tasks, eventually):
    made, page, server = tasks()
    swipe(page, height(page, made, "Sails"), 300, 160)
    still(page)
    assert done(server) == [(made.id("Sails"), "reveal", "trailing")]
    assert offset(page, made, "Sails") < -180
    trash = page.locator(".swipe-actions .button").first.bounding_box()
    assert trash["x"] + trash["width"] == pytest.approx(374, abs=1)


def test_a_short_swipe_goes_home_and_conceals(tasks, eventually):
    made, page, server = tasks()
    swipe(page, height(page, made, "Sails"), 300, 260, wait=120)
    eventually(page, lambda: done(server) == [(made.id("Sails"), "reveal", "trailing"), (made.id("Sails"), "conceal")])
    assert offset(page, made, "Sails") == 16
    eventually(page, lambda: page.locator(".swipe-actions").count() == 0)


def test_the_leading_edge_has_its_own(tasks, eventually):
    made, page, server = tasks()
    swipe(page, height(page, made, "Sails"), 120, 220)
    still(page)
    assert done(server) == [(made.id("Sails"), "reveal", "leading")]
    page.get_by_role("button", name="Read").click()
    eventually(page, lambda: done(server)[1:] == [
        (made.shown_last, "activate"), (made.id("Sails"), "conceal")] if hasattr(made, "shown_last") else len(done(server)) == 3)
    assert done(server)[-1] == (made.id("Sails"), "conceal") and offset(page, made, "Sails") == 16


def test_an_edge_without_actions_doesn_t_move(tasks):
    made, page, server = tasks(edges=("trailing",))
    swipe(page, height(page, made, "Sails"), 120, 260, up=False)
    assert offset(page, made, "Sails") == 16 and done(server) == []


def test_a_row_without_actions_doesn_t_move(tasks):
    made, page, server = tasks(edges=(), deletable=False)
    swipe(page, height(page, made, "Sails"), 300, 100, up=False)
    assert offset(page, made, "Sails") == 16 and done(server) == []


def test_up_and_down_scrolls_and_swipes_nothing(tasks):
    made, page, server = tasks()
    finger = Finger(page)
    finger.down(300, 400)
    for y in range(400, 300, -20):
        finger.move(290, y)
    finger.up()
    assert done(server) == []


def test_a_tap_beside_closes_and_does_nothing_else(tasks, eventually):
    made, page, server = tasks(kind="link")
    swipe(page, height(page, made, "Sails"), 300, 160)
    still(page)
    page.mouse.click(100, height(page, made, "Charts"))
    eventually(page, lambda: done(server)[-1] == (made.id("Sails"), "conceal"))
    assert done(server, "activate") == [] and offset(page, made, "Sails") == 16


def test_a_swipe_of_another_row_closes_the_first(tasks, eventually):
    made, page, server = tasks()
    swipe(page, height(page, made, "Sails"), 300, 160)
    still(page)
    swipe(page, height(page, made, "Anchor"), 300, 160)
    still(page)
    assert offset(page, made, "Sails") == 16 and offset(page, made, "Anchor") < -100
    assert (made.id("Sails"), "conceal") in done(server)


def test_a_full_swipe_does_the_first_action(tasks, eventually):
    made, page, server = tasks()
    swipe(page, height(page, made, "Sails"), 360, 60)
    eventually(page, lambda: "Sails" not in page.evaluate(ROWS))
    assert done(server)[-1][1:] == ("reveal", "trailing", True)


def test_where_no_full_swipe_is_allowed_a_long_one_only_opens(tasks):
    made, page, server = tasks(full=())
    swipe(page, height(page, made, "Sails"), 360, 40)
    still(page)
    assert done(server) == [(made.id("Sails"), "reveal", "trailing")] and "Sails" in page.evaluate(ROWS)


def test_a_full_swipe_that_deletes_nothing_brings_the_row_home(tasks, eventually):
    made, page, server = tasks(edges=())
    made.remove = lambda name: {"ops": []}
    swipe(page, height(page, made, "Sails"), 360, 60)
    eventually(page, lambda: done(server) == [(made.id("Sails"), "delete")])
    still(page)
    assert offset(page, made, "Sails") == 16 and page.locator(".swipe-actions").count() == 0


def test_a_deletable_row_has_delete_without_asking_the_server(tasks, eventually):
    made, page, server = tasks(edges=())
    swipe(page, height(page, made, "Sails"), 300, 240)
    still(page)
    assert done(server) == []
    page.get_by_role("button", name="Delete", exact=True).click()
    eventually(page, lambda: "Sails" not in page.evaluate(ROWS))
    assert done(server) == [(made.list[4][2][0], "delete")]


def test_a_destructive_action_takes_its_row_away(tasks, eventually):
    made, page, server = tasks()
    swipe(page, height(page, made, "Sails"), 300, 160)
    still(page)
    page.get_by_role("button", name="Delete", exact=True).click()
    eventually(page, lambda: "Sails" not in page.evaluate(ROWS))
    still(page)
    assert done(server, "conceal") == []


def test_a_trackpad_opens_a_row_but_never_does_an_action(tasks, eventually):
    made, page, server = tasks()
    page.mouse.move(200, height(page, made, "Sails"))
    for _ in range(30):
        page.mouse.wheel(20, 0)
        page.wait_for_timeout(8)
    still(page)
    assert done(server) == [(made.id("Sails"), "reveal", "trailing")] and offset(page, made, "Sails") < -100
    # No more than necessary, because on a busy machine the rest would be a separate gesture in the other direction.
    for _ in range(8):
        page.mouse.wheel(-20, 0)
        page.wait_for_timeout(8)
    eventually(page, lambda: done(server)[-1] == (made.id("Sails"), "conceal"))
    assert offset(page, made, "Sails") == 16


def test_it_mirrors(open_page, eventually):
    made = Tasks()
    made.tree[2] = {"layout-direction": "right-to-left"}
    page, server = open_page(made.tree, made.respond, **PHONE)
    page.wait_for_timeout(80)
    swipe(page, height(page, made, "Sails"), 100, 240)
    still(page)
    assert done(server) == [(made.id("Sails"), "reveal", "trailing")]
    assert page.locator(".swipe-actions .button").first.bounding_box()["x"] == pytest.approx(16, abs=1)


@pytest.mark.parametrize("key", ["ContextMenu", "Shift+F10"])
def test_keys_list_the_actions_of_a_row(tasks, eventually, key):
    made, page, server = tasks(kind="link")
    page.locator(f"#e{made.id('Sails')} .link").focus()
    page.keyboard.press(key)
    page.locator(".popup").wait_for()
    assert page.locator(".popup-item").all_inner_texts() == ["Read", "Delete", "Flag", "More"]
    assert page.locator(".popup").get_attribute("role") == "menu"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    eventually(page, lambda: "Sails" not in page.evaluate(ROWS))
    eventually(page, lambda: page.evaluate("document.activeElement.textContent") == "Rigging")


def test_a_closed_list_of_actions_is_concealed_and_focus_returns(tasks, eventually):
    made, page, server = tasks()
    page.locator(f"#e{made.id('Sails')}").focus()
    page.keyboard.press("ContextMenu")
    page.locator(".popup").wait_for()
    page.keyboard.press("Escape")
    eventually(page, lambda: done(server)[-1] == (made.id("Sails"), "conceal"))
    assert page.evaluate("document.activeElement.id") == f"e{made.id('Sails')}"
    assert done(server, "back") == []


def test_a_right_click_lists_them_too_and_a_row_without_any_has_none(tasks, open_page):
    made, page, server = tasks(edges=())
    page.locator(f"#e{made.id('Sails')}").click(button="right")
    assert page.locator(".popup-item").all_inner_texts() == ["Delete"]
    t = Tree()
    plain, other = open_page(t("window", t("list", t("row", text(t, "Plain")))))
    plain.locator(".row").click(button="right")
    plain.wait_for_timeout(80)
    assert plain.locator(".popup").count() == 0


def test_the_delete_key_deletes_a_deletable_row_and_focus_goes_on(tasks, eventually):
    made, page, server = tasks()
    page.locator(f"#e{made.id('Sails')}").focus()
    page.keyboard.press("Delete")
    eventually(page, lambda: "Sails" not in page.evaluate(ROWS))
    eventually(page, lambda: page.evaluate("document.activeElement.textContent") == "Rigging")
    page.keyboard.press("Backspace")
    eventually(page, lambda: "Rigging" not in page.evaluate(ROWS))


def test_the_delete_key_leaves_others_alone(tasks, open_page):
    made, page, server = tasks(deletable=False)
    page.locator(f"#e{made.id('Sails')}").focus()
    page.keyboard.press("Delete")
    t = Tree()
    field = t("text-field", value="ab")
    row = t("row", field, deletable=True, verbs="delete")
    other, listener = open_page(t("window", t("list", row)))
    other.locator(f"#e{field[0]}").focus()
    other.keyboard.press("End")
    other.keyboard.press("Backspace")
    other.wait_for_timeout(80)
    assert done(server, "delete") == [] and done(listener, "delete") == []
    assert other.locator(f"#e{field[0]}").input_value() == "a"


def test_a_lost_connection_swipes_nothing(tasks):
    made, page, server = tasks()
    server.refuses = True
    server.drop()
    page.wait_for_timeout(1300)
    swipe(page, height(page, made, "Sails"), 300, 160, up=False)
    assert offset(page, made, "Sails") == 16


def test_with_reduced_motion_it_follows_the_finger_and_nothing_glides(tasks):
    made, page, server = tasks(reduced_motion="reduce")
    swipe(page, height(page, made, "Sails"), 300, 160)
    page.wait_for_timeout(60)
    assert offset(page, made, "Sails") < -180
