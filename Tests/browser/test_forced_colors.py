"""Forced colors: every control is still there, and what is chosen is marked."""

import re

import pytest

from contrast import CONTRAST, style
from editing_screens import Tasks
from list_screens import option
from pixels import pixel_of
from screens import CHEVRON, Tree, label, label_of, link, screen, text, window
from search_screens import Search

SCHEMES = ["light", "dark"]
TRIANGLE = "fill nonzero 0 0 80 80 M 0 80 L 40 0 L 80 80 Z"


@pytest.fixture(params=SCHEMES)
def forced(open_page, request):
    def start(tree, **options):
        page, server = open_page(tree, forced_colors="active", color_scheme=request.param, **options)
        page.stands_out = lambda color, ground=None: page.evaluate(
            CONTRAST, [color, ground or style(page.locator("body"), "backgroundColor")]) >= 3
        return page, server
    return start


def list_of(t, *rows):
    return window(t, screen(t, "Controls", [t("list", *[t("row", row) for row in rows])]))


def test_O04_toggles_show_whether_they_are_on(forced):
    t = Tree()
    page, _ = forced(list_of(t, t("toggle", text(t, "On"), on=True), t("toggle", text(t, "Off")),
                             t("toggle", text(t, "Checked"), control_style="checkbox", on=True),
                             t("toggle", text(t, "Not"), control_style="checkbox")))
    on, off, checked, unchecked = (page.locator(".toggle").nth(index) for index in range(4))
    for toggle in (on, off, checked, unchecked):
        assert page.stands_out(style(toggle, "borderColor", "'::before'"))
    for toggle in (on, off):
        knob, track = (style(toggle, "backgroundColor", part) for part in ("'::after'", "'::before'"))
        assert page.stands_out(knob, track)
    for one, other in ((on, off), (checked, unchecked)):
        assert style(one, "backgroundColor", "'::before'") != style(other, "backgroundColor", "'::before'")
    assert page.stands_out(style(checked, "backgroundColor", "'::after'"), style(checked, "backgroundColor", "'::before'"))


def test_O04_fields_and_chevrons_can_be_seen(forced):
    page, _ = forced(Search().tree)
    field = page.locator(".search-field")
    assert style(field, "borderTopWidth", "'::before'") == "1px"
    assert page.stands_out(style(field, "borderTopColor", "'::before'"))
    assert page.stands_out(style(page.locator(".row").first, "backgroundColor", "'::after'"))


def test_O04_a_back_button_has_its_chevron(forced):
    t = Tree()
    page, _ = forced(window(t, screen(t, "Pie", [text(t, "x")], back="Pies")))
    assert page.stands_out(style(page.locator(".back-button"), "backgroundColor", "'::before'"))


def test_O04_what_is_chosen_is_marked_and_can_be_read(forced):
    t = Tree()
    segments = t("picker", label_of(t, "Kind"), option(t, "One", True), option(t, "Two"), control_style="segmented")
    rows = [t("row", segments), t("row", link(t, label(t, "Chosen", "book")), selected=True, **CHEVRON),
            t("row", link(t, label(t, "Other", "book")), **CHEVRON)]
    page, _ = forced(window(t, screen(t, "Controls", [t("list", *rows, selection="one")])))
    chosen, other = page.locator(".row", has_text="Chosen"), page.locator(".row", has_text="Other")
    ground = style(chosen, "backgroundColor")
    assert page.stands_out(ground) and ground != style(other, "backgroundColor")
    for part in (".text", ".symbol"):
        assert page.stands_out(style(chosen.locator(part).first, "color"), ground)
    assert page.stands_out(style(chosen, "backgroundColor", "'::after'"), ground)
    # The browser draws no ground of its own behind the text.
    assert style(chosen.locator(".text"), "forcedColorAdjust") == "none"
    one, two = (page.locator(".option").nth(index) for index in range(2))
    assert page.stands_out(style(one.locator(".text"), "color"), style(one, "backgroundColor"))
    assert style(one, "backgroundColor") != style(two, "backgroundColor")


def test_O04_sliders_and_progress_show_their_value(forced):
    t = Tree()
    page, _ = forced(list_of(t, t("slider", value=0.4, minimum=0, maximum=1), t("progress", value=0.4)))
    assert style(page.locator(".range"), "forcedColorAdjust") == "none"
    progress = page.locator(".progress")
    assert "gradient" in style(progress, "backgroundImage", "'::after'") and style(progress, "outlineStyle", "'::after'") == "solid"


def test_O04_the_controls_of_edit_mode_can_be_seen(forced):
    made = Tasks(edges=(), editing=True)
    page, _ = forced(made.tree)
    row = page.locator(".row").first
    delete, handle = row.locator("> .row-delete"), row.locator("> .row-handle")
    assert page.stands_out(style(delete, "borderTopColor")) and style(delete, "borderTopWidth") != "0px"
    assert page.stands_out(style(delete, "backgroundColor", "'::after'"), style(delete, "backgroundColor"))
    lines = re.findall(r"rgb\([^)]*\)", style(handle, "backgroundImage", "'::after'"))
    assert lines and page.stands_out(lines[0])
    assert style(handle, "forcedColorAdjust") == "none"


def test_O04_the_circles_of_rows_that_can_be_chosen_can_be_seen(forced):
    page, _ = forced(Tasks(kind="selectable", editing=True, selection="many").tree)
    circle = page.locator(".row-circle").first
    assert page.stands_out(style(circle, "borderTopColor")) and style(circle, "borderTopWidth") != "0px"


@pytest.mark.parametrize("kind", ["shape", "drawing", "gradient", "color"])
def test_O04_what_the_app_draws_is_still_there(forced, kind):
    t = Tree()
    orange = t("color", fill="orange", fills_width=True, fills_height=True)
    drawn = {
        "shape": lambda: t("shape", shape="circle", fill="orange"),
        "drawing": lambda: t("clip", orange, drawing=TRIANGLE),
        "gradient": lambda: t("gradient", stops="orange 0, orange 1", rotation=90),
        "color": lambda: orange,
    }[kind]()
    page, _ = forced(window(t, screen(t, "Drawn", [t("frame", drawn, width=80, height=80)])))
    page.wait_for_timeout(80)
    box = page.locator(".frame").bounding_box()
    place = ((box["x"] + 40) / 390, (box["y"] + 40) / 844)
    red, green, blue = pixel_of(page, page.screenshot(), *place)
    assert red > 240 and 120 < green < 180 and blue < 30


def test_O04_a_ground_behind_text_gives_way(forced):
    t = Tree()
    ground = t("layer", t("color", fill="orange", fills_width=True, fills_height=True))
    page, _ = forced(window(t, screen(t, "Ground", [t("background", t("padding", text(t, "Words"), top=20, leading=20), ground)])))
    assert style(page.locator(".color"), "backgroundColor") == style(page.locator("body"), "backgroundColor")


def test_without_forced_colors_nothing_has_such_lines(open_page):
    t = Tree()
    page, _ = open_page(list_of(t, t("toggle", text(t, "On"), on=True)))
    assert style(page.locator(".toggle"), "borderTopWidth", "'::before'") == "0px"
