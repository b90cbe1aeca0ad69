"""A user with a keyboard and no mouse. Nothing here clicks, touches, or focuses by script."""

AT = """() => {
    const node = document.activeElement;
    if (!node || node === document.body) return { name: "", id: "", isField: false };
    const named = node.getAttribute("aria-labelledby")?.split(" ").map((id) => document.getElementById(id)?.textContent);
    const pictured = () => node.querySelector('[role="img"]')?.getAttribute("aria-label");
    const name = node.getAttribute("aria-label") ?? named?.join(" ")
        ?? (node.innerText || node.placeholder || pictured() || "");
    // The ring of what fills a row is the row's.
    const box = (node.closest(".row") ?? node).getBoundingClientRect();
    const isField = node.matches("textarea, input:not([type=range], [type=color])");
    return { name: name.trim(), id: node.id, isField, role: node.getAttribute("role") ?? node.localName,
        box: { x: box.x, y: box.y, width: box.width, height: box.height } };
}"""


class Keyboard:
    def __init__(self, shown):
        self.shown, self.page = shown, shown.page

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, words):
        self.page.keyboard.type(words)

    def wait(self, condition):
        self.shown.wait(condition)

    @property
    def at(self):
        """The focused element: its name, its role and its box."""
        return self.page.evaluate(AT)

    @property
    def name(self):
        return self.at["name"]

    def is_at(self, words):
        """Whether the focused element has this name, or begins with this text."""
        name = self.name
        return words in (name, name.split("\n")[0])

    def waits_at(self, words):
        self.wait(lambda: self.is_at(words))

    def go(self, words, key="Tab", most=70):
        """Presses a key until an element with a text has focus."""
        seen = []
        for _ in range(most):
            if self.is_at(words):
                return self
            before = self.page.evaluate("document.activeElement.id")
            self.press(key)
            if key.startswith("Arrow"):
                # The server may decide which element is next.
                for _ in range(25):
                    if self.page.evaluate("document.activeElement.id") != before:
                        break
                    self.page.wait_for_timeout(20)
            seen.append(self.name.split("\n")[0])
        assert self.is_at(words), f"{key} doesn't lead to {words!r}, but to {seen}"
        return self

    def has_focus(self, selector):
        return self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector)

    def goes_to(self, selector, key="Tab", most=70):
        """Presses a key until an element of a kind has focus."""
        for _ in range(most):
            self.press(key)
            if self.has_focus(selector):
                return self
        raise AssertionError(f"{key} doesn't lead to {selector}")

    def do(self, words, key="Tab", by="Enter"):
        """Moves focus to the element with a text, and presses it."""
        self.go(words, key).press(by)
        self.rest()
        return self

    def rest(self):
        """Waits until the animations have ended."""
        self.page.wait_for_timeout(60)
        self.wait(lambda: self.page.evaluate("document.getAnimations().every(a => a.playState !== 'running')"))

    def has_left(self, title):
        """Waits until a screen is gone. The link to it may have the same text."""
        self.wait(lambda: self.shown.title != title)
        self.rest()

    def says(self, words, count=1):
        self.wait(lambda: self.page.get_by_text(words, exact=True).locator("visible=true").count() >= count)

    def is_gone(self, words):
        self.wait(lambda: self.page.get_by_text(words, exact=True).locator("visible=true").count() == 0)
