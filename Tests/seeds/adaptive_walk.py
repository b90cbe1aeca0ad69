"""A random walk through an app that switches between a split view and a stack by its size class, and converts its
state.

    model: what the app's store does, said again here      page: the app
        │  a move                                            │  the same move
        ▼                                                    ▼
    root, path ── what must be on screen ──── compared ──── what is

The moves: a row of the sidebar, the link to the next level, the back button, the buttons "Back Root" and "Back Parent",
and sizes of the same form. Sizes of the other form are set alone, right after another move, or twice in a row before
any answer. After each move the page must show the state of the model.
"""
import random
import time

PATIENCE = 5
# Between moves, in seconds. The server accepts 200 frames a second.
PACE = 0.015


class Astray(Exception):
    """The app shows something else than the rules of its store require."""


class Store:
    """The rules. A level of the path is a pair of its number and the root that it belongs to."""

    def __init__(self, is_regular):
        self.is_regular, self.root, self._path = is_regular, None, []

    @property
    def path(self):
        return self._path

    @path.setter
    def path(self, path):
        self._path = path
        if not self.is_regular and not path:
            self.root = None

    def select(self, root):
        self.root = root
        self.path = [] if self.is_regular else self.path + [(1, root)]

    def go_deeper(self):
        level, root = self.top
        self.path = self.path + [(level + 1, root)]

    def back_to_root(self):
        self.path = []

    def back_to_parent(self):
        if self.path:
            self.path = self.path[:-1]

    def take_form(self, is_regular):
        if is_regular == self.is_regular:
            return
        self.is_regular = is_regular
        if self.root is not None:
            self.path = self.path[1:] if is_regular else [(1, self.root)] + self.path

    @property
    def top(self):
        """The level on screen, or None."""
        if self.path:
            return self.path[-1]
        return (1, self.root) if self.is_regular and self.root is not None else None

    def shown(self):
        """The expected screen: title, level, whether there is a back button, and the marked root in the sidebar."""
        if self.top is None:
            return {"title": "" if self.is_regular else "Root", "level": None, "back": False, "marked": self.root}
        level, root = self.top
        colon = ":" if not self.path else " "
        return {"title": f"Root {root}, Level{colon}{level}", "level": (level, root), "back": bool(self.path),
                "marked": self.root}


class Walk:
    def __init__(self, page, seed):
        self.page, self.random, self.moves = page, random.Random(seed), []
        self.store = Store(is_regular=page.split_view() is not None)

    def run(self, count):
        self.compare()
        changes = 0
        while changes < count:
            pending = []
            for _ in range(self.random.randint(0, 3)):
                self.move(pending)
            for _ in range(self.random.choice([1, 1, 2])):
                changes += 1
                pending.append(self.resize(not self.store.is_regular))
            self.settle(pending)
            self.page.settle()
            self.settle([])
            if self.random.random() < 0.15:
                self.unwind()
        self.unwind()

    def unwind(self):
        """Goes back as often as the model allows. Afterwards, going back must be impossible."""
        while self.store.path:
            self.settle([self.go_back()])

    # Moves

    def move(self, pending):
        """One move. `pending` holds the events of earlier moves whose answers weren't awaited, and the next move may
        not await this one."""
        moves = [self.select] * 3 if self.store.is_regular or not self.store.path else []
        if self.store.top:
            moves += [self.go_deeper] * 6 + [self.back_to_root] + [self.back_to_parent] * 2
        if self.store.path:
            moves += [self.go_back] * 3
        moves += [lambda: self.resize(self.store.is_regular)]
        self.settle(pending)
        pending.clear()
        pending.append(self.random.choice(moves)())
        if self.random.random() < 0.7:
            self.settle(pending)
            pending.clear()

    def select(self):
        toggle = self.page.sidebar_toggle()
        if "sidebar" not in self.page.columns() and toggle:
            self.page.do(toggle, "activate")
        row = self.random.choice(self.rows()[:10])  # Rows that are created at any window height.
        self.store.select(int(row.words().split()[1]))
        return self.send(row)

    def go_deeper(self):
        self.store.go_deeper()
        return self.tap("Goto Next Level")

    def back_to_root(self):
        self.store.back_to_root()
        return self.tap("Back Root")

    def back_to_parent(self):
        self.store.back_to_parent()
        return self.tap("Back Parent")

    def go_back(self):
        self.store.back_to_parent()
        return self.send(self.page.back_button())

    def resize(self, is_regular):
        if is_regular:
            size = self.random.randint(660, 1400), self.random.randint(430, 1400)
        else:
            size = self.random.choice([(self.random.randint(320, 659), self.random.randint(300, 1400)),
                                       (self.random.randint(660, 889), self.random.randint(300, 429))])
        self.store.take_form(is_regular)
        self.moves.append("{}x{}".format(*size))
        return self.page.resize(size)

    def tap(self, words):
        found = self.page.active(words)
        if len(found) != 1:
            raise Astray(f"{len(found)} of “{words}” on screen after {self.latest()}")
        return self.send(found[0])

    def send(self, element):
        self.moves.append(element.words() if element.role != "back-button" else "‹")
        return self.page.send({"e": element.id, "do": "activate"})

    # The screen

    def settle(self, pending):
        for number in pending:
            if refusal := self.page.answer(number):
                raise Astray(f"refused after {self.latest()}: {refusal}")
        self.compare()
        time.sleep(PACE)

    def compare(self):
        expected, deadline = self.store.shown(), time.monotonic() + PATIENCE
        while (seen := self.seen()) != expected:
            if time.monotonic() > deadline:
                raise Astray(f"after {len(self.moves)} moves, {self.latest()}: {seen}, and not {expected}")
            self.page.listen(0.05)

    def seen(self):
        texts = [element.text for element in self.page.root.walk() if element.role == "text"]
        found = {name: [int(text[len(name):]) for text in texts if text.startswith(name)]
                 for name in ("Current Level:", "RootID:")}
        levels = list(zip(found["Current Level:"], found["RootID:"]))
        return {"title": self.page.title(), "level": levels[0] if len(levels) == 1 else levels or None,
                "back": self.page.back_button() is not None, "marked": self.marked()}

    def rows(self):
        return [e for e in self.page.root.walk() if e.role == "button" and e.words().startswith("RootID ")]

    def marked(self):
        """The root whose row in the sidebar has a background color. Without a sidebar, the expected root."""
        rows = self.rows()
        if not rows:
            return self.store.root
        marked = [int(row.words().split()[1]) for row in rows
                  if any(e.attributes.get("fill") == "cyan" for e in row.walk())]
        return marked[0] if len(marked) == 1 else marked or None

    def latest(self):
        return ", ".join(self.moves[-8:])


def walk(page, count, seed):
    """- Parameters: page: the app's page at its start; count: the number of changes of form; seed: the number of the
    walk."""
    Walk(page, seed).run(count)
