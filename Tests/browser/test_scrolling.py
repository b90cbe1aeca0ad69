"""Scrolling by the app, and images from other sites."""

import pytest

from screens import Tree, screen, text, window

DOT = ("data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5E"
       "rkJggg==")


class Chapters:
    """Forty chapters that scroll, each as high as a row."""

    def __init__(self):
        t = self.t = Tree()
        self.chapters = [t("frame", text(t, f"Chapter {n}"), height=100) for n in range(40)]
        self.stack = t("v-stack", *self.chapters)
        self.scroll = t("scroll", self.stack, axis="vertical")
        self.tree = window(t, screen(t, "Book", [self.scroll]))


@pytest.fixture
def book(open_page):
    made = Chapters()
    page, server = open_page(made.tree)
    page.wait_for_timeout(80)

    def top(n):
        bar = page.locator(".navigation-bar").bounding_box()
        scroll = page.locator(f"#e{made.scroll[0]}").bounding_box()
        box = page.locator(f"#e{made.chapters[n][0]}").bounding_box()
        return box["y"] - bar["y"] - bar["height"], box["y"] + box["height"] - scroll["y"] - scroll["height"]

    return made, page, server, top


def test_it_scrolls_to_a_place_and_only_once(book, eventually):
    made, page, server, top = book
    wanted = made.chapters[20][0]
    server.patch(["set", wanted, "scroll-target", "1 top"])
    eventually(page, lambda: abs(top(20)[0]) < 2)
    page.evaluate(f"document.getElementById('e{made.scroll[0]}').scrollTo({{top: 0, behavior: 'instant'}})")
    server.patch(["set", wanted, "opacity", 0.5], ["insert", made.stack[0], 0, text(made.t, "End")])
    page.wait_for_timeout(100)
    assert top(0)[0] >= 0
    server.patch(["set", wanted, "scroll-target", "2 bottom"])
    eventually(page, lambda: abs(top(20)[1]) < 2)


def test_without_a_place_it_scrolls_no_further_than_it_must(book, eventually):
    made, page, server, top = book
    before = top(2)
    server.patch(["set", made.chapters[2][0], "scroll-target", "1"])
    page.wait_for_timeout(100)
    assert top(2) == before
    server.patch(["set", made.chapters[30][0], "scroll-target", "2 smooth"])
    eventually(page, lambda: abs(top(30)[1]) < 2)
    server.patch(["set", made.chapters[10][0], "scroll-target", "3"])
    eventually(page, lambda: abs(top(10)[0]) < 2)


def test_only_the_nearest_of_nested_scroll_views_scrolls(open_page, eventually):
    t = Tree()
    covers = [t("frame", text(t, f"Cover {n}"), width=200, height=100) for n in range(20)]
    shelf = t("scroll", t("h-stack", *covers), axis="horizontal")
    chapters = [t("frame", text(t, f"Chapter {n}"), height=100) for n in range(20)]
    outer = t("scroll", t("v-stack", *chapters[:3], shelf, *chapters[3:]), axis="vertical")
    page, server = open_page(window(t, screen(t, "Book", [outer])))
    page.wait_for_timeout(80)

    def places():
        return page.evaluate(f"""[document.getElementById("e{outer[0]}").scrollTop,
                                  document.getElementById("e{shelf[0]}").scrollLeft]""")

    assert places() == [0, 0]
    server.patch(["set", covers[10][0], "scroll-target", "1"])
    eventually(page, lambda: places()[1] > 500)
    assert places()[0] == 0


def test_it_scrolls_to_what_comes_in_the_same_patch(book, eventually):
    made, page, server, top = book
    new = made.t("frame", text(made.t, "Afterword"), height=100, scroll_target="1 bottom")
    made.chapters.append(new)
    server.patch(["insert", made.stack[0], 0, new])
    eventually(page, lambda: abs(top(40)[1]) < 2)


