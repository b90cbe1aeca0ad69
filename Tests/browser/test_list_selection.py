"""Lists whose rows can be selected: taps, keys, one Tab stop, and the attributes for screen readers."""

import pytest

from screens import Tree, link, text
from split_screens import Book, Mail

WIDE = {"width": 1440, "height": 900}


@pytest.fixture
def letters(open_page):
    def start(**options):
        made = Mail(Tree(), **options)
        page, server = open_page(made.tree, viewport=WIDE)
        rows = [node for node in made.letters[4]]
        return made, rows, page, server
    return start


def gestures(server):
    return [(e["e"], e["do"], e.get("how")) for e in server.events() if e["do"] in ("activate", "select")]


def test_C01_a_tap_activates_a_row_and_taps_with_keys_select(letters, eventually):
    made, rows, page, server = letters(many=True)
    row = page.locator(f"#e{rows[3][0]}")
    row.click()
    row.click(modifiers=["Control"])
    row.click(modifiers=["Meta"])
    row.click(modifiers=["Shift"])
    eventually(page, lambda: gestures(server) == [
        (rows[3][0], "activate", None), (rows[3][0], "select", "toggle"), (rows[3][0], "select", "toggle"),
        (rows[3][0], "select", "extend")])
    assert page.evaluate("getSelection().toString()") == ""


def test_where_one_row_is_selected_shift_selects_no_range(letters, eventually):
    made, rows, page, server = letters()
    page.locator(f"#e{rows[3][0]}").click(modifiers=["Shift"])
    eventually(page, lambda: gestures(server) == [(rows[3][0], "activate", None)])


def test_C04_a_row_with_a_link_leaves_the_tap_to_it(open_page, eventually):
    made = Book(Tree())
    page, server = open_page(made.tree, viewport=WIDE)
    page.get_by_role("link", name="Compass").click()
    eventually(page, lambda: gestures(server) == [(made.links["Compass"][0], "activate", None)])


def test_C06_a_button_or_a_field_in_a_row_keeps_its_taps(open_page, eventually):
    t = Tree()
    button, field = t("button", text(t, "Play")), t("text-field", value="")
    row = t("row", t("h-stack", text(t, "Song"), button, field), verbs="activate select")
    page, server = open_page(t("window", t("list", row, selection="one", verbs="window move-selection")))
    page.locator(f"#e{button[0]}").click()
    page.locator(f"#e{field[0]}").click()
    page.keyboard.type("x")
    page.keyboard.press("ArrowDown")
    page.wait_for_timeout(80)
    assert gestures(server) == [(button[0], "activate", None)] and server.events("move-selection") == []


def test_C01_keys_move_the_selection(letters, eventually):
    made, rows, page, server = letters(many=True)
    page.locator(f"#e{rows[0][0]}").focus()
    for key in ("ArrowDown", "ArrowUp", "End", "Home", "Shift+ArrowDown"):
        page.keyboard.press(key)
    eventually(page, lambda: len(server.events("move-selection")) == 5)
    moves = [{key: value for key, value in e.items() if key not in ("n", "do")} for e in server.events("move-selection")]
    made_list = made.letters[0]
    assert moves == [{"e": made_list, "how": "down"}, {"e": made_list, "how": "up"}, {"e": made_list, "how": "last"},
                     {"e": made_list, "how": "first"}, {"e": made_list, "how": "down", "extend": True}]


def test_space_selects_the_row_with_the_focus_and_the_keys_for_select_all_select_nothing(letters, eventually):
    made, rows, page, server = letters(many=True)
    page.locator(f"#e{rows[2][0]}").focus()
    page.keyboard.press("Control+a")
    page.keyboard.press("Meta+a")
    page.wait_for_timeout(60)
    assert gestures(server) == [] and server.events("move-selection") == []
    page.keyboard.press("Space")
    eventually(page, lambda: gestures(server) == [(rows[2][0], "activate", None)])


def test_where_one_row_is_selected_shift_extends_nothing(letters, eventually):
    made, rows, page, server = letters()
    page.locator(f"#e{rows[0][0]}").focus()
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Control+ArrowDown")
    eventually(page, lambda: len(server.events("move-selection")) == 1)
    assert "extend" not in server.events("move-selection")[0]


def test_focus_follows_the_server_and_comes_into_view(letters, eventually):
    made, rows, page, server = letters()
    page.locator(f"#e{rows[0][0]}").focus()
    page.keyboard.press("End")
    server.patch(["set", rows[0][0], "selected", None], ["set", rows[-1][0], "selected", True], ["focus", rows[-1][0]])
    eventually(page, lambda: page.evaluate("document.activeElement.id") == f"e{rows[-1][0]}")
    assert page.evaluate("document.activeElement.getBoundingClientRect().bottom") <= 900
    assert page.evaluate("document.activeElement.matches(':focus-visible')")
    page.keyboard.press("Enter")
    eventually(page, lambda: gestures(server) == [(rows[-1][0], "activate", None)])


