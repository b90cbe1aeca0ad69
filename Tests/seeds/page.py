"""A page without a browser: one WebSocket to a served app, and a mirror of the app's tree.

    connect ─► GET, 101 ─► hello ─► welcome: the whole tree ─► patch ─► ack ─► patch …
                                                  event n ─► a patch that answers n, or a refusal

Documentation/WireProtocol.md describes the grammar. Anything ambiguous is an error here, such as an unknown operation
or an id that is used twice. An operation on an element that doesn't exist does nothing, like in the page: it belongs to
a screen that was created but hasn't been shown.
"""
import base64
import json
import os
import socket
import struct
import time

# Elements that a user names by their text and taps. The back button isn't one of them, because its text is another
# screen's title.
ACTIVE = {"button", "link", "toggle", "gesture"}
FIELDS = {"text-field", "search-field"}
NAMED = ACTIVE | {"row", "back-button"}
VERBS = {"insert", "remove", "move", "text", "set", "focus", "announce"}
PHONE = (390, 844)


class Broken(Exception):
    """The server sent something that a page can't follow, or nothing at all."""


class Closed(Broken):
    """The server closed the connection with a code."""

    def __init__(self, code, reason):
        super().__init__(f"the server closed the connection: {code} {reason}")
        self.code = code


class Element:
    def __init__(self, node, parent, elements):
        self.id, self.role = node[0], node[1]
        rest = node[2:] + [0, 0, 0]
        self.attributes = dict(rest[0] or {})
        self.text = rest[1] or ""
        self.parent = parent
        if self.id in elements:
            raise Broken(f"the id {self.id} is used twice")
        elements[self.id] = self
        self.children = [Element(child, self, elements) for child in rest[2] or []]

    def nearest(self, role):
        """The innermost element of a role around this one."""
        element = self.parent
        while element and element.role != role:
            element = element.parent
        return element

    def is_off_screen(self):
        return (self.attributes.get("covered") or self.role == "hidden" or self.is_hidden_by_form()
                or self.role == "navigation-bar" and self.attributes.get("display-mode") == "none")

    def is_hidden_by_form(self):
        """Whether the split view around the element doesn't show it in its current form."""
        if self.role == "back-button" and "form" in self.attributes and (split := self.nearest("split-view")):
            if split.attributes.get("display-mode") == "collapsed":
                return False
            return (split.attributes.get("toggle") != "back"
                    or self.nearest("column").attributes.get("placement") != "content")
        if self.role == "sidebar-toggle":
            split = self.parent.attributes
            return split.get("display-mode") == "collapsed" or split.get("toggle") != "sidebar"
        if self.role == "column-divider":
            return (self.parent.attributes.get("display-mode") == "collapsed"
                    or any(e.role == "column" and e.attributes.get("placement") == self.attributes.get("placement")
                           and "covered" in e.attributes for e in self.parent.children))
        return False

    def is_active(self):
        """Whether a tap on it has an effect. Rows and options say so, and for other roles it is known."""
        return self.role in ACTIVE or self.answers("activate")

    def answers(self, verb):
        """Whether it accepts a verb explicitly, not only by its role."""
        return verb in str(self.attributes.get("verbs", "")).split()

    def is_called(self, words):
        """Whether a field has this text as its label, its placeholder or its value."""
        return words in (self.attributes.get(key) for key in ("label", "placeholder", "value"))

    def walk(self, shown_only=True):
        """This element and all descendants in reading order. By default, without those that are off screen."""
        if shown_only and self.is_off_screen():
            return
        yield self
        for child in self.children:
            yield from child.walk(shown_only)

    def words(self):
        """The text for a screen reader: the label, or else the texts inside, with single spaces."""
        spoken = self.attributes.get("label") or " ".join(element.text for element in self.walk())
        return " ".join(spoken.split())

    def outline(self, depth=0):
        attributes = "".join(f" {key}" if value is True else f" {key}={value}"
                             for key, value in sorted(self.attributes.items()))
        line = "  " * depth + self.role + (f' "{self.text}"' if self.text else "") + attributes
        return "\n".join([line] + [child.outline(depth + 1) for child in self.children])

    def shape(self, depth=0):
        """The content of the screen, line by line, without the numbers of elements. Covered screens are created only
        when they are needed, and before that the back button has no text."""
        attributes = "".join(f" {key}={value}" for key, value in sorted(self.attributes.items())
                             if key != "scroll-target" and value != "")
        words = f' "{self.text}"' if self.text and self.role != "back-button" else ""
        shown = [child for child in self.children if not child.is_off_screen()]
        return ["  " * depth + self.role + words + attributes] + [line for child in shown for line in child.shape(depth + 1)]


