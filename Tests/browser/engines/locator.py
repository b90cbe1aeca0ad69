"""Finds elements of a page and acts on them, each time anew, as Playwright's locators do.

A locator is a list of steps, which `finder.js` follows in the page: a selector, a text, a role, or a choice among what has
been found.
"""

import re
from pathlib import Path

from playwright.sync_api import TimeoutError

from engines.tab import Unsupported

FINDER = (Path(__file__).parent / "finder.js").read_text()


def step(selector):
    """The steps for one of Playwright's selectors: CSS, `visible=true`, `text=…` or `xpath=…`."""
    if selector == "visible=true":
        return [{"visible": True}]
    if selector.startswith("text="):
        text = selector.removeprefix("text=")
        quoted = len(text) > 1 and text[0] == text[-1] and text[0] in "'\""
        return [{"text": matcher(text[1:-1] if quoted else text, exact=quoted)}]
    if selector.startswith("xpath="):
        return [{"xpath": selector.removeprefix("xpath=")}]
    visible = selector.endswith(":visible")
    css = selector.removesuffix(":visible")
    return [{"css": f":scope {css}" if css.startswith(">") else css}, *([{"visible": True}] if visible else [])]


def matcher(text, exact=False):
    if isinstance(text, re.Pattern):
        return {"pattern": text.pattern, "flags": "i" if text.flags & re.IGNORECASE else ""}
    return {"text": text, "exact": bool(exact)}


class Finding:
    """What a page and a locator share: the ways to find elements in them."""

    def _among(self, *steps):
        raise NotImplementedError

    def locator(self, selector, has_text=None, has=None):
        return self._among(*step(selector)).filter(has_text=has_text, has=has)

    def get_by_text(self, text, exact=False):
        return self._among({"text": matcher(text, exact)})

    def get_by_role(self, role, name=None, exact=False, level=None):
        named = None if name is None else matcher(name, exact)
        return self._among({"role": role, "name": named, "level": level})

    def get_by_placeholder(self, text, exact=False):
        return self._among({"attribute": "placeholder", "value": matcher(text, exact)})

    def get_by_label(self, text, exact=False):
        return self._among({"label": matcher(text, exact)})


class Locator(Finding):
    def __init__(self, page, steps):
        self.page, self.steps = page, steps

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        raise Unsupported(f"Locator.{name}")

    def __repr__(self):
        return f"Locator({self.steps})"

    def _among(self, *steps):
        return Locator(self.page, [*self.steps, *steps])

    def filter(self, has_text=None, has=None):
        steps = [] if has_text is None else [{"hasText": matcher(has_text)}]
        return self._among(*steps, *([] if has is None else [{"has": has.steps}]))

    @property
    def first(self):
        return self.nth(0)

    @property
    def last(self):
        return self.nth(-1)

    def nth(self, index):
        return self._among({"nth": index})

    def all(self):
        return [self.nth(index) for index in range(self.count())]

    # What is so now.

    def count(self):
        return self._ask("(found) => found.length")

    def is_visible(self):
        return self._ask("(found) => finder.isVisible(finder.only(found))")

    def all_inner_texts(self):
        return self._ask("(found) => found.map(finder.innerText)")

    def all_text_contents(self):
        return self._ask("(found) => found.map((node) => node.textContent)")

    def evaluate_all(self, function, argument=None):
        return self._ask(f"(found, argument) => ({function})(found, argument)", argument)

    # What waits for the element.

    def evaluate(self, function, argument=None, timeout=None):
        return self._of_one(f"(node) => {{ const value = ({function}); "
                            "return typeof value === 'function' ? value(node, argument) : value; }", argument, timeout)

    def inner_text(self, timeout=None):
        return self._of_one("(node) => finder.innerText(node)", timeout=timeout)

    def text_content(self, timeout=None):
        return self._of_one("(node) => node.textContent", timeout=timeout)

    def inner_html(self, timeout=None):
        return self._of_one("(node) => node.innerHTML", timeout=timeout)

    def get_attribute(self, name, timeout=None):
        return self._of_one("(node) => node.getAttribute(argument)", name, timeout)

    def input_value(self, timeout=None):
        return self._of_one("(node) => node.value", timeout=timeout)

    def is_checked(self):
        return self._of_one("(node) => node.checked ?? node.ariaChecked === 'true'")

    def is_enabled(self):
        return self._of_one("(node) => finder.isEnabled(node)")

    def is_disabled(self):
        return not self.is_enabled()

    def bounding_box(self, timeout=None):
        return self._of_one("(node) => finder.box(node)", timeout=timeout)

    def focus(self, timeout=None):
        self._of_one("(node) => node.focus()", timeout=timeout)

    def blur(self):
        self._of_one("(node) => node.blur()")

    def dispatch_event(self, kind, properties=None):
        self._of_one("(node) => void node.dispatchEvent(Object.assign(new Event(argument[0], {bubbles: true, cancelable: true, "
                     "composed: true}), argument[1]))", [kind, properties or {}])

    def scroll_into_view_if_needed(self, timeout=None):
        self._of_one("(node) => node.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'})", timeout=timeout)

    def wait_for(self, state="visible", timeout=None):
        self._wait("(found) => finder.reached(found, argument)", state, timeout)

    # What acts on the element when it is ready.

    def click(self, button="left", modifiers=(), position=None, force=False, click_count=1, timeout=None):
        point = self._point(position, force, timeout)
        self.page.mouse.click(*point, button=button, click_count=click_count, modifiers=modifiers)

    def dblclick(self, position=None, timeout=None):
        self.click(position=position, click_count=2, timeout=timeout)

    def hover(self, position=None, force=False, timeout=None):
        self.page.mouse.move(*self._point(position, force, timeout))

    def check(self):
        if not self.is_checked():
            self.click()

    def uncheck(self):
        if self.is_checked():
            self.click()

    def fill(self, text, timeout=None):
        self._wait("(found) => finder.fill(found, argument)", text, timeout)

    def press(self, chord, timeout=None):
        self.focus(timeout)
        self.page.keyboard.press(chord)

    def press_sequentially(self, words, timeout=None, delay=0):
        self.focus(timeout)
        self.page.keyboard.type(words)

    type = press_sequentially

    def _point(self, position, force, timeout):
        return self._wait("(found) => finder.target(found, argument)", {"position": position, "force": force}, timeout)

    def _ask(self, function, argument=None):
        return self.page.tab.call(f"""async (steps, argument) => {{
            const finder = ({FINDER})();
            return ({function})(finder.find(steps), argument);
        }}""", self.steps, argument)

    def _of_one(self, function, argument=None, timeout=None):
        return self._wait(f"""(found) => finder.one(found) ?? (async () =>
            ({{ value: await ({function})(found[0]) }}))()""", argument, timeout)

    def _wait(self, function, argument=None, timeout=None):
        """Calls a function until it gives a value. Before that it says what it waits for."""
        limit = self.page.limit if timeout is None else timeout / 1000
        ended = self.page.clock() + limit
        while True:
            answer = self._ask(function, argument)
            if "wait" not in answer:
                return answer.get("value")
            if self.page.clock() > ended:
                raise TimeoutError(f"not in {limit} s: {self!r}: {answer['wait']}")
            self.page.tab.rest(0.02)
