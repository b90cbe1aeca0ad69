"""What a person does in an app and sees there: a step a line.

    see WORDS             the words are on the screen          tap WORDS      the link or button with these words
    no WORDS              they aren't                          back           the back button
    title WORDS           the title of the topmost screen      motion KIND    of the last tap: push, pop, fade or none
    root                  the topmost screen has no way back   inert WORDS    a tap on them changes nothing
    attribute KEY=VALUE WORDS    of the link or button with these words, or of what surrounds it
    reported WORDS        the app's server said so on standard error

What a step claims may take a moment to come true: it is waited for. `no`, `motion` and `inert` come after something that
was waited for. A line that begins with # is a remark.
"""
import time

PATIENCE = 5


class Failed(Exception):
    """A step that didn't hold."""


class Flow:
    def __init__(self, path):
        lines = [line.strip() for line in path.read_text().splitlines()]
        self.steps = [line for line in lines if line and not line.startswith("#")]
        for step in self.steps:
            if not hasattr(self, "_" + step.split()[0]):
                raise Failed(f"{path.name}: no step is called {step.split()[0]}")

    def run(self, page, errors, say):
        """- Parameters: errors: what the server has written to standard error so far; say: is told each step."""
        self.page, self.errors = page, errors
        for step in self.steps:
            verb, _, words = step.partition(" ")
            getattr(self, "_" + verb)(words.strip())
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

    def _see(self, words):
        self._eventually(lambda: self.page.shows(words), lambda: f"see {words}: it isn't shown")

    def _no(self, words):
        self._eventually(lambda: not self.page.shows(words), lambda: f"no {words}: it is shown")

    def _title(self, words):
        self._eventually(lambda: self.page.title() == words,
                         lambda: f"title {words}: it is “{self.page.title()}”")

    def _root(self, _):
        self._eventually(lambda: self.page.back_button() is None, lambda: "root: there is a way back")

    def _motion(self, kind):
        seen = self.page.motions or ["none"]
        if seen != [kind]:
            raise Failed(f"motion {kind}: it was {', '.join(seen)}")

    def _reported(self, words):
        self._eventually(lambda: words in " ".join(self.errors()), lambda: f"reported {words}: nothing of the kind")

    def _attribute(self, words):
        (key, _, value), words = words.split(" ", 1)[0].partition("="), words.split(" ", 1)[1]
        element, seen = self._target(words), []
        while element:
            if key in element.attributes:
                seen.append(str(element.attributes[key]))
            element = element.parent
        if seen[:1] != [value]:
            raise Failed(f"attribute {key}={value} {words}: it is {seen[0] if seen else 'not set'}")

    # What is done

    def _target(self, words):
        self._eventually(lambda: self.page.active(words), lambda: f"{words}: nothing that can be tapped says so")
        found = self.page.active(words)
        if len(found) > 1:
            raise Failed(f"{words}: {len(found)} links or buttons say so")
        return found[0]

    def _tap(self, words):
        refusal = self.page.do(self._target(words), "activate")
        if refusal:
            raise Failed(f"tap {words}: refused, {refusal}")

    def _back(self, _):
        button = self.page.back_button()
        if button is None:
            raise Failed("back: the screen has no back button")
        refusal = self.page.do(button, "activate")
        if refusal:
            raise Failed(f"back: refused, {refusal}")

    def _inert(self, words):
        before = self.page.root.outline()
        self.page.do(self._target(words), "activate")
        self.page.listen(0.2)
        if self.page.root.outline() != before:
            raise Failed(f"inert {words}: the tap changed what is shown")
