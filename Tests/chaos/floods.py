"""What a client can do to fill a server. It has an address of its own, and no browser would do any of it."""
import base64
import contextlib
import json
import multiprocessing
import os
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


def send(connection, message):
    """Sends a text frame. The mask is zero, so the payload stays as it is."""
    payload = json.dumps(message).encode()
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack(">H", len(payload))
    connection.sendall(b"\x81" + length + bytes(4) + payload)


def open_socket(port):
    connection = connect(port)
    key = base64.b64encode(os.urandom(16)).decode()
    connection.sendall(f"GET /~/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                       f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
    head = connection.recv(4096)
    if not head.startswith(b"HTTP/1.1 101"):
        connection.close()
        raise OSError("no socket")
    return connection


def log(port, deadline, count):
    """Sends what is refused with a line in the log, and each time in other words."""
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError), open_socket(port) as connection:
            send(connection, HELLO)
            seals = {f"key {os.urandom(8).hex()}": "bogus" for _ in range(100)}
            send(connection, {**HELLO, "hello": {**HELLO["hello"], "seals": {"scene": seals}}})
            send(connection, {"n": 1, "e": 1, "do": f"verb {os.urandom(8).hex()}"})
            connection.recv(65536)
            count.value += 1


def scenes(port, deadline, count):
    """Connects, gets a scene and leaves, each time as another visitor."""
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError), open_socket(port) as connection:
            send(connection, HELLO)
            connection.recv(65536)
            count.value += 1


def previews(port, deadline, count):
    """Asks for pages, each time as another visitor."""
    request = f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode()
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError), connect(port) as connection:
            connection.sendall(request)
            while connection.recv(65536):
                pass
            count.value += 1


def descriptors(port, deadline, count):
    """Opens connections, and holds them with the beginning of a request. One that is closed is opened again."""
    held = []
    while time.monotonic() < deadline:
        for _ in range(200):
            try:
                connection = connect(port)
                connection.setblocking(False)
                connection.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                held.append(connection)
                count.value += 1
            except OSError:
                break
        held = [connection for connection in held if not is_closed(connection)]
        time.sleep(0.05)


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


FLOODS = {"log": (log, 16), "scenes": (scenes, 16), "previews": (previews, 70), "descriptors": (descriptors, 8)}


class Flood:
    """A flood by a process of its own. It has the lowest priority, because the machine of a real client is another one."""

    def __init__(self, kind, port, seconds):
        self._kind, self._port, self._seconds = kind, port, seconds
        self._count = multiprocessing.Value("q", 0)
        self._process = multiprocessing.Process(target=self._run, daemon=True)

    def start(self):
        self._process.start()

    def finish(self):
        """- Returns: How often the client did what it does."""
        self._process.join()
        return self._count.value

    def _run(self):
        os.nice(19)
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        action, threads = FLOODS[self._kind]
        deadline = time.monotonic() + self._seconds
        running = [threading.Thread(target=action, args=(self._port, deadline, self._count), daemon=True)
                   for _ in range(threads)]
        for thread in running:
            thread.start()
        for thread in running:
            thread.join(self._seconds + 30)
