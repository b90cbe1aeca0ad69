"""Menus, pickers, sliders, toggles and keys: the page's DOM, and its events to the server."""

import re

import pytest

from screens import Tree, bar, label, label_of, screen, symbol, text, window
from symbols import shown_symbols


def events(server, verb):
    return [frame for frame in server.frames if frame.get("do") == verb]


def controls(*made):
    t = Tree()
    nodes = [make(t) for make in made]
    return t, window(t, screen(t, "Controls", [t("v-stack", *nodes)])), nodes


def option(t, words, selected=False):
    return t("option", text(t, words), verbs="activate", **({"selected": True} if selected else {}))


def picker(**attributes):
    return lambda t: t("picker", label_of(t, "Size"), option(t, "Small", True), option(t, "Large"), **attributes)


def test_a_picker_shows_what_is_chosen_and_a_tap_on_another_option_activates_it(open_page, eventually):
    t, tree, (made,) = controls(picker())
    page, server = open_page(tree)
    face = page.locator(".picker-face")
    assert face.inner_text() == "Small" and face.get_attribute("aria-label") == "Size Small"
    assert not page.locator(f"#e{made[4][2][0]}").is_visible()
    face.click()
    page.get_by_role("option", name="Large").click()
    eventually(page, lambda: [event["e"] for event in events(server, "activate")] == [made[4][2][0]])
    assert page.locator(".popup").count() == 0
    server.patch(["set", made[4][1][0], "selected", None], ["set", made[4][2][0], "selected", True])
    eventually(page, lambda: face.inner_text() == "Large")


def test_a_pickers_list_closes_by_a_tap_outside_or_escape_and_tells_nothing(open_page):
    t, tree, (made,) = controls(picker())
    page, server = open_page(tree)
    page.locator(".picker-face").click()
    page.mouse.click(20, 700)
    assert page.locator(".popup").count() == 0
    page.locator(".picker-face").click()
    page.keyboard.press("Escape")
    assert page.locator(".popup").count() == 0
    assert events(server, "activate") == [] and events(server, "back") == []


def test_segments_stand_side_by_side_and_activate(open_page, eventually):
    t, tree, (made,) = controls(picker(control_style="segmented"))
    page, server = open_page(tree)
    small, large = (page.locator(f"#e{node[0]}") for node in made[4][1:])
    assert page.locator(".picker-face").count() == 0
    assert small.bounding_box()["y"] == large.bounding_box()["y"]
    assert small.get_attribute("aria-checked") == "true" and large.get_attribute("aria-checked") == "false"
    large.click()
    eventually(page, lambda: len(events(server, "activate")) == 1)


def test_a_menu_opens_over_the_page_and_a_tap_outside_activates_its_button_again(open_page, eventually):
    t, tree, (menu,) = controls(lambda t: t("menu", t("button", text(t, "Sort"), role_name="menu")))
    page, server = open_page(tree)
    opener = menu[4][0][0]
    items = [80, "menu-items", 0, 0, [[81, "button", 0, 0, [[82, "text", 0, "By name"]]]]]
    server.patch(["insert", menu[0], 0, items])
    eventually(page, lambda: page.locator("#e80:popover-open").count() == 1)
    box, button = page.locator("#e80").bounding_box(), page.locator(f"#e{opener}").bounding_box()
    assert box["y"] >= button["y"] + button["height"] and box["x"] >= 0 and box["x"] + box["width"] <= 390
    page.mouse.click(20, 700)
    eventually(page, lambda: [event["e"] for event in events(server, "activate")] == [opener])
    page.keyboard.press("Escape")
    eventually(page, lambda: [event["e"] for event in events(server, "activate")] == [opener, opener])
    assert events(server, "back") == []
    server.patch(["remove", 80])
    eventually(page, lambda: page.locator(".menu-items").count() == 0)


@pytest.mark.parametrize("direction, places", [("left-to-right", [0, 0.25, 1]), ("right-to-left", [1, 0.75, 0])])
def test_the_marks_of_a_slider_lie_where_its_knob_can_be(open_page, direction, places):
    t, tree, (slider,) = controls(
        lambda t: t("style", t("slider", value=1, minimum=0, maximum=4, ticks="0 0.25 1"), layout_direction=direction))
    page, server = open_page(tree)
    image = page.locator(".range").evaluate("(range) => getComputedStyle(range).backgroundImage")
    assert [float(part) / 100 for part in re.findall(r"circle at calc\(([0-9.]+)%", image)] == places


