"""Where scroll views begin, stay and are scrolled to by the app, and what they report."""

import pytest

from screens import Tree, screen, text, window


class Chat:
    """Messages in a scroll view, with a view around it that has the attributes."""

    def __init__(self, count=30, verbs="", targets=False, **attributes):
        t = self.t = Tree()
        self.messages = [t("frame", text(t, f"message {n}"), width=200, height=80) for n in range(count)]
        self.stack = t("v-stack", *self.messages, spacing=0)
        inner = t("style", self.stack, scroll_snap="targets") if targets else self.stack
        self.scroll = t("scroll", inner, axis="vertical")
        self.holder = t("style", self.scroll, verbs=verbs, **attributes)
        self.tree = window(t, screen(t, "Chat", [self.holder]))

    def message(self, words, height=80):
        return self.t("frame", text(self.t, words), width=200, height=height)


@pytest.fixture
def chat(open_page):
    def start(**options):
        made = Chat(**options)
        page, server = open_page(made.tree)
        page.wait_for_timeout(120)
        scroll = f"document.getElementById('e{made.scroll[0]}')"
        made.top = lambda: page.evaluate(f"{scroll}.scrollTop")
        made.rest = lambda: page.evaluate(f"{scroll}.scrollHeight - {scroll}.clientHeight - {scroll}.scrollTop")
        made.move = lambda top: page.evaluate(f"{scroll}.scrollTo({{top: {top}, behavior: 'instant'}})")
        made.box = lambda: page.locator(f"#e{made.scroll[0]}").bounding_box()
        return made, page, server
    return start


bottom = {"scroll_start": "0.5 1", "scroll_growth": "0.5 1", "scroll_alignment": "bottom"}


def test_a_chat_begins_at_the_bottom_and_stays_there_when_it_grows(chat, eventually):
    made, page, server = chat(**bottom)
    assert made.top() > 1000 and made.rest() <= 1
    server.patch(["insert", made.stack[0], 0, made.message("new", 200)])
    eventually(page, lambda: page.get_by_text("new").count() == 1)
    assert made.rest() <= 1


def test_a_chat_that_was_scrolled_away_stays_where_it_is_until_it_is_back(chat, eventually):
    made, page, server = chat(**bottom)
    made.move(300)
    page.wait_for_timeout(60)
    server.patch(["insert", made.stack[0], 0, made.message("new")])
    eventually(page, lambda: page.get_by_text("new").count() == 1)
    page.wait_for_timeout(60)
    assert made.top() == 300
    made.move(100_000)
    page.wait_for_timeout(60)
    server.patch(["insert", made.stack[0], 0, made.message("newer")])
    eventually(page, lambda: page.get_by_text("newer").count() == 1)
    eventually(page, lambda: made.rest() <= 1)


def test_a_chat_stays_at_the_bottom_when_a_message_or_the_window_changes_its_size(chat, eventually):
    made, page, server = chat(**bottom)
    server.patch(["set", made.messages[3][0], "height", 300])
    eventually(page, lambda: page.locator(f"#e{made.messages[3][0]}").bounding_box()["height"] == 300)
    eventually(page, lambda: made.rest() <= 1)
    page.set_viewport_size({"width": 390, "height": 600})
    eventually(page, lambda: made.rest() <= 1)


def test_a_lazy_chat_reaches_the_bottom_whose_rows_are_made_later_and_higher(open_page, eventually):
    t = Tree()
    rows = {n: t("frame", text(t, f"row {n}"), width=200, height=60 if n < 50 else 90) for n in range(100)}
    before, after = t("extent", rows=80), t("extent", rows=90)
    stack = t("lazy-stack", *(rows[n] for n in range(10)), after, spacing=0)
    scroll = t("scroll", stack, axis="vertical")
    made = set(range(10))

    def respond(server, event):
        if event["do"] != "window" or event["last"] < 90:
            return None
        if made == set(range(80, 100)):
            return None
        ops = [["remove", rows[n][0]] for n in sorted(made)]
        made.clear()
        made.update(range(80, 100))
        ops += [["insert", stack[0], after[0], rows[n]] for n in range(80, 100)]
        ops += [["insert", stack[0], rows[80][0], before], ["remove", after[0]]]
        return {"ops": ops}

    tree = window(t, screen(t, "Chat", [t("style", scroll, **bottom)]))
    page, _ = open_page(tree, respond)
    eventually(page, lambda: page.get_by_text("row 99", exact=True).count() == 1)
    node = f"document.getElementById('e{scroll[0]}')"
    eventually(page, lambda: page.evaluate(f"{node}.scrollHeight - {node}.clientHeight - {node}.scrollTop") <= 1)
    box = page.get_by_text("row 99", exact=True).bounding_box()
    assert box["y"] < 844


