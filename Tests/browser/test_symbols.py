"""Symbols: which drawings the page loads and when, the names of their variants, and their looks."""

import pytest

from screens import Tree, screen, symbol, text, window
from symbols import shown_symbols


def open_symbols(open_page, *contents):
    t = Tree()
    made = [content(t) for content in contents]
    page, server = open_page(window(t, screen(t, "Signals", made)))
    return page, server, made


def requests_of(page):
    return [entry for entry in page.evaluate(
        "() => performance.getEntriesByType('resource').map((entry) => entry.name)") if "symbols.svg" in entry]


def test_M11_the_drawings_of_a_screen_are_loaded_in_one_request_and_no_others(open_page, eventually):
    page, server, _ = open_symbols(open_page, *[
        lambda t, name=name: symbol(t, name) for name in ("mountain.2", "water.waves", "water.waves", "swift")])
    eventually(page, lambda: shown_symbols(page) == ["mountain.2", "water.waves", "water.waves", "swift"])
    assert len(requests_of(page)) == 1
    assert page.locator("#symbols > symbol").count() == 3


def test_M11_a_symbol_that_the_page_has_isnt_loaded_again_and_a_new_one_is(open_page, eventually):
    page, server, (first,) = open_symbols(open_page, lambda t: symbol(t, "moon"))
    eventually(page, lambda: shown_symbols(page) == ["moon"])
    server.patch(["set", first[0], "symbol", "sun.max"])
    eventually(page, lambda: shown_symbols(page) == ["sun.max"])
    server.patch(["set", first[0], "symbol", "moon"])
    eventually(page, lambda: shown_symbols(page) == ["moon"])
    assert [address.split("names=")[1] for address in requests_of(page)] == ["moon", "sun.max"]


@pytest.mark.parametrize("name, variant, shown", [
    ("star", "fill", "star.fill"),
    ("star", "circle.fill", "star.circle.fill"),
    ("star.fill", "circle", "star.circle.fill"),
    ("bell", "slash.fill", "bell.slash.fill"),
    ("person.crop.circle.badge.plus", "fill", "person.crop.circle.fill.badge.plus"),
    ("plus", "square", "plus.square"),
    ("star.fill", "none", "star.fill"),
    # There is no such variant, so the symbol stays as it is.
    ("wifi", "fill", "wifi"),
    ("chevron.right", "slash", "chevron.right"),
])
def test_M11_a_symbol_takes_the_variant_that_is_asked_for_around_it_if_there_is_one(open_page, eventually, name, variant, shown):
    page, server, _ = open_symbols(open_page, lambda t: t("style", symbol(t, name), symbol_variant=variant))
    eventually(page, lambda: shown_symbols(page) == [shown])
    assert page.log == []


def styles(page, node, *names):
    return page.evaluate(
        "([id, names]) => { const style = getComputedStyle(document.getElementById(id));"
        " return names.map((name) => style.getPropertyValue(name)); }", [f"e{node[0]}", names])


def colors_of_layers(page, node):
    """The strokes and fills with which the paths of a symbol are painted."""
    return page.evaluate(
        """([id]) => {
            const symbol = document.getElementById(id);
            const drawing = document.getElementById(symbol.firstElementChild.getAttribute("href").slice(1)).cloneNode(true);
            // Styles in the copy that `use` makes can't be read. So the drawing is put into the symbol itself.
            const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
            for (const name of ["fill", "stroke"]) group.setAttribute(name, drawing.getAttribute(name) ?? "none");
            group.append(...drawing.children);
            symbol.append(group);
            const painted = [...group.children].map((path) => {
                const style = getComputedStyle(path);
                return path.hasAttribute("fill") ? style.fill : style.stroke;
            });
            group.remove();
            return painted;
        }""", [f"e{node[0]}"])


@pytest.mark.parametrize("mode, first_is_second, inside", [(None, True, "none"), ("monochrome", True, "none"),
                                                          ("palette", False, "first"), ("hierarchical", False, "first")])
def test_M11_the_layers_of_a_symbol_are_painted_in_its_rendering_mode(open_page, eventually, mode, first_is_second, inside):
    rendering = {"symbol_rendering": mode} if mode else {}
    colors = {"foreground": "red", "secondary_foreground": "blue"} if mode == "palette" else {"foreground": "red"}
    made = {}
    def content(t):
        made["filled"] = symbol(t, "bookmark.circle.fill")
        return t("style", t("style", made["filled"], **rendering), **colors)
    page, server, _ = open_symbols(open_page, content)
    eventually(page, lambda: shown_symbols(page) == ["bookmark.circle.fill"])
    circle, mark = colors_of_layers(page, made["filled"])
    color = styles(page, made["filled"], "color")[0]
    assert (circle == color) == first_is_second
    assert mark == (color if inside == "first" else "none")


def test_M11_two_foreground_styles_paint_the_layers_without_a_mode(open_page, eventually):
    made = {}
    def content(t):
        made["badge"] = symbol(t, "bell.circle")
        return t("style", made["badge"], foreground="red", secondary_foreground="blue")
    page, server, _ = open_symbols(open_page, content)
    eventually(page, lambda: shown_symbols(page) == ["bell.circle"])
    circle, *bell = colors_of_layers(page, made["badge"])
    color = styles(page, made["badge"], "color")[0]
    assert circle != color and set(bell) == {color}


def test_M11_an_effect_goes_on_while_it_is_active_and_ends_with_it(open_page):
    page, server, (style,) = open_symbols(
        open_page, lambda t: t("style", symbol(t, "bell"), symbol_effect="pulse", symbol_effect_speed=2))
    bell = style[4][0]
    assert styles(page, bell, "animation-name", "animation-iteration-count") == ["symbol-pulse, none", "infinite, 1"]
    assert styles(page, bell, "animation-duration")[0].startswith("1s")
    server.patch(["set", style[0], "symbol-effect", None])
    page.wait_for_function("() => getComputedStyle(document.querySelector('.symbol')).animationName === 'none, none'")


