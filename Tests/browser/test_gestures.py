"""Long presses, drags, hovering, and the browser's own color picker."""

import pytest

from screens import Tree, label_of, screen, text, window


@pytest.fixture
def boat(open_page):
    """A view with one gesture, inside one that can be tapped."""
    def start(verbs, context=None, **attributes):
        t = Tree()
        held = t("gesture", t("frame", text(t, "boat"), width=120, height=60), verbs=verbs, **attributes)
        tree = window(t, screen(t, "Bay", [t("v-stack", t("gesture", held), text(t, "beside"))]))
        page, server = open_page(tree, **(context or {}))
        page.wait_for_timeout(100)
        return held[0], page, server
    return start


def does(server, number):
    return [(frame["do"], frame.get("to")) for frame in server.frames if frame.get("e") == number]


def middle(page, number):
    box = page.locator(f"#e{number}").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def taps(server):
    return [frame for frame in server.frames if frame.get("do") == "activate"]


def test_a_press_that_lasts_is_a_hold_and_no_tap(boat, eventually):
    number, page, server = boat("hold", hold_duration=0.2)
    page.mouse.move(*middle(page, number))
    page.mouse.down()
    eventually(page, lambda: does(server, number) == [("press", True), ("hold", None)])
    page.mouse.up()
    eventually(page, lambda: does(server, number)[2:] == [("press", False)])
    page.wait_for_timeout(60)
    assert taps(server) == []


def test_a_short_press_is_a_tap_and_no_hold(boat, eventually):
    number, page, server = boat("hold", hold_duration=0.4)
    page.mouse.click(*middle(page, number))
    eventually(page, lambda: len(taps(server)) == 1)
    page.wait_for_timeout(500)
    assert does(server, number) == [("press", True), ("press", False)]


@pytest.mark.parametrize("way, taps_made", [([4], 1), ([5], 0), ([5, 0], 0), ([-3, 4, 0], 1)])
def test_a_mouse_that_moves_five_points_doesn_t_tap_a_view_even_if_it_comes_back(boat, eventually, way, taps_made):
    number, page, server = boat("activate")
    x, y = middle(page, number)
    page.mouse.move(x, y)
    page.mouse.down()
    for distance in way:
        page.mouse.move(x + distance, y)
    page.mouse.up()
    # The tap that follows is made in any case.
    page.mouse.click(x, y)
    eventually(page, lambda: len(taps(server)) == taps_made + 1)
    page.wait_for_timeout(60)
    assert len(taps(server)) == taps_made + 1


def test_a_mouse_that_moves_on_a_button_in_a_view_with_a_tap_still_taps_the_button(open_page, eventually):
    t = Tree()
    button = t("button", text(t, "Moor"))
    page, server = open_page(window(t, screen(t, "Bay", [t("gesture", t("v-stack", button))])))
    x, y = middle(page, button[0])
    page.mouse.move(x - 4, y)
    page.mouse.down()
    page.mouse.move(x + 4, y)
    page.mouse.up()
    eventually(page, lambda: [frame["e"] for frame in taps(server)] == [button[0]])


def test_a_press_that_moves_away_is_over(boat):
    number, page, server = boat("hold", hold_duration=0.2)
    x, y = middle(page, number)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 15, y)
    page.wait_for_timeout(300)
    page.mouse.up()
    assert does(server, number) == [("press", True), ("press", False)]


def test_keys_hold_too(boat, eventually):
    number, page, server = boat("hold", hold_duration=0.2)
    node = page.locator(f"#e{number}")
    assert node.get_attribute("role") == "button"
    node.focus()
    page.keyboard.down(" ")
    eventually(page, lambda: does(server, number) == [("press", True), ("hold", None)])
    page.keyboard.up(" ")
    eventually(page, lambda: does(server, number)[2:] == [("press", False)])


