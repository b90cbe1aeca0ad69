"""Servers that are measured, and the client that measures them."""
import contextlib
import http.client
import json
import os
import pathlib
import re
import select
import shlex
import signal
import subprocess
import sys
import threading
import time


class Server:
    """A server process in its own process group, which is ended when the block ends."""

    def __init__(self, command):
        self.command = command

    def __enter__(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, start_new_session=True)
        text, deadline = b"", time.monotonic() + 30
        while time.monotonic() < deadline:
            if not select.select([self.process.stdout], [], [], 0.2)[0]:
                continue
            chunk = os.read(self.process.stdout.fileno(), 4096)
            text += chunk
            found = re.search(rb":(\d{2,5})\b(?:/\S*)?\s*\n", text)
            if found:
                self.port = int(found.group(1))
                # Keeps reading, because a server that logs would stop when the pipe is full.
                threading.Thread(target=self.process.stdout.read, daemon=True).start()
                return self
            if not chunk:
                break
        self.__exit__()
        sys.exit(f"bench: {shlex.join(map(str, self.command))} named no port")

    def processes(self):
        """The server's process and its workers."""
        tasks = pathlib.Path(f"/proc/{self.process.pid}/task")
        children = [pid for file in tasks.glob("*/children") for pid in file.read_text().split()]
        return [self.process.pid, *map(int, children)]

    def wait_until_ready(self, workers):
        """Waits until so many workers are ready."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError):
                connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
                connection.request("GET", "/~/ready")
                if connection.getresponse().status == 200 and len(self.processes()) > workers:
                    # The last worker listens a moment after it was started.
                    time.sleep(1)
                    return
            time.sleep(0.1)
        sys.exit(f"bench: {shlex.join(map(str, self.command))} has no {workers} workers")

    def __exit__(self, *_):
        os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


def compile_client(folder):
    binary = f"{folder}/socketload"
    source = pathlib.Path(__file__).with_name("socketload.c")
    subprocess.run(["cc", "-O2", "-std=gnu17", "-Wall", "-Wextra", source, "-o", binary], check=True)
    return binary


def client(binary, kind, server, arguments):
    """Runs the client, and returns what it has measured. CPU time is that of all processes of the server."""
    processes = [word for pid in server.processes() for word in ("--server-pid", str(pid))]
    run = subprocess.run([binary, kind, "--port", str(server.port), *processes, *arguments], capture_output=True,
                         text=True)
    if run.returncode:
        sys.exit(f"bench: {run.stderr.strip()}")
    return json.loads(run.stdout)


def verdict(value, limit, within):
    return f"{value:>10.2f}  {limit:>12}  {'met' if within else 'missed'}"
