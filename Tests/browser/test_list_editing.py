"""Lists in edit mode: insets, deleting and moving rows, by pointer, finger and keys."""

import pytest

from editing_screens import Tasks
from screens import Tree, text
from test_lazy_rows import Rows
from test_swipe_actions import PHONE, ROWS, done, still


@pytest.fixture
def tasks(open_page):
    def start(**options):
        made = Tasks(**{"edges": (), **options})
        page, server = open_page(made.tree, made.respond, **PHONE)
        page.wait_for_timeout(80)
        return made, page, server
    return start


def handle(page, made, name):
    return page.locator(f"#e{made.id(name)} > .row-handle")


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def said(page):
    return page.locator(".announcements").all_inner_texts()


def test_edit_mode_shows_a_minus_and_a_handle_with_room_for_a_finger(tasks, eventually):
    made, page, server = tasks()
    assert page.locator(".row-part").count() == 0
    page.get_by_role("button", name="Edit").click()
    eventually(page, lambda: page.locator(".row-delete").count() == 8 and page.locator(".row-handle").count() == 8)
    still(page)
    assert page.get_by_role("button", name="Delete Sails").count() == 1
    assert page.get_by_role("button", name="Reorder Sails").count() == 1
    for part in ("row-delete", "row-handle"):
        sizes = page.evaluate(f"(s => [s.width, s.height].map(parseFloat))(getComputedStyle(document.querySelector('.{part}'), '::before'))")
        assert min(sizes) >= 44
    page.get_by_role("button", name="Done").click()
    eventually(page, lambda: page.locator(".row-part").count() == 0)


def test_O04_a_row_in_edit_mode_has_the_name_of_its_content(tasks, eventually):
    made, page, server = tasks(editing=True)
    sails = page.get_by_role("listitem", name="Sails", exact=True)
    assert sails.get_attribute("id") == f"e{made.id('Sails')}"
    server.patch(["text", made.rows["Sails"][4][0][0], "New sails"])
    eventually(page, lambda: page.get_by_role("listitem", name="New sails", exact=True).count() == 1)
    page.get_by_role("button", name="Done").click()
    eventually(page, lambda: page.locator("[aria-labelledby]").count() == 0)


def test_O04_a_row_with_a_name_of_the_app_keeps_it_in_edit_mode(tasks, eventually):
    made, page, server = tasks(editing=True)
    server.patch(["set", made.id("Sails"), "label", "The jib"], ["set", made.id("Sails"), "verbs", "delete move reveal"])
    eventually(page, lambda: page.get_by_role("listitem", name="The jib", exact=True).count() == 1)


def test_only_what_an_edit_may_do_is_offered(tasks, eventually):
    made, page, server = tasks(deletable=False, editing=True)
    assert page.locator(".row-delete").count() == 0 and page.locator(".row-handle").count() == 8
    other, page, server = tasks(movable=False, editing=True)
    assert page.locator(".row-delete").count() == 8 and page.locator(".row-handle").count() == 0


def test_where_several_rows_can_be_selected_circles_take_the_place_of_minuses(tasks, eventually):
    made, page, server = tasks(editing=True, kind="selectable", selection="many")
    assert page.locator(".row-circle").count() == 8 and page.locator(".row-delete").count() == 0
    page.locator(f"#e{made.id('Sails')}").click(position={"x": 120, "y": 20})
    eventually(page, lambda: done(server, "activate") == [(made.id("Sails"), "activate")])
    server.patch(["set", made.id("Sails"), "selected", True])
    eventually(page, lambda: page.evaluate(
        f"getComputedStyle(document.querySelector('#e{made.id('Sails')} .row-circle')).backgroundColor") == "rgb(0, 122, 255)")


def test_a_minus_uncovers_delete_and_only_that_deletes(tasks, eventually):
    made, page, server = tasks(editing=True, edges=("trailing",))
    sails = made.id("Sails")
    page.get_by_role("button", name="Delete Sails").click()
    still(page)
    assert done(server) == []
    assert page.evaluate("document.activeElement.textContent") == "Delete"
    page.keyboard.press("Escape")
    still(page)
    assert page.locator(".swipe-actions").count() == 0 and done(server) == []
    page.get_by_role("button", name="Delete Sails").click()
    still(page)
    page.get_by_role("button", name="Delete", exact=True).click()
    eventually(page, lambda: "Sails" not in page.evaluate(ROWS))
    assert done(server) == [(sails, "delete")]


