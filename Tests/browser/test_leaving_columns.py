"""A column that slides out keeps what it showed, also if the patch of the pop changes its content."""

from acting_split import PHONE, settled
from finger import Finger
from motion import Motion
from screens import bar, text

FORM = {"mode": "collapsed", "shown": ("detail",), "toggle": None}


def pop_with_a_change(made):
    """The operations of a pop that also shows a placeholder in the column that it leaves."""
    t, stack = made.t, made.split.stacks["detail"]
    nothing = t("screen", bar(t, "None"), t("screen-content", text(t, "Nothing is chosen")))
    return [["remove", stack[4][0][0]], ["insert", stack[0], 0, nothing],
            *made.split.form("collapsed", "content", toggle=None)]


def test_a_pop_shows_the_old_content_until_the_column_is_gone(mail):
    made, page, server = mail(PHONE, acting=False, **FORM)
    page.set_viewport_size({"width": 390, "height": 500})
    page.locator(".scroll").last.evaluate("node => { node.scrollTop = 120; }")
    motion = Motion(page)
    server.patch(*pop_with_a_change(made), motion="pop")
    leaving = page.locator(".column.upper")
    leaving.wait_for()
    assert leaving.get_by_text("Charts for the passage").is_visible()
    assert leaving.locator(".scroll").evaluate("node => node.scrollTop") == 120
    assert not page.get_by_text("Nothing is chosen").is_visible()
    # What slides out is no longer part of the page for anybody else.
    assert leaving.get_attribute("aria-hidden") == "true" and leaving.evaluate("node => node.inert")
    assert page.evaluate("new Set([...document.querySelectorAll('[id]')].map((node) => node.id)).size"
                         " === document.querySelectorAll('[id]').length")
    motion.go_on()
    settled(page)
    assert page.locator(".column").count() == 3
    server.patch(*made.split.form("collapsed", "detail", toggle=None), motion="push")
    settled(page)
    assert page.get_by_text("Nothing is chosen").is_visible()


def test_a_pop_that_changes_nothing_makes_no_copy(mail):
    made, page, server = mail(PHONE, acting=False, **FORM)
    motion = Motion(page)
    server.patch(*made.split.form("collapsed", "content", toggle=None), motion="pop")
    page.locator(".column.upper").wait_for()
    assert page.locator(".column").count() == 3 and page.locator(".departing").count() == 0
    motion.go_on()
    settled(page)


def test_a_swipe_back_keeps_the_old_content_too(mail):
    made, page, server = mail(PHONE, acting=False, has_touch=True, **FORM)

    def respond(_, event):
        return {"ops": pop_with_a_change(made), "motion": "pop"} if event["do"] == "activate" else None
    server.respond = respond
    motion = Motion(page)
    motion.go_on()
    finger = Finger(page)
    finger.down(4)
    for x in range(20, 260, 20):
        finger.move(x)
    motion.session.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    finger.up()
    page.locator(".departing").wait_for()
    copy = page.locator(".departing")
    assert copy.get_by_text("Charts for the passage").is_visible()
    assert 200 < copy.bounding_box()["x"] < 390
    motion.go_on()
    settled(page)
    assert page.locator(".column").count() == 3
