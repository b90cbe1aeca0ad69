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
