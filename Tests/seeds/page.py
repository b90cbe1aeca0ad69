"""A page without a browser: one WebSocket to a served app, and a mirror of the tree that the app shows.

    connect ─► GET, 101 ─► hello ─► welcome: the whole tree ─► patch ─► ack ─► patch …
                                                  event n ─► a patch that answers n, or a refusal

The grammar is that of Documentation/WireProtocol.md. Anything that a page would have to guess at is an error here: an
operation of an unknown kind, or on an element that isn't there.
"""
import base64
import json
import os
import socket
import struct
import time

# What a person names by the words in it and taps. The back button isn't named so: its words are another screen's title.
ACTIVE = {"button", "link", "toggle", "gesture"}
NAMED = ACTIVE | {"row", "back-button"}


class Broken(Exception):
    """The server said something that a page can't follow, or nothing at all."""


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

    def walk(self, shown_only=True):
        """This element and all below it in reading order; what is covered or hidden only if asked for."""
        if shown_only and (self.attributes.get("covered") or self.role == "hidden"):
            return
        yield self
        for child in self.children:
            yield from child.walk(shown_only)

    def words(self):
        """What a screen reader would say: the label, or else the texts in it, with single spaces."""
        spoken = self.attributes.get("label") or " ".join(element.text for element in self.walk())
        return " ".join(spoken.split())

    def outline(self, depth=0):
        attributes = "".join(f" {key}" if value is True else f" {key}={value}"
                             for key, value in sorted(self.attributes.items()))
        line = "  " * depth + self.role + (f' "{self.text}"' if self.text else "") + attributes
        return "\n".join([line] + [child.outline(depth + 1) for child in self.children])


class Page:
    """The mirror, and what a person does to it."""

    def __init__(self, port, size=(390, 844), url="/"):
        self.elements, self.root = {}, None
        self.events, self.answered, self.refusals = 0, 0, {}
        self.motions, self.operations, self.trouble = [], 0, None
        self.window_title = ""
        self._incoming = b""
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=5)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._shake_hands(port)
        self._send({"v": 1, "hello": {"size": list(size), "url": url, "touch": True, "dark": False,
                                      "reduceMotion": False, "language": "en", "step": 0}})
        self.wait(lambda: self.root is not None, "a welcome")

    def close(self):
        self._socket.close()

    # What a person does

    def do(self, element, verb, **fields):
        """Sends an event and waits for its answer. What was seen of earlier events is forgotten.

        - Returns: why it was refused, or None.
        """
        self.events += 1
        self.motions, self.operations = [], 0
        number = self.events
        self._send({"n": number, "e": element.id, "do": verb, **fields})
        self.wait(lambda: self.answered >= number or number in self.refusals, f"an answer to event {number}")
        return self.refusals.get(number)

    # What a person sees

    def screen(self):
        """The topmost screen of the innermost stack that is shown."""
        return [element for element in self.root.walk() if element.role == "screen"][-1]

    def title(self):
        return next((e.text for e in self.screen().walk() if e.role == "bar-title"), "")

    def back_button(self):
        return next((e for e in self.screen().walk() if e.role == "back-button"), None)

    def shows(self, words):
        return any(element.words() == words for element in self.root.walk()
                   if element.text or element.role in NAMED or "label" in element.attributes)

    def active(self, words):
        return [element for element in self.root.walk() if element.role in ACTIVE and element.words() == words]

    # Frames

    def wait(self, condition, what, seconds=5):
        """Takes frames in until something holds."""
        deadline = time.monotonic() + seconds
        while not condition():
            remaining = deadline - time.monotonic()
            if remaining <= 0:
                raise Broken(f"the server didn't send {what} within {seconds} s")
            self.listen(remaining)

    def listen(self, seconds):
        """Takes in what comes within so many seconds; returns as soon as something came."""
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
                raise Broken(f"the server closed the connection: {code} {payload[2:].decode()}")
            elif opcode == 1:
                self._read(json.loads(payload))
            elif opcode != 10:
                raise Broken(f"a frame of opcode {opcode}")

    def _read(self, frame):
        if "tree" in frame:
            self.elements = {}
            self.root = Element(frame["tree"], None, self.elements)
            self.window_title = frame.get("title", "")
        elif "ops" in frame:
            for operation in frame["ops"]:
                self._apply(*operation)
            self.operations += len(frame["ops"])
            self.answered = max(self.answered, frame.get("n", 0))
            self.window_title = frame.get("title", self.window_title)
            if "motion" in frame:
                self.motions.append(frame["motion"])
            self._send({"ack": frame["r"]})
        elif "refused" in frame:
            self.refusals[frame["refused"]] = frame["why"]
        elif "trouble" in frame:
            self.trouble = frame["trouble"]
        else:
            raise Broken(f"a frame that says nothing known: {json.dumps(frame)[:200]}")

    def _apply(self, verb, *arguments):
        if verb == "announce":
            return
        element = self._element(arguments[0], verb)
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
        elif verb != "focus":
            raise Broken(f"an operation called {verb}")

    def _element(self, identity, verb):
        if identity not in self.elements:
            raise Broken(f"{verb} of element {identity}, which isn't there")
        return self.elements[identity]

    def _place(self, element, parent, before):
        siblings = parent.children
        if before and self._element(before, "insert or move before").parent is not parent:
            raise Broken(f"element {before} is no child of {parent.id}")
        siblings.insert(siblings.index(self.elements[before]) if before else len(siblings), element)

    # Bytes

    def _shake_hands(self, port):
        key = base64.b64encode(os.urandom(16)).decode()
        self._socket.sendall((
            f"GET /~/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        while b"\r\n\r\n" not in self._incoming:
            chunk = self._socket.recv(4096)
            if not chunk:
                raise Broken("the server ended the connection at the upgrade")
            self._incoming += chunk
        head, self._incoming = self._incoming.split(b"\r\n\r\n", 1)
        if not head.startswith(b"HTTP/1.1 101"):
            raise Broken(f"the upgrade was answered with {head.splitlines()[0].decode()}")

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
