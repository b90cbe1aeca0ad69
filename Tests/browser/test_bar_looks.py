"""The appearance of bars as computed by the browser: backgrounds, colors, color schemes and hidden bars; and links that
look like buttons."""

import pytest

from screens import Tree, bar_button, screen, text

DARK, LIGHT = "rgb(255, 255, 255)", "rgb(0, 0, 0)"  # Text on dark, and on light.


class Bar:
    """A screen with rows to scroll. A test sets the attributes of its bar."""

    def __init__(self, open_page, eventually, mode="inline", **attributes):
        t = Tree()
        rows = [t("row", text(t, f"Row {i}"), position="middle") for i in range(60)]
        shown = screen(t, "Harbours", [t("list", *rows)], bar_button(t, "plus", "Add"), mode=mode)
        self.bar = shown[4][0]
        self.bar[2].update(attributes)
        self.page, self.server = open_page(t("window", t("navigation-stack", shown)), reduced_motion="reduce")
        self.wait = lambda condition: eventually(self.page, condition)

    @property
    def element(self):
        return self.page.locator(f"#e{self.bar[0]}")

    def style(self, name, of="::before"):
        of = f"'{of}'" if of else "undefined"
        return self.element.evaluate(f"node => getComputedStyle(node, {of}).getPropertyValue('{name}')")

    @property
    def is_grounded(self):
        return self.style("opacity") == "1"

    @property
    def words(self):
        """The color of the text."""
        return self.style("color", of=None)

    def scroll(self, to):
        self.page.evaluate(f"document.querySelector('.list').scrollTop = {to}")

    def set(self, name, value):
        self.server.patch(["set", self.bar[0], name, value])


@pytest.fixture
def bar(open_page, eventually):
    return lambda **attributes: Bar(open_page, eventually, **attributes)


# Backgrounds

@pytest.mark.parametrize("mode, enough", [("inline", 20), ("large", 90)])
def test_H06_the_ground_is_seen_while_content_is_under_the_bar_and_no_longer(bar, mode, enough):
    shown = bar(mode=mode)
    assert not shown.is_grounded, "at rest"
    shown.scroll(enough)
    shown.wait(lambda: shown.is_grounded)
    shown.scroll(0)
    shown.wait(lambda: not shown.is_grounded)


def test_H06_below_a_large_title_content_is_not_under_the_bar_yet(bar):
    shown = bar(mode="large")
    shown.scroll(30)
    shown.wait(lambda: shown.style("--title-shift", of=None) == "30")
    assert not shown.is_grounded


def test_H06_a_ground_that_is_forced_is_seen_at_rest_and_is_as_high_as_the_bar_with_its_large_title(bar):
    shown = bar(mode="large", ground="visible")
    assert shown.is_grounded
    height = shown.element.bounding_box()["height"]
    assert float(shown.style("block-size").removesuffix("px")) == pytest.approx(height)
    assert height > 90
    shown.set("ground", None)
    shown.wait(lambda: not shown.is_grounded)


def test_H06_a_hidden_ground_is_not_seen_even_over_content(bar):
    shown = bar(ground="hidden")
    shown.scroll(200)
    shown.wait(lambda: "content-under" in shown.element.get_attribute("class"))
    assert not shown.is_grounded
    assert shown.style("pointer-events") == "none", "what is under it can be tapped"
    shown.set("ground", None)
    shown.wait(lambda: shown.is_grounded)


def test_H06_the_ground_has_the_colour_that_it_is_given_and_nothing_else_has_it(bar):
    shown = bar(fill="pink")
    plain = shown.style("color", of=None)
    shown.scroll(200)
    shown.wait(lambda: shown.is_grounded)
    pink = shown.style("background-color")
    assert pink not in (shown.style("background-color", of=None), "rgba(0, 0, 0, 0)")
    assert shown.words == plain
    shown.set("fill", None)
    shown.wait(lambda: shown.style("background-color") != pink)


# Hidden bars

def test_H07_a_hidden_bar_has_no_box_and_the_content_begins_at_the_top(bar):
    shown = bar()
    rows = shown.page.locator(".row").first
    below = rows.bounding_box()["y"]
    height = shown.element.bounding_box()["height"]
    assert height >= 44 and below >= height
    shown.set("display-mode", "none")
    shown.wait(lambda: shown.element.bounding_box() is None)
    shown.wait(lambda: rows.bounding_box()["y"] < 44)
    assert shown.page.get_by_role("button", name="Add").count() == 0
    shown.set("display-mode", "inline")
    shown.wait(lambda: shown.element.bounding_box() is not None and rows.bounding_box()["y"] == below)


