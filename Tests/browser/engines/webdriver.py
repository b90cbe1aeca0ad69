"""WebDriver, a protocol over HTTP: one session with one browser."""

import http.client
import json
import subprocess

from engines.tab import ScriptError
from waiting import sleep, wait_until


class WebDriverError(Exception):
    pass


class Session:
    """Starts the program of a driver, and a browser with it."""

    def __init__(self, driver, port, capabilities, environment, said):
        self.process = subprocess.Popen([driver, f"--port={port}"], env=environment, stdout=said, stderr=subprocess.DEVNULL)
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.path = ""
        try:
            wait_until(self._is_ready, sleep)
            self.path = "/session/" + self.post("/session", capabilities={"alwaysMatch": capabilities})["sessionId"]
        except BaseException:
            self.process.kill()
            self.process.wait()
            raise

    def _is_ready(self):
        try:
            self.connection.connect()
            return True
        except ConnectionRefusedError:
            return False

    def get(self, path):
        return self._send("GET", path)

    def post(self, path, **fields):
        return self._send("POST", path, fields)

    def delete(self, path=""):
        return self._send("DELETE", path)

    def end(self):
        try:
            self.delete()
        finally:
            self.process.terminate()
            self.process.wait()

    def _send(self, method, path, fields=None):
        body = None if fields is None else json.dumps(fields)
        self.connection.request(method, self.path + path, body, {"Content-Type": "application/json"})
        answer = self.connection.getresponse()
        value = json.loads(answer.read())["value"]
        if answer.status == 200:
            return value
        if value["error"] == "javascript error":
            raise ScriptError(value["message"])
        raise WebDriverError(f"{method} {path}: {value['error']}: {value['message']}")
