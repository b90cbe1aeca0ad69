"""Keys that views handle: which the page sends, which it leaves to the browser, and what it does with declined ones."""

import pytest

from screens import Tree, screen, text, window


@pytest.fixture
def board(open_page):
    """A view that can have the focus, around it what takes keys, and a field and a button inside another such view."""
    def start(keys="ArrowUp a Enter Escape", declines=False, **attributes):
        t = Tree()
        focusable = t("gesture", text(t, "board"), verbs="focus")
        taker = t("style", focusable, verbs="key", keys=keys, **attributes)
        field = t("text-field", placeholder="note", axis="vertical")
        button = t("button", text(t, "act"))
        around = t("style", t("v-stack", field, button), verbs="key", keys="Enter Tab a")
        rows = [text(t, f"line {index}") for index in range(80)]
        tree = window(t, screen(t, "Bay", [t("scroll", t("v-stack", taker, around, *rows))]))

        def respond(server, event):
            return {"refused": event["n"], "why": "no"} if declines and event["do"] == "key" else {"ops": []}
        page, server = open_page(tree, respond=respond)
        page.wait_for_timeout(100)
        return page, server, focusable[0], taker[0], field[0], around[0]
    return start


def keys(server):
    return [(event["e"], event["how"], event["key"], event.get("modifiers", 0)) for event in server.events("key")]


def test_a_tap_focuses_a_view_and_its_keys_go_to_the_innermost_taker(board, eventually):
    page, server, focusable, taker, *_ = board()
    page.keyboard.press("ArrowUp")
    page.locator(f"#e{focusable}").click()
    eventually(page, lambda: [event["to"] for event in server.events("focus")] == [True])
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Shift+A")
    eventually(page, lambda: keys(server) == [(taker, "down", "ArrowUp", 0), (taker, "down", "A", 2)])


def test_other_keys_and_keys_with_control_stay_with_the_browser(board, eventually):
    page, server, focusable, taker, *_ = board(keys="ArrowUp", key_phases="down up")
    page.locator(f"#e{focusable}").focus()
    page.keyboard.press("b")
    page.keyboard.press("Control+ArrowUp")
    page.keyboard.press("ArrowDown")
    eventually(page, lambda: page.evaluate("document.querySelector('.scroll').scrollTop") > 0)
    page.keyboard.press("ArrowUp")
    eventually(page, lambda: keys(server) == [(taker, "down", "ArrowUp", 0), (taker, "up", "ArrowUp", 0)])


def test_a_handled_key_does_nothing_else_and_a_declined_one_scrolls(board, eventually):
    for declines in (False, True):
        page, server, focusable, *_ = board(keys="*", declines=declines)
        page.locator(f"#e{focusable}").focus()
        page.keyboard.press("PageDown")
        eventually(page, lambda: len(keys(server)) == 1)
        if declines:
            eventually(page, lambda: page.evaluate("document.querySelector('.scroll').scrollTop") > 100)
        else:
            page.wait_for_timeout(150)
            assert page.evaluate("document.querySelector('.scroll').scrollTop") == 0


def test_tab_moves_the_focus_unless_a_view_names_it(board, eventually):
    page, server, focusable, taker, field, around = board(keys="*")
    page.locator(f"#e{focusable}").focus()
    page.keyboard.press("Tab")
    eventually(page, lambda: page.evaluate("document.activeElement.id") == f"e{field}")
    assert keys(server) == []
    page.keyboard.press("Tab")
    eventually(page, lambda: keys(server) == [(around, "down", "Tab", 0)])
    assert page.evaluate("document.activeElement.id") == f"e{field}"


def test_keys_that_no_view_takes_enter_text_at_once_and_a_declined_return_inserts_a_line(board, eventually):
    for declines, text_after in ((False, "bc"), (True, "b\nc")):
        page, server, _, _, field, around = board(declines=declines)
        page.locator(f"#e{field}").focus()
        page.keyboard.type("b")
        assert page.locator(f"#e{field}").input_value() == "b"
        page.keyboard.press("Enter")
        eventually(page, lambda: keys(server) == [(around, "down", "Enter", 0)])
        page.wait_for_timeout(150)
        page.keyboard.type("c")
        eventually(page, lambda: page.locator(f"#e{field}").input_value() == text_after)
        eventually(page, lambda: server.events("edit")[-1]["text"] == text_after)


@pytest.fixture
def typed(open_page):
    """A field with a text and the caret at its end, inside a view that takes some keys, which the server answers later."""
    def start(keys, value="xy", axis=None, **context):
        t = Tree()
        field = t("text-field", value=value, **({"axis": axis} if axis else {}))
        tree = window(t, screen(t, "Bay", [t("style", field, verbs="key", keys=keys), text(t, "beside")]))
        page, server = open_page(tree, **context)
        page.locator(f"#e{field[0]}").focus()
        page.evaluate(f"e{field[0]}.setSelectionRange({len(value)}, {len(value)})")
        server.swallows = True
        text_now = lambda: page.locator(f"#e{field[0]}").input_value()
        caret = lambda: page.evaluate(f"e{field[0]}.selectionStart")
        return page, server, text_now, caret
    return start