def test_without_an_anchor_a_scroll_view_begins_at_the_top_and_stays_there(chat, eventually):
    made, page, server = chat()
    assert made.top() == 0
    server.patch(["insert", made.stack[0], 0, made.message("new")])
    eventually(page, lambda: page.get_by_text("new").count() == 1)
    assert made.top() == 0


def test_content_that_is_smaller_is_at_the_anchor_and_grows_from_there(chat, eventually):
    made, page, server = chat(count=2, **bottom)
    box, last = made.box(), page.get_by_text("message 1", exact=True).bounding_box()
    assert last["y"] > box["y"] + box["height"] - 80
    only, page, _ = chat(count=2, scroll_start="0.5 1")
    first = page.get_by_text("message 0", exact=True).bounding_box()
    assert first["y"] < only.box()["y"] + 160


def test_scroll_views_inside_of_others_do_not_take_the_anchor(open_page):
    t = Tree()
    inner = t("scroll", t("h-stack", *(t("frame", text(t, f"{n}"), width=200, height=80) for n in range(9))), axis="horizontal")
    outer = t("scroll", t("v-stack", inner, *(t("frame", text(t, "row"), height=100) for _ in range(20))), axis="vertical")
    page, _ = open_page(window(t, screen(t, "Shelf", [t("style", outer, scroll_start="1 1")])))
    page.wait_for_timeout(120)
    assert page.evaluate(f"document.getElementById('e{inner[0]}').scrollLeft") == 0
    assert page.evaluate(f"document.getElementById('e{outer[0]}').scrollTop") > 500


def test_the_app_scrolls_to_an_edge_and_stays_and_to_a_point_once(chat, eventually):
    made, page, server = chat()
    server.patch(["set", made.holder[0], "scroll-to", "1 edge bottom"])
    eventually(page, lambda: made.rest() <= 1)
    server.patch(["insert", made.stack[0], 0, made.message("new")])
    eventually(page, lambda: page.get_by_text("new").count() == 1 and made.rest() <= 1)
    server.patch(["set", made.holder[0], "scroll-to", "2 point - 240"])
    eventually(page, lambda: made.top() == 240)
    page.wait_for_timeout(60)
    server.patch(["insert", made.stack[0], 0, made.message("newer")])
    eventually(page, lambda: page.get_by_text("newer").count() == 1)
    page.wait_for_timeout(60)
    assert made.top() == 240
    server.patch(["set", made.holder[0], "scroll-to", "3 edge top smooth"])
    eventually(page, lambda: made.top() == 0)


def test_a_position_that_begins_at_an_edge_or_a_point_is_there_at_once(chat):
    made, _, _ = chat(scroll_start="- 1")
    assert made.rest() <= 1
    made, _, _ = chat(scroll_start="points - 160")
    assert made.top() == 160


def test_a_screen_that_comes_with_a_request_begins_at_its_start(chat, eventually):
    made, page, server = chat()
    t = made.t
    rows = [t("frame", text(t, f"row {n}"), width=200, height=80) for n in range(9)]
    inner = t("scroll", t("h-stack", *rows), axis="horizontal")
    server.patch(["insert", made.stack[0], made.messages[0][0], t("style", inner, scroll_start="1 -", scroll_to="7 edge leading")])
    node = f"document.getElementById('e{inner[0]}')"
    eventually(page, lambda: page.get_by_text("row 8").count() == 1)
    assert page.evaluate(f"{node}.scrollWidth - {node}.clientWidth - {node}.scrollLeft") <= 1


# Reports

def reports(server):
    return server.events("scroll")


def test_a_scroll_view_that_a_view_asks_for_reports_its_geometry_and_its_phases(chat, eventually):
    made, page, server = chat(verbs="scroll", scroll_reports=True)
    eventually(page, lambda: len(reports(server)) == 1)
    first = reports(server)[0]
    box = made.box()
    assert first["how"] == "idle" and first["e"] == made.holder[0] and first["content"][1] == 2400
    assert abs(first["container"][1] - box["height"]) < 1
    page.mouse.move(box["x"] + 50, box["y"] + 200)
    page.mouse.wheel(0, 300)
    eventually(page, lambda: reports(server)[-1]["how"] == "idle" and len(reports(server)) > 2)
    phases = [report["how"] for report in reports(server)[1:]]
    assert phases[0] == "interacting" and set(phases[:-1]) <= {"interacting", "decelerating"}
    moved = reports(server)[-1]["at"][1] - first["at"][1]
    assert abs(moved - made.top()) < 1


def test_a_scroll_of_the_app_is_animating_and_many_moves_are_few_reports(chat, eventually):
    made, page, server = chat(verbs="scroll", scroll_reports=True)
    eventually(page, lambda: len(reports(server)) == 1)
    seconds = page.evaluate(f"""async () => {{
        const node = document.getElementById("e{made.scroll[0]}"), begun = performance.now();
        for (let top = 1; top <= 120; top += 1) {{
            node.scrollTo({{ top, behavior: "instant" }});
            await new Promise(requestAnimationFrame);
        }}
        return (performance.now() - begun) / 1000;
    }}""")
    eventually(page, lambda: reports(server)[-1]["how"] == "idle" and len(reports(server)) > 2)
    assert {report["how"] for report in reports(server)} == {"idle", "animating"}
    assert len(reports(server)) <= seconds / 0.06 + 5
    assert reports(server)[-1]["at"][1] - reports(server)[0]["at"][1] == 120


