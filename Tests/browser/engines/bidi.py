"""WebDriver BiDi, a protocol over a WebSocket: commands with answers, and events that come between."""

import json
import time
from contextlib import ExitStack

from websockets.sync.client import connect


class BiDiError(Exception):
    pass


class Connection:
    """`on_event` is called with the name and the fields of each event, while a command or a rest waits."""

    def __init__(self, address, on_event):
        self.exits = ExitStack()
        self.socket = self.exits.enter_context(connect(address, max_size=None))
        self.on_event = on_event
        self.number = 0

    def send(self, method, **fields):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": fields}))
        while True:
            frame = self._receive(60)
            if frame.get("id") == self.number:
                break
        if frame["type"] == "error":
            raise BiDiError(f"{method}: {frame['error']}: {frame['message']}")
        return frame["result"]

    def rest(self, seconds):
        ended = time.monotonic() + seconds
        while (left := ended - time.monotonic()) > 0:
            try:
                self._receive(left)
            except TimeoutError:
                return

    def close(self):
        self.exits.close()

    def _receive(self, seconds):
        frame = json.loads(self.socket.recv(timeout=seconds))
        if frame.get("type") == "event":
            self.on_event(frame["method"], frame["params"])
        return frame