def test_in_edit_mode_a_row_isn_t_swiped(tasks):
    from test_swipe_actions import height, offset, swipe
    made, page, server = tasks(editing=True)
    swipe(page, height(page, made, "Sails"), 250, 100, up=False)
    assert offset(page, made, "Sails") == 16


def drag(page, made, name, by, steps=12, up=True):
    x, y = middle(handle(page, made, name))
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, steps + 1):
        page.mouse.move(x, y + by * step / steps)
        page.wait_for_timeout(16)
    if up:
        page.mouse.up()
    return x, y


@pytest.mark.parametrize("name, by, before", [("Charts", 110, "Anchor"), ("Compass", -110, "Anchor"), ("Charts", 600, None),
                                              ("Sails", -300, "Charts")])
def test_a_handle_drags_a_row_to_its_new_place(tasks, eventually, name, by, before):
    made, page, server = tasks(editing=True)
    identifier = made.id(name)
    goal = made.id(before) if before else 0
    if (name, by) == ("Charts", 110):
        goal = made.id("Rigging")
    if (name, by) == ("Compass", -110):
        goal = made.id("Lanterns")
    drag(page, made, name, by)
    eventually(page, lambda: done(server) == [(identifier, "move", goal)])
    eventually(page, lambda: page.evaluate(ROWS) == made.names)
    still(page)
    assert page.evaluate("[...document.querySelectorAll('.row')].every(row => row.style.translate === '')")


def test_others_make_room_while_it_is_held_and_nothing_is_sent(tasks):
    made, page, server = tasks(editing=True)
    places = {name: page.locator(f"#e{made.id(name)}").bounding_box()["y"] for name in made.names}
    drag(page, made, "Charts", 100, up=False)
    page.wait_for_timeout(300)
    now = {name: page.locator(f"#e{made.id(name)}").bounding_box()["y"] for name in made.names}
    assert now["Provisions"] == pytest.approx(places["Charts"], abs=1)
    assert now["Anchor"] == pytest.approx(places["Anchor"], abs=1)
    assert done(server) == []
    page.mouse.up()


def test_a_drag_that_ends_where_it_began_moves_nothing(tasks):
    made, page, server = tasks(editing=True)
    drag(page, made, "Charts", 8)
    still(page)
    assert done(server) == []


def test_a_row_stays_among_rows_that_can_be_moved(open_page, eventually):
    t = Tree()
    rows = [t("row", text(t, name), verbs="move", **({"movable": True} if name != "Fixed" else {}))
            for name in ("One", "Two", "Fixed", "Three")]
    page, server = open_page(t("window", t("list", *rows, editing=True)), **PHONE)
    x, y = middle(page.locator(".row-handle").first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + 300, steps=8)
    page.mouse.up()
    eventually(page, lambda: done(server) == [(rows[0][0], "move", 0)])


def test_a_finger_on_the_handle_moves_and_doesn_t_scroll(tasks, eventually):
    from finger import Finger
    made, page, server = tasks(editing=True)
    x, y = middle(handle(page, made, "Charts"))
    finger = Finger(page)
    finger.down(x, y)
    for step in range(1, 12):
        finger.move(x, y + step * 10)
    finger.up()
    eventually(page, lambda: [event[:2] for event in done(server)] == [(made.id("Charts"), "move")])


def test_a_move_that_the_server_refuses_glides_home(tasks, eventually):
    made, page, server = tasks(editing=True)
    server.respond = lambda server, event: {"refused": event["n"], "why": "no"} if event["do"] == "move" else None
    before = page.evaluate(ROWS)
    drag(page, made, "Charts", 110)
    eventually(page, lambda: len(done(server)) == 1)
    still(page)
    assert page.evaluate(ROWS) == before
    assert page.evaluate("document.querySelectorAll('.lifted, .reordering, .settling').length") == 0