def test_nobody_is_told_without_asking_and_content_that_grows_is_reported(chat, eventually):
    made, page, server = chat()
    made.move(200)
    page.wait_for_timeout(300)
    assert reports(server) == []
    made, page, server = chat(verbs="scroll", scroll_reports=True)
    eventually(page, lambda: len(reports(server)) == 1)
    server.patch(["insert", made.stack[0], 0, made.message("new")])
    eventually(page, lambda: reports(server)[-1]["content"][1] == 2480)
    count = len(reports(server))
    server.patch(["set", made.messages[0][0], "opacity", 0.5])
    page.wait_for_timeout(200)
    assert len(reports(server)) == count


def test_the_visible_views_of_a_layout_of_targets_are_reported_as_they_change(chat, eventually):
    made, page, server = chat(verbs="targets", scroll_reports=True, threshold=0.5, targets=True)
    ids = [message[0] for message in made.messages]
    eventually(page, lambda: server.events("targets") and server.events("targets")[-1]["ids"][:1] == ids[:1])
    shown = len(server.events("targets")[-1]["ids"])
    assert 5 <= shown <= 11
    made.move(200)
    eventually(page, lambda: server.events("targets")[-1]["ids"][0] != ids[0])
    assert server.events("targets")[-1]["ids"][0] in ids[1:4]
    made.move(100_000)
    eventually(page, lambda: server.events("targets")[-1]["ids"][-1] == ids[-1])


def test_a_view_that_asks_is_told_when_it_is_visible(open_page, eventually):
    t = Tree()
    rows = [t("frame", text(t, f"row {n}"), width=200, height=100) for n in range(30)]
    film = t("style", t("frame", text(t, "film"), width=200, height=100), verbs="visible", scroll_reports=True, threshold=0.5)
    scroll = t("scroll", t("v-stack", *rows[:20], film, *rows[20:]), axis="vertical")
    page, server = open_page(window(t, screen(t, "Films", [scroll])))

    def visible():
        return [event["to"] for event in server.events("visible")]

    eventually(page, lambda: visible() == [False])
    page.get_by_text("film", exact=True).scroll_into_view_if_needed()
    eventually(page, lambda: visible() == [False, True])
    page.evaluate(f"document.getElementById('e{scroll[0]}').scrollTo({{top: 0, behavior: 'instant'}})")
    eventually(page, lambda: visible() == [False, True, False])


# Right to left

@pytest.mark.parametrize("direction", ["left-to-right", "right-to-left"])
def test_margins_and_reports_are_measured_from_the_leading_edge(open_page, eventually, direction):
    t = Tree()
    films = [t("frame", text(t, f"film {n}"), width=200, height=80) for n in range(9)]
    scroll = t("scroll", t("h-stack", *films, spacing=0), axis="horizontal")
    holder = t("style", scroll, verbs="scroll", scroll_reports=True, content_margins="0 40 0 12", layout_direction=direction)
    page, server = open_page(window(t, screen(t, "Films", [holder])))
    eventually(page, lambda: len(reports(server)) > 0)
    first = reports(server)[-1]
    assert first["insets"] == [0, 40, 0, 12] and first["at"][0] == -40 and first["content"][0] == 1800
    film, box = (page.locator(f"#e{element[0]}").bounding_box() for element in (films[0], scroll))
    gap = film["x"] - box["x"] if direction == "left-to-right" else box["x"] + box["width"] - film["x"] - film["width"]
    assert abs(gap - 40) <= 1
    server.patch(["set", holder[0], "scroll-to", "9 point 240 -"])
    eventually(page, lambda: reports(server)[-1]["at"][0] == 200)


# Views

def test_a_new_session_begins_at_the_view_that_the_app_wants_and_a_reload_where_a_user_was(open_page, eventually):
    t = Tree()
    messages = [t("frame", text(t, f"message {n}"), width=200, height=80) for n in range(30)]
    messages[7][2]["scroll-target"] = "3 top smooth"
    scroll = t("scroll", t("v-stack", *messages, spacing=0), axis="vertical")
    page, server = open_page(window(t, screen(t, "Chat", [scroll])))
    node = f"document.getElementById('e{scroll[0]}')"
    eventually(page, lambda: abs(page.evaluate(f"{node}.scrollTop") - 560) < 60)
    page.evaluate(f"{node}.scrollTo({{top: 100, behavior: 'instant'}})")
    page.wait_for_timeout(300)
    page.reload()
    eventually(page, lambda: page.evaluate(f"{node}?.scrollTop") == 100)