def test_focus_on_a_row_with_a_link_goes_to_the_link(open_page, eventually):
    made = Book(Tree())
    page, server = open_page(made.tree, viewport=WIDE)
    row = made.list[4][3]
    server.patch(["focus", row[0]])
    eventually(page, lambda: page.evaluate("document.activeElement.className") == "link")
    page.keyboard.press("Enter")
    eventually(page, lambda: len(gestures(server)) == 1)


def test_a_click_shows_no_focus_ring_and_keys_do(letters):
    made, rows, page, server = letters()
    row = page.locator(f"#e{rows[2][0]}")
    ring = "getComputedStyle(document.activeElement).outlineStyle"
    row.click()
    assert page.evaluate("document.activeElement.id") == f"e{rows[2][0]}" and page.evaluate(ring) == "none"
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.id") == f"e{rows[2][0]}" and page.evaluate(ring) == "solid"


def test_a_list_is_one_tab_stop_at_what_was_focused_last_or_is_selected(letters):
    made, rows, page, server = letters()

    def stops():
        return page.evaluate(f"[...document.querySelectorAll('#e{made.letters[0]} [tabindex=\"0\"]')].map((n) => n.id)")
    assert stops() == [f"e{rows[0][0]}"]
    page.locator(f"#e{rows[4][0]}").click()
    assert stops() == [f"e{rows[4][0]}"]
    page.keyboard.press("Tab")
    assert page.evaluate(f"document.activeElement.closest('#e{made.letters[0]}')") is None


def test_a_list_without_selection_keeps_all_its_links_in_the_order(open_page):
    t = Tree()
    rows = [t("row", link(t, text(t, name))) for name in ("One", "Two")]
    page, server = open_page(t("window", t("list", *rows)))
    assert page.locator(".link[tabindex='0']").count() == 2
    assert page.locator(".list").get_attribute("role") == "list"
    page.locator(".link").first.focus()
    page.keyboard.press("ArrowDown")
    page.wait_for_timeout(50)
    assert server.events("move-selection") == []


def test_a_list_of_plain_rows_is_a_listbox_and_others_stay_lists(letters, open_page):
    made, rows, page, server = letters(many=True)
    box = page.locator(f"#e{made.letters[0]}")
    assert box.get_attribute("role") == "listbox" and box.get_attribute("aria-multiselectable") == "true"
    assert page.locator(f"#e{rows[0][0]}").get_attribute("aria-selected") == "true"
    assert page.locator(f"#e{rows[1][0]}").get_attribute("aria-selected") == "false"
    boxes = page.locator(f"#e{made.boxes[0]}")      # it has a header
    assert boxes.get_attribute("role") == "list" and boxes.get_attribute("aria-multiselectable") is None
    chosen = boxes.locator("> .row[data-selected]")
    assert [chosen.get_attribute(name) for name in ("role", "aria-current", "aria-selected")] == ["listitem", "true", None]


def test_a_link_that_joins_turns_a_listbox_into_a_list(letters, eventually):
    made, rows, page, server = letters()
    t = made.t
    server.patch(["insert", made.letters[0], 0, t("row", link(t, text(t, "More")))])
    eventually(page, lambda: page.locator(f"#e{made.letters[0]}").get_attribute("role") == "list")
    assert page.locator(f"#e{rows[0][0]}").get_attribute("aria-selected") is None
    assert page.locator(f"#e{rows[0][0]}").get_attribute("aria-current") == "true"


def test_C07_selected_rows_look_so(letters, eventually):
    made, rows, page, server = letters()

    def ground(node):
        return page.evaluate(f"getComputedStyle(document.getElementById('e{node[0]}')).backgroundColor")
    assert ground(rows[0]) == "rgb(209, 209, 214)" and ground(rows[1]) == "rgb(255, 255, 255)"
    sidebar = made.boxes[4]
    assert ground(sidebar[0]) == "rgb(0, 102, 208)"
    assert page.evaluate(f"getComputedStyle(document.querySelector('#e{sidebar[0][0]} .text')).color") == "rgb(255, 255, 255)"
    server.patch(*made.split.form("collapsed", "sidebar", toggle=None))
    eventually(page, lambda: ground(sidebar[0]) == "rgb(209, 209, 214)")


def test_a_lost_connection_takes_no_selection(letters):
    made, rows, page, server = letters()
    server.refuses = True
    server.drop()
    page.wait_for_selector(".banner, [role=status], [role=alert]", state="attached", timeout=5000)
    page.wait_for_timeout(1200)
    page.locator(f"#e{rows[2][0]}").click(force=True)
    page.keyboard.press("ArrowDown")
    page.wait_for_timeout(80)
    assert gestures(server) == [] and server.events("move-selection") == []
