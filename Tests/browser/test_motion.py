"""Animations that repeat or wait, changes that the page hasn't shown, keyframes, and transitions of texts."""

import json

import pytest

from screens import Tree, screen, text, window

# The animations of views: what they do, in ms, and whether they run.
MOTIONS = """() => document.getAnimations().map((each) => {
    const { duration, delay, iterations, direction, easing } = each.effect.getTiming();
    const { id, className } = each.effect.target;
    return { id, className, property: each.transitionProperty, duration, delay, easing, direction, state: each.playState,
        iterations: iterations === Infinity ? "forever" : iterations, frames: each.effect.getKeyframes().length };
})"""
LINEAR = ["linear", 2, 0, None]


class Effects:
    """A stack of two views with an effect."""

    def __init__(self, open_page, *, second=None, **options):
        self.t = t = Tree()
        self.first = t("effect", text(t, "One"), opacity=1, rotation=0)
        self.second = t("effect", text(t, "Two"), **{"opacity": 1, **(second or {})})
        self.stack = t("v-stack", self.first, self.second)
        self.tree = window(t, screen(t, "Title", [self.stack]))
        self.page, self.server = open_page(self.tree, **options)

    def patch(self, *ops, **attributes):
        """A patch with an animation of the window."""
        names = {"animation": "linear", "duration": 60, **attributes}
        self.server.patch(*[["set", self.tree[0], key, value] for key, value in names.items()], *ops)

    def end(self, *ops):
        """A patch without animation."""
        self.patch(*ops, animation=None, duration=None, delay=None, repeats=None)

    def motions(self):
        return self.page.evaluate(MOTIONS)

    def style(self, view, name):
        return self.page.locator(f"#e{view[0]}").evaluate(f"node => getComputedStyle(node).{name}")


@pytest.fixture
def effects(open_page):
    return lambda **options: Effects(open_page, **options)


def set_(view, key, value):
    return ["set", view[0], key, value]


def test_N13_a_change_waits_for_the_delay(effects, eventually):
    made = effects()
    made.patch(set_(made.first, "opacity", 0.2), delay=30)
    eventually(made.page, lambda: [motion["delay"] for motion in made.motions()] == [30_000])
    assert made.style(made.first, "opacity") == "1"


def test_N13_an_animation_around_a_view_does_not_have_the_delay_of_the_window(open_page, eventually):
    t = Tree()
    effect = t("effect", text(t, "One"), opacity=1)
    style = t("style", effect, animation="linear", duration=60)
    tree = window(t, screen(t, "Title", [style]))
    page, server = open_page(tree)
    server.patch(["set", tree[0], "animation", "ease-in"], ["set", tree[0], "delay", 30], set_(effect, "opacity", 0.5))
    eventually(page, lambda: [motion["delay"] for motion in page.evaluate(MOTIONS)] == [0])


@pytest.mark.parametrize("words, iterations, direction", [
    ("forever reverse", "forever", "alternate"), ("forever", "forever", "normal"), ("3 reverse", 3, "alternate"),
])
def test_N13_an_animation_repeats(effects, eventually, words, iterations, direction):
    made = effects()
    made.patch(set_(made.first, "opacity", 0.2), set_(made.first, "rotation", 90), repeats=words)
    eventually(made.page, lambda: len(made.motions()) == 2)
    assert {(motion["iterations"], motion["direction"]) for motion in made.motions()} == {(iterations, direction)}


def test_N13_a_repeating_animation_goes_on_in_patches_that_do_not_change_its_value(effects, eventually):
    made = effects()
    made.patch(set_(made.first, "opacity", 0.2), duration=0.05, repeats="forever reverse")
    eventually(made.page, lambda: len(made.motions()) == 1)
    made.end(set_(made.second, "opacity", 0.5))
    eventually(made.page, lambda: made.style(made.second, "opacity") == "0.5")
    made.page.wait_for_timeout(300)
    assert [motion["state"] for motion in made.motions()] == ["running"]
    assert made.motions()[0]["id"] == f"e{made.first[0]}"


def test_N13_a_repeating_animation_ends_with_a_change_without_animation(effects, eventually):
    made = effects()
    made.patch(set_(made.first, "opacity", 0.2), repeats="forever reverse")
    eventually(made.page, lambda: len(made.motions()) == 1)
    made.end(set_(made.first, "opacity", 0.7))
    eventually(made.page, lambda: made.style(made.first, "opacity") == "0.7")
    assert made.motions() == []


