"""How views come and go in a patch with an animation, and that they do so at once in one without."""

import pytest

from screens import Tree, screen, text, window

# The animations of views: what they animate, from the first to the last value, in ms.
MOTIONS = """() => document.getAnimations().filter((each) => !each.transitionProperty).map((each) => {
    const [from, to] = each.effect.getKeyframes();
    const values = ({ opacity, translate, scale }) => ({ opacity, translate, scale });
    const { duration, easing } = each.effect.getTiming();
    return { from: values(from), to: values(to), duration, easing, isLeaving: each.effect.target.matches(".leaving") };
})"""

class Stack:
    """A stack of two texts and a server that inserts and removes a third."""

    def __init__(self, open_page, transition=None, **options):
        self.t = Tree()
        self.first, self.last = text(self.t, "First"), text(self.t, "Last")
        self.stack = self.t("v-stack", self.first, self.last)
        self.tree = window(self.t, screen(self.t, "Title", [self.stack]))
        self.view = self.t("style", self.t("frame", text(self.t, "Guest"), width=120, height=60),
                           **({"transition": transition} if transition else {}))
        self.page, self.server = open_page(self.tree, **options)

    def patch(self, *ops, animation="linear", duration=30):
        whole = self.tree[0]
        self.server.patch(["set", whole, "animation", animation], ["set", whole, "duration", duration], *ops)

    def insert(self, **options):
        self.patch(["insert", self.stack[0], self.last[0], self.view], **options)
        self.page.get_by_text("Guest").first.wait_for()

    def remove(self, **options):
        self.patch(["remove", self.view[0]], **options)

    def motions(self):
        return self.page.evaluate(MOTIONS)

    def one_motion(self, eventually):
        eventually(self.page, lambda: len(self.motions()) == 1)
        motion = self.motions()[0]
        return {end: {key: value for key, value in motion[end].items() if value is not None} for end in ("from", "to")}


@pytest.fixture
def stack(open_page):
    return lambda *arguments, **options: Stack(open_page, *arguments, **options)


def test_N14_without_a_transition_a_view_fades_in_and_out(stack, eventually):
    made = stack()
    made.insert()
    assert made.one_motion(eventually)["from"] == {"opacity": "0"}
    [motion] = made.motions()
    assert motion["duration"] == 30_000 and motion["easing"] == "linear" and not motion["isLeaving"]
    made.page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    made.remove()
    assert made.one_motion(eventually)["to"] == {"opacity": "0"} and made.motions()[0]["isLeaving"]


def test_N14_without_an_animation_a_view_comes_and_goes_at_once(stack, eventually):
    made = stack("move bottom")
    made.insert(animation=None, duration=None)
    assert made.motions() == []
    made.remove(animation=None, duration=None)
    eventually(made.page, lambda: made.page.get_by_text("Guest").count() == 0)
    made.insert(animation="none")
    assert made.motions() == []


@pytest.mark.parametrize("transition, coming, going", [
    ("move bottom", {"translate": "0px 100%"}, {"translate": "0px 100%"}),
    ("move leading/move trailing", {"translate": "-100%"}, {"translate": "100%"}),
    ("move top,opacity/move bottom,opacity", {"translate": "0px -100%", "opacity": "0"}, {"translate": "0px 100%", "opacity": "0"}),
    ("scale 0.5 0.5 0.5", {"scale": "0.5"}, {"scale": "0.5"}),
    ("offset 4 -8", {"translate": "4px -8px"}, {"translate": "4px -8px"}),
    ("scale 0 0.5 0.5/opacity", {"scale": "0"}, {"opacity": "0"}),
])
def test_N14_a_view_comes_and_goes_as_its_transition_says(stack, eventually, transition, coming, going):
    def shown(frame):
        plain = {key: value.replace("calc(", "").replace(")", "") for key, value in frame.items()}
        if "translate" in plain:
            plain["translate"] = plain["translate"].removesuffix(" 0px")
        return plain

    made = stack(transition)
    made.insert()
    assert shown(made.one_motion(eventually)["from"]) == coming
    made.server.patch(["set", made.tree[0], "animation", None])
    made.page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    made.remove()
    assert shown(made.one_motion(eventually)["to"]) == going


def test_N14_identity_comes_and_goes_at_once(stack, eventually):
    made = stack("none")
    made.insert()
    assert made.motions() == []
    made.remove()
    eventually(made.page, lambda: made.page.get_by_text("Guest").count() == 0)


def test_N14_with_reduced_motion_moves_are_fades(stack, eventually):
    made = stack("move bottom,scale 0 0.5 0.5", reduced_motion="reduce")
    made.insert()
    assert made.one_motion(eventually)["from"] == {"opacity": "0"}


def test_N14_what_follows_takes_the_place_at_once_and_the_view_stays_where_it_was(stack, eventually):
    made = stack()
    before = made.page.get_by_text("Last").bounding_box()
    made.insert(animation=None, duration=None)
    guest = made.page.get_by_text("Guest").bounding_box()
    assert made.page.get_by_text("Last").bounding_box()["y"] > before["y"]
    made.remove()
    eventually(made.page, lambda: made.page.locator(".leaving").count() == 1)
    leaving = made.page.locator(".leaving .text").bounding_box()
    assert abs(leaving["y"] - guest["y"]) < 1 and abs(leaving["x"] - guest["x"]) < 1
    assert abs(made.page.get_by_text("Last").bounding_box()["y"] - before["y"]) < 1
    assert made.page.locator(".leaving [id]").count() == 0 and made.page.locator(".leaving[inert][aria-hidden]").count() == 1
    made.page.evaluate("document.getAnimations().forEach((each) => each.finish())")
    eventually(made.page, lambda: made.page.get_by_text("Guest").count() == 0)


def test_N14_a_transition_of_an_inner_view_is_not_that_of_the_view_around_it(stack, eventually):
    made = stack()
    t = made.t
    made.view = t("padding", t("style", text(t, "Guest"), transition="move bottom"), top=4)
    made.insert()
    assert made.one_motion(eventually)["from"] == {"opacity": "0"}


def test_N14_a_view_that_is_there_and_changes_has_no_transition(stack, eventually):
    made = stack("move bottom")
    made.insert(animation=None, duration=None)
    made.patch(["text", made.first[0], "Other"])
    made.page.get_by_text("Other").wait_for()
    assert made.motions() == []


def test_N14_another_branch_comes_while_the_former_one_goes(stack, eventually):
    made = stack("move leading/move trailing")
    made.insert(animation=None, duration=None)
    t = made.t
    other = t("style", text(t, "Other"), transition="opacity")
    made.patch(["remove", made.view[0]], ["insert", made.stack[0], made.last[0], other])
    eventually(made.page, lambda: len(made.motions()) == 2)
    assert sorted(motion["isLeaving"] for motion in made.motions()) == [False, True]


def test_N14_the_first_tree_has_no_transition_although_it_has_an_animation(open_page):
    t = Tree()
    tree = window(t, screen(t, "Title", [t("style", text(t, "Guest"), transition="opacity")]))
    tree[2] = {"animation": "linear", "duration": 30}
    page, _ = open_page(tree)
    assert page.evaluate(MOTIONS) == []


def test_N14_a_view_that_is_only_moved_elsewhere_neither_comes_nor_goes(stack, eventually):
    made = stack("opacity")
    made.insert(animation=None, duration=None)
    made.patch(["remove", made.view[0]], ["insert", made.stack[0], made.first[0], made.view])
    eventually(made.page, lambda: made.page.locator(".v-stack > *").first.inner_text() == "Guest")
    assert made.motions() == [] and made.page.locator(".leaving").count() == 0
