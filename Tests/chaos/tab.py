"""Tabs that use an app at random, and notice when they lose anything."""
import difflib
import pathlib
import random
import sys
import threading
import time
import traceback

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "seeds"))

from page import FIELDS, Broken, BrowserStorage, Closed, Page  # noqa: E402

SIZES = [(390, 844), (834, 1194), (1194, 834)]
WORDS = ["", "fog", "north by east", "Kap Hoorn ⚓", "a\"b\\c", "x" * 200]
# Logbook's link to a view without a value. Such a view isn't restored, as Documentation/Fidelity.md says.
AVOIDED = "Weather"
# The close code of a server that ends and has answered everything.
HANDED_OVER = 1012


def shape(page):
    """The content of the screen without its questions, which aren't asked again."""
    lines, question = [], None
    for line in page.root.shape():
        depth = len(line) - len(line.lstrip())
        if question is not None and depth > question:
            continue
        question = depth if line.lstrip().startswith("dialog") else None
        if question is None:
            lines.append(line)
    return lines


class Tab(threading.Thread):
    """One tab: connect ─► act ─► the connection ends ─► reconnect ─► compare ─► act …

    It notes the time of each answer. Something is lost if the tab doesn't show the same after a reconnect, or if a
    server that hands over its tabs hasn't answered an event.
    """

    def __init__(self, number, port, seed, deadline, pause):
        super().__init__(daemon=True)
        self.port, self.deadline, self.pause = port, deadline, pause
        self.random = random.Random(seed * 1000 + number)
        self.storage, self.size = BrowserStorage(), self.random.choice(SIZES)
        self.expected, self.losses, self.resumes = None, [], 0
        # The error with which the tab has ended, if the test itself has a mistake.
        self.errors = []
        # For each answer, when the event was sent and how long it took.
        self.times, self.counts = [], {}

    def run(self):
        try:
            self._use()
        except Exception:
            self.errors.append(traceback.format_exc())

    def _use(self):
        while time.monotonic() < self.deadline:
            self._visit(acting=True)
        # Compares once more at the end, when nothing else happens.
        for _ in range(300):
            if self._visit(acting=False):
                return
            time.sleep(0.1)
        self.losses.append(["the tab never came back"])

    def _visit(self, acting):
        try:
            page = Page(self.port, self.size, storage=self.storage)
        except (OSError, Broken):
            time.sleep(self.random.uniform(0.05, 0.3))
            return False
        try:
            self._compare(page)
            while acting and time.monotonic() < self.deadline:
                # A server that ends may say so even before its welcome.
                if not page.is_leaving:
                    self._act(page)
                self._listen(page, self.random.uniform(*self.pause))
            return True
        except (OSError, Broken):
            return False
        finally:
            page.close()

    def _listen(self, page, seconds):
        """Reads until the time is over. A page that was told to leave reads until its connection is closed."""
        end = time.monotonic() + seconds
        while page.is_leaving or time.monotonic() < end:
            page.listen(max(0.001, end - time.monotonic()) if not page.is_leaving else 1)
        self.expected = shape(page)

    def _compare(self, page):
        seen = shape(page)
        if self.expected is not None:
            self.resumes += 1
            if seen != self.expected:
                self.losses.append(list(difflib.unified_diff(self.expected, seen, "before", "after", lineterm="", n=2)))
        self.expected = seen

    def _act(self, page):
        verb, element, fields = self._choice(page)
        former = element.attributes.get("value")
        number, begin = page.events + 1, time.monotonic()
        try:
            if not page.do(element, verb, **fields) and verb == "edit" and element.attributes.get("value") == former:
                # A page already has the text that it has typed. The server sends a value only if it differs.
                element.attributes["value"] = fields["text"]
            self.times.append((begin, time.monotonic() - begin))
        except Closed as end:
            if end.code == HANDED_OVER and page.answered < number and number not in page.refusals:
                self.losses.append([f"event {number}, {verb}, wasn't answered before the tab was handed over"])
            raise
        finally:
            # Every patch that has arrived counts, even if the answer to this action hasn't.
            self.expected = shape(page)
        self.counts[verb] = self.counts.get(verb, 0) + 1

    def _choice(self, page):
        shown = list(page.root.walk())
        backs = [("activate", e, {}) for e in shown if e.role == "back-button"]
        taps = [("activate", e, {}) for e in shown
                if e.is_active() and "disabled" not in e.attributes and e.words() != AVOIDED]
        edits = [("edit", e, {"text": self.random.choice(WORDS)}) for e in shown if e.role in FIELDS]
        kinds = [kind for kind in (backs, taps, taps, edits) if kind]
        return self.random.choice(self.random.choice(kinds))