def test_a_drag_is_told_from_its_distance_on_where_it_began_and_how_far_it_is(boat, eventually):
    number, page, server = boat("drag", drag_distance=10)
    node = page.locator(f"#e{number}")
    assert node.get_attribute("role") is None and node.get_attribute("tabindex") is None
    box = node.bounding_box()
    x, y = box["x"] + 30, box["y"] + 20
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 5, y)
    page.wait_for_timeout(60)
    assert does(server, number) == []
    page.mouse.move(x + 40, y - 8, steps=8)
    eventually(page, lambda: server.events("drag") != [])
    page.mouse.up()
    eventually(page, lambda: server.events("drag")[-1]["how"] == "ended")
    first, *_, last = server.events("drag")
    assert first["how"] == "moved"
    assert (last["from"], last["by"]) == ([30, 20], [40, -8])
    page.wait_for_timeout(60)
    assert taps(server) == []


def test_a_long_drag_tells_the_server_thirty_times_a_second_at_most_and_of_its_last_place(boat, eventually):
    number, page, server = boat("drag", drag_distance=0)
    x, y = middle(page, number)
    page.mouse.move(x, y)
    page.mouse.down()
    begun = page.evaluate("performance.now()")
    page.mouse.move(x + 60, y, steps=120)
    page.mouse.up()
    seconds = (page.evaluate("performance.now()") - begun) / 1000
    eventually(page, lambda: server.events("drag")[-1]["how"] == "ended")
    assert len(server.events("drag")) <= seconds * 31 + 2
    assert server.events("drag")[-1]["by"] == [60, 0]


def test_a_tap_on_what_can_be_dragged_drags_nothing(boat, eventually):
    number, page, server = boat("drag", drag_distance=10)
    page.mouse.click(*middle(page, number))
    eventually(page, lambda: len(taps(server)) == 1)
    assert does(server, number) == []


def test_a_drag_after_a_press_is_one_gesture(boat, eventually):
    number, page, server = boat("hold drag", hold_duration=0.2, drag_distance=10)
    x, y = middle(page, number)
    page.mouse.move(x, y)
    page.mouse.down()
    eventually(page, lambda: does(server, number) == [("press", True), ("hold", None)])
    page.mouse.move(x + 40, y, steps=4)
    page.mouse.up()
    eventually(page, lambda: server.events("drag") and server.events("drag")[-1]["how"] == "ended")
    assert server.events("drag")[-1]["by"] == [40, 0]
    assert all(event["how"] != "cancelled" for event in server.events("drag"))


def test_a_drag_that_never_begins_after_a_press_is_cancelled(boat, eventually):
    number, page, server = boat("hold drag", hold_duration=0.2, drag_distance=10)
    page.mouse.move(*middle(page, number))
    page.mouse.down()
    eventually(page, lambda: ("hold", None) in does(server, number))
    page.mouse.up()
    eventually(page, lambda: [event["how"] for event in server.events("drag")] == ["cancelled"])


def test_a_disabled_view_is_neither_held_nor_dragged(boat):
    number, page, server = boat("hold drag", hold_duration=0.1, drag_distance=0, disabled=True)
    x, y = middle(page, number)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 5, y)
    page.wait_for_timeout(200)
    page.mouse.up()
    assert does(server, number) == []


def test_a_gesture_that_is_enabled_again_in_a_disabled_view_takes_taps(open_page, eventually):
    t = Tree()

    def box(words, **attributes):
        return t("gesture", t("frame", text(t, words), width=120, height=60), **attributes)
    off, on, again = box("off"), box("on"), box("again")
    control, disabled = t("button", text(t, "control")), t("button", text(t, "disabled"))
    inside = t("style", t("v-stack", on, control, t("style", t("v-stack", again, disabled), disabled=True)), enabled=True)
    page, server = open_page(window(t, screen(t, "Bay", [t("style", t("v-stack", off, inside), disabled=True)])))
    page.wait_for_timeout(100)
    for part in (off, again, disabled, on, control):
        page.mouse.click(*middle(page, part[0]))
    eventually(page, lambda: [frame["e"] for frame in taps(server)] == [on[0], control[0]])
    opacity = "node => getComputedStyle(node).opacity"
    assert page.locator(f"#e{control[0]}").evaluate(opacity) == "1"
    assert page.locator(f"#e{disabled[0]}").evaluate(opacity) == "0.4"