def answer(server, declines, index=-1):
    n = server.events("key")[index]["n"]
    server.send({"refused": n, "why": "no"}) if declines else server.patch(n=n)


@pytest.mark.parametrize("key, text_after, caret_after", [
    ("a", "xya", 3), ("A", "xyA", 3), ("Space", "xy ", 3), ("Backspace", "x", 1), ("ArrowLeft", "xy", 1), ("Home", "xy", 0),
    ("Enter", "xy", 2),
])
def test_a_key_that_is_handled_in_a_field_is_swallowed_and_a_declined_one_acts_in_the_field(
        typed, eventually, key, text_after, caret_after):
    for declines in (False, True):
        page, server, text_now, caret = typed("*")
        page.keyboard.press(key)
        eventually(page, lambda: [event["key"] for event in server.events("key")] == [key])
        assert (text_now(), caret()) == ("xy", 2)
        answer(server, declines)
        if declines:
            eventually(page, lambda: (text_now(), caret()) == (text_after, caret_after))
            if text_after != "xy":
                eventually(page, lambda: [event["text"] for event in server.events("edit")] == [text_after])
            if key == "Enter":
                eventually(page, lambda: len(server.events("submit")) == 1)
        else:
            page.wait_for_timeout(150)
            assert (text_now(), caret()) == ("xy", 2)
            assert server.events("edit") == server.events("submit") == []


def test_keys_after_one_that_waits_for_its_answer_keep_their_order(typed, eventually):
    for declines, text_after in ((False, "xyb"), (True, "xyab")):
        page, server, text_now, _ = typed("a")
        page.keyboard.type("abc")
        page.keyboard.press("Backspace")
        eventually(page, lambda: len(server.events("key")) == 1)
        assert text_now() == "xy"
        answer(server, declines)
        eventually(page, lambda: text_now() == text_after)
        page.keyboard.type("d")
        assert text_now() == text_after + "d"


def test_a_declined_letter_can_be_undone(typed, eventually):
    page, server, text_now, _ = typed("a")
    page.keyboard.type("a")
    eventually(page, lambda: len(server.events("key")) == 1)
    answer(server, True)
    eventually(page, lambda: text_now() == "xya")
    page.keyboard.press("Control+z")
    eventually(page, lambda: text_now() == "xy")


def test_a_declined_return_activates_the_focused_button(board, eventually):
    page, server, *_ = board(declines=True)
    page.get_by_role("button", name="act").focus()
    page.keyboard.press("Enter")
    eventually(page, lambda: len(server.events("activate")) == 1)
    page.wait_for_timeout(100)
    assert len(server.events("activate")) == 1


def test_a_declined_escape_goes_back_and_a_handled_one_does_not(open_page, eventually):
    for declines in (False, True):
        t = Tree()
        focusable = t("gesture", text(t, "board"), verbs="focus")
        top = screen(t, "Bay", [t("style", focusable, verbs="key", keys="Escape")], back="Sea")
        tree = window(t, screen(t, "Sea", [text(t, "sea")], covered=True), top)

        def respond(server, event, declines=declines):
            return {"refused": event["n"], "why": "no"} if declines and event["do"] == "key" else {"ops": []}
        page, server = open_page(tree, respond=respond)
        page.locator(f"#e{focusable[0]}").focus()
        page.keyboard.press("Escape")
        eventually(page, lambda: len(server.events("key")) == 1)
        page.wait_for_timeout(150)
        assert len(server.events("back")) == (1 if declines else 0)


def test_a_tap_on_a_focusable_view_with_a_tap_gesture_focuses_it_first(open_page, eventually):
    for is_outer in (False, True):
        t = Tree()
        if is_outer:
            focusable = t("gesture", t("gesture", text(t, "board"), verbs="activate", steps=1), verbs="focus")
        else:
            focusable = t("gesture", text(t, "board"), verbs="focus")
        shown = focusable if is_outer else t("gesture", focusable, verbs="activate", steps=1)
        page, server = open_page(window(t, screen(t, "Bay", [shown])))
        page.get_by_text("board").click()
        eventually(page, lambda: [event["do"] for event in server.events()] == ["focus", "activate"])
        assert server.events("focus")[0]["e"] == focusable[0]


def test_a_handled_key_is_no_shortcut_and_a_declined_one_is(open_page, eventually):
    for declines in (False, True):
        t = Tree()
        board = t("style", t("gesture", text(t, "board"), verbs="focus"), verbs="key", keys="p")
        act = t("button", text(t, "Act"))
        tree = window(t, screen(t, "Bay", [t("v-stack", board, t("style", act, shortcut="p"))]))

        def respond(server, event, declines=declines):
            return {"refused": event["n"], "why": "no"} if declines and event["do"] == "key" else {"ops": []}
        page, server = open_page(tree, respond=respond)
        page.get_by_text("board").click()
        page.keyboard.press("p")
        eventually(page, lambda: len(server.events("key")) == 1)
        if declines:
            eventually(page, lambda: [event["e"] for event in server.events("activate")] == [act[0]])
        else:
            page.wait_for_timeout(150)
            assert server.events("activate") == []