def test_N13_a_repeating_animation_ends_with_the_animation_of_another_change(effects, eventually):
    made = effects()
    made.patch(set_(made.first, "opacity", 0.2), duration=0.2, repeats="forever reverse")
    eventually(made.page, lambda: len(made.motions()) == 1)
    made.page.wait_for_timeout(300)
    made.patch(set_(made.first, "opacity", 0.9), duration=30, repeats=None)
    eventually(made.page, lambda: [motion["iterations"] for motion in made.motions()] == [1])
    assert made.motions()[0]["duration"] == 30_000


def test_N13_what_runs_already_does_not_repeat_with_another_change(effects, eventually):
    made = effects()
    made.patch(set_(made.first, "opacity", 0.2))
    eventually(made.page, lambda: len(made.motions()) == 1)
    made.patch(set_(made.second, "opacity", 0.2), repeats="forever")
    eventually(made.page, lambda: len(made.motions()) == 2)
    assert {motion["id"]: motion["iterations"] for motion in made.motions()} == {
        f"e{made.first[0]}": 1, f"e{made.second[0]}": "forever"}


def test_N13_with_reduced_motion_a_change_is_shown_once(effects, eventually):
    made = effects(reduced_motion="reduce")
    made.patch(set_(made.first, "opacity", 0.2), set_(made.first, "rotation", 90), repeats="forever reverse")
    eventually(made.page, lambda: made.style(made.first, "opacity") == "0.2")
    assert made.motions() == []


def former(values, timing=LINEAR):
    return json.dumps([*timing, values])


def test_N13_an_inserted_view_begins_with_its_former_values(effects, eventually):
    made = effects()
    t = made.t
    view = t("effect", text(t, "Guest"), opacity=1, former_values=former({"opacity": [0.25, 1]}, ["ease-in", 60, 0, None]))
    made.end(["insert", made.stack[0], None, view])
    eventually(made.page, lambda: len(made.motions()) == 1)
    [motion] = made.motions()
    assert motion["property"] == "opacity" and motion["duration"] == 60_000 and motion["easing"] == "ease-in"
    assert 0.25 <= float(made.style(view, "opacity")) < 0.3
    # Later changes inside have no animation.
    assert made.page.locator(f"#e{view[0]}").get_attribute("data-animation") is None


def test_N13_an_inserted_view_in_an_animated_patch_begins_with_its_former_values_too(effects, eventually):
    made = effects()
    t = made.t
    view = t("effect", text(t, "Guest"), rotation=360, former_values=former({"rotation": [0, 360]}, ["linear", 60, 0, "forever"]))
    made.patch(["insert", made.stack[0], None, t("style", view, transition="none")], duration=30)
    eventually(made.page, lambda: len(made.motions()) == 1)
    [motion] = made.motions()
    assert motion["property"] == "transform" and motion["iterations"] == "forever" and motion["duration"] == 60_000
    # Half of a turn is the middle.
    made.page.evaluate("const [each] = document.getAnimations(); each.pause(); each.currentTime = 30_000;")
    assert made.style(view, "transform").startswith("matrix(-1")


def test_N13_a_whole_tree_begins_only_animations_without_end(effects, eventually):
    second = {"opacity": 0.5, "former_values": former({"opacity": [1, 0.5]}, ["linear", 60, 0, "forever reverse"])}
    made = effects(second=second)
    eventually(made.page, lambda: len(made.motions()) == 1)
    assert made.motions()[0]["iterations"] == "forever"
    made.end(set_(made.second, "opacity", 1), set_(made.second, "former-values", None))
    eventually(made.page, lambda: made.motions() == [])
    once = effects(second={"opacity": 0.5, "former_values": former({"opacity": [1, 0.5]})})
    assert once.motions() == [] and once.style(once.second, "opacity") == "0.5"


def keyframes(values, run=1, repeats=False, duration=60):
    return json.dumps({"run": run, "duration": duration, "repeats": repeats, "values": values})


def test_N13_keyframes_are_played_as_one_animation_and_the_view_then_rests(effects, eventually):
    made = effects()
    words = keyframes({"rotation": [0, 90, 180, 0], "opacity": [1, 0.5, 0.25, 1]}, duration=90)
    made.end(set_(made.first, "keyframes", words))
    eventually(made.page, lambda: len(made.motions()) == 1)
    [motion] = made.motions()
    assert motion["frames"] == 3 and motion["iterations"] == 1 and motion["duration"] == 90_000
    made.page.evaluate("const [each] = document.getAnimations(); each.pause(); each.currentTime = 45_000;")
    assert abs(float(made.style(made.first, "opacity")) - 0.5) < 0.01
    first, second, *_ = [float(number) for number in made.style(made.first, "transform")[7:-1].split(",")]
    assert abs(first) < 0.01 and abs(second - 1) < 0.01
    made.page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    assert made.style(made.first, "opacity") == "1" and made.motions() == []
    # Nothing begins again with another patch, and the next run does.
    made.end(set_(made.second, "opacity", 0.5))
    eventually(made.page, lambda: made.style(made.second, "opacity") == "0.5")
    assert made.motions() == []
    made.end(set_(made.first, "keyframes", words.replace('"run": 1', '"run": 2')))
    eventually(made.page, lambda: len(made.motions()) == 1)