def test_keys_lift_move_and_drop(tasks, eventually):
    made, page, server = tasks(editing=True)
    handle(page, made, "Sails").focus()
    page.keyboard.press("Space")
    assert handle(page, made, "Sails").get_attribute("aria-pressed") == "true"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    assert done(server) == []
    page.keyboard.press("Space")
    eventually(page, lambda: done(server) == [(made.id("Sails"), "move", made.id("Anchor"))])
    eventually(page, lambda: page.evaluate(ROWS) == made.names)
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Reorder Sails"
    eventually(page, lambda: "Sails, dropped. Position 4 of 8." in said(page)[0])
    assert "Sails, lifted. Position 3 of 8." in said(page)[0]


def test_escape_leaves_the_row_where_it_was_and_goes_nowhere_back(tasks, eventually):
    made, page, server = tasks(editing=True)
    handle(page, made, "Sails").focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Escape")
    still(page)
    assert done(server) == [] and handle(page, made, "Sails").get_attribute("aria-pressed") is None
    eventually(page, lambda: "Sails, not moved." in said(page)[0])


def test_keys_stop_at_the_ends(tasks, eventually):
    made, page, server = tasks(editing=True)
    handle(page, made, "Provisions").focus()
    page.keyboard.press("Enter")
    for _ in range(5):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    eventually(page, lambda: done(server) == [(made.id("Provisions"), "move", made.id("Charts"))])


def test_without_dragging_the_list_of_actions_moves_a_row(tasks, eventually):
    made, page, server = tasks(editing=True)
    page.locator(f"#e{made.id('Sails')}").click(button="right", position={"x": 150, "y": 20})
    assert page.locator(".popup-item").all_inner_texts() == ["Move Up", "Move Down", "Delete"]
    page.get_by_role("menuitem", name="Move Down").click()
    eventually(page, lambda: done(server) == [(made.id("Sails"), "move", made.id("Anchor"))])


class MovableRows(Rows):
    """Rows that are added and removed, and can be moved."""

    def __init__(self, count):
        super().__init__(count)
        container = self.find(self.tree)
        container[2] = {"editing": True}
        for node in container[4][:-1]:
            node[2] = {"movable": True, "verbs": "move"}
        self.moves = []

    def respond(self, server, event):
        if event["do"] == "move":
            at = {identifier: index for index, identifier in self.made.items()}
            start, goal = at[event["e"]], at.get(event["before"], self.count)
            self.moves.append((start, goal))
            order = [self.made[index] for index in sorted(self.made)]
            first = min(self.made)
            order.remove(event["e"])
            order.insert(order.index(event["before"]) if event["before"] else len(order), event["e"])
            self.made = {first + index: identifier for index, identifier in enumerate(order)}
            return {"ops": [["move", event["e"], event["before"]]]}
        answer = super().respond(server, event)
        for op in (answer or {}).get("ops", []):
            if op[0] == "insert" and op[3][1] == "row":
                op[3][2] = {"movable": True, "verbs": "move"}
        return answer


def test_a_row_is_carried_far_through_a_lazy_list(open_page, eventually):
    rows = MovableRows(1000)
    page, server = open_page(rows.tree, rows.respond, **PHONE)
    page.wait_for_timeout(150)
    carried = rows.made[1]
    x, y = middle(page.locator(f"#e{carried} > .row-handle"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, 835, steps=10)
    eventually(page, lambda: page.evaluate("document.querySelector('.list').scrollTop") > 3500, seconds=60)
    page.mouse.move(x, 400, steps=5)
    page.wait_for_timeout(200)
    assert abs(page.locator(f"#e{carried}").bounding_box()["y"] + 22 - 400) < 30
    page.mouse.up()
    still(page)
    place = next(index for index, identifier in rows.made.items() if identifier == carried)
    assert place > 70
    # The row that is carried isn't where it is shown. If it counted as the last one in the view, the server would remove it.
    # Two rows may be under the bar or cut off.
    view = page.locator(".list").bounding_box()["height"]
    rows_seen = [event["last"] - event["first"] for event in server.events("window")]
    assert min(rows_seen) >= int(view / 44) - 2, rows_seen
    assert abs(page.locator(f"#e{carried}").bounding_box()["y"] + 22 - 400) < 40
