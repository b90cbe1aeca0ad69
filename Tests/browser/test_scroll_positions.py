"""Scroll positions of lists and scroll views are restored: on back and forward, after a reload, and in a new
session."""

import pytest

from finger import Finger
from screens import Tree, lazy_list, row, screen, text, window
from split_screens import Mail
from test_lazy_rows import Rows

TOP = "[...document.querySelectorAll('.screen:not([data-covered]):not(.departing) :is(.list, .scroll)')].map(n => n.scrollTop)"


class House:
    """A list with a link to a long page. Removed screens are created again when they are shown again."""

    def __init__(self, depth=0):
        self.t = Tree()
        self.start(depth)

    def start(self, depth):
        """A scene that shows one screen, like a new session."""
        t = self.t
        self.shown = self.make(depth)
        self.stack = t("navigation-stack", self.shown)
        self.tree = t("window", self.stack)
        self.below = None
        self.depth = self.step = depth

    def make(self, depth, rows=60):
        t = self.t
        if depth == 0:
            self.link = t("link", text(t, "Open"), href="/page")
            rows = [t("row", self.link, position="first")] + [t("row", text(t, f"Row {i}")) for i in range(rows)]
            return screen(t, "House", [t("list", *rows)])
        self.body = t("v-stack", *[t("frame", text(t, f"Line {i}"), height=100) for i in range(rows)])
        return screen(t, "Page", [t("scroll", self.body, axis="vertical")], back="House")

    def push(self, rows=60, **fields):
        self.below, self.shown, self.depth = self.shown, self.make(1, rows), 1
        return {"ops": [["insert", self.stack[0], 0, self.shown], ["set", self.below[0], "covered", True]],
                "motion": "push", **fields}

    def pop(self, **fields):
        gone, self.shown, self.below, self.depth = self.shown, self.below or self.make(0), None, 0
        place = [["insert", self.stack[0], gone[0], self.shown]] if self.step else []
        return {"ops": [*place, ["remove", gone[0]], ["set", self.shown[0], "covered", None]], "motion": "pop", **fields}

    def respond(self, server, event):
        if event["do"] == "activate" and self.depth == 0:
            return self.push(history={"push": 1, "url": "/page"})
        if event["do"] in ("activate", "back") and self.depth == 1:
            return self.pop(history={"back": 0})
        if event["do"] == "travel":
            return self.push() if event["step"] == 1 else self.pop()
        return {"ops": []}


@pytest.fixture
def house(open_page):
    made = House()
    page, server = open_page(made.tree, made.respond)
    return made, page, server


def tops(page):
    return page.evaluate(TOP)


def scroll(page, top):
    page.evaluate(f"document.querySelector('.screen:not([data-covered]):not(.departing) :is(.list, .scroll)').scrollTo({{top: {top}, behavior: 'instant'}})")


def settled(page, eventually):
    eventually(page, lambda: page.locator(".moving, .departing").count() == 0)


def opened(page, eventually):
    page.evaluate("document.querySelector('.list .link').click()")
    page.get_by_text("Line 0").wait_for()
    settled(page, eventually)


def test_K11_back_in_the_app_and_back_of_the_browser_find_the_list_where_it_was(house, eventually):
    made, page, server = house
    for back in ("document.querySelector('.back-button').click()", "history.back()"):
        scroll(page, 700)
        opened(page, eventually)
        assert tops(page) == [0]
        scroll(page, 900)
        page.evaluate(back)
        eventually(page, lambda: tops(page) == [700])
        settled(page, eventually)
        assert tops(page) == [700]


def test_K11_forward_finds_the_page_where_it_was_though_it_is_made_anew(house, eventually):
    made, page, server = house
    scroll(page, 500)
    opened(page, eventually)
    scroll(page, 1234)
    page.evaluate("history.back()")
    eventually(page, lambda: tops(page) == [500])
    settled(page, eventually)
    page.evaluate("history.forward()")
    eventually(page, lambda: tops(page) == [1234])
    settled(page, eventually)
    assert tops(page) == [1234]


def test_K11_a_new_step_begins_at_the_top_whatever_was_kept_for_the_one_it_follows(house, eventually):
    made, page, server = house
    opened(page, eventually)
    scroll(page, 1234)
    page.evaluate("history.back()")
    eventually(page, lambda: page.locator(".list").count() == 1 and made.depth == 0)
    settled(page, eventually)
    opened(page, eventually)
    page.wait_for_timeout(200)
    assert tops(page) == [0]


def test_K11_a_screen_that_the_app_shows_in_the_same_step_begins_at_the_top(house, eventually):
    made, page, server = house
    scroll(page, 600)
    page.wait_for_timeout(250)
    server.patch(*made.push()["ops"], history={"replace": 0, "url": "/page"})
    page.get_by_text("Line 0").wait_for()
    page.wait_for_timeout(250)
    assert tops(page) == [0]