def test_what_answers_to_something_else_later_is_shown_so(boat, eventually):
    number, page, server = boat("drag", drag_distance=10)
    node = page.locator(f"#e{number}")
    server.patch(["set", number, "verbs", "hold"])
    eventually(page, lambda: node.get_attribute("role") == "button")
    server.patch(["set", number, "verbs", ""])
    eventually(page, lambda: node.get_attribute("role") is None)


def test_a_chosen_colour_is_told_and_the_field_begins_with_the_one_shown(open_page, eventually):
    t = Tree()
    picker = t("color-picker", label_of(t, "Hull"), fill="blue")
    page, server = open_page(window(t, screen(t, "Paint", [t("v-stack", picker)])))
    field = page.get_by_label("Hull")
    field.focus()
    shown = field.evaluate("(field) => getComputedStyle(field.parentElement).backgroundColor")
    parts = [int(part) for part in shown.removeprefix("rgb(").removesuffix(")").split(",")]
    assert field.input_value() == "#" + "".join(f"{part:02x}" for part in parts) != "#000000"
    field.evaluate("(field) => { field.value = '#ff8000'; field.dispatchEvent(new Event('change', { bubbles: true })); }")
    eventually(page, lambda: [event["text"] for event in server.events("edit")] == ["#ff8000"])


def test_a_stack_may_turn_and_its_views_stay_the_same_nodes(open_page, eventually):
    t = Tree()
    one, two = text(t, "one"), text(t, "two")
    stack = t("v-stack", one, two)
    page, server = open_page(window(t, screen(t, "Board", [stack])))
    first, second = page.locator(f"#e{one[0]}"), page.locator(f"#e{two[0]}")
    first.evaluate("(node) => { node.mark = 1; }")
    assert second.bounding_box()["y"] > first.bounding_box()["y"]
    server.patch(["set", stack[0], "axis", "horizontal"])
    eventually(page, lambda: second.bounding_box()["y"] == first.bounding_box()["y"])
    assert second.bounding_box()["x"] > first.bounding_box()["x"]
    server.patch(["set", stack[0], "axis", "depth"])
    eventually(page, lambda: abs(second.bounding_box()["x"] - first.bounding_box()["x"]) < 20)
    assert first.evaluate("(node) => node.mark") == 1


# Views that take no taps

def wrapped(t, how, upper):
    """A view around a button: transparent, or without hit testing, on the view itself or on an overlay in it."""
    match how:
        case "opacity": return t("effect", upper, opacity=0)
        case "half opacity": return t("effect", upper, opacity=0.5)
        case "hit testing": return t("style", upper, hit_testing="false")
        case "overlay": return t("style", t("overlay", text(t, "base"), t("layer", upper)), hit_testing="false")


@pytest.mark.parametrize("how, tapped", [
    ("opacity", "lower"), ("hit testing", "lower"), ("overlay", "lower"), ("half opacity", "upper"),
])
def test_a_tap_passes_through_a_view_that_is_transparent_or_takes_no_hits(open_page, eventually, how, tapped):
    t = Tree()
    lower = t("button", t("frame", text(t, "lower"), width=120, height=60))
    upper = t("button", t("frame", text(t, "upper"), width=120, height=60))
    page, server = open_page(window(t, screen(t, "Bay", [t("z-stack", lower, wrapped(t, how, upper))])))
    page.mouse.click(*middle(page, lower[0]))
    wanted = {"lower": lower[0], "upper": upper[0]}[tapped]
    eventually(page, lambda: [frame["e"] for frame in taps(server)] == [wanted])


