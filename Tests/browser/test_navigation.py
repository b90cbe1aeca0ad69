"""Push, pop, swipe, keys, focus and the browser's history."""

import pytest

from finger import Finger
from motion import Motion, moved, watch_screens
from screens import Tree, bar, link, recipes, screen, text, window


class App:
    """A root screen with one link, and a detail screen that the server pushes and pops."""

    def __init__(self, motion=True, history=False, refuses=False, builds=True):
        t = self.t = Tree()
        self.link = link(t, text(t, "Apple Pie"), href="/pie")
        self.field = t("text-field", value="")
        self.root = screen(t, "Recipes", [t("list", t("row", self.link, position="first", chevron=True),
                                            *[t("row", text(t, f"Row {i}"), position="middle") for i in range(40)])],
                           mode="large")
        self.stack = t("navigation-stack", self.root)
        self.tree = t("window", self.stack)
        self.motion, self.history, self.refuses, self.builds = motion, history, refuses, builds
        self.detail = None
        self.step = 0

    def respond(self, server, event):
        if event["do"] == "activate" and self.detail is None:
            return self.push()
        isBackButton = self.detail and event["do"] == "activate" and event["e"] == self.detail[4][0][4][0][0]
        if (event["do"] == "back" or isBackButton) and self.detail:
            return {"refused": event["n"], "why": "no"} if self.refuses else self.pop()
        if event["do"] == "travel":
            if event["step"] == 0 and self.detail:
                return self.pop(history=False)
            if event["step"] > 0 and not self.detail:
                return self.push(history=False)
        return None

    def push(self, history=True):
        t = self.t
        field = t("text-field", value="")
        self.detail = screen(t, "Apple Pie", [t("v-stack", field, t("button", text(t, "Cook")))], back="Recipes")
        self.detail_field = field[0]
        patch = {"ops": [["insert", self.stack[0], 0, self.detail], ["set", self.root[0], "covered", True]],
                 "motion": "push"}
        if self.history and history:
            self.step += 1
            patch["history"] = {"push": self.step, "url": "/pie"}
        return patch

    def pop(self, history=True):
        patch = {"ops": [["remove", self.detail[0]], ["set", self.root[0], "covered", None]], "motion": "pop"}
        self.detail = None
        if self.history and history:
            patch["history"] = {"back": 0}
        return patch


@pytest.fixture
def app(open_page):
    def start(touch=False, media=None, **options):
        app = App(**options)
        page, server = open_page(app.tree, app.respond, has_touch=touch, **(media or {}))
        return app, page, server
    return start


def settled(page):
    # Doesn't use wait_for_function, because the page's policy forbids the eval that it needs.
    for _ in range(200):
        if page.locator(".moving, .departing").count() == 0:
            return
        page.wait_for_timeout(20)
    raise AssertionError("a transition did not end")


def title(page):
    return page.evaluate("document.activeElement.textContent")


def shown(page):
    return page.locator(".screen:not([data-covered]):not(.departing) > .navigation-bar > .bar-title").all_inner_texts()


def test_A01_push_slides_and_moves_focus_to_the_new_title_and_back_to_the_link(app):
    app, page, server = app()
    page.get_by_role("link", name="Apple Pie").click()
    page.wait_for_selector(".screen.moving.upper")
    transform = page.evaluate("getComputedStyle(document.querySelector('.upper')).transform")
    assert transform.startswith("matrix")
    settled(page)
    assert shown(page) == ["Apple Pie"] and title(page) == "Apple Pie"
    assert page.evaluate(f"getComputedStyle(document.getElementById('e{app.root[0]}')).visibility") == "hidden"
    page.get_by_role("button", name="Back").click()
    page.wait_for_selector(".departing")
    assert page.evaluate("document.querySelector('.departing').inert")
    settled(page)
    assert shown(page) == ["Recipes"]
    assert page.evaluate("document.activeElement.id") == f"e{app.link[0]}"


def test_A16_covered_screen_keeps_its_scroll(app):
    app, page, server = app()
    scroll = "document.querySelector('.list').scrollTop"
    page.evaluate(f"{scroll} = 120")
    page.evaluate("document.querySelector('.link').click()")
    page.wait_for_selector(".back-button")
    settled(page)
    page.get_by_role("button", name="Back").click()
    page.wait_for_selector(".departing")
    settled(page)
    assert page.evaluate(scroll) == 120


