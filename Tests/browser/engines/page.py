"""A page of any engine, used like Playwright's."""

import re
import time
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

from playwright.sync_api import TimeoutError

from engines.devices import Keyboard, Mouse
from engines.locator import Finding, Locator
from engines.tab import ScriptError, Unsupported

# A test gives a function, an expression, or statements.
EVALUATE = """async (argument) => {{
    const value = (
{script}
    );
    return typeof value === "function" ? value(argument) : value;
}}"""


SETTLED = """async (moves) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const isMoving = (animation) => animation.playState === "running"
        && animation.effect.getComputedTiming().endTime !== Infinity;
    const end = performance.now() + 5000;
    do {
        await frame();
        await frame();
    } while (moves && document.getAnimations().some(isMoving) && performance.now() < end);
}"""


class Page(Finding):
    clock = staticmethod(time.monotonic)
    limit = 30

    def __init__(self, context, tab, viewport):
        self.context, self.tab, self.viewport_size = context, tab, viewport
        self.keyboard, self.mouse = Keyboard(tab), Mouse(tab)
        self._closed = False
        self._listeners = {"console": [], "pageerror": []}
        tab.heard = self._hear

    def _among(self, *steps):
        return Locator(self, list(steps))

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        raise Unsupported(f"Page.{name}")

    def _hear(self, kind, text):
        if kind == "pageerror":
            for listener in self._listeners["pageerror"]:
                listener(text)
        else:
            for listener in self._listeners["console"]:
                listener(SimpleNamespace(type="warning" if kind == "warn" else kind, text=text))

    def on(self, event, listener):
        if event not in self._listeners:
            raise Unsupported(f"the tests hear no {event} of a page in this engine")
        self._listeners[event].append(listener)

    # Where it is.

    def goto(self, address, **_):
        self.tab.open(address)

    def reload(self, **_):
        self.tab.reload()

    def go_back(self, **_):
        self.tab.step(-1)

    def go_forward(self, **_):
        self.tab.step(1)

    @property
    def url(self):
        return self.evaluate("location.href")

    def title(self):
        return self.evaluate("document.title")

    def content(self):
        return self.evaluate("document.documentElement.outerHTML")

    # Scripts.

    def evaluate(self, script, argument=None):
        try:
            return self.tab.call(EVALUATE.format(script=script.strip().rstrip(";")), argument)
        except SyntaxError:
            return self.tab.run(script)

    def add_init_script(self, script):
        raise Unsupported("scripts before the page's own")

    # Waits.

    def wait_for_timeout(self, milliseconds):
        self.tab.rest(milliseconds / 1000)
        # These engines draw more slowly. With a longer wait, a test means that something has been drawn, or has moved.
        if milliseconds >= 50:
            self.tab.call(SETTLED, milliseconds >= 200)

    def wait_for_selector(self, selector, state="visible", timeout=None):
        found = self.locator(selector).first
        found.wait_for(state=state, timeout=timeout)
        return found

    def wait_for_function(self, script, argument=None, timeout=None):
        limit = self.limit if timeout is None else timeout / 1000
        ended = self.clock() + limit
        while not self.evaluate(script, argument):
            if self.clock() > ended:
                raise TimeoutError(f"not so in {limit} s: {script}")
            self.tab.rest(0.02)

    def wait_for_load_state(self, state="load", timeout=None):
        self.wait_for_function("document.readyState === 'complete'", timeout=timeout)

    def wait_for_url(self, address, timeout=None):
        """Waits for an address, in which `*` and `**` stand for any characters."""
        pattern = ".*".join(map(re.escape, re.split(r"\*+", address)))
        self.wait_for_function("(pattern) => new RegExp(`^${pattern}$`).test(location.href)", pattern, timeout)

    # What is seen.

    def set_viewport_size(self, size):
        self.tab.resize(size["width"], size["height"])
        self.viewport_size = size

    def screenshot(self, path=None):
        """A picture of the whole viewport."""
        data = self.tab.picture()
        if path:
            Path(path).write_bytes(data)
        return data

    # In one call, what is otherwise a locator's.

    def click(self, selector, **options):
        self.locator(selector).click(**options)

    def fill(self, selector, text, **options):
        self.locator(selector).fill(text, **options)

    def press(self, selector, chord, **options):
        self.locator(selector).press(chord, **options)

    def focus(self, selector, **options):
        self.locator(selector).focus(**options)

    def hover(self, selector, **options):
        self.locator(selector).hover(**options)

    def inner_text(self, selector, **options):
        return self.locator(selector).inner_text(**options)

    def text_content(self, selector, **options):
        return self.locator(selector).text_content(**options)

    def get_attribute(self, selector, name, **options):
        return self.locator(selector).get_attribute(name, **options)

    def is_visible(self, selector):
        return self.locator(selector).is_visible()

    # Its end.

    def is_closed(self):
        return self._closed

    def close(self, run_before_unload=False):
        if run_before_unload:
            raise Unsupported("a page that may refuse to close")
        if not self._closed:
            self._closed = True
            self.tab.close()
            self.context.pages.remove(self)