def test_M11_an_effect_of_a_value_runs_once_for_each_change_and_not_at_first(open_page, eventually):
    page, server, (style,) = open_symbols(open_page, lambda t: t("style", symbol(t, "bell"), symbol_effect_speed=20))
    page.evaluate("() => { window.runs = 0; addEventListener('animationstart', (event) => {"
                  " if (event.animationName === 'symbol-bounce') window.runs += 1; }); }")
    assert styles(page, style[4][0], "animation-name") == ["none, none"]
    for count in (1, 2):
        server.patch(["set", style[0], "symbol-effect-run", f"bounce {count}"])
        eventually(page, lambda: page.evaluate("() => window.runs") == count)


def test_M11_the_innermost_effect_is_shown_and_a_view_can_remove_them(open_page):
    page, server, (outer,) = open_symbols(open_page, lambda t: t(
        "style", t("style", symbol(t, "bell"), symbol_effect="none"), t("style", symbol(t, "star"), symbol_effect="breathe"),
        symbol(t, "moon"), symbol_effect="pulse"))
    bell, star, moon = outer[4][0][4][0], outer[4][1][4][0], outer[4][2]
    assert [styles(page, node, "animation-name")[0] for node in (bell, star, moon)] == [
        "none, none", "symbol-breathe, none", "symbol-pulse, none"]


@pytest.mark.parametrize("effect, offset", [("draw-on", "120px"), ("draw-off", "120px"), ("draw-off-forward", "-120px")])
def test_M11_a_symbol_is_hidden_while_it_is_drawn_off_and_drawn_when_that_ends(open_page, effect, offset):
    page, server, (style,) = open_symbols(
        open_page, lambda t: t("style", symbol(t, "bell"), symbol(t, "star"), symbol_effect=effect, symbol_effect_speed=8))
    bell = style[4][0]
    assert styles(page, bell, "stroke-dashoffset", "fill-opacity", "opacity") == [offset, "0", "0"]
    page.evaluate("() => { window.drawn = []; addEventListener('transitionstart', (event) => window.drawn.push(event.propertyName)); }")
    server.patch(["set", style[0], "symbol-effect", effect.removesuffix("-forward") + "-ended"])
    page.wait_for_function("() => ['0px', '0'].includes(getComputedStyle(document.querySelector('.symbol')).strokeDashoffset)")
    assert styles(page, bell, "fill-opacity", "opacity") == ["1", "1"]
    # The lines are drawn when the effect that draws on ends, and go when the one that draws off begins.
    assert ("stroke-dashoffset" in page.evaluate("() => window.drawn")) == (effect == "draw-on")


def test_M11_a_symbol_can_be_filled_with_a_gradient_and_one_inside_with_one_color(open_page):
    page, server, (outer,) = open_symbols(open_page, lambda t: t(
        "style", symbol(t, "bell"), t("style", symbol(t, "star"), symbol_colors="flat"), symbol_colors="gradient"))
    bell, star = outer[4][0], outer[4][1][4][0]
    assert styles(page, bell, "mask-image")[0].startswith("linear-gradient")
    assert styles(page, star, "mask-image") == ["none"]


def test_M11_nothing_moves_for_those_who_want_less_motion(open_page):
    page, server, (style,) = open_symbols(
        open_page, lambda t: t("style", symbol(t, "bell"), symbol_effect="pulse"))
    page.emulate_media(reduced_motion="reduce")
    assert styles(page, style[4][0], "animation-name") == ["none"]


@pytest.mark.parametrize("value, shown", [(None, [1, 1, 1, 1]), (1, [1, 1, 1, 1]), (0.5, [1, 1, 0.3, 0.3]), (0, [0.3] * 4)])
def test_M11_a_variable_value_shows_that_part_of_the_layers(open_page, eventually, value, shown):
    attributes = {} if value is None else {"symbol_value": value}
    page, server, (bars,) = open_symbols(open_page, lambda t: symbol(t, "cellularbars", **attributes))
    eventually(page, lambda: shown_symbols(page) == ["cellularbars"])
    opacities = page.evaluate(
        """(id) => {
            const symbol = document.getElementById(id);
            const copies = [...document.getElementById("symbol-cellularbars").cloneNode(true).children];
            symbol.append(...copies);
            const opacities = copies.map((path) => Number(getComputedStyle(path).opacity));
            copies.forEach((path) => path.remove());
            return opacities;
        }""", f"e{bars[0]}")
    assert opacities == shown


@pytest.mark.parametrize("mode, drawn", [("draw", 0.5), ("color", 1), (None, 1)])
def test_M11_a_symbol_that_draws_its_value_shows_that_part_of_its_longest_line(open_page, eventually, mode, drawn):
    attributes = {} if mode is None else {"symbol_value_mode": mode}
    page, server, (bars,) = open_symbols(open_page, lambda t: symbol(t, "wifi", symbol_value=0.5, **attributes))
    eventually(page, lambda: shown_symbols(page) == ["wifi"])
    part = page.evaluate(
        """(id) => {
            const style = getComputedStyle(document.getElementById(id));
            const dash = parseFloat(style.strokeDasharray);
            return Number.isNaN(dash) ? 1 : 1 - parseFloat(style.strokeDashoffset.replace("calc(", "")) / dash;
        }""",
        f"e{bars[0]}")
    assert part == pytest.approx(drawn, abs=0.001)