def test_A06_a_double_click_sends_what_the_server_can_refuse_and_shows_one_push(app, eventually):
    app, page, server = app()
    page.get_by_role("link", name="Apple Pie").dblclick()
    page.wait_for_selector(".back-button")
    settled(page)
    assert page.locator(".screen").count() == 2


def test_A15_reduced_motion_fades_and_nothing_slides(app):
    app, page, server = app(media={"reduced_motion": "reduce"})
    watch_screens(page)
    page.get_by_role("link", name="Apple Pie").click()
    page.wait_for_selector(".back-button")
    settled(page)
    assert "opacity" in moved(page) and "transform" not in moved(page)
    assert server.hellos[0]["reduceMotion"] is True


def test_A15_first_paint_does_not_animate(app):
    app, page, server = app()
    assert page.evaluate("document.getAnimations().length") == 0


def test_interrupted_transitions_end_in_the_last_state(app, eventually):
    app, page, server = app()
    page.evaluate("document.querySelector('.link').click()")
    page.wait_for_selector(".back-button")
    page.keyboard.press("Escape")
    page.wait_for_selector(".departing")
    page.evaluate("document.querySelector('.link').click()")
    page.wait_for_selector(".back-button")
    settled(page)
    assert shown(page) == ["Apple Pie"] and page.locator(".screen").count() == 2


# Keys

def test_A14_escape_and_alt_left_go_back_once(app, eventually):
    app, page, server = app()
    for key in ("Escape", "Alt+ArrowLeft"):
        server.frames.clear()
        page.evaluate("document.querySelector('.link').click()")
        page.wait_for_selector(".back-button")
        settled(page)
        page.keyboard.press(key)
        page.wait_for_selector(".departing")
        settled(page)
        assert len(server.events("back")) == 1 and server.events("travel") == []
    page.keyboard.press("Escape")
    page.wait_for_timeout(100)
    assert len(server.events("back")) == 1


def test_no_key_goes_back_from_within_a_field(app):
    app, page, server = app()
    page.evaluate("document.querySelector('.link').click()")
    page.wait_for_selector(".back-button")
    settled(page)
    page.locator(f"#e{app.detail_field}").focus()
    page.keyboard.press("Escape")
    page.keyboard.press("Alt+ArrowLeft")
    page.wait_for_timeout(100)
    assert server.events("back") == [] and shown(page) == ["Apple Pie"]


def test_the_keyboard_activates_links_buttons_and_gestures(open_page, eventually):
    t = Tree()
    made = [link(t, text(t, "Link")), t("button", text(t, "Button")), t("toggle", text(t, "Toggle")),
            t("gesture", text(t, "Tap"))]
    page, server = open_page(window(t, screen(t, "Title", [t("v-stack", *made)])))
    for node, key in zip(made, ["Enter", "Space", "Space", "Enter"]):
        page.locator(f"#e{node[0]}").focus()
        page.keyboard.press(key)
    eventually(page, lambda: [e["e"] for e in server.events("activate")] == [node[0] for node in made])


def test_a_modified_click_on_a_link_is_the_browser_s(app):
    app, page, server = app()
    page.get_by_role("link", name="Apple Pie").click(modifiers=["Control"])
    page.wait_for_timeout(150)
    assert server.events("activate") == []


def test_a_disabled_control_sends_nothing(open_page):
    t = Tree()
    button = t("button", text(t, "Off"), disabled=True)
    below = t("style", t("button", text(t, "Below")), disabled=True)
    page, server = open_page(window(t, screen(t, "Title", [t("v-stack", button, below)])))
    page.get_by_text("Off").click(force=True)
    page.evaluate("[...document.querySelectorAll('.button')].forEach(b => b.click())")
    page.wait_for_timeout(100)
    assert server.events("activate") == []


# Swipe

def pushed(app, **options):
    app, page, server = app(touch=True, **options)
    page.evaluate("document.querySelector('.link').click()")
    page.wait_for_selector(".back-button")
    settled(page)
    server.frames.clear()
    return app, page, server, Finger(page)


def offset(page, app):
    return page.evaluate(f"document.getElementById('e{app.detail[0]}').getBoundingClientRect().x")