def test_an_old_wish_in_a_tree_that_is_sent_again_is_not_followed(open_page, eventually):
    made = Chapters()
    page, server = open_page(made.tree)
    made.chapters[30][2] = {**made.chapters[30][2], "scroll-target": "7 top"}
    server.die()
    eventually(page, lambda: len(server.hellos) == 2)
    page.wait_for_timeout(250)
    assert page.evaluate(f"document.getElementById('e{made.scroll[0]}').scrollTop") == 0


def test_pictures_come_from_elsewhere_but_never_from_a_script(open_page, eventually):
    t = Tree()
    pictures = [t("image", href=href) for href in (DOT, "https://localhost:1/a.png", "javascript:alert(1)", "http://a/b.png")]
    page, server = open_page(window(t, screen(t, "Pictures", [t("v-stack", *pictures)])))
    sources = page.locator("img").evaluate_all("all => all.map(one => one.getAttribute('src'))")
    assert sources == [DOT, "https://localhost:1/a.png", None, None]
    eventually(page, lambda: page.locator("img").first.evaluate("one => one.naturalWidth") == 1)
    server.patch(["set", pictures[1][0], "href", DOT])
    eventually(page, lambda: page.locator("img").nth(1).evaluate("one => one.naturalWidth") == 1)


BROKEN = "data:image/png;base64,AAAA"


def test_a_picture_that_cannot_be_loaded_is_hidden_and_the_app_is_told_once_for_each_address(open_page, eventually):
    t = Tree()
    asked, other, whole = t("image", href=BROKEN, verbs="fail"), t("image", href=BROKEN), t("image", href=DOT, verbs="fail")
    page, server = open_page(window(t, screen(t, "Pictures", [t("v-stack", asked, other, whole)])))
    look = lambda element: page.locator(f"#e{element[0]}").evaluate("one => getComputedStyle(one).visibility")
    eventually(page, lambda: [look(one) for one in (asked, other, whole)] == ["hidden", "hidden", "visible"])
    told = lambda: [event["e"] for event in server.events("fail")]
    eventually(page, lambda: told() == [asked[0]])
    server.patch(["set", other[0], "opacity", 0.5])
    server.patch(["set", asked[0], "href", DOT])
    eventually(page, lambda: look(asked) == "visible")
    assert told() == [asked[0]]
    server.patch(["set", asked[0], "href", "https://localhost:1/a.png"])
    eventually(page, lambda: told() == [asked[0], asked[0]] and look(asked) == "hidden")


def test_a_picture_on_a_covered_screen_is_reported_when_the_screen_is_shown(open_page, eventually):
    t = Tree()
    picture = t("image", href=BROKEN, verbs="fail")
    below, top = screen(t, "Pictures", [picture], covered=True), screen(t, "Top", [text(t, "top")])
    stack = t("navigation-stack", below, top)
    page, server = open_page(t("window", stack))
    page.wait_for_timeout(200)
    assert server.events("fail") == []
    server.patch(["remove", top[0]], ["set", below[0], "covered", None])
    eventually(page, lambda: [event["e"] for event in server.events("fail")] == [picture[0]])


def test_sections_of_a_menu_are_set_apart(open_page, eventually):
    t = Tree()
    holder = t("context-menu", text(t, "Photo"))

    def respond(server, event):
        if event["do"] != "reveal":
            return None
        items = t("menu-items", t("button", text(t, "Copy")), t("section-header", text(t, "Share")),
                  t("button", text(t, "Mail")), t("section-header"), t("button", text(t, "Delete")))
        return {"ops": [["insert", holder[0], 0, items]]}

    page, server = open_page(window(t, screen(t, "Photos", [holder])), respond)
    page.get_by_text("Photo", exact=True).click(button="right")
    page.locator(".menu-items").wait_for()
    boxes = page.locator(".menu-items > *").evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert boxes[1] > 24 and 6 <= boxes[3] <= 12