class BrowserStorage:
    """The data of a browser for a tab between its connections: seals that it can't read, the steps of its history, and
    a cookie.

    It outlives the page and the server. Data to store counts only after the patch that follows it, so that the stored
    state always equals the shown state.
    """

    def __init__(self, url="/"):
        self.cookie, self.app, self.waiting = None, {}, []
        self.scene, self.navigation = {}, {}
        # The step and the address of each entry of the tab's history, and the number of the current entry.
        self.entries, self.urls, self.entry = [0], [url], 0

    @property
    def step(self):
        return self.entries[self.entry]

    @property
    def url(self):
        return self.urls[self.entry]

    def hello(self):
        kept = {name: seals for name, seals in (("scene", self.scene), ("app", self.app)) if seals}
        if self.step in self.navigation:
            kept["navigation"] = self.navigation[self.step]
        earlier = [step for step in self.entries[:self.entry] if step in self.navigation][-8:]
        if earlier:
            kept["earlier"] = [part for step in earlier for part in (step, self.navigation[step])]
        fields = {"url": self.url, "step": self.step, "lastStep": max(self.entries + list(self.navigation))}
        return {**fields, "seals": kept} if kept else fields

    def settle(self):
        """Stores the waiting data, because its patch has arrived."""
        for changes in self.waiting:
            self._take(changes)
        self.forget()

    def forget(self):
        self.waiting = []

    def _take(self, changes):
        for name, mine in (("scene", self.scene), ("app", self.app)):
            for key, seal in changes.get(name, {}).items():
                if seal is None:
                    mine.pop(key, None)
                else:
                    mine[key] = seal
        pairs = changes.get("navigation", [])
        for step, seal in zip(pairs[::2], pairs[1::2]):
            if seal is None:
                self.navigation.pop(step, None)
            else:
                self.navigation[step] = seal

    def follow(self, history):
        """Applies a patch's change to the tab's history."""
        if "push" in history:
            self.urls[self.entry + 1:] = [history.get("url", self.url)]
            self.entries[self.entry + 1:] = [history["push"]]
            self.entry += 1
        elif "replace" in history:
            self.entries[self.entry] = history["replace"]
            self.urls[self.entry] = history.get("url", self.url)
        else:
            # The entry has its own address.
            self.entry = self.entries.index(history["back"] if "back" in history else history["go"])