def test_A14_a_swipe_from_the_edge_follows_the_finger_and_goes_back(app, eventually):
    app, page, server, finger = pushed(app)
    finger.down(5)
    for x in range(20, 261, 20):
        finger.move(x)
    assert offset(page, app) == pytest.approx(255, abs=2)
    assert page.evaluate(f"getComputedStyle(document.getElementById('e{app.root[0]}')).visibility") == "visible"
    finger.up()
    eventually(page, lambda: shown(page) == ["Recipes"])
    settled(page)
    assert [e["do"] for e in server.frames if e["do"] in ("peek", "unpeek", "back")] == ["peek", "back"]
    assert page.locator(".screen").count() == 1
    assert not page.locator(".screen").get_attribute("style")


def test_A14_a_swipe_let_go_early_slides_home_and_says_unpeek(app, eventually):
    app, page, server, finger = pushed(app)
    finger.down(5)
    for x in (20, 40, 60, 80, 90):
        finger.move(x)
    finger.rest(150)
    finger.up()
    eventually(page, lambda: server.events("unpeek"))
    settled(page)
    assert server.events("back") == [] and shown(page) == ["Apple Pie"] and offset(page, app) == 0


def test_a_fast_swipe_goes_back_before_half(app, eventually):
    app, page, server, finger = pushed(app)
    finger.down(5)
    for x in (30, 60, 90, 120):
        finger.move(x, wait=8)
    finger.up()
    eventually(page, lambda: len(server.events("back")) == 1 and shown(page) == ["Recipes"])


def test_a_swipe_that_the_app_refuses_slides_home(app, eventually):
    app, page, server, finger = pushed(app, refuses=True)
    finger.down(5)
    for x in range(20, 301, 40):
        finger.move(x)
    finger.up()
    eventually(page, lambda: len(server.events("back")) == 1)
    settled(page)
    assert shown(page) == ["Apple Pie"] and offset(page, app) == 0


def test_a_drag_that_starts_elsewhere_or_goes_down_is_not_a_swipe(app):
    app, page, server, finger = pushed(app)
    finger.down(150)
    finger.move(250)
    finger.up()
    finger.down(5, 300)
    finger.move(8, 380)
    finger.move(120, 400)
    finger.up()
    page.wait_for_timeout(100)
    assert [e for e in server.frames if e["do"] in ("peek", "back")] == [] and offset(page, app) == 0


def test_a_swipe_waits_for_a_screen_that_isn_t_built_yet(open_page, eventually):
    t = Tree()
    root = screen(t, "Root", [text(t, "Root words")], covered=True)
    top = screen(t, "Top", [text(t, "Top words")], back="Root")
    stack = t("navigation-stack", top)

    def respond(server, event):
        if event["do"] == "peek":
            return {"ops": [["insert", stack[0], top[0], root]]}
        if event["do"] == "back":
            return {"ops": [["remove", top[0]], ["set", root[0], "covered", None]], "motion": "pop"}

    page, server = open_page(t("window", stack), respond, has_touch=True)
    finger = Finger(page)
    finger.down(5)
    for x in range(20, 261, 20):
        finger.move(x)
    assert page.evaluate(f"getComputedStyle(document.getElementById('e{root[0]}')).visibility") == "visible"
    finger.up()
    eventually(page, lambda: shown(page) == ["Root"])
    settled(page)
    assert page.locator(".screen").count() == 1


def test_right_to_left_swipes_from_the_other_edge(app, eventually):
    app, page, server, finger = pushed(app)
    page.evaluate("document.documentElement.dir = 'rtl'")
    finger.down(385)
    for x in range(370, 100, -20):
        finger.move(x)
    finger.up()
    eventually(page, lambda: len(server.events("back")) == 1)


def test_a_stack_that_the_app_turns_reads_from_the_right(open_page, eventually):
    t = Tree()
    to = link(t, text(t, "Apple Pie"))
    root = screen(t, "Recipes", [t("list", t("row", to, position="first", chevron=True))])
    stack = t("navigation-stack", root)
    detail = screen(t, "Apple Pie", [text(t, "x")], back="Recipes")

    def respond(server, event):
        if event["do"] == "activate" and event["e"] == to[0]:
            return {"ops": [["insert", stack[0], 0, detail], ["set", root[0], "covered", True]], "motion": "push"}
        if event["do"] == "activate":
            return {"ops": [["remove", detail[0]], ["set", root[0], "covered", None]], "motion": "pop"}
        return None

    page, server = open_page(t("window", t("style", stack, layout_direction="right-to-left")), respond,
                             viewport={"width": 390, "height": 844})
    motion = Motion(page)
    row = page.get_by_text("Apple Pie").bounding_box()
    assert row["x"] + row["width"] > 300
    page.get_by_text("Apple Pie").click()
    page.wait_for_selector(".upper")
    assert page.locator(".upper").bounding_box()["x"] == -390
    motion.go_on()
    settled(page)
    back = page.locator(".back-button").bounding_box()
    assert back["x"] + back["width"] > 380