@pytest.fixture
def layers(open_page):
    """A button below a second layer that fills the screen. The layer has a button at its top, and a space below."""
    def start(*more):
        t = Tree()
        lower = t("button", t("frame", text(t, "Log in"), width=160, height=60), verbs="activate")
        back = t("button", t("h-stack", text(t, "Back"), t("spacer"), fills_width=True), verbs="activate")
        bar = t("h-stack", back, t("spacer"), fills_width=True)
        upper = t("style", t("v-stack", bar, t("spacer"), *(part(t) for part in more), fills_width=True, fills_height=True))
        stack = t("z-stack", lower, upper, fills_width=True, fills_height=True)
        page, server = open_page(window(t, screen(t, "Bay", [stack])))
        page.wait_for_timeout(100)
        return page, lambda: [frame["e"] for frame in taps(server)], lower[0], back[0]
    return start


def test_a_tap_in_the_empty_part_of_a_layer_reaches_the_view_behind_it(layers, eventually):
    page, tapped, lower, back = layers()
    page.mouse.click(*middle(page, lower))
    eventually(page, lambda: tapped() == [lower])
    page.mouse.click(*middle(page, back))
    eventually(page, lambda: tapped() == [lower, back])


def test_a_tap_on_what_a_layer_draws_does_not_reach_the_view_behind_it(layers):
    page, tapped, lower, _ = layers(lambda t: t("frame", t("color", fill="teal"), height=700))
    page.mouse.click(*middle(page, lower))
    page.wait_for_timeout(200)
    assert tapped() == []


def test_a_disabled_button_in_a_layer_takes_no_taps_with_its_label(open_page):
    t = Tree()
    button = t("button", t("h-stack", text(t, "Send")), verbs="activate", disabled=True)
    page, server = open_page(window(t, screen(t, "Bay", [t("z-stack", text(t, "behind"), t("v-stack", button))])))
    page.wait_for_timeout(100)
    page.mouse.click(*middle(page, button[0]))
    page.wait_for_timeout(200)
    assert taps(server) == []


@pytest.mark.parametrize("look, reaches", [({"stroke": "red"}, True), ({"fill": "red"}, False),
                                           ({"stroke": "red", "fill": "yellow"}, False)])
def test_a_tap_inside_the_line_of_a_shape_reaches_the_field_behind_it(open_page, eventually, look, reaches):
    t = Tree()
    field = t("text-field", value="")
    border = t("layer", t("shape", shape="rounded", line_width=1, fills_width=True, fills_height=True, **look),
               fills_width=True, fills_height=True)
    page, _ = open_page(window(t, screen(t, "Bay", [t("v-stack", t("overlay", field, border))])))
    page.wait_for_timeout(100)
    page.mouse.click(*middle(page, field[0]))
    page.wait_for_timeout(100)
    assert page.evaluate("document.activeElement.localName === 'input'") is reaches


# MARK: Several taps

@pytest.fixture
def photo(open_page):
    """A view that needs two taps, in a view or a control that needs one."""
    def start(role, **attributes):
        t = Tree()
        twice = t("gesture", t("frame", text(t, "photo"), width=120, height=60), verbs="activate", steps=2)
        once = t(role, twice, verbs="activate", **attributes)
        page, server = open_page(window(t, screen(t, "Bay", [t("v-stack", once)])))
        page.wait_for_timeout(100)
        return twice[0], once[0], page, server
    return start


@pytest.mark.parametrize("role", ["gesture", "button", "link"])
def test_one_tap_on_a_view_that_needs_two_is_for_what_is_around_it(photo, eventually, role):
    twice, once, page, server = photo(role)
    page.mouse.click(*middle(page, twice))
    assert taps(server) == []
    eventually(page, lambda: [frame["e"] for frame in taps(server)] == [once])
    page.wait_for_timeout(400)
    assert len(taps(server)) == 1


@pytest.mark.parametrize("role", ["gesture", "button", "link"])
def test_two_taps_are_for_the_inner_view_alone(photo, eventually, role):
    twice, once, page, server = photo(role)
    page.mouse.dblclick(*middle(page, twice))
    eventually(page, lambda: [frame["e"] for frame in taps(server)] == [twice])
    page.wait_for_timeout(400)
    assert len(taps(server)) == 1


