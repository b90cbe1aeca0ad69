"""The actions of a user in an app and the expected screens, one step a line, in the format that
Documentation/Flows.md describes.

    - assertVisible: WORDS      - tapOn: WORDS      - back
    - assertNotVisible: WORDS   - assertTitle: WORDS
    - assertRoot                there is no back button
    - assertMotion: KIND        of the last tap: push, pop, fade or none

    - resize: WxH               - toggleSidebar     - tapOutside
    - columnWidth: COLUMN POINTS
    - assertSelected: WORDS     the row or option with these words is

    - inputText: TEXT           into the field tapped last       - eraseText       - cancelSearch
    - deleteRow: WORDS          - moveRow: WORDS before WORDS    - moveRow: WORDS to end
    - swipeRow: left WORDS      - closeSwipe: WORDS              - assertEditing   - assertNotEditing

The other steps of `drive` work too. These exist only here, where there is a server and a page:

    - start: WxH                          relaunches the app in a window of this size, or of a phone
    - backTo: WORDS                       taps the back button with this text, on any screen
    - reload                              reloads the page, with the browser's stored data
    - restart                             kills and restarts the server, then the page reconnects
    - walk: COUNT SEED                    a random walk with COUNT changes of form, see adaptive_walk.py
    - assertAttribute: KEY=VALUE WORDS    of the link or button with this text, or of an element around it
    - assertNoAttribute: KEY WORDS        neither it nor an element around it has the attribute
    - assertBar: KEY=VALUE                of the bar at the top of the screen; `assertBar: KEY`: it doesn't have KEY
    - assertBehind: COLOR WORDS           the background of the link or button with this text
    - assertSymbol: NAME                  the symbol is on the screen; assertNoSymbol: it isn't
    - assertInert: WORDS                  a tap on this text changes nothing
    - assertReported: WORDS               the app's server wrote this to standard error
    - assertUnselected: WORDS             the row or option with this text exists and isn't selected
    - assertRows: A, B                    rows with these texts are in this order; others may be between them
    - assertColumns: NAMES                exactly these columns of the split view are on screen; assertNoColumns
    - assertArrangement: KIND             the columns are tiled, overlaid, displaced or collapsed
    - assertWidth: COLUMN POINTS          the width of a leading column
    - assertFixed: COLUMN                 its divider can't be dragged

Assertions wait until they hold. `assertNotVisible`, `assertMotion` and `assertInert` don't, so they come after a step
that waits. Texts are written without quotes.
"""
import re
import time

import adaptive_walk
from page import PHONE

PATIENCE = 5
# Steps that drive doesn't have.
HERE_ONLY = {
    "start", "reload", "restart", "backTo", "walk", "assertAttribute", "assertNoAttribute", "assertBar", "assertBehind", "assertSymbol", "assertNoSymbol", "assertInert",
    "assertReported", "assertUnselected", "assertRows", "assertColumns", "assertNoColumns", "assertArrangement", "assertWidth",
    "assertFixed",
}


class Failed(Exception):
    """A step that failed."""