# History

def test_push_adds_an_entry_and_back_in_the_app_goes_back_without_travelling(app, eventually):
    app, page, server = app(history=True)
    page.get_by_role("link", name="Apple Pie").click()
    eventually(page, lambda: page.url.endswith("/pie"))
    assert page.evaluate("history.state.step") == 1
    settled(page)
    page.get_by_role("button", name="Back").click()
    eventually(page, lambda: not page.url.endswith("/pie"))
    page.wait_for_timeout(150)
    assert server.events("travel") == [] and page.evaluate("history.state.step") == 0


def test_a_user_s_back_and_forward_travel(app, eventually):
    app, page, server = app(history=True)
    page.get_by_role("link", name="Apple Pie").click()
    eventually(page, lambda: page.url.endswith("/pie"))
    page.evaluate("history.back()")
    eventually(page, lambda: [e["step"] for e in server.events("travel")] == [0])
    eventually(page, lambda: shown(page) == ["Recipes"])
    page.evaluate("history.forward()")
    eventually(page, lambda: [e["step"] for e in server.events("travel")] == [0, 1])
    eventually(page, lambda: shown(page) == ["Apple Pie"])


def test_replace_adds_no_entry_and_what_follows_a_way_back_waits_for_it(app, eventually):
    app, page, server = app()
    length = page.evaluate("history.length")
    server.patch(history={"replace": 7, "url": "/seven"})
    eventually(page, lambda: page.url.endswith("/seven"))
    assert page.evaluate("[history.length, history.state.step]") == [length, 7]
    server.patch(history={"push": 8, "url": "/eight"})
    server.patch(history={"push": 9, "url": "/nine"})
    server.patch(history={"back": 7})
    server.patch(history={"push": 10, "url": "/ten"})
    eventually(page, lambda: page.url.endswith("/ten"))
    page.wait_for_timeout(100)
    assert page.evaluate("[history.length, history.state.step, history.state.entry]") == [length + 1, 10, 1]
    assert server.events("travel") == []


def test_another_site_s_address_never_gets_into_the_history(app, eventually):
    app, page, server = app()
    server.patch(history={"replace": 3, "url": "https://example.org/"})
    eventually(page, lambda: page.evaluate("history.state.step") == 3)
    assert page.url.startswith(server.url)


# Bar

def test_H01_H02_the_large_title_leaves_with_the_content(app, eventually):
    app, page, server = app()
    assert page.evaluate("getComputedStyle(document.querySelector('.inline-title')).opacity") == "0"
    page.evaluate("document.querySelector('.list').scrollTop = 200")
    eventually(page, lambda: page.evaluate("getComputedStyle(document.querySelector('.inline-title')).opacity") == "1")
    assert page.locator(".navigation-bar.content-under").count() == 1
    page.evaluate("document.querySelector('.list').scrollTop = 0")
    eventually(page, lambda: page.locator(".navigation-bar.content-under").count() == 0)


def test_H01_the_back_button_makes_room_for_the_title(open_page):
    def state(words, name, width):
        t = Tree()
        page, server = open_page(window(t, screen(t, words, [text(t, "x")], back=name)),
                                 viewport={"width": width, "height": 600})
        return page.locator(".back-button").get_attribute("class")
    assert state("Pie", "Recipes", 390) == "back-button"
    assert "short" in state("A Title of Some Length", "Recipes of the Whole Year", 390)
    assert "bare" in state("A Title That Is as Long as the Bar Itself Is", "Recipes of the Whole Year", 320)


def test_a_back_button_to_a_screen_without_a_title_says_back(open_page, eventually):
    t = Tree()
    shown = screen(t, "Pie", [text(t, "x")], back="")
    page, server = open_page(window(t, shown))
    button = page.locator(".back-button")
    words = "node => getComputedStyle(node, '::after').content"
    assert button.evaluate(words) == '"Back"'
    assert page.get_by_role("button", name="Back", exact=True).count() == 1
    server.patch(["text", int(button.get_attribute("id")[1:]), "Recipes"])
    eventually(page, lambda: button.inner_text() == "Recipes" and button.evaluate(words) == "none")
    assert page.get_by_role("button", name="Recipes, Back", exact=True).count() == 1
