"""What a client can do to fill a server. It has an address of its own, and no browser would do any of it.

Each flood is a generator. It does one thing at a time, and yields after each, so that its rate can be limited.
"""
import base64
import contextlib
import functools
import json
import multiprocessing
import os
import random
import resource
import socket
import struct
import threading
import time

# The tabs are at 127.0.0.1.
ADDRESS = "127.0.0.2"
HELLO = {"v": 1, "hello": {"size": [390, 844], "url": "/", "touch": True, "dark": False, "reduceMotion": False,
                           "language": "en", "step": 0}}


def connect(port):
    return socket.create_connection(("127.0.0.1", port), timeout=5, source_address=(ADDRESS, 0))


def frame(message):
    """Returns a text frame of less than 64 KiB. The mask is zero, so the payload stays as it is."""
    payload = json.dumps(message).encode()
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack(">H", len(payload))
    return b"\x81" + length + bytes(4) + payload


def send(connection, message):
    """Sends a text frame."""
    connection.sendall(frame(message))


def open_socket(port, connect=connect):
    connection = connect(port)
    key = base64.b64encode(os.urandom(16)).decode()
    connection.sendall(f"GET /~/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                       f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
    head = connection.recv(4096)
    if not head.startswith(b"HTTP/1.1 101"):
        connection.close()
        raise OSError("no socket")
    return connection


def log(port):
    """Sends what is refused with a line in the log, and each time in other words."""
    while True:
        with contextlib.suppress(OSError), open_socket(port) as connection:
            seals = {f"key {os.urandom(8).hex()}": "bogus" for _ in range(100)}
            send(connection, {**HELLO, "hello": {**HELLO["hello"], "seals": {"scene": seals}}})
            send(connection, {"n": 1, "e": 1, "do": f"verb {os.urandom(8).hex()}"})
            connection.recv(65536)
        yield


def scenes(port):
    """Connects, gets a scene and leaves, each time as another visitor."""
    while True:
        with contextlib.suppress(OSError), open_socket(port) as connection:
            send(connection, HELLO)
            connection.recv(65536)
        yield


def previews(port):
    """Asks for pages, each time as another visitor."""
    request = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode()
    while True:
        with contextlib.suppress(OSError), connect(port) as connection:
            connection.sendall(request)
            while connection.recv(65536):
                pass
        yield


def descriptors(port):
    """Opens connections, and holds them with the beginning of a request. One that is closed is opened again."""
    held = []
    while True:
        for _ in range(200):
            with contextlib.suppress(OSError):
                connection = connect(port)
                connection.setblocking(False)
                held.append(connection)
                connection.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            yield
        held = [connection for connection in held if not is_closed(connection)]


def frames(port):
    """Sends large frames over many sockets, as fast as the server reads them. A socket that is closed is opened again."""
    large = frame({"n": 1, "e": 1, "do": "edit", "text": "x" * 59_000})
    held = {}
    while True:
        if len(held) < 100:
            with contextlib.suppress(OSError):
                connection = open_socket(port)
                send(connection, HELLO)
                connection.setblocking(False)
                held[connection] = b""
            yield
        for connection, rest in list(held.items()):
            try:
                while True:
                    rest = rest or large
                    rest = rest[connection.send(rest):]
            except BlockingIOError:
                held[connection] = rest
            except OSError:
                connection.close()
                del held[connection]
                continue
            if is_closed(connection):
                del held[connection]
            yield


@functools.cache
def events(first, count):
    """Returns small frames of events that no element accepts. The server answers each."""
    return b"".join(frame({"n": number, "e": 1, "do": "activate"}) for number in range(first, first + count))


def small_frames(port):
    """Sends small frames over many sockets, as many at once as one read has. Each socket keeps to the rate of a page."""
    count, interval = 80, 0.45
    held, due = {}, {}
    while True:
        if len(held) < 100:
            with contextlib.suppress(OSError):
                connection = open_socket(port)
                send(connection, HELLO)
                connection.setblocking(False)
                held[connection], due[connection] = (b"", 1), 0
            yield
        for connection, (rest, number) in list(held.items()):
            if is_closed(connection):
                del held[connection], due[connection]
                continue
            if time.monotonic() < due[connection]:
                continue
            if not rest:
                rest, number = events(number, count), number + count
                due[connection] = time.monotonic() + interval
            with contextlib.suppress(OSError):
                rest = rest[connection.send(rest):]
            held[connection] = (rest, number)
            yield
        if held and min(due.values()) > time.monotonic():
            time.sleep(0.01)
            yield


def unread(port):
    """Sends many requests over each connection, and resizes the window of many pages, and reads none of the answers. A connection
    that is closed is opened again."""
    request = f"GET /~/page/0123456789abcdef/page.js HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode() * 100
    asking, pages = Writers(), Writers()
    while True:
        if len(asking.rest) < 50:
            asking.open(lambda: connect_without_reading(port))
        if len(pages.rest) < 50:
            pages.open(lambda: open_page_without_reading(port))
        yield
        for _ in asking.write(lambda number: request):
            yield
        for _ in pages.write(resizes):
            yield


class Writers:
    """Connections that are only written."""

    def __init__(self):
        # What isn't written yet, and how often something was.
        self.rest = {}

    def open(self, connect):
        with contextlib.suppress(OSError):
            connection = connect()
            connection.setblocking(False)
            self.rest[connection] = (b"", 0)

    def write(self, make):
        """Writes to each connection once. `make` gets the number of what is written."""
        for connection, (rest, count) in list(self.rest.items()):
            if not rest:
                rest, count = make(count), count + 1
            try:
                rest = rest[connection.send(rest):]
                self.rest[connection] = (rest, count)
            except BlockingIOError:
                self.rest[connection] = (rest, count)
            except OSError:
                connection.close()
                del self.rest[connection]
            yield


def connect_without_reading(port):
    """Opens a connection into which little fits that isn't read."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.settimeout(5)
    connection.bind((ADDRESS, 0))
    try:
        connection.connect(("127.0.0.1", port))
    except OSError:
        connection.close()
        raise
    return connection


def open_page_without_reading(port):
    connection = open_socket(port, connect_without_reading)
    send(connection, HELLO)
    return connection


def resizes(number):
    """A window becomes wide and narrow again. Each change makes another layout, so its answer is large."""
    return b"".join(frame({"n": number * 2 + place, "do": "resize", "size": size})
                    for place, size in [(1, [1300, 844]), (2, [390, 844])])


def is_closed(connection):
    try:
        if connection.recv(4096):
            return False
    except BlockingIOError:
        return False
    except OSError:
        pass
    connection.close()
    return True


FLOODS = {"log": (log, 16), "scenes": (scenes, 16), "previews": (previews, 70), "descriptors": (descriptors, 8),
          "frames": (frames, 10), "small-frames": (small_frames, 10), "unread": (unread, 8)}


# How much nicer a flood is than the servers.
NICE = 19


class Flood:
    """A flood by a process of its own. It has the lowest priority, because the machine of a real client is another one.

    - Parameter rate: How often a second the client does what it does, at most, or 0 for as often as it can.
    """

    def __init__(self, kind, port, seconds, rate):
        self._kind, self._port, self._seconds, self._rate = kind, port, seconds, rate
        self._count = multiprocessing.Value("q", 0)
        self._process = multiprocessing.Process(target=self._run, daemon=True)

    def start(self):
        self._process.start()

    def finish(self):
        """- Returns: How often the client did what it does."""
        self._process.join()
        return self._count.value

    def _run(self):
        os.nice(NICE)
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        action, threads = FLOODS[self._kind]
        deadline = time.monotonic() + self._seconds
        running = [threading.Thread(target=self._repeat, args=(action(self._port), threads, deadline), daemon=True)
                   for _ in range(threads)]
        for thread in running:
            thread.start()
        for thread in running:
            thread.join(self._seconds + 30)

    def _repeat(self, action, threads, deadline):
        interval = threads / self._rate if self._rate else 0
        # The threads don't begin at the same moment.
        due = time.monotonic() + random.uniform(0, interval)
        while (now := time.monotonic()) < deadline:
            if due > now:
                time.sleep(min(due, deadline) - now)
            next(action)
            with self._count.get_lock():
                self._count.value += 1
            # What is late is made up for, but not more than a second's worth.
            due = max(due + interval, time.monotonic() - 1)