def test_N13_only_keyframes_that_repeat_begin_with_a_whole_tree(effects, eventually):
    made = effects(second={"keyframes": keyframes({"opacity": [1, 0.5, 1]}, repeats=True)})
    eventually(made.page, lambda: [motion["iterations"] for motion in made.motions()] == ["forever"])
    made.end(set_(made.first, "opacity", 0.5))
    eventually(made.page, lambda: made.style(made.first, "opacity") == "0.5")
    assert len(made.motions()) == 1
    assert effects(second={"keyframes": keyframes({"opacity": [1, 0.5, 1]})}).motions() == []


def test_N13_with_reduced_motion_keyframes_are_not_played(effects):
    made = effects(second={"keyframes": keyframes({"opacity": [1, 0.5, 1]}, repeats=True)}, reduced_motion="reduce")
    assert made.motions() == []


class Counter:
    """A text with a transition of its content."""

    def __init__(self, open_page, transition, words="128", **options):
        self.t = t = Tree()
        self.text = text(t, words)
        self.style = t("style", self.text, content_transition=transition)
        self.tree = window(t, screen(t, "Title", [t("v-stack", self.style)]))
        self.page, self.server = open_page(self.tree, **options)

    def change(self, words, *ops, animation="linear"):
        whole = self.tree[0]
        self.server.patch(
            ["set", whole, "animation", animation], ["set", whole, "duration", 60], *ops, ["text", self.text[0], words])
        self.page.locator(f"#e{self.text[0]}", has_text=words).wait_for()

    def rolling(self):
        """What rolls away, and from where each new character comes."""
        return self.page.evaluate("""() => ({
            away: [...document.querySelectorAll(".leaving span")].filter((node) => node.style.position === "absolute")
                .map((node) => node.textContent),
            from: document.getAnimations().filter((each) => each.effect.target.style.display === "inline-block")
                .map((each) => each.effect.getKeyframes()[0].translate),
        })""")


@pytest.fixture
def counter(open_page):
    return lambda *arguments, **options: Counter(open_page, *arguments, **options)


def test_N13_a_text_fades_into_another(counter, eventually):
    made = counter("opacity", "Open")
    made.change("Closed")
    eventually(made.page, lambda: made.page.locator(".leaving").count() == 1)
    assert made.page.locator(".leaving").inner_text() == "Open"
    assert len(made.page.evaluate(MOTIONS)) == 2
    made.page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    eventually(made.page, lambda: made.page.locator(".leaving").count() == 0)


def test_N13_digits_that_change_roll(counter, eventually):
    made = counter("numeric")
    made.change("2134")
    eventually(made.page, lambda: made.page.locator(".leaving").count() == 1)
    rolling = made.rolling()
    # They are compared from the end: 2 is new, 1 stays, and two digits change.
    assert rolling["away"] == ["", "2", "8"]
    assert all(way.startswith("0px ") and "-" not in way for way in rolling["from"])
    assert made.page.locator(f"#e{made.text[0]}").evaluate("node => getComputedStyle(node).opacity") == "0"
    assert made.page.locator(".leaving").get_attribute("aria-hidden") == "true"
    made.page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    eventually(made.page, lambda: made.page.locator(".leaving").count() == 0)
    assert made.page.locator(f"#e{made.text[0]}").evaluate("node => getComputedStyle(node).opacity") == "1"


@pytest.mark.parametrize("transition, after, is_down", [
    ("numeric-down", "numeric-down", True), ("numeric 5", "numeric 4", True), ("numeric 5", "numeric 6", False),
])
def test_N13_digits_roll_down_if_the_transition_or_the_value_says_so(counter, eventually, transition, after, is_down):
    made = counter(transition, "5")
    made.change("4", ["set", made.style[0], "content-transition", after])
    eventually(made.page, lambda: len(made.rolling()["from"]) == 1)
    assert ("-" in made.rolling()["from"][0]) == is_down


def test_N13_without_animation_or_transition_a_text_changes_at_once(counter):
    made = counter("numeric")
    made.change("129", animation=None)
    assert made.page.evaluate(MOTIONS) == []
    other = counter("none")
    other.change("129")
    assert other.page.evaluate(MOTIONS) == []


def test_N13_with_reduced_motion_digits_fade(counter, eventually):
    made = counter("numeric", reduced_motion="reduce")
    made.change("129")
    eventually(made.page, lambda: len(made.page.evaluate(MOTIONS)) == 2)
    assert made.rolling()["from"] == []