def test_two_slow_taps_are_two_single_ones(photo, eventually):
    twice, once, page, server = photo("gesture")
    page.mouse.click(*middle(page, twice))
    eventually(page, lambda: len(taps(server)) == 1)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    eventually(page, lambda: [frame["e"] for frame in taps(server)] == [once, once])


# Buttons

def test_a_button_whose_style_shows_presses_says_when_it_is_pressed_and_released(open_page, eventually):
    t = Tree()
    button = t("button", text(t, "Go"), verbs="activate press")
    tree = window(t, screen(t, "Bay", [t("v-stack", button, t("button", text(t, "Plain")), text(t, "beside"))]))
    page, server = open_page(tree)
    page.mouse.move(*middle(page, button[0]))
    page.mouse.down()
    eventually(page, lambda: does(server, button[0]) == [("press", True)])
    page.mouse.up()
    eventually(page, lambda: does(server, button[0]) == [("press", True), ("press", False), ("activate", None)])
    page.mouse.down()
    page.mouse.move(5, 500)
    eventually(page, lambda: does(server, button[0])[3:] == [("press", True), ("press", False)])
    page.mouse.up()
    page.get_by_role("button", name="Plain").click()
    page.wait_for_timeout(60)
    assert len(does(server, button[0])) == 5 and [e["do"] for e in server.events()][-1] == "activate"


def test_a_press_that_leaves_its_button_and_returns_is_pressed_again_and_acts(open_page, eventually):
    t = Tree()
    button = t("button", text(t, "Go"), verbs="activate press")
    tree = window(t, screen(t, "Bay", [t("v-stack", button, text(t, "beside"))]))
    page, server = open_page(tree)
    page.mouse.move(*middle(page, button[0]))
    page.mouse.down()
    page.mouse.move(5, 500)
    page.mouse.move(*middle(page, button[0]))
    eventually(page, lambda: does(server, button[0]) == [("press", True), ("press", False), ("press", True)])
    page.mouse.up()
    eventually(page, lambda: does(server, button[0])[3:] == [("press", False), ("activate", None)])
    # Without a press, a pointer that comes and goes presses nothing.
    page.mouse.move(5, 500)
    page.mouse.move(*middle(page, button[0]))
    page.wait_for_timeout(60)
    assert len(does(server, button[0])) == 5


def test_a_press_that_ends_beside_its_button_does_not_act_or_press_again(open_page, eventually):
    t = Tree()
    button = t("button", text(t, "Go"), verbs="activate press")
    tree = window(t, screen(t, "Bay", [t("v-stack", button, text(t, "beside"))]))
    page, server = open_page(tree)
    page.mouse.move(*middle(page, button[0]))
    page.mouse.down()
    page.mouse.move(5, 500)
    page.mouse.up()
    page.mouse.move(*middle(page, button[0]))
    eventually(page, lambda: does(server, button[0]) == [("press", True), ("press", False)])
    page.wait_for_timeout(60)
    assert len(does(server, button[0])) == 2


# Places of taps and of the pointer

@pytest.fixture
def bay(open_page):
    """A view of 120 by 60 points with verbs, in a frame that names a coordinate space."""
    def start(verbs, role="gesture", **attributes):
        t = Tree()
        view = t(role, t("frame", text(t, "boat"), width=120, height=60), verbs=verbs, **attributes)
        space = t("style", t("padding", view, top=10, bottom=10, leading=20, trailing=20), space_name="bay")
        tree = window(t, screen(t, "Bay", [t("v-stack", space, text(t, "beside"))]))
        page, server = open_page(tree)
        page.wait_for_timeout(100)
        return view[0], page, server
    return start


def corner(page, number):
    box = page.locator(f"#e{number} > *").first.bounding_box()
    return box["x"], box["y"]


def near(place, wanted):
    return len(place) == 2 and all(abs(one - other) < 0.6 for one, other in zip(place, wanted))