def test_a_slider_tells_its_value_while_it_moves_and_takes_the_servers_when_it_rests(open_page, eventually):
    t, tree, (slider,) = controls(
        lambda t: t("slider", value=20, minimum=0, maximum=100, step=10, label="Level", verbs="edit focus"))
    page, server = open_page(tree)
    ranged = page.locator(".range")
    assert ranged.input_value() == "20"
    box = ranged.bounding_box()
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 14 + (box["width"] - 28) * 0.2, middle)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.7, middle, steps=4)
    eventually(page, lambda: bool(events(server, "edit")))
    server.patch(["set", slider[0], "value", 0])
    page.wait_for_timeout(80)
    assert ranged.input_value() == "70"
    page.mouse.up()
    eventually(page, lambda: ranged.input_value() == "0")
    assert all(float(event["text"]) % 10 == 0 for event in events(server, "edit"))
    assert [event["to"] for event in events(server, "focus")] == [True, False]


def test_a_shortcut_activates_the_control_inside_and_not_while_typing(open_page, eventually):
    t, tree, (style, field) = controls(
        lambda t: t("style", t("button", text(t, "New")), shortcut="command-n"), lambda t: t("text-field", value=""))
    style2 = t("style", t("button", text(t, "Plain")), shortcut="p")
    tree[4][0][4][0][4][1][4].append(style2)
    page, server = open_page(tree)
    page.keyboard.press("p")
    eventually(page, lambda: [event["e"] for event in events(server, "activate")] == [style2[4][0][0]])
    page.locator("input").focus()
    page.keyboard.press("p")
    assert page.locator("input").input_value() == "p"
    assert len(events(server, "activate")) == 1


def test_a_button_that_repeats_acts_while_it_is_held_down_and_its_release_is_no_tap(open_page, eventually):
    t, tree, (style, other) = controls(
        lambda t: t("style", t("button", text(t, "Faster")), repeating="enabled"), lambda t: t("button", text(t, "Once")))
    page, server = open_page(tree)
    page.get_by_role("button", name="Faster").hover()
    page.mouse.down()
    eventually(page, lambda: len(events(server, "activate")) >= 3)
    page.mouse.up()
    page.wait_for_timeout(50)
    count = len(events(server, "activate"))
    page.wait_for_timeout(300)
    assert len(events(server, "activate")) == count
    page.get_by_role("button", name="Faster").click()
    eventually(page, lambda: len(events(server, "activate")) == count + 1)
    page.get_by_role("button", name="Once").hover()
    page.mouse.down()
    page.wait_for_timeout(800)
    assert len(events(server, "activate")) == count + 1
    page.mouse.up()
    eventually(page, lambda: [event["e"] for event in events(server, "activate")][-1] == other[0])
    assert len(events(server, "activate")) == count + 2


def test_a_button_repeats_no_more_when_the_mouse_has_left_it(open_page, eventually):
    t, tree, _ = controls(lambda t: t("style", t("button", text(t, "Faster")), repeating="enabled"))
    page, server = open_page(tree)
    page.get_by_role("button", name="Faster").hover()
    page.mouse.down()
    eventually(page, lambda: len(events(server, "activate")) >= 1)
    page.mouse.move(5, 5)
    page.wait_for_timeout(150)
    count = len(events(server, "activate"))
    page.wait_for_timeout(350)
    assert len(events(server, "activate")) == count
    page.mouse.up()


def test_return_in_a_field_submits_it_and_the_default_button_is_silent(open_page, eventually):
    t, tree, (style, field) = controls(
        lambda t: t("style", t("button", text(t, "Save")), shortcut="Enter"), lambda t: t("text-field", value=""))
    page, server = open_page(tree)
    page.locator("input").focus()
    page.keyboard.press("Enter")
    eventually(page, lambda: len(events(server, "submit")) == 1)
    page.wait_for_timeout(60)
    assert events(server, "activate") == []
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    eventually(page, lambda: len(events(server, "activate")) == 1)


def test_an_unknown_symbol_is_a_neutral_glyph_and_said_once(open_page, eventually):
    t, tree, _ = controls(lambda t: symbol(t, "no.such"), lambda t: symbol(t, "no.such"), lambda t: symbol(t, "star"))
    page, server = open_page(tree)
    eventually(page, lambda: shown_symbols(page) == ["square.dashed", "square.dashed", "star"])
    assert len([line for line in page.log if "no.such" in line]) == 1


