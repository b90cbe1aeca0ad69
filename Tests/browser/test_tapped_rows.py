"""A tapped row stays highlighted until the server has answered."""

from screens import CHEVRON, Tree, link, screen, text, window

LIGHT = "rgb(209, 209, 214)"
WHITE = "rgb(255, 255, 255)"
# Longer than a row's highlight takes to fade.
FADED = 500


class Rows:
    """A list with a row of each kind. The server answers nothing by itself."""

    def __init__(self):
        t = self.t = Tree()
        self.selectable = t("row", text(t, "Selectable"), verbs="activate select")
        self.link = t("row", link(t, text(t, "Link")), **CHEVRON)
        self.button = t("row", t("h-stack", text(t, "Beside"), t("button", text(t, "Button"))))
        self.root = screen(t, "Rows", [t("list", self.selectable, self.link, self.button)])
        self.tree = window(t, self.root)
        self.stack = self.tree[4][0]
        self.next = screen(t, "Next", [text(t, "Pushed")], back="Rows")


def ground(page, words):
    return page.locator(".row", has_text=words).evaluate("node => getComputedStyle(node).backgroundColor")


def tap(page, server, words, eventually):
    before = len(server.frames)
    page.get_by_text(words, exact=True).click()
    page.mouse.move(5, 800)
    eventually(page, lambda: len(server.frames) > before)
    page.wait_for_timeout(FADED)


def test_a_row_stays_highlighted_until_the_answer_selects_it(open_page, eventually):
    made = Rows()
    page, server = open_page(made.tree)
    tap(page, server, "Selectable", eventually)
    assert ground(page, "Selectable") == LIGHT
    page.evaluate("""window.grounds = new Set();
        const row = document.querySelector('.row');
        (function look() { grounds.add(getComputedStyle(row).backgroundColor); requestAnimationFrame(look); })()""")
    server.patch(["set", made.selectable[0], "selected", True])
    page.wait_for_selector(".row[data-selected]")
    page.wait_for_timeout(FADED)
    assert page.evaluate("[...grounds]") == [LIGHT]


def test_without_a_selection_it_fades_after_the_answer(open_page, eventually):
    made = Rows()
    page, server = open_page(made.tree)
    tap(page, server, "Link", eventually)
    assert ground(page, "Link") == LIGHT
    server.patch()
    eventually(page, lambda: ground(page, "Link") == WHITE)


def test_a_patch_that_answers_nothing_leaves_it(open_page, eventually):
    made = Rows()
    page, server = open_page(made.tree)
    tap(page, server, "Selectable", eventually)
    n, server.n = server.n, 0
    server.patch(["text", made.root[0], "more"])
    server.n = n
    page.wait_for_timeout(FADED)
    assert ground(page, "Selectable") == LIGHT


def test_a_row_that_led_to_a_screen_fades_when_the_screen_goes(open_page, eventually):
    made = Rows()
    page, server = open_page(made.tree)
    tap(page, server, "Link", eventually)
    server.patch(["insert", made.stack[0], 0, made.next], ["set", made.root[0], "covered", True], motion="push")
    page.wait_for_selector(".screen[data-covered]", state="attached")
    page.wait_for_timeout(FADED)
    assert ground(page, "Link") == LIGHT
    server.patch(["remove", made.next[0]], ["set", made.root[0], "covered", None], motion="pop")
    eventually(page, lambda: ground(page, "Link") == WHITE)


def push(page, server, made, *ops):
    tap_and_answer = [["insert", made.stack[0], 0, made.next], ["set", made.root[0], "covered", True]]
    server.patch(*tap_and_answer, *ops, motion="push")
    page.wait_for_selector(".screen[data-covered]", state="attached")
    page.wait_for_timeout(FADED)


def test_the_row_of_a_marked_link_is_highlighted_until_its_screen_goes_or_its_mark_does(open_page, eventually):
    for is_unstable in (False, True):
        made = Rows()
        page, server = open_page(made.tree)
        tap(page, server, "Link", eventually)
        marked = made.link[4][0][0]
        push(page, server, made, ["set", marked, "presented", True])
        assert ground(page, "Link") == LIGHT
        if is_unstable:
            server.patch(["set", marked, "presented", None])
            eventually(page, lambda: ground(page, "Link") == WHITE)
        else:
            server.patch(["text", made.next[4][1][4][0][0], "Still"])
            page.wait_for_timeout(FADED)
            assert ground(page, "Link") == LIGHT
        server.patch(["remove", made.next[0]], ["set", made.root[0], "covered", None], ["set", marked, "presented", None],
                     motion="pop")
        eventually(page, lambda: ground(page, "Link") == WHITE)


def test_the_row_fades_with_the_transition(open_page, eventually):
    made = Rows()
    page, server = open_page(made.tree)
    tap(page, server, "Link", eventually)
    marked = made.link[4][0][0]
    push(page, server, made, ["set", marked, "presented", True])
    page.evaluate("""window.seen = [];
        const row = [...document.querySelectorAll('.row')].find((row) => row.textContent.includes('Link'));
        (function look() {
            const isMoving = document.querySelector('.departing') !== null;
            seen.push([getComputedStyle(row).backgroundColor, isMoving]);
            requestAnimationFrame(look);
        })()""")
    server.patch(["remove", made.next[0]], ["set", made.root[0], "covered", None], ["set", marked, "presented", None],
                 motion="pop")
    eventually(page, lambda: ground(page, "Link") == WHITE)
    between = page.evaluate(f"seen.filter(([ground, isMoving]) => isMoving && ground !== '{LIGHT}' && ground !== '{WHITE}').length")
    assert between > 0


def test_a_new_row_with_a_marked_link_is_highlighted(open_page, eventually):
    made = Rows()
    page, server = open_page(made.tree)
    tap(page, server, "Link", eventually)
    t = made.t
    again = t("row", link(t, text(t, "Again")), **CHEVRON)
    again[4][0][2] = {**(again[4][0][2] or {}), "presented": True}
    push(page, server, made, ["remove", made.link[0]], ["insert", made.root[4][1][4][0][0], 1, again])
    assert ground(page, "Again") == LIGHT
    server.patch(["remove", made.next[0]], ["set", made.root[0], "covered", None], ["set", again[4][0][0], "presented", None],
                 motion="pop")
    eventually(page, lambda: ground(page, "Again") == WHITE)


def test_a_refused_tap_lets_it_go(open_page, eventually):
    made = Rows()
    page, server = open_page(made.tree)
    tap(page, server, "Selectable", eventually)
    server.send({"refused": server.n, "why": "no"})
    eventually(page, lambda: ground(page, "Selectable") == WHITE)


def test_a_button_among_others_in_a_row_highlights_no_row(open_page, eventually):
    made = Rows()
    page, server = open_page(made.tree)
    tap(page, server, "Button", eventually)
    assert ground(page, "Beside") == WHITE
