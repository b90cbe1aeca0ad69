"""Firefox through WebDriver BiDi, which it speaks itself. Each visitor is a user context: Firefox calls it a container."""

import base64
import json
import shutil
import subprocess
import tempfile
import threading

from engines.bidi import Connection
from engines.context import Context, settings
from engines.tab import ScriptError, Tab
from free_port import free_port

SIZE = {"width": 390, "height": 844}

PREFERENCES = {
    # Nothing asks the network for anything but the page.
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.dns.disablePrefetch": True,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
    # Windows behind others are as awake as the one in front.
    "dom.timeout.enable_budget_timer_throttling": False,
    "widget.windows.window_occlusion_tracking.enabled": False,
}


SOCKET = ("Firefox can’t establish a connection", "The connection to ws")


class Firefox:
    """Starts a browser for each look that only preferences can give: dark, or without motion."""

    name = "firefox"

    def __init__(self):
        self.browsers = {}
        self.contexts = []

    def new_context(self, viewport=SIZE, **options):
        known = settings(options, {"locale", "timezone_id", "color_scheme", "reduced_motion"})
        look = (known.pop("color_scheme", "light") == "dark", known.pop("reduced_motion", None) == "reduce")
        if look not in self.browsers:
            self.browsers[look] = Browser(*look)
        return Context(Visitor(self.browsers[look], **known), viewport, self.contexts)

    def close(self):
        for browser in self.browsers.values():
            browser.close()


class Browser:
    def __init__(self, is_dark, is_still):
        self.profile = tempfile.mkdtemp(prefix="backstaff-firefox-")
        preferences = {**PREFERENCES, "layout.css.prefers-color-scheme.content-override": 0 if is_dark else 1,
                       "ui.prefersReducedMotion": int(is_still)}
        with open(f"{self.profile}/user.js", "w") as file:
            for name, value in preferences.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        program = shutil.which("firefox-esr") or shutil.which("firefox")
        if not program:
            raise FileNotFoundError("there is no Firefox; Tests/browser/README.md says how to install it")
        port = free_port()
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", self.profile, f"--remote-debugging-port={port}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            if "WebDriver BiDi listening" in line:
                break
        threading.Thread(target=self.process.stderr.read, daemon=True).start()
        self.tabs = {}
        self.connection = Connection(f"ws://127.0.0.1:{port}/session", self._hear)
        self.send = self.connection.send
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])

    def _hear(self, event, fields):
        tab = self.tabs.get(fields.get("source", {}).get("context"))
        if event == "log.entryAdded" and tab:
            text = fields["text"] or ""
            # Firefox lists a socket that can't be opened among the errors of scripts.
            is_error = fields["type"] == "javascript" and fields["level"] == "error" and not text.startswith(SOCKET)
            tab.heard("pageerror" if is_error else fields.get("method", fields["level"]), text)

    def close(self):
        self.connection.close()
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


class Visitor:
    def __init__(self, browser, locale="en-US", timezone_id=None):
        self.browser = browser
        self.id = browser.send("browser.createUserContext")["userContext"]
        browser.send("emulation.setLocaleOverride", locale=locale, userContexts=[self.id])
        if timezone_id:
            browser.send("emulation.setTimezoneOverride", timezone=timezone_id, userContexts=[self.id])

    def new_tab(self, width, height):
        return FirefoxTab(self.browser, self.id, width, height)

    def add_script(self, script):
        self.browser.send("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}", userContexts=[self.id])

    def close(self):
        self.browser.send("browser.removeUserContext", userContext=self.id)


class FirefoxTab(Tab):
    def __init__(self, browser, visitor, width, height):
        self.browser = browser
        self.id = browser.send("browsingContext.create", type="tab", userContext=visitor)["context"]
        browser.tabs[self.id] = self
        self.resize(width, height)

    def _send(self, method, **fields):
        return self.browser.send(method, context=self.id, **fields)

    def open(self, address):
        self._send("browsingContext.navigate", url=address, wait="complete")

    def reload(self):
        self._send("browsingContext.reload", wait="complete")

    def step(self, delta):
        self._send("browsingContext.traverseHistory", delta=delta)

    def call(self, function, *arguments):
        source = f"async (given) => JSON.stringify(await ({function})(...JSON.parse(given)))"
        answer = self.browser.send("script.callFunction", functionDeclaration=source, target={"context": self.id},
                                   arguments=[{"type": "string", "value": json.dumps(arguments)}], awaitPromise=True,
                                   userActivation=False)
        value = self._result(answer).get("value")
        return None if value is None else json.loads(value)

    def run(self, statements):
        self._result(self.browser.send("script.evaluate", expression=statements, target={"context": self.id},
                                       awaitPromise=True))

    def _result(self, answer):
        if answer["type"] == "success":
            return answer["result"]
        text = answer["exceptionDetails"]["text"]
        raise SyntaxError(text) if text.startswith("SyntaxError") else ScriptError(text)

    def perform(self, *sources):
        self._send("input.performActions", actions=list(sources))

    def resize(self, width, height):
        self._send("browsingContext.setViewport", viewport={"width": width, "height": height})

    def picture(self):
        return base64.b64decode(self._send("browsingContext.captureScreenshot")["data"])

    def cookies(self):
        found = self.browser.send("storage.getCookies", partition={"type": "context", "context": self.id})["cookies"]
        return [{**cookie, "value": cookie["value"]["value"]} for cookie in found]

    def rest(self, seconds):
        self.browser.connection.rest(seconds)

    def close(self):
        self._send("browsingContext.close")
        del self.browser.tabs[self.id]