class Page:
    """The mirror, and the actions of a user."""

    def __init__(self, port, size=PHONE, url="/", storage=None):
        self.storage = storage or BrowserStorage(url)
        self.storage.forget()
        self.elements, self.root = {}, None
        self.events, self.answered, self.refusals = 0, 0, {}
        self.motions, self.operations, self.trouble, self.requests = [], 0, None, []
        # Whether the server has said that it ends. A page sends nothing after its answer to that.
        self.is_leaving = False
        self.size, self.window_title = size, ""
        self._incoming = b""
        self._socket = self._open(port)
        self._shake_hands(port)
        self._send({"v": 1, "hello": {"size": list(size), "touch": True, "dark": False, "reduceMotion": False,
                                      "language": "en", **self.storage.hello()}})
        self.wait(lambda: self.root is not None, "a welcome")

    def close(self):
        self._socket.close()

    # Actions

    def do(self, element, verb, **fields):
        """Sends an event and waits for its answer. Drops what was recorded for earlier events.

        - Returns: The reason for a refusal, or None.
        """
        return self.answer(self.send({"e": element.id, "do": verb, **fields}))

    def resize(self, size):
        """- Returns: The number of the event."""
        self.size = size
        return self.send({"do": "resize", "size": list(size)})

    def settle(self):
        """Waits for the tasks that a resize starts in the app, which write state after other views have appeared. The
        screen doesn't show when they end. They have ended after the scene has answered twice."""
        for _ in range(2):
            self.answer(self.resize(self.size))

    def send(self, event):
        """- Returns: The number of the event, for waiting for its answer."""
        self.events += 1
        self.motions, self.operations = [], 0
        self._send({"n": self.events, **event})
        return self.events

    def answer(self, number):
        self.wait(lambda: self.answered >= number or number in self.refusals, f"an answer to event {number}")
        return self.refusals.get(number)

    # The screen

    def screen(self):
        """The topmost screen of the innermost visible stack."""
        return [element for element in self.root.walk() if element.role == "screen"][-1]

    def title(self):
        return next((e.text for e in self.screen().walk() if e.role == "bar-title"), "")

    def back_button(self, words=None):
        """The button of the topmost screen, or the one with this text on any screen."""
        buttons = (e for e in (self.root if words else self.screen()).walk() if e.role == "back-button")
        return next((e for e in buttons if not words or e.words() == words), None)

    def split_view(self):
        return next((e for e in self.root.walk() if e.role == "split-view"), None)

    def sidebar_toggle(self):
        return next((e for e in self.root.walk() if e.role == "sidebar-toggle"), None)

    def columns(self, shown_only=True):
        """The visible columns of the first split view by name, in order."""
        split = self.split_view()
        return {e.attributes["placement"]: e for e in (split.children if split else [])
                if e.role == "column" and not (shown_only and "covered" in e.attributes)}

    def rows(self, words=None):
        """The rows on screen with this text, or that contain an element with it. Without a text, all rows."""
        return self._saying(words, "row")

    def choices(self, words):
        """The rows and options on screen with this text, or that contain an element with it."""
        return self._saying(words, "row", "option")

    def _saying(self, words, *roles):
        return [element for element in self.root.walk() if element.role in roles
                and (words is None or any(e.words() == words for e in element.walk()))]

    def shows(self, words):
        return bool(self.fields(words)) or any(
            element.words() == words for element in self.root.walk()
            if element.text or element.role in NAMED or "label" in element.attributes)

    def fields(self, words=None):
        """The elements on screen with this name, or all of them."""
        return [e for e in self.root.walk() if e.role in FIELDS and (words is None or e.is_called(words))]

    def is_editing(self):
        return any(e.role == "list" and "editing" in e.attributes for e in self.root.walk())

    def shows_symbol(self, name):
        return any(e.role == "image" and e.attributes.get("symbol") == name for e in self.root.walk())

    def active(self, words):
        """The element that a tap on this text reaches. Of a tappable row with a link in it, it is the link."""
        found = [element for element in self.root.walk() if element.is_active() and element.words() == words]
        return [e for e in found if not any(other is not e and other in e.walk() for other in found)]

    # Frames

    def wait(self, condition, what, seconds=5):
        """Receives frames until a condition holds."""
        deadline = time.monotonic() + seconds
        while not condition():
            remaining = deadline - time.monotonic()
            if remaining <= 0:
                raise Broken(f"the server didn't send {what} within {seconds} s")
            self.listen(remaining)

    def listen(self, seconds):
        """Receives the frames that arrive within the given seconds. Returns as soon as one has arrived."""
        self._socket.settimeout(seconds)
        try:
            chunk = self._socket.recv(65536)
        except TimeoutError:
            return
        if not chunk:
            raise Broken("the server ended the connection")
        self._incoming += chunk
        while (frame := self._take_frame()) is not None:
            opcode, payload = frame
            if opcode == 9:
                self._write(10, payload)
            elif opcode == 8:
                code = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 1005
                raise Closed(code, payload[2:].decode())
            elif opcode == 1:
                self._read(json.loads(payload))
            elif opcode != 10:
                raise Broken(f"a frame of opcode {opcode}")

    def _read(self, frame):
        if "tree" in frame:
            self.elements = {}
            self.root = Element(frame["tree"], None, self.elements)
            self.window_title = frame.get("title", "")
            self._follow(frame)
        elif "ops" in frame:
            for operation in frame["ops"]:
                self._apply(*operation)
            self.operations += len(frame["ops"])
            self.answered = max(self.answered, frame.get("n", 0))
            self.window_title = frame.get("title", self.window_title)
            if "motion" in frame:
                self.motions.append(frame["motion"])
            self._follow(frame)
            self._send({"ack": frame["r"]})
        elif "refused" in frame:
            self.refusals[frame["refused"]] = frame["why"]
        elif "store" in frame:
            self.storage.waiting.append(frame["store"])
        elif "request" in frame:
            self.requests.append(frame)
        elif "trouble" in frame:
            self.trouble = frame["trouble"]
        elif "leave" in frame:
            self._send({"leaving": True})
            self.is_leaving = True
        elif "held" in frame:
            # The answer comes later. Only a page that checks its line needs to know.
            pass
        else:
            raise Broken(f"a frame that says nothing known: {json.dumps(frame)[:200]}")

    def _follow(self, frame):
        self.storage.settle()
        if "history" in frame:
            self.storage.follow(frame["history"])

    def _apply(self, verb, *arguments):
        if verb not in VERBS:
            raise Broken(f"an operation called {verb}")
        element = self.elements.get(arguments[0])
        if element is None:
            return
        if verb == "insert":
            self._place(Element(arguments[2], element, self.elements), element, arguments[1])
        elif verb == "remove":
            element.parent.children.remove(element)
            for gone in element.walk(shown_only=False):
                del self.elements[gone.id]
        elif verb == "move":
            element.parent.children.remove(element)
            self._place(element, element.parent, arguments[1])
        elif verb == "text":
            element.text = arguments[1]
        elif verb == "set":
            key, value = arguments[1:]
            element.attributes.pop(key, None)
            if value is not None:
                element.attributes[key] = value

    def _place(self, element, parent, before):
        siblings = parent.children
        if before and (before not in self.elements or self.elements[before].parent is not parent):
            raise Broken(f"element {before} is no child of {parent.id}")
        siblings.insert(siblings.index(self.elements[before]) if before else len(siblings), element)

    # Bytes

    def _open(self, port):
        """A connection to the server, or to a proxy in front of it."""
        connection = socket.create_connection(("127.0.0.1", port), timeout=5)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection

    def _host_headers(self, port):
        """The headers that say which site is meant, and who asks."""
        return f"Host: 127.0.0.1:{port}\r\n"

    def _shake_hands(self, port):
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall((
            f"GET /~/socket HTTP/1.1\r\n{self._host_headers(port)}Connection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{self._cookie_header()}\r\n").encode())
        while b"\r\n\r\n" not in self._incoming:
            chunk = self._socket.recv(4096)
            if not chunk:
                raise Broken("the server ended the connection at the upgrade")
            self._incoming += chunk
        head, self._incoming = self._incoming.split(b"\r\n\r\n", 1)
        if not head.startswith(b"HTTP/1.1 101"):
            raise Broken(f"the upgrade was answered with {head.splitlines()[0].decode()}")
        for line in head.decode().splitlines():
            name, _, value = line.partition(":")
            if name.lower() == "set-cookie":
                self.storage.cookie = value.split(";")[0].strip()

    def _cookie_header(self):
        return f"Cookie: {self.storage.cookie}\r\n" if self.storage.cookie else ""

    def _take_frame(self):
        data = self._incoming
        if len(data) < 2:
            return None
        length, start = data[1] & 0x7f, 2
        if length > 125:
            size = 2 if length == 126 else 8
            if len(data) < 2 + size:
                return None
            length, start = int.from_bytes(data[2:2 + size], "big"), 2 + size
        if len(data) < start + length:
            return None
        self._incoming = data[start + length:]
        if not data[0] & 0x80:
            raise Broken("a message in several frames, which this server never sends")
        return data[0] & 0x0f, data[start:start + length]

    def _send(self, message):
        self._write(1, json.dumps(message).encode())

    def _write(self, opcode, payload):
        length, mask = len(payload), os.urandom(4)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + struct.pack(">H", length)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        self._socket.sendall(bytes([0x80 | opcode]) + size + mask + masked)