class Flow:
    def __init__(self, path):
        self.steps, self.page, self.field = [], None, None
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            found = re.fullmatch(r"- (\w+)(?:: ([^\s'\"\[{|>#&*!%@`].*))?", line)
            if not found or not hasattr(self, "_" + found[1]):
                raise Failed(f"{path.name}:{number}: no step that is known here: {line}")
            self.steps.append((found[1], (found[2] or "").strip()))

    @property
    def is_for_drive(self):
        return not any(name in HERE_ONLY for name, _ in self.steps)

    def run(self, open_page, restart, errors, say):
        """- Parameters: open_page: opens a page of a size, with the stored data of a browser or without; restart: kills
        the server and restarts it; errors: the server's standard error so far; say: is called with each step."""
        self._open_page, self._restart_server, self.errors = open_page, restart, errors
        if self.steps[0][0] != "start":
            self._open(PHONE)
        for name, words in self.steps:
            getattr(self, "_" + name)(words)
            step = f"{name}: {words}" if words else name
            if self.page.trouble:
                raise Failed(f"{step}: the scene is in trouble: {self.page.trouble}")
            say(step)
        self.page.close()

    def _open(self, size, storage=None):
        if self.page:
            self.page.close()
        self.page, self.field = self._open_page(size, storage), None

    def _eventually(self, condition, complaint):
        deadline = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > deadline:
                raise Failed(complaint())
            self.page.listen(0.05)

    # The window

    def _reload(self, _):
        self._rest()
        self._open(self.page.size, self.page.storage)

    def _restart(self, _):
        self._rest()
        self.page.close()
        self._restart_server()
        self._open(self.page.size, self.page.storage)

    def _rest(self):
        """Lets the app's tasks store the last change, because a user isn't that fast either."""
        self.page.settle()
        self.page.listen(0.2)

    def _start(self, words):
        self._open(size_of(words))

    def _resize(self, words):
        self._accepted(f"resize: {words}", self.page.answer(self.page.resize(size_of(words))))
        self.page.settle()

    # Assertions

    def _assertSymbol(self, name):
        self._eventually(lambda: self.page.shows_symbol(name), lambda: f"assertSymbol: {name}: it isn't shown")

    def _assertNoSymbol(self, name):
        self._eventually(lambda: not self.page.shows_symbol(name), lambda: f"assertNoSymbol: {name}: it is shown")

    def _assertBehind(self, words):
        color, words = words.split(" ", 1)
        seen = [e.attributes["fill"] for e in self._target(words).walk() if e.role == "color"]
        if seen != [color]:
            raise Failed(f"assertBehind: {color} {words}: it is {', '.join(seen) or 'nothing'}")

    def _assertVisible(self, words):
        self._eventually(lambda: self.page.shows(words), lambda: f"assertVisible: {words}: it isn't shown")

    def _assertNotVisible(self, words):
        self._eventually(lambda: not self.page.shows(words), lambda: f"assertNotVisible: {words}: it is shown")

    def _assertTitle(self, words):
        self._eventually(lambda: self.page.title() == words,
                         lambda: f"assertTitle: {words}: it is “{self.page.title()}”")

    def _assertRoot(self, _):
        self._eventually(lambda: self.page.back_button() is None, lambda: "assertRoot: there is a way back")

    def _assertMotion(self, kind):
        seen = self.page.motions or ["none"]
        if seen != [kind]:
            raise Failed(f"assertMotion: {kind}: it was {', '.join(seen)}")

    def _assertReported(self, words):
        self._eventually(lambda: words in " ".join(self.errors()),
                         lambda: f"assertReported: {words}: nothing of the kind")

    def _assertAttribute(self, words):
        (key, _, value), words = words.split(" ", 1)[0].partition("="), words.split(" ", 1)[1]
        seen = self._attributes(key, words)
        if seen[:1] != [value]:
            raise Failed(f"assertAttribute: {key}={value} {words}: it is {seen[0] if seen else 'not set'}")

    def _assertNoAttribute(self, words):
        key, words = words.split(" ", 1)
        if seen := self._attributes(key, words):
            raise Failed(f"assertNoAttribute: {key} {words}: it is {seen[0]}")

    def _assertBar(self, words):
        key, _, value = words.partition("=")
        # A hidden bar counts too: its appearance can still be checked.
        bars = (e for e in self.page.screen().walk(shown_only=False)
                if e.role == "navigation-bar" and e.attributes.get("placement") != "bottom")
        bar = next(bars, None)
        seen = str(bar.attributes.get(key, "")) if bar else "no bar"
        if seen != value:
            raise Failed(f"assertBar: {words}: it is {seen or 'not set'}")

    def _attributes(self, key, words):
        """The values for a key of the element with this text, and of the elements around it, from the inside out."""
        element, seen = self._target(words), []
        while element:
            if key in element.attributes:
                value = element.attributes[key]
                seen.append("true" if value is True else str(value))
            element = element.parent
        return seen

    def _assertEditing(self, _):
        self._eventually(self.page.is_editing, lambda: "assertEditing: no list is in edit mode")

    def _assertNotEditing(self, _):
        self._eventually(lambda: not self.page.is_editing(), lambda: "assertNotEditing: a list is in edit mode")

    # Assertions about split views

    def _assertColumns(self, names):
        self._eventually(lambda: list(self.page.columns()) == names.split(),
                         lambda: f"assertColumns: {names}: they are {' '.join(self.page.columns()) or 'none'}")

    def _assertNoColumns(self, _):
        self._assertColumns("")

    def _assertArrangement(self, kind):
        def seen():
            split = self.page.split_view()
            return split and split.attributes.get("display-mode")
        self._eventually(lambda: seen() == kind, lambda: f"assertArrangement: {kind}: it is {seen()}")

    def _assertWidth(self, words):
        name, points = words.split()
        self._eventually(lambda: self._columnNamed(name).attributes.get("width") == float(points),
                         lambda: f"assertWidth: {words}: it is {self._columnNamed(name).attributes.get('width')}")

    def _columnNamed(self, name):
        columns = self.page.columns(shown_only=False)
        if name not in columns:
            raise Failed(f"there is no column called {name}")
        return columns[name]

    def _assertSelected(self, words):
        self._eventually(lambda: self._marks(words) == [True],
                         lambda: f"assertSelected: {words}: it is {self._marks(words)}")

    def _assertUnselected(self, words):
        self._eventually(lambda: self._marks(words) == [False],
                         lambda: f"assertUnselected: {words}: it is {self._marks(words)}")

    def _marks(self, words):
        """For each row or option with this text, whether it is selected."""
        return ["selected" in choice.attributes for choice in self.page.choices(words)]

    def _assertRows(self, words):
        names = words.split(", ")

        def seen():
            inside = ({e.words() for e in row.walk()} for row in self.page.rows())
            return [name for row in inside for name in names if name in row]
        self._eventually(lambda: seen() == names, lambda: f"assertRows: {words}: they are {', '.join(seen()) or 'not there'}")

    # Actions

    def _accepted(self, step, refusal):
        if refusal:
            raise Failed(f"{step}: refused, {refusal}")

    def _target(self, words):
        self._eventually(lambda: self.page.active(words), lambda: f"{words}: nothing that can be tapped says so")
        found = self.page.active(words)
        if len(found) > 1:
            raise Failed(f"{words}: {len(found)} links or buttons say so")
        return found[0]

    def _tapOn(self, words):
        if not self.page.active(words) and (fields := self.page.fields(words)):
            self.field = fields[0]
            return self._accepted(f"tapOn: {words}", self.page.do(self.field, "focus", to=True))
        target = self._target(words)
        self._leave()
        refusal = self.page.do(target, "activate")
        if refusal:
            raise Failed(f"tapOn: {words}: refused, {refusal}")

    def _back(self, _):
        self._backTo(None)

    def _backTo(self, words):
        button = self.page.back_button(words)
        if button is None:
            raise Failed(f"back to {words}: there is no such button" if words else "back: the screen has no back button")
        self._accepted("back", self.page.do(button, "activate"))

    def _assertInert(self, words):
        before = self.page.root.outline()
        self.page.do(self._target(words), "activate")
        self.page.listen(0.2)
        if self.page.root.outline() != before:
            raise Failed(f"assertInert: {words}: the tap changed what is shown")

    # Typing

    def _leave(self):
        """Removes the focus from a field, like a tap on another element. A field that is gone reports nothing."""
        if self.field and self.page.elements.get(self.field.id) is self.field:
            self.page.do(self.field, "focus", to=False)
        self.field = None

    def _type(self, text):
        if self.field is None:
            raise Failed("no field was tapped")
        # A page shows typed text at once. The server sends it only if it changes it.
        self.field.attributes["value"] = text
        self._accepted(f"inputText: {text}", self.page.do(self.field, "edit", text=text))

    def _inputText(self, words):
        for character in words:
            self._type(str(self.field.attributes.get("value", "")) + character if self.field else character)

    def _eraseText(self, count):
        text = str(self.field.attributes.get("value", "")) if self.field else ""
        self._type(text[:max(0, len(text) - int(count))] if count else "")

    def _cancelSearch(self, _):
        fields = [e for e in self.page.fields() if e.role == "search-field"]
        presented = [e for e in fields if "presented" in e.attributes]
        if not fields:
            raise Failed("cancelSearch: there is no search")
        self._accepted("cancelSearch", self.page.do((presented or fields)[0], "cancel"))
        self._leave()

    # Actions on rows

    def _row(self, words, verb):
        self._eventually(lambda: any(row.answers(verb) for row in self.page.rows(words)),
                         lambda: f"{words}: no row that says so answers to {verb}")
        return next(row for row in self.page.rows(words) if row.answers(verb))

    def _deleteRow(self, words):
        self._accepted(f"deleteRow: {words}", self.page.do(self._row(words, "delete"), "delete"))

    def _moveRow(self, words):
        name, before, other = words.partition(" before ")
        target = self._row(other, "move").id if before else 0
        row = self._row(name if before else words.removesuffix(" to end"), "move")
        self._accepted(f"moveRow: {words}", self.page.do(row, "move", before=target))

    def _swipeRow(self, words):
        first, rest = words.split(" ", 1)
        direction, name = rest.split(" ", 1) if first == "full" else (first, rest)
        edge = {"left": "trailing", "right": "leading"}[direction]
        fields = {"edge": edge, **({"full": True} if first == "full" else {})}
        row = self._row(name, "reveal")
        if edge not in str(row.attributes.get("swipe", "")).split():
            raise Failed(f"swipeRow: {words}: the row has no actions at its {edge} edge")
        self._accepted(f"swipeRow: {words}", self.page.do(row, "reveal", **fields))

    def _closeSwipe(self, words):
        self._accepted(f"closeSwipe: {words}", self.page.do(self._row(words, "reveal"), "conceal"))

    # Actions on split views

    def _toggleSidebar(self, _):
        toggle = self.page.sidebar_toggle()
        if toggle is None:
            raise Failed("toggleSidebar: there is no button for the sidebar")
        self._accepted("toggleSidebar", self.page.do(toggle, "activate"))

    def _tapOutside(self, _):
        self._accepted("tapOutside", self.page.do(self.page.split_view(), "activate"))

    def _columnWidth(self, words):
        name, points = words.split()
        self._accepted(f"columnWidth: {words}", self.page.do(self._divider(name), "width", w=float(points)))

    def _assertFixed(self, name):
        width = self._columnNamed(name).attributes["width"]
        if not self.page.do(self._divider(name), "width", w=width + 10):
            raise Failed(f"assertFixed: {name}: it was dragged")

    def _divider(self, name):
        divider = next((e for e in self.page.split_view().children
                        if e.role == "column-divider" and e.attributes["placement"] == name), None)
        if divider is None:
            raise Failed(f"{name}: the column has no divider")
        return divider

    # An app that converts its state

    def _walk(self, words):
        count, seed = (int(word) for word in words.split())
        try:
            adaptive_walk.walk(self.page, count, seed)
        except adaptive_walk.Astray as error:
            raise Failed(f"walk: {words}: {error}") from error


def size_of(words):
    width, height = (float(word) for word in words.split("x"))
    return width, height
