"""Pinches and rotations by two fingers and on a trackpad."""

import math
import time

import pytest

from finger import Finger
from screens import Tree, screen, text, window


@pytest.fixture
def chart(open_page):
    """A view of 200 by 100 points with verbs, in a scroll view that is higher than the screen."""
    def start(verbs="pinch", **attributes):
        t = Tree()
        view = t("gesture", t("frame", text(t, "chart"), width=200, height=100), verbs=verbs, **attributes)
        rest = [t("frame", text(t, f"row {n}"), width=200, height=100) for n in range(20)]
        scroll = t("scroll", t("v-stack", view, *rest), axis="vertical")
        page, server = open_page(window(t, screen(t, "Chart", [scroll])), has_touch=True)
        page.wait_for_timeout(100)
        box = page.locator(f"#e{view[0]}").bounding_box()
        return page, server, (box["x"], box["y"]), lambda: page.evaluate(
            f"document.getElementById('e{scroll[0]}').scrollTop")
    return start


class Fingers(Finger):
    """Two fingers."""

    def both(self, kind, first, second):
        self.touch(kind, *({"x": x, "y": y, "id": n} for n, (x, y) in enumerate((first, second))))
        self.rest(40)


def pinches(server):
    return server.events("pinch")


def pressed(page, corner, left=80, right=120):
    x, y = corner
    fingers = Fingers(page)
    fingers.time = time.time()
    fingers.both("touchStart", (x + left, y + 50), (x + right, y + 50))
    return fingers


def test_two_fingers_that_move_apart_are_a_pinch_with_its_start(chart, eventually):
    page, server, (x, y), _ = chart()
    fingers = pressed(page, (x, y))
    fingers.both("touchMove", (x + 60, y + 50), (x + 140, y + 50))
    fingers.both("touchMove", (x + 50, y + 50), (x + 150, y + 50))
    fingers.up()
    eventually(page, lambda: pinches(server) and pinches(server)[-1]["how"] == "ended")
    *moves, last = pinches(server)
    assert moves and all(move["how"] == "moved" for move in moves)
    assert last["from"] == [100, 50] and last["anchor"] == [0.5, 0.5]
    assert abs(last["scale"] - 2.5) < 0.05 and abs(last["turn"]) < 0.01


def test_two_fingers_around_each_other_are_a_rotation_of_more_than_a_half_turn(chart, eventually):
    page, server, (x, y), _ = chart()
    fingers = pressed(page, (x, y))
    for degrees in range(30, 271, 30):
        a = math.radians(degrees)
        dx, dy = 20 * math.cos(a), 20 * math.sin(a)
        fingers.both("touchMove", (x + 100 - dx, y + 50 - dy), (x + 100 + dx, y + 50 + dy))
    fingers.up()
    eventually(page, lambda: pinches(server) and pinches(server)[-1]["how"] == "ended")
    assert abs(pinches(server)[-1]["turn"] - math.radians(270)) < 0.1
    assert abs(pinches(server)[-1]["scale"] - 1) < 0.1


def test_two_fingers_that_rest_and_one_finger_are_no_pinch(chart):
    page, server, (x, y), _ = chart()
    pressed(page, (x, y)).up()
    finger = Finger(page)
    finger.down(x + 20, y + 20)
    finger.move(x + 60, y + 20)
    finger.up()
    page.wait_for_timeout(100)
    assert pinches(server) == []


def test_a_view_that_does_not_ask_and_a_disabled_one_get_no_pinch(chart):
    for attributes in ({"verbs": "activate"}, {"disabled": True}):
        page, server, (x, y), _ = chart(**attributes)
        fingers = pressed(page, (x, y))
        fingers.both("touchMove", (x + 50, y + 50), (x + 150, y + 50))
        fingers.up()
        page.wait_for_timeout(100)
        assert pinches(server) == []


def test_the_wheel_with_control_is_a_pinch_that_ends_after_a_pause_and_scrolls_nothing(chart, eventually):
    page, server, (x, y), top = chart()
    page.mouse.move(x + 50, y + 25)
    page.keyboard.down("Control")
    for _ in range(5):
        page.mouse.wheel(0, -10)
        page.wait_for_timeout(20)
    page.keyboard.up("Control")
    eventually(page, lambda: pinches(server) and pinches(server)[-1]["how"] == "ended")
    last = pinches(server)[-1]
    assert abs(last["scale"] - math.exp(0.5)) < 0.01 and last["turn"] == 0
    assert last["anchor"] == [0.25, 0.25] and last["speed"] == [0, 0]
    assert top() == 0 and page.evaluate("visualViewport.scale") == 1


def test_a_plain_wheel_and_one_elsewhere_scroll_as_ever(chart, eventually):
    page, server, (x, y), top = chart()
    page.mouse.move(x + 50, y + 25)
    page.mouse.wheel(0, 120)
    eventually(page, lambda: top() > 0)
    page.mouse.move(x + 50, y + 400)
    page.mouse.wheel(0, 120)
    eventually(page, lambda: top() > 200)
    assert pinches(server) == []


def test_one_finger_scrolls_on_the_view_and_two_do_not_zoom_the_page(chart):
    page, _, _, _ = chart()
    assert page.get_by_text("chart", exact=True).evaluate("node => getComputedStyle(node.closest('.gesture')).touchAction") == "pan-x pan-y"
    page, _, _, _ = chart(verbs="pinch drag")
    assert page.get_by_text("chart", exact=True).evaluate("node => getComputedStyle(node.closest('.gesture')).touchAction") == "none"


def test_a_trackpad_of_webkit_pinches_and_rotates(chart, eventually):
    page, server, (x, y), _ = chart()
    page.get_by_text("chart", exact=True).evaluate("""async (node, [x, y]) => {
        const fire = (type, scale, rotation) => {
            const event = new Event(type, { bubbles: true, cancelable: true });
            Object.assign(event, { scale, rotation, clientX: x + 100, clientY: y + 50 });
            node.dispatchEvent(event);
            return event.defaultPrevented;
        };
        window.held = [fire("gesturestart", 1, 0), fire("gesturechange", 1.5, 90)];
        fire("gestureend", 1.5, 90);
    }""", [x, y])
    eventually(page, lambda: pinches(server) and pinches(server)[-1]["how"] == "ended")
    assert pinches(server)[-1]["scale"] == 1.5 and abs(pinches(server)[-1]["turn"] - math.pi / 2) < 0.001
    assert page.evaluate("held") == [True, True]
