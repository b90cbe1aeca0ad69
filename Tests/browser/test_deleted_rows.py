"""A deleted row keeps its content until its place has closed."""

from finger import Finger
from motion import Motion
from screens import Tree, screen, text, window


class Rows:
    def __init__(self):
        t = Tree()
        self.rows = [t("row", text(t, f"Row {n}"), deletable=True, verbs="delete") for n in range(5)]
        self.tree = window(t, screen(t, "Rows", [t("list", *self.rows)]))

    def respond(self, server, event):
        return {"ops": [["remove", event["e"]]]} if event["do"] == "delete" else None


def swipe_away(page, words):
    y = page.get_by_text(words).bounding_box()["y"] + 10
    finger = Finger(page)
    finger.down(370, y)
    for x in range(350, 30, -20):
        finger.move(x, y)
    return finger


def test_a_deleted_row_shows_its_content_while_its_place_closes(open_page, eventually):
    made = Rows()
    page, server = open_page(made.tree, made.respond, has_touch=True)
    box = page.locator(".row", has_text="Row 2").bounding_box()
    motion = Motion(page)
    motion.go_on()
    finger = swipe_away(page, "Row 2")
    motion.session.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    finger.up()
    place = page.locator(".closing-place")
    place.wait_for()
    assert place.bounding_box() == box
    assert "Row 2" in place.inner_text() and place.locator(".swipe-actions").is_visible()
    assert place.evaluate("node => node.inert") and place.get_attribute("aria-hidden") == "true"
    # The rows are neighbors as if it were gone, so that only the first and the last have round corners.
    assert page.locator(".list > .row").count() == 4
    motion.go_on()
    eventually(page, lambda: place.count() == 0)
    assert page.get_by_text("Row 2").count() == 0


def test_a_row_that_the_app_removes_is_gone_at_once(open_page, eventually):
    made = Rows()
    page, server = open_page(made.tree, made.respond)
    server.patch(["remove", made.rows[2][0]])
    eventually(page, lambda: page.get_by_text("Row 2").count() == 0)
    assert page.locator(".closing-place").count() == 0


def test_with_reduced_motion_it_is_gone_at_once(open_page, eventually):
    made = Rows()
    page, server = open_page(made.tree, made.respond, has_touch=True, reduced_motion="reduce")
    swipe_away(page, "Row 2").up()
    eventually(page, lambda: page.locator(".row").count() == 4)
    assert page.locator(".closing-place").count() == 0
