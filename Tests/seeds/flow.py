"""What a person does in an app and sees there: a step a line, in the form that Documentation/Flows.md describes.

    - assertVisible: WORDS      - tapOn: WORDS      - back
    - assertNotVisible: WORDS   - assertTitle: WORDS
    - assertRoot                there is no way back
    - assertMotion: KIND        of the last tap: push, pop, fade or none

These are steps of `drive` too. Three are only here, where there is a server and a page:

    - assertAttribute: KEY=VALUE WORDS    of the link or button with these words, or of what surrounds it
    - assertInert: WORDS                  a tap on them changes nothing
    - assertReported: WORDS               the app's server said so on standard error

What a step claims may take a moment to come true: it is waited for. `assertNotVisible`, `assertMotion` and `assertInert`
come after something that was waited for. Words stand as they are, without quotes.
"""
import re
import time

PATIENCE = 5
# What drive doesn't know.
HERE_ONLY = {"assertAttribute", "assertInert", "assertReported"}


class Failed(Exception):
    """A step that didn't hold."""


class Flow:
    def __init__(self, path):
        self.steps = []
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

    def run(self, page, errors, say):
        """- Parameters: errors: what the server has written to standard error so far; say: is told each step."""
        self.page, self.errors = page, errors
        for name, words in self.steps:
            getattr(self, "_" + name)(words)
            step = f"{name}: {words}" if words else name
            if page.trouble:
                raise Failed(f"{step}: the scene is in trouble: {page.trouble}")
            say(step)

    def _eventually(self, condition, complaint):
        deadline = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > deadline:
                raise Failed(complaint())
            self.page.listen(0.05)

    # What is seen

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
        element, seen = self._target(words), []
        while element:
            if key in element.attributes:
                seen.append(str(element.attributes[key]))
            element = element.parent
        if seen[:1] != [value]:
            raise Failed(f"assertAttribute: {key}={value} {words}: it is {seen[0] if seen else 'not set'}")

    # What is done

    def _target(self, words):
        self._eventually(lambda: self.page.active(words), lambda: f"{words}: nothing that can be tapped says so")
        found = self.page.active(words)
        if len(found) > 1:
            raise Failed(f"{words}: {len(found)} links or buttons say so")
        return found[0]

    def _tapOn(self, words):
        refusal = self.page.do(self._target(words), "activate")
        if refusal:
            raise Failed(f"tapOn: {words}: refused, {refusal}")

    def _back(self, _):
        button = self.page.back_button()
        if button is None:
            raise Failed("back: the screen has no back button")
        refusal = self.page.do(button, "activate")
        if refusal:
            raise Failed(f"back: refused, {refusal}")

    def _assertInert(self, words):
        before = self.page.root.outline()
        self.page.do(self._target(words), "activate")
        self.page.listen(0.2)
        if self.page.root.outline() != before:
            raise Failed(f"assertInert: {words}: the tap changed what is shown")
