"""Details that look as on the device: titles in landscape, headers, checkmarks, symbols, selections and scopes."""

import pytest

from acting_split import WIDE
from contrast import CONTRAST, style
from list_screens import option
from screens import Tree, bar_button, label_of, recipes, screen, text, window
from search_screens import Search

PHONE, LANDSCAPE, TABLET = ({"width": w, "height": h} for w, h in [(390, 844), (844, 390), (1194, 834)])


def test_a_large_title_is_in_the_row_in_landscape_and_large_again_upright(open_page, eventually):
    t = Tree()
    page, _ = open_page(window(t, recipes(t)), viewport=LANDSCAPE)
    title, bar = page.locator(".bar-title"), page.locator(".navigation-bar").first
    assert bar.bounding_box()["height"] == 44 and style(title, "fontSize") == "17px"
    box = title.bounding_box()
    assert box["x"] + box["width"] / 2 == pytest.approx(422, abs=1)
    assert page.locator(".inline-title").count() == 0
    page.set_viewport_size(PHONE)
    eventually(page, lambda: page.locator(".inline-title").count() == 1)
    assert bar.bounding_box()["height"] == 96 and style(title, "fontSize") == "34px"


def test_grouped_headers_are_in_capitals_unless_the_app_sets_a_case(open_page):
    t = Tree()
    made = t("list", t("section-header", text(t, "Soups")), t("row", text(t, "Minestrone")),
             t("section-header", t("style", text(t, "Pies"), text_case="none")), t("row", text(t, "Apple")))
    page, _ = open_page(window(t, screen(t, "Food", [made])))
    assert page.locator(".section-header").first.inner_text() == "SOUPS"
    assert page.locator(".section-header").last.inner_text() == "Pies"


@pytest.mark.parametrize("kind", ["plain", "sidebar"])
def test_other_lists_leave_the_case(open_page, kind):
    t = Tree()
    made = t("list", t("section-header", text(t, "Soups")), t("row", text(t, "Minestrone")))
    page, _ = open_page(window(t, screen(t, "Food", [t("style", made, list_style=kind)])))
    assert page.locator(".section-header").inner_text() == "Soups"


def test_the_checkmark_of_a_menu_is_before_the_text_in_its_color(open_page):
    t = Tree()
    menu = t("menu", t("button", text(t, "Sort"), role_name="menu"))
    page, server = open_page(window(t, screen(t, "Files", [menu])))
    picker = t("picker", label_of(t, "Sort"), option(t, "Name", True), option(t, "Date"), control_style="inline")
    server.patch(["insert", menu[0], 0, t("menu-items", picker)])
    chosen = page.locator(".menu-items .option").first
    chosen.wait_for()
    assert style(chosen, "left", "'::after'") == "12px"
    assert style(chosen, "backgroundColor", "'::after'") == style(chosen, "color") == "rgb(0, 0, 0)"
    other = page.locator(".menu-items .option").last
    assert style(other, "content", "'::after'") == "none"
    # Both at once, because the menu may still be growing.
    texts = page.locator(".menu-items .option .text")
    assert len(set(texts.evaluate_all("texts => texts.map((text) => text.getBoundingClientRect().x)"))) == 1


@pytest.mark.parametrize("scheme, hue", [("light", "rgb(0, 122, 255)"), ("dark", "rgb(10, 132, 255)")])
def test_symbols_have_the_hue_and_text_has_the_darker_one(open_page, scheme, hue):
    t = Tree()
    page, _ = open_page(window(t, screen(t, "Pie", [text(t, "x")], bar_button(t, "plus", "Add"), back="Pies")), color_scheme=scheme)
    assert style(page.locator(".bar-items .symbol"), "color") == hue
    assert style(page.locator(".back-button"), "backgroundColor", "'::before'") == hue
    assert style(page.locator(".back-button"), "color") != hue


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("tint", ["blue", "red", "green", "orange", "yellow", "teal", "cyan", "mint", "indigo", "purple", "pink",
                                  "brown"])
def test_symbols_of_every_tint_can_be_seen(open_page, tint, scheme):
    t = Tree()
    tinted = t("style", t("navigation-stack", screen(t, "Pie", [text(t, "x")], bar_button(t, "plus", "Add"))), tint=tint)
    page, _ = open_page(t("window", tinted), color_scheme=scheme)
    colors = [style(page.locator(".bar-items .symbol"), "color"), style(page.locator(".screen"), "backgroundColor")]
    assert page.evaluate(CONTRAST, colors) >= 3


def test_a_dark_selection_is_bright_and_its_text_can_be_read(mail):
    made, page, server = mail(WIDE, color_scheme="dark")
    row = page.locator(".row[data-selected]").first
    colors = [style(row, "backgroundColor"), style(row.locator(".text").first, "color")]
    assert page.evaluate(CONTRAST, colors) >= 4.5
    # As bright as that allows.
    assert page.evaluate(CONTRAST, [colors[0], "black"]) >= 4


def test_scopes_are_as_wide_as_their_field_in_the_bar(open_page):
    made = Search(presented=True, scopes=["All", "Inhabited", "Car-free"], placement="toolbar", title="inline")
    page, _ = open_page(made.tree, made.respond, viewport=TABLET)
    field, bar = page.locator(".search-field"), page.locator(".search-scopes").bounding_box()
    box = field.bounding_box()
    end = box["x"] + box["width"] - float(style(field, "right", "'::before'")[:-2])
    assert bar["x"] == pytest.approx(box["x"], abs=1) and bar["x"] + bar["width"] == pytest.approx(end, abs=1)