def test_colours_with_opacity_are_mixed_and_unknown_ones_are_nothing(open_page):
    t, tree, (soft, odd, tinted) = controls(
        lambda t: t("frame", t("color", fill="secondary/0.12"), width=40, height=40),
        lambda t: t("frame", t("color", fill="no-such-colour"), width=40, height=40),
        lambda t: t("style", t("frame", t("color", fill="tint"), width=40, height=40), tint="red"))
    page, server = open_page(tree)
    grounds = page.locator(".color").evaluate_all("nodes => nodes.map(node => getComputedStyle(node).backgroundColor)")
    assert "/ 0.0" in grounds[0] and grounds[1] == "rgba(0, 0, 0, 0)" and grounds[2] == "rgb(255, 59, 48)"
    assert len([line for line in page.log if "no-such-colour" in line]) == 1


def test_a_fixed_frame_is_not_squeezed_through_what_wraps_it(open_page):
    t, tree, _ = controls(lambda t: t(
        "h-stack", t("clip", t("background", t("frame", symbol(t, "star"), width=32, height=32),
                               t("layer", t("color", fill="orange"))), shape="rounded", radius=8),
        text(t, "Words that are far too long for one line beside a tile of a fixed size, and so must wrap")))
    page, server = open_page(tree, viewport={"width": 320, "height": 568})
    box = page.locator(".clip").bounding_box()
    assert (box["width"], box["height"]) == (32, 32)


def test_focus_on_the_window_takes_focus_away(open_page, eventually):
    t, tree, (field,) = controls(lambda t: t("text-field", value=""))
    page, server = open_page(tree)
    page.locator("input").focus()
    server.patch(["focus", tree[0]])
    eventually(page, lambda: page.evaluate("document.activeElement === document.body"))


def test_a_link_without_an_address_is_a_tab_stop_and_answers_to_return(open_page, eventually):
    t, tree, (link,) = controls(lambda t: t("link", text(t, "Further")))
    page, server = open_page(tree)
    page.locator(".link").focus()
    page.keyboard.press("Enter")
    eventually(page, lambda: [event["e"] for event in events(server, "activate")] == [link[0]])


def test_a_covered_title_and_a_bar_without_display_are_not_shown(open_page):
    t = Tree()
    made = screen(t, "Title", [text(t, "Words")])
    made[4][0][4][0][2]["covered"] = True
    page, server = open_page(window(t, made))
    assert not page.locator(".bar-title").is_visible()
    t = Tree()
    page, server = open_page(window(t, screen(t, "Title", [text(t, "Words")], mode="none")))
    assert not page.locator(".navigation-bar").is_visible()


def test_a_tap_on_a_control_in_a_control_goes_to_the_inner_one_and_keys_go_to_the_one_with_the_focus(
        open_page, eventually):
    inside = lambda t: t("button", t("h-stack", text(t, "Mark"), t("link", text(t, "Open")), t("button", text(t, "Drop"))),
                         button_style="custom")
    t, tree, (outer,) = controls(inside)
    _, link, button = outer[4][0][4]
    page, server = open_page(tree)
    tapped = lambda: [event["e"] for event in events(server, "activate")]
    for number, words in enumerate(["Mark", "Open", "Drop"], 1):
        page.get_by_text(words, exact=True).click()
        eventually(page, lambda: len(tapped()) == number)
    assert tapped() == [outer[0], link[0], button[0]]
    for node in (outer, link, button):
        page.locator(f"#e{node[0]}").focus()
        page.keyboard.press("Enter")
    eventually(page, lambda: tapped()[3:] == [outer[0], link[0], button[0]])


def test_a_button_has_the_foreground_of_the_views_around_it_and_one_in_a_bar_has_not(open_page):
    t = Tree()
    inner = t("button", text(t, "Go"), verbs="activate")
    plain = t("button", text(t, "Stay"), verbs="activate")
    done = t("button", text(t, "Done"), verbs="activate")
    coloured = t("style", t("background", t("padding", inner, top=8), t("layer", t("color", fill="white"))),
                 foreground="#ff00ffff")
    around = t("style", screen(t, "Bay", [t("v-stack", coloured, plain)], done), foreground="#0000ffff")
    page, _ = open_page(window(t, around))
    page.wait_for_timeout(100)
    colour = lambda node: page.locator(f"#e{node[0]}").evaluate("(node) => getComputedStyle(node).color")
    assert colour(inner) == "rgb(255, 0, 255)"
    assert colour(plain) == "rgb(0, 0, 255)"
    assert colour(done) not in ("rgb(255, 0, 255)", "rgb(0, 0, 255)")
