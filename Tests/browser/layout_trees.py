"""Random trees of stacks, frames, spacers, layers and leaves of a fixed size, in the wire format."""

import json
import random
from pathlib import Path

from screens import Tree, screen, window

FILE = Path(__file__).resolve().parents[1] / "BackstaffTestingTests" / "Frames" / "LayoutTrees.json"

HORIZONTAL = ["leading", None, "trailing"]
VERTICAL = ["top", None, "bottom"]
BOTH = [None, "top", "bottom", "leading", "trailing", "top-leading", "top-trailing", "bottom-leading", "bottom-trailing"]


class RandomTrees:
    """Makes trees from a seed. The elements of a tree count up from `first`."""

    def __init__(self, seed, first=100):
        self.random = random.Random(seed)
        self.first = first

    def tree(self):
        self.last = self.first - 1
        return self.view(self.random.randint(1, 4))

    def element(self, role, *children, **attributes):
        self.last += 1
        named = {key.replace("_", "-"): value for key, value in attributes.items() if value is not None}
        return [self.last, role, named or 0, 0, list(children)]

    def length(self):
        return self.random.choice([8, 15, 24, 40, 64.5, 90, 130, 220])

    def maybe(self, make, chance=0.5):
        return make() if self.random.random() < chance else None

    def leaf(self):
        color = self.element("color", fill="red")
        if self.random.random() < 0.3:
            return color
        return self.element("frame", color, width=self.length(), height=self.length())

    def views(self, depth, least=1):
        return [self.view(depth - 1) for _ in range(self.random.randint(least, 4))]

    def view(self, depth):
        if depth <= 0:
            return self.leaf()
        makers = [self.stack, self.stack, self.layers, self.fixed_frame, self.flexible_frame, self.padding, self.attachment,
                  self.fixed_size, self.priority, self.offset]
        return self.random.choice(makers)(depth)

    def stack(self, depth):
        is_row = self.random.random() < 0.5
        children = self.views(depth)
        if self.random.random() < 0.4:
            spacer = self.element("spacer", min_length=self.maybe(self.length, 0.3))
            children.insert(self.random.randint(0, len(children)), spacer)
        return self.element(
            "h-stack" if is_row else "v-stack", *children, spacing=self.maybe(lambda: self.random.choice([0, 5, 20])),
            alignment=self.random.choice(VERTICAL if is_row else HORIZONTAL))

    def layers(self, depth):
        return self.element("z-stack", *self.views(depth), alignment=self.random.choice(BOTH))

    def fixed_frame(self, depth):
        return self.element(
            "frame", self.view(depth - 1), width=self.maybe(self.length, 0.7), height=self.maybe(self.length, 0.7),
            alignment=self.random.choice(BOTH))

    def flexible_frame(self, depth):
        def bounds(axis):
            least, ideal, greatest = sorted(self.random.sample([10, 30, 60, 100, 180, 300], 3))
            most = self.random.choice([None, greatest, -1])
            return {f"min_{axis}": self.maybe(lambda: least), f"ideal_{axis}": self.maybe(lambda: ideal, 0.3),
                    f"max_{axis}": most}
        return self.element(
            "frame", self.view(depth - 1), alignment=self.random.choice(BOTH), **bounds("width"), **bounds("height"))

    def padding(self, depth):
        edges = {edge: self.maybe(lambda: self.random.choice([4, 16, 30])) for edge in ("top", "leading", "bottom", "trailing")}
        return self.element("padding", self.view(depth - 1), **edges)

    def attachment(self, depth):
        layer = self.element("layer", *self.views(depth - 1), alignment=self.random.choice(BOTH))
        return self.element(self.random.choice(["background", "overlay"]), self.view(depth - 1), layer)

    def fixed_size(self, depth):
        axes = self.random.choice([{"horizontal": True}, {"vertical": True}, {"horizontal": True, "vertical": True}])
        return self.element("fixed-size", self.view(depth - 1), **axes)

    def priority(self, depth):
        return self.element("style", self.view(depth - 1), priority=self.random.choice([-1, 1, 2]))

    def offset(self, depth):
        return self.element("offset", self.view(depth - 1), x=self.random.choice([-7, 12]), y=self.random.choice([0, 9]))


def elements_in(tree):
    yield tree
    for child in tree[4]:
        yield from elements_in(child)


def smaller(tree):
    """Trees with a part less: one child instead of an element, or an element without one of its children."""
    _, role, attributes, text, children = tree
    yield from children
    for index, child in enumerate(children):
        if len(children) > 1 and not (role in ("background", "overlay") and index == 0):
            yield [tree[0], role, attributes, text, children[:index] + children[index + 1:]]
        for less in smaller(child):
            if child[1] != "layer" or less[1] == "layer":
                yield [tree[0], role, attributes, text, [*children[:index], less, *children[index + 1:]]]


def shrunk(tree, fails):
    """The smallest tree that is found to fail as well."""
    while (less := next((less for less in smaller(tree) if less[1] != "layer" and fails(less)), None)) is not None:
        tree = less
    return tree


def differences(expected, shown, tolerance=0.5):
    """The elements whose frames differ by more than a tolerance in points."""
    return {number: (frame, shown.get(number)) for number, frame in expected.items()
            if shown.get(number) is None or any(abs(a - b) > tolerance for a, b in zip(frame, shown[number]))}


def recorded():
    return json.loads(FILE.read_text())


FRAMES = """numbers => Object.fromEntries(numbers.flatMap((number) => {
    const box = document.getElementById(`e${number}`)?.getBoundingClientRect();
    return box ? [[number, [box.x, box.y, box.width, box.height]]] : [];
}))"""


def tree_window():
    """A screen on which trees are shown."""
    t = Tree()
    return window(t, screen(t, "Trees", []))


class TreePage:
    """A page on which one tree after the other is shown. Its server has `tree_window()`."""

    def __init__(self, page, server):
        self.page, self.server = page, server
        page.wait_for_selector(".screen-content", state="attached")
        self.content = page.evaluate("Number(document.querySelector('.screen-content').id.slice(1))")
        self.shown = None
        self.count = 0

    def frames(self, tree):
        """The frames of the elements that have a box."""
        remove = [["remove", self.shown]] if self.shown else []
        self.shown = tree[0]
        # The title says which patch the page has applied.
        self.count += 1
        self.server.patch(*remove, ["insert", self.content, 0, tree], title=f"Tree {self.count}")
        self.page.wait_for_function("title => document.title === title", arg=f"Tree {self.count}")
        numbers = [element[0] for element in elements_in(tree) if element[1] not in ("style", "layer", "offset")]
        return self.page.evaluate(FRAMES, numbers)
