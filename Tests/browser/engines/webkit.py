"""WebKitGTK through WebKitWebDriver. Each visitor has a browser of its own, so nothing is shared."""

import base64
import json
import os
import queue
import threading
import time
from pathlib import Path

from engines.context import Context, settings
from engines.display import Display
from engines.tab import ScriptError, Tab, Unsupported
from engines.webdriver import Session
from free_port import free_port

WINDOW = Path(__file__).parent / "webkit_window.py"
SIZE = {"width": 390, "height": 844}


class WebKit:
    name = "webkit"

    def __init__(self):
        self.display = Display()
        self.contexts = []

    def new_context(self, viewport=SIZE, **options):
        known = settings(options, {"locale", "timezone_id", "color_scheme", "reduced_motion"})
        return Context(Visitor(self.display, **known), viewport, self.contexts)

    def close(self):
        self.display.close()


class Visitor:
    def __init__(self, display, locale="en-US", timezone_id=None, color_scheme="light", reduced_motion="no-preference"):
        self.options = [f"--language={locale}", *(["--dark"] if color_scheme == "dark" else []),
                        *(["--still"] if reduced_motion == "reduce" else [])]
        self.environment = {**os.environ, "DISPLAY": display.name, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1", "LC_ALL": "C.UTF-8",
                            **({"TZ": timezone_id} if timezone_id else {})}
        self.tab = None

    def new_tab(self, width, height):
        if self.tab:
            raise Unsupported("a second tab of one visitor")
        self.tab = WebKitTab([*self.options, f"--width={width}", f"--height={height}"], self.environment)
        return self.tab

    def add_script(self, script):
        raise Unsupported("a script before those of the page")

    def close(self):
        pass


class WebKitTab(Tab):
    def __init__(self, options, environment):
        reading, writing = os.pipe()
        self.said = queue.SimpleQueue()
        threading.Thread(target=self._listen, args=(reading,), daemon=True).start()
        # Debian's Python has the bindings of GTK.
        browser = {"binary": "/usr/bin/python3", "args": [str(WINDOW), *options]}
        try:
            self.session = Session("WebKitWebDriver", free_port(), {"webkitgtk:browserOptions": browser}, environment, writing)
        finally:
            os.close(writing)

    def _listen(self, reading):
        with os.fdopen(reading) as lines:
            for line in lines:
                self.said.put(line)

    def _hear(self):
        while not self.said.empty():
            line = self.said.get()
            if line.startswith("["):
                self.heard(*json.loads(line))

    def open(self, address):
        self.session.post("/url", url=address)
        self._hear()

    def reload(self):
        self.session.post("/refresh")
        self._hear()

    def step(self, delta):
        self.session.post("/back" if delta < 0 else "/forward")

    def call(self, function, *arguments):
        # As JSON, because WebDriver has its own ideas of objects with a length, and none of undefined.
        given = json.dumps(json.dumps(arguments))
        source = f"return (async () => JSON.stringify(await ({function})(...JSON.parse({given}))))()"
        try:
            value = self.session.post("/execute/sync", script=source, args=[])
        except ScriptError as error:
            # A script with a syntax error hasn't begun to run. WebDriver doesn't name the kind of an error.
            if "Expected" in str(error) or "Unexpected" in str(error):
                raise SyntaxError(str(error)) from None
            raise
        self._hear()
        return None if value is None else json.loads(value)

    def run(self, statements):
        self.session.post("/execute/sync", script=statements, args=[])
        self._hear()

    def perform(self, *sources):
        self.session.post("/actions", actions=list(sources))
        self._hear()

    def resize(self, width, height):
        self.session.post("/window/rect", x=0, y=0, width=width, height=height)
        ended = time.monotonic() + 10
        while self.call("() => [innerWidth, innerHeight]") != [width, height]:
            if time.monotonic() > ended:
                raise TimeoutError(f"the window isn't {width} by {height}")
            self.rest(0.02)

    def picture(self):
        return base64.b64decode(self.session.get("/screenshot"))

    def cookies(self):
        return self.session.get("/cookie")

    def rest(self, seconds):
        time.sleep(seconds)
        self._hear()

    def close(self):
        self._hear()
        self.session.end()