@pytest.mark.parametrize("space, shift", [(None, (0, 0)), ("named bay", (20, 10)), ("global", "corner"), ("named sea", "corner")])
def test_a_tap_tells_its_place_in_the_space_that_the_view_asks_for(bay, eventually, space, shift):
    number, page, server = bay("activate place", **({"coordinate_space": space} if space else {}))
    x, y = corner(page, number)
    page.mouse.click(x + 30, y + 20)
    eventually(page, lambda: len(taps(server)) == 1)
    left, top = (x, y) if shift == "corner" else shift
    assert near(taps(server)[0]["at"], (left + 30, top + 20))


def test_a_tap_by_a_key_is_in_the_middle(bay, eventually):
    number, page, server = bay("activate place")
    page.locator(f"#e{number}").focus()
    page.keyboard.press("Enter")
    eventually(page, lambda: len(taps(server)) == 1)
    assert near(taps(server)[0]["at"], (60, 30))


def test_a_view_that_does_not_ask_gets_no_place(bay, eventually):
    number, page, server = bay("activate")
    page.mouse.click(*middle(page, number))
    eventually(page, lambda: len(taps(server)) == 1)
    assert "at" not in taps(server)[0]


def test_a_double_tap_tells_the_place_of_the_last_tap(bay, eventually):
    number, page, server = bay("activate place", steps=2)
    x, y = corner(page, number)
    page.mouse.dblclick(x + 12, y + 8)
    eventually(page, lambda: len(taps(server)) == 1)
    assert near(taps(server)[0]["at"], (12, 8))


def test_the_pointer_is_told_over_a_view_that_asks_and_when_it_leaves(bay, eventually):
    number, page, server = bay("pointer", role="style")
    x, y = corner(page, number)
    page.mouse.move(x - 40, y - 5)
    page.mouse.move(x + 30, y + 20)
    eventually(page, lambda: server.events("pointer") and near(server.events("pointer")[-1].get("at", []), (30, 20)))
    page.mouse.move(x + 50, y + 25)
    eventually(page, lambda: near(server.events("pointer")[-1].get("at", []), (50, 25)))
    page.mouse.move(x + 50, y + 300)
    eventually(page, lambda: "at" not in server.events("pointer")[-1])
    told = len(server.events("pointer"))
    page.mouse.move(x + 60, y + 310)
    page.wait_for_timeout(100)
    assert len(server.events("pointer")) == told
    assert all(event["e"] == number for event in server.events("pointer"))


def test_many_moves_of_the_pointer_are_thirty_reports_a_second_at_most(bay, eventually):
    number, page, server = bay("pointer", role="style")
    x, y = corner(page, number)
    page.mouse.move(x + 5, y + 5)
    begun = page.evaluate("performance.now()")
    page.mouse.move(x + 105, y + 5, steps=150)
    seconds = (page.evaluate("performance.now()") - begun) / 1000
    eventually(page, lambda: near(server.events("pointer")[-1]["at"], (105, 5)))
    assert len(server.events("pointer")) <= seconds * 31 + 3


def test_a_finger_is_no_pointer(boat):
    number, page, server = boat("activate pointer", {"has_touch": True})
    page.touchscreen.tap(*middle(page, number))
    page.wait_for_timeout(100)
    assert server.events("pointer") == []


def test_a_disabled_view_is_not_told_of_the_pointer(bay):
    number, page, server = bay("pointer", role="style", disabled=True)
    x, y = corner(page, number)
    page.mouse.move(x + 5, y + 5)
    page.wait_for_timeout(100)
    assert server.events("pointer") == []


def test_a_drag_begins_in_the_space_that_the_view_asks_for(bay, eventually):
    number, page, server = bay("drag", drag_distance=4, coordinate_space="named bay")
    x, y = corner(page, number)
    page.mouse.move(x + 10, y + 12)
    page.mouse.down()
    page.mouse.move(x + 40, y + 12, steps=4)
    page.mouse.up()
    eventually(page, lambda: server.events("drag") and server.events("drag")[-1]["how"] == "ended")
    assert near(server.events("drag")[-1]["from"], (30, 22)) and near(server.events("drag")[-1]["by"], (30, 0))