def test_H07_a_hidden_bar_at_the_bottom_leaves_its_room_to_the_content(open_page, eventually):
    t = Tree()
    rows = [t("row", text(t, f"Row {i}"), position="middle") for i in range(60)]
    shown = screen(t, "Harbours", [t("list", *rows)])
    bottom = t("navigation-bar", t("bar-items", t("bar-item", bar_button(t, "plus", "Add")), placement="bottom"),
               placement="bottom")
    shown[4].append(bottom)
    page, server = open_page(t("window", t("navigation-stack", shown)))
    box = page.locator(f"#e{bottom[0]}")
    assert box.bounding_box()["y"] > 700
    server.patch(["set", bottom[0], "covered", True])
    eventually(page, lambda: box.bounding_box() is None)
    assert page.get_by_role("button", name="Add").count() == 0
    server.patch(["set", bottom[0], "covered", None])
    eventually(page, lambda: box.bounding_box() is not None)


# Color schemes

def test_H08_a_scheme_counts_while_the_ground_is_seen_and_at_rest_the_bar_is_as_its_surroundings(bar):
    shown = bar(**{"bar-scheme": "dark"})
    assert shown.words == LIGHT
    shown.scroll(200)
    shown.wait(lambda: shown.words == DARK)
    assert shown.page.locator(".row").first.evaluate("node => getComputedStyle(node).color") == LIGHT
    shown.scroll(0)
    shown.wait(lambda: shown.words == LIGHT)


def test_H08_on_a_ground_that_is_forced_the_scheme_counts_at_rest(bar):
    shown = bar(ground="visible", **{"bar-scheme": "dark"})
    assert shown.words == DARK
    shown.set("bar-scheme", None)
    shown.wait(lambda: shown.words == LIGHT)


def test_H08_without_a_ground_the_scheme_never_counts(bar):
    shown = bar(ground="hidden", **{"bar-scheme": "dark"})
    shown.scroll(200)
    shown.wait(lambda: "content-under" in shown.element.get_attribute("class"))
    assert shown.words == LIGHT


def tab_view(t, **attributes):
    tabs = t("tab-bar", t("tab", text(t, "Charts"), placement="1", selected=True),
             t("tab", text(t, "Ports"), placement="2"), **attributes)
    panel = t("tab-panel", t("navigation-stack", screen(t, "Charts", [text(t, "Content")])), placement="1")
    return tabs, t("window", t("tab-view", panel, tabs, display_mode="bottom"))


@pytest.mark.parametrize("ground, words", [(None, DARK), ("visible", DARK), ("hidden", LIGHT)])
def test_H08_the_scheme_of_a_bar_of_tabs_counts_unless_its_ground_is_hidden(open_page, ground, words):
    t = Tree()
    looks = {"bar_scheme": "dark", **({"ground": ground} if ground else {})}
    tabs, tree = tab_view(t, **looks)
    page, server = open_page(tree)
    element = page.locator(f"#e{tabs[0]}")
    scheme = element.evaluate("node => getComputedStyle(node).colorScheme")
    assert scheme == ("dark" if words == DARK else "light dark")
    probe = "node => { node.style.color = 'var(--color-primary)'; return getComputedStyle(node).color; }"
    assert element.evaluate(probe) == words
    assert (element.evaluate("node => getComputedStyle(node, '::before').display") == "none") == (ground == "hidden")


# Links

def test_H09_a_link_takes_the_style_the_size_and_the_tint_of_buttons(open_page):
    t = Tree()

    def styled(words, **attributes):
        return t("link", text(t, words), href="https://example.org/", **attributes)
    links = [styled("Plain"), styled("Small", button_style="bordered", control_size="small"),
             styled("Large", button_style="bordered", control_size="large"),
             styled("Prominent", button_style="bordered-prominent")]
    tinted = t("style", styled("Tinted", button_style="bordered-prominent"), tint="pink")
    page, server = open_page(t("window", t("navigation-stack", screen(t, "Links", [t("v-stack", *links, tinted)]))))

    def look(words):
        return page.get_by_role("link", name=words).evaluate(
            "node => [node.getBoundingClientRect().height, getComputedStyle(node).backgroundColor]")
    clear = "rgba(0, 0, 0, 0)"
    assert look("Plain")[1] == clear
    assert look("Small")[1] not in (clear, look("Prominent")[1])
    assert look("Small")[0] < look("Large")[0]
    assert look("Tinted")[1] not in (clear, look("Prominent")[1])