def test_K11_a_reload_keeps_the_place(house, eventually):
    made, page, server = house
    scroll(page, 640)
    page.reload()
    eventually(page, lambda: tops(page) == [640])


def test_L02_a_new_session_gives_the_place_back_and_that_of_the_screen_below(house, eventually):
    made, page, server = house
    scroll(page, 700)
    opened(page, eventually)
    scroll(page, 1234)
    made.start(1)
    server.tree = made.tree
    server.die()
    eventually(page, lambda: len(server.hellos) == 2)
    eventually(page, lambda: tops(page) == [1234])
    page.evaluate("document.querySelector('.back-button').click()")
    eventually(page, lambda: tops(page) == [700])
    settled(page, eventually)
    assert tops(page) == [700]


def test_K11_what_fills_later_is_put_in_place_as_it_fills(house, eventually):
    made, page, server = house
    opened(page, eventually)
    scroll(page, 1500)
    page.wait_for_timeout(250)
    t = made.t
    body = t("v-stack", text(t, "Loading"))
    server.tree = window(t, screen(t, "Page", [t("scroll", body, axis="vertical")]))
    page.reload()
    page.get_by_text("Loading").wait_for()
    assert tops(page) == [0]
    page.wait_for_timeout(250)
    for part in (8, 40):
        server.patch(*[["insert", body[0], 0, t("frame", text(t, f"Line {i}"), height=100)] for i in range(part)])
        page.wait_for_timeout(50)
    eventually(page, lambda: tops(page) == [1500])


def test_K11_a_place_outlasts_a_second_reload_before_there_is_room_for_it(house, eventually):
    made, page, server = house
    scroll(page, 700)
    page.wait_for_timeout(250)
    t = made.t
    full, body = server.tree, t("v-stack", text(t, "Loading"))
    server.tree = window(t, screen(t, "House", [t("scroll", body, axis="vertical")]))
    page.reload()
    page.get_by_text("Loading").wait_for()
    server.patch(*[["insert", body[0], 0, t("frame", text(t, f"Line {i}"), height=100)] for i in range(12)])
    eventually(page, lambda: tops(page)[0] > 100)
    assert tops(page)[0] < 700
    page.wait_for_timeout(250)
    server.tree = full
    page.reload()
    eventually(page, lambda: tops(page) == [700])


def test_K11_a_list_that_stays_on_screen_is_left_where_a_user_has_it(house, eventually):
    made, page, server = house
    server.respond = lambda server, event: {"ops": [["text", made.link[0], "Open"]]}
    scroll(page, 700)
    page.wait_for_timeout(250)
    server.patch(history={"push": 1, "url": "/page"})
    scroll(page, 200)
    page.wait_for_timeout(250)
    page.evaluate("history.back()")
    eventually(page, lambda: server.events("travel"))
    page.wait_for_timeout(250)
    assert tops(page) == [200]


def test_K11_what_fills_later_stays_where_a_user_has_taken_it(house, eventually):
    made, page, server = house
    opened(page, eventually)
    scroll(page, 3000)
    page.wait_for_timeout(250)
    t = made.t
    body = t("v-stack", *[t("frame", text(t, f"Line {i}"), height=100) for i in range(20)])
    server.tree = window(t, screen(t, "Page", [t("scroll", body, axis="vertical")]))
    page.reload()
    page.get_by_text("Line 0").wait_for()
    page.mouse.move(200, 400)
    page.mouse.wheel(0, -300)
    page.wait_for_timeout(300)
    before = tops(page)
    server.patch(*[["insert", body[0], 0, t("frame", text(t, f"Line {i}"), height=100)] for i in range(20, 60)])
    page.wait_for_timeout(200)
    assert tops(page) == before and before[0] < 1900


def test_K11_what_the_app_scrolls_to_counts_more(house, eventually):
    made, page, server = house
    opened(page, eventually)
    scroll(page, 1234)
    page.evaluate("history.back()")
    eventually(page, lambda: page.locator(".scroll").count() == 0)
    respond = server.respond

    def scrolled(server, event):
        patch = respond(server, event)
        if event["do"] == "travel":
            patch["ops"].append(["set", made.body[4][40][0], "scroll-target", "1 top"])
        return patch

    server.respond = scrolled
    page.evaluate("history.forward()")
    eventually(page, lambda: tops(page) and abs(tops(page)[0] - 40 * 108) < 60)


