"""Many tabs in one thread, which use little CPU time while the clock runs. scripts/resume measures a server with them.

A tab is a page of Tests/seeds/page.py. Its mirror is slow, so a returning tab only collects bytes until it has its
tree. The mirror reads them after the clock has stopped:

    prepare ─► connect ─► GET ─► 101 ─► hello ─► welcome or resumed, whole        (the clock runs)
       │                                            └─► look: mirrored, compared  (it doesn't)
       └ the hello, with all that the tab keeps, is made into bytes before
"""
import base64
import json
import os
import pathlib
import re
import selectors
import signal
import socket
import struct
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Tests/seeds"))

from page import Broken, BrowserStorage, Element, Page  # noqa: E402


class Server:
    """The app, which is restarted on its own port after each kill."""

    def __init__(self, executable):
        self.executable, self.port, self.process, self.started_in = executable, 0, None, 0.0
        self.environment = {**os.environ, "BACKSTAFF_SEAL_KEY": base64.b64encode(os.urandom(32)).decode()}

    def start(self):
        began = time.monotonic()
        # A benchmark acts faster than the limits for a user allow.
        command = [self.executable, "--in-process", "--port", str(self.port), "--frames-per-second", "1000000",
                   "--app-requests-per-address", "1000000"]
        self.process = subprocess.Popen(command, text=True, env=self.environment, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        for line in self.process.stdout:
            if found := re.search(r" is at http://\S+?:(\d+)/", line):
                self.started_in = time.monotonic() - began
                if self.port and self.port != int(found.group(1)):
                    raise Broken(f"port {self.port} was taken when the server started again")
                self.port = int(found.group(1))
                return
        raise Broken("the server named no address")

    def kill(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process.stdout.close()

    def cpu(self):
        """The CPU seconds of all its threads so far, including ended ones, with nanosecond resolution."""
        return time.clock_gettime_ns((~self.process.pid << 3) | 2) / 1e9

    def rest(self, seconds=0.002, limit=2):
        """Waits until the server is idle. - Returns: Its CPU time."""
        deadline, used = time.monotonic() + limit, self.cpu()
        while time.monotonic() < deadline:
            time.sleep(seconds)
            if (now := self.cpu()) == used:
                break
            used = now
        return used

    def mebibytes(self):
        pages = int(pathlib.Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE") / (1 << 20)


class Tab(Page):
    """A page that reconnects by itself to any server."""

    def __init__(self, port, storage):
        self.session, self.continues = {}, False
        super().__init__(port, storage=storage)
        self.expected = None

    def note(self):
        """The state on screen must be there again after the next return."""
        self.expected = self.root.shape()

    # Returning

    def prepare(self, port):
        """Encodes everything to send as bytes, in the form in which a page that has lost its server sends it."""
        self.storage.forget()
        hello = {"size": list(self.size), "touch": True, "dark": False, "reduceMotion": False, "language": "en",
                 **self.storage.hello(), "resume": {**self.session, "n": self.answered}}
        # A mask of zeros is valid, and saves the client the work.
        text = json.dumps({"v": 1, "hello": hello}, separators=(",", ":")).encode()
        length = struct.pack("!BB", 0x81, 0x80 | len(text)) if len(text) < 126 else struct.pack("!BBH", 0x81, 0xfe, len(text))
        self.hello = length + bytes(4) + text
        self.request = (
            f"GET /~/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{self._cookie_header()}\r\n").encode()
        self._incoming, self._looked, self._greeted, self._port = b"", 0, False, port
        self.said_hello = self.came_back = None

    def connect(self):
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.setblocking(False)
        self._socket.connect_ex(("127.0.0.1", self._port))

    def fileno(self):
        return self._socket.fileno()

    def ask(self):
        self._socket.sendall(self.request)

    def greet(self):
        self.said_hello = time.monotonic()
        self._socket.sendall(self.hello)

    def take(self, hold=False):
        """Receives the available bytes. - Returns: Whether everything has arrived that brings the tab back. With
        `hold`, whether the answer to the upgrade has."""
        chunk = self._socket.recv(1 << 18)
        if not chunk:
            raise Broken("the server ended the connection of a tab that came back")
        self._incoming += chunk
        if not self._greeted:
            head, found, rest = self._incoming.partition(b"\r\n\r\n")
            if not found:
                return False
            if not head.startswith(b"HTTP/1.1 101"):
                raise Broken(f"the upgrade was answered with {head.splitlines()[0].decode()}")
            self._greeted, self._incoming = True, rest
            if hold:
                return True
            self.greet()
        while (frame := self._next_frame()) is not None:
            if frame.startswith(b'{"v":1'):
                self.came_back = time.monotonic()
                return True
        return False

    def _next_frame(self):
        """The payload of the next complete frame that wasn't read yet. All payloads are kept for the mirror."""
        data, start = self._incoming, self._looked
        if len(data) < start + 4:
            return None
        length, head = data[start + 1] & 0x7f, 2
        if length == 126:
            length, head = int.from_bytes(data[start + 2:start + 4], "big"), 4
        elif length == 127:
            length, head = int.from_bytes(data[start + 2:start + 10], "big"), 10
        end = start + head + length
        if len(data) < end:
            return None
        self._looked = end
        return data[start + head:end]

    # After the return

    def look(self):
        """Applies the received frames to the mirror. - Returns: Whether the screen is the same as before."""
        self.welcome_bytes = len(self._incoming)
        self._socket.setblocking(True)
        while (frame := self._take_frame()) is not None:
            if frame[0] == 1:
                self._read(json.loads(frame[1]))
        return self.root is not None and self.root.shape() == self.expected

    def _read(self, frame):
        if "session" in frame:
            self.continues = frame["session"] == self.session.get("session")
            self.session = {"session": frame["session"], "epoch": frame["epoch"], "r": frame["r"]}
            if not self.continues:
                self.events = self.answered = frame["n"]
        if frame.get("resumed"):
            return
        if "ops" in frame:
            self.session["r"] = frame["r"]
        super()._read(frame)


def bring_back(tabs, server):
    """All tabs return at once. - Returns: The sorted times in seconds from the first connection until each was back,
    and this process's own CPU time."""
    for tab in tabs:
        tab.prepare(server.port)
    waiting = selectors.EpollSelector()
    own, began = time.process_time(), time.monotonic()
    for tab in tabs:
        tab.connect()
        waiting.register(tab, selectors.EVENT_WRITE)
    left, deadline = len(tabs), began + 120
    while left:
        if time.monotonic() > deadline:
            break
        for key, events in waiting.select(1):
            tab = key.fileobj
            if events & selectors.EVENT_WRITE:
                tab.ask()
                waiting.modify(tab, selectors.EVENT_READ)
            elif tab.take():
                waiting.unregister(tab)
                left -= 1
    own = time.process_time() - own
    waiting.close()
    return sorted(tab.came_back - began for tab in tabs if tab.came_back), own


def bring_back_one(tab, server):
    """One tab returns to an idle server. - Returns: The seconds from hello to tree, and the server's CPU time for
    it."""
    tab.prepare(server.port)
    tab.connect()
    tab._socket.setblocking(True)
    tab.ask()
    while not tab.take(hold=True):
        pass
    used = server.rest()
    tab.greet()
    while not tab.take():
        pass
    return tab.came_back - tab.said_hello, server.rest() - used
