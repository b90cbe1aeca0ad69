"""Which changes of a patch the page animates, and how: with the animation of the window, or with that of an element."""

from screens import Tree, screen, text, window

# The curve and the duration of each transition that has begun, by the number of its element. Each patch is sent when the
# transitions of the one before have been read.
BEGUN = """() => Object.fromEntries(document.getAnimations().filter((each) => each.transitionProperty === "opacity").map((each) =>
    [each.effect.target.id, `${each.effect.getTiming().easing} ${each.effect.getTiming().duration}`]))"""


def faded(t):
    views = [t("effect", text(t, name), opacity=1) for name in ("One", "Two", "Three")]
    tree = window(t, screen(t, "Title", [t("v-stack", *views)]))
    return tree, [view[0] for view in views]


def fade(view, opacity=0.5):
    return ["set", view, "opacity", opacity]


def shown(page, view):
    return page.locator(f"#e{view}")


def test_the_animation_of_the_window_is_that_of_all_changes(open_page, eventually):
    tree, (one, two, _) = faded(Tree())
    page, server = open_page(tree)
    server.patch(["set", tree[0], "animation", "linear"], ["set", tree[0], "duration", 60], fade(one), fade(two))
    eventually(page, lambda: page.evaluate(BEGUN) == {f"e{one}": "linear 60000", f"e{two}": "linear 60000"})


def test_elements_with_an_animation_of_their_own_have_that(open_page, eventually):
    tree, (one, two, three) = faded(Tree())
    page, server = open_page(tree)
    server.patch(
        ["set", tree[0], "animation", "linear"], ["set", tree[0], "duration", 60],
        fade(one), ["set", one, "animation", "ease-in"], ["set", one, "duration", 30],
        fade(two), ["set", two, "animation", "none"], fade(three))
    eventually(page, lambda: page.evaluate(BEGUN) == {f"e{one}": "ease-in 30000", f"e{three}": "linear 60000"})
    assert shown(page, two).evaluate("node => getComputedStyle(node).opacity") == "0.5"


def test_an_own_animation_needs_none_of_the_window(open_page, eventually):
    tree, (one, two, _) = faded(Tree())
    page, server = open_page(tree)
    server.patch(fade(one), ["set", one, "animation", "linear"], ["set", one, "duration", 30], fade(two))
    eventually(page, lambda: page.evaluate(BEGUN) == {f"e{one}": "linear 30000"})


# What the animations of an element add to its opacity now, and how, by their durations in seconds.
ADDED = """node => Object.fromEntries(node.getAnimations().map((each) => {
    const { duration, progress } = each.effect.getComputedTiming();
    const [from] = each.effect.getKeyframes();
    return [duration / 1000, [each.effect.composite, Number(from.opacity), progress, each.startTime]];
}))"""


def test_a_change_during_an_animation_is_driven_by_both(open_page, eventually):
    tree, (one, *_) = faded(Tree())
    page, server = open_page(tree)
    opacity = lambda: float(shown(page, one).evaluate("node => getComputedStyle(node).opacity"))
    server.patch(fade(one, 0.2), ["set", one, "animation", "linear"], ["set", one, "duration", 20])
    eventually(page, lambda: opacity() < 0.98)
    [(_, _, _, began)] = shown(page, one).evaluate(ADDED).values()
    before = opacity()
    server.patch(fade(one, 0.5), ["set", one, "duration", 10])
    eventually(page, lambda: len(shown(page, one).evaluate(ADDED)) == 2)
    assert abs(opacity() - before) < 0.2
    for _ in range(3):
        added = shown(page, one).evaluate(f"node => [({ADDED})(node), Number(getComputedStyle(node).opacity)]")
        (first, second), value = (added[0][key] for key in ("20", "10")), added[1]
        # The first has the time that it had, and moves on from what it began with.
        assert first[0] == second[0] == "add" and first[3] == began
        assert abs(first[1] - (1 - 0.2)) < 0.001 and abs(second[1] - (0.2 - 0.5)) < 0.001
        assert abs(value - (0.5 + first[1] * (1 - first[2]) + second[1] * (1 - second[2]))) < 0.01
        page.wait_for_timeout(300)


def test_a_change_after_an_animation_is_driven_by_its_own_alone(open_page, eventually):
    tree, (one, *_) = faded(Tree())
    page, server = open_page(tree)
    server.patch(fade(one, 0.2), ["set", one, "animation", "linear"], ["set", one, "duration", 0.1])
    eventually(page, lambda: shown(page, one).evaluate("node => getComputedStyle(node).opacity") == "0.2")
    server.patch(fade(one, 0.6), ["set", one, "duration", 30])
    eventually(page, lambda: page.evaluate(BEGUN) == {f"e{one}": "linear 30000"})
    page.wait_for_timeout(200)
    assert page.evaluate(BEGUN) == {f"e{one}": "linear 30000"}