def test_K11_a_swipe_back_shows_the_screen_below_where_it_was(open_page, eventually):
    made = House()
    page, server = open_page(made.tree, made.respond, has_touch=True)
    scroll(page, 700)
    opened(page, eventually)
    made.start(1)
    below = made.make(0)
    below[2] = {"covered": True}
    respond = made.respond

    def peeked(server, event):
        if event["do"] == "peek":
            made.below, made.step = below, 0
            return {"ops": [["insert", made.stack[0], made.shown[0], below]]}
        return respond(server, event)

    server.respond, server.tree = peeked, made.tree
    server.die()
    eventually(page, lambda: len(server.hellos) == 2 and page.locator(".list").count() == 0)
    finger = Finger(page)
    finger.down(5)
    for x in range(20, 261, 20):
        finger.move(x)
    eventually(page, lambda: page.evaluate("document.querySelector('.list')?.scrollTop") == 700)
    assert page.locator(".screen[data-covered] .list").count() == 1
    finger.up()
    eventually(page, lambda: page.locator(".scroll").count() == 0)
    assert tops(page) == [700]


# Split views

def test_K11_in_a_split_view_each_column_has_its_own(open_page, eventually):
    def shelf():
        made = Mail(Tree())
        return made
    made = shelf()
    page, server = open_page(made.tree, viewport={"width": 1440, "height": 500})
    scrollers = "[...document.querySelectorAll('.column :is(.list, .scroll)')]"
    page.evaluate(f"{scrollers}.forEach((n, i) => n.scrollTop = 30 + 10 * i)")
    before = page.evaluate(f"{scrollers}.map(n => n.scrollTop)")
    assert sum(top > 0 for top in before) >= 2
    server.tree = shelf().tree
    server.die()
    eventually(page, lambda: len(server.hellos) == 2)
    eventually(page, lambda: page.evaluate(f"{scrollers}.map(n => n.scrollTop)") == before)


# Lazy lists

FIRST = """() => { const list = document.querySelector('.list').getBoundingClientRect();
    const row = [...document.querySelectorAll('.row')].find(r => r.getBoundingClientRect().bottom > list.top + 1);
    return row ? [row.textContent, Math.round(row.getBoundingClientRect().top - list.top)] : null }"""


def anew(server, rows):
    server.tree, server.respond = rows.tree, rows.respond


@pytest.mark.parametrize("count", [10_000, 1_000_000])
@pytest.mark.parametrize("how", ["reload", "kill"])
def test_K11_a_lazy_list_asks_for_the_rows_where_it_stood(open_page, eventually, count, how):
    rows = Rows(count)
    page, server = open_page(rows.tree, rows.respond)
    page.evaluate("(l => l.scrollTop = l.scrollHeight * 0.6)(document.querySelector('.list'))")
    eventually(page, lambda: page.evaluate(FIRST) is not None)
    page.wait_for_timeout(150)
    page.evaluate("document.querySelector('.list').scrollTop += 17")
    page.wait_for_timeout(300)
    before = page.evaluate(FIRST)
    index = int(before[0].split()[1])
    anew(server, Rows(count))
    server.frames.clear()
    if how == "reload":
        page.reload()
    else:
        server.die()
    eventually(page, lambda: server.events("window") and abs(server.events("window")[0]["first"] - index) <= 2)
    eventually(page, lambda: (page.evaluate(FIRST) or [None])[0] == before[0])
    page.wait_for_timeout(250)
    after = page.evaluate(FIRST)
    assert after[0] == before[0] and after[1] == pytest.approx(before[1], abs=2)


def test_K11_a_lazy_list_whose_rows_come_later_waits_for_them(open_page, eventually):
    rows = Rows(10_000)
    page, server = open_page(rows.tree, rows.respond)
    page.evaluate("document.querySelector('.list').scrollTop = 90000")
    eventually(page, lambda: page.evaluate(FIRST) is not None)
    page.wait_for_timeout(300)
    before = page.evaluate(FIRST)
    late = Rows(10_000)
    container = late.find(late.tree)
    parts, container[4] = container[4], []
    server.tree, server.respond = late.tree, None
    page.reload()
    page.locator(".list").wait_for()
    page.wait_for_timeout(250)
    server.respond = late.respond
    server.patch(*[["insert", late.list, 0, part] for part in parts])
    eventually(page, lambda: (page.evaluate(FIRST) or [None])[0] == before[0])


def test_K11_a_lazy_list_that_has_become_short_ends_at_its_end(open_page, eventually):
    rows = Rows(10_000)
    page, server = open_page(rows.tree, rows.respond)
    page.evaluate("document.querySelector('.list').scrollTop = 90000")
    page.wait_for_timeout(300)
    t = Tree()
    short, container = lazy_list(t, 100)
    server.tree, server.respond = short, None
    page.reload()
    eventually(page, lambda: server.events("window")[-1]["last"] == 100)
