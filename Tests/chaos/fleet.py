"""Fronts with their workers behind nginx, and what can happen to them.

    tabs ──► nginx ──► front 1 ──► workers 1, 2
                  └──► front 2 ──► workers 1, 2
"""
import contextlib
import http.client
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "servers"))

from free_port import free_port  # noqa: E402
from nginx import Nginx, find_nginx  # noqa: E402
from processes import children, facts, memory  # noqa: E402

# nginx gives a connection to the front with the fewest, and asks another one if a front is gone or full.
SETTINGS = """
upstream app {{ least_conn; {servers} }}
proxy_connect_timeout 1s;
proxy_set_header X-Forwarded-For $remote_addr;
proxy_next_upstream error timeout http_503;
"""


class Server:
    """A server at a port of its own: a front with workers, or one process. It is started again at the same port."""

    def __init__(self, executable, workers, folder, flags=(), log=None):
        self.port, self.count = free_port(), workers
        self.log = open(log or pathlib.Path(folder) / f"server-{self.port}.log", "ab")
        processes = ["--workers", str(workers)] if workers else ["--in-process"]
        self.command = [executable, "--port", str(self.port), *processes, "--seal-key-file", f"{folder}/key", *flags]
        self.process = None

    def start(self):
        # A backtrace of a looping worker would take time from all others.
        environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
        self.process = subprocess.Popen(self.command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                        stderr=self.log, env=environment)
        deadline = time.monotonic() + 60
        while not (self.is_ready() and len(self.workers()) >= self.count):
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise SystemExit(f"the server at port {self.port} isn't ready; its log is {self.log.name}")
            time.sleep(0.1)

    def is_ready(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/~/ready")
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    def workers(self):
        """The processes of the workers that live and aren't stopped."""
        if self.process is None:
            return []
        return [pid for pid in children(self.process.pid) if (words := facts(pid)) and words[0] != "T"]

    def memory(self):
        """The memory of all processes in MiB. Pages that they share count once."""
        return sum(memory(pid)[1] for pid in [self.process.pid, *self.workers()])

    def open_files(self):
        """The open files of the process that has the most."""
        counts = [0]
        for pid in [self.process.pid, *self.workers()]:
            with contextlib.suppress(OSError):
                counts.append(len(os.listdir(f"/proc/{pid}/fd")))
        return max(counts)

    def log_bytes(self):
        return os.fstat(self.log.fileno()).st_size

    def terminate(self):
        """Tells the server to end.

        - Returns: The seconds until it had ended.
        """
        begin = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        return time.monotonic() - begin

    def kill(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()


class Fleet:
    """Fronts behind nginx, which gives a connection to the front with the fewest."""

    def __init__(self, executable, fronts, workers, flags=()):
        if not find_nginx():
            raise SystemExit("nginx isn't installed")
        self.folder = tempfile.mkdtemp(prefix="backstaff-fleet-")
        flags = ["--trusted-proxy", "127.0.0.1", "--log-level", "error", *flags]
        self.fronts = [Server(executable, workers, self.folder, flags) for _ in range(fronts)]
        self._nginx = None

    def __enter__(self):
        for front in self.fronts:
            front.start()
        servers = " ".join(f"server 127.0.0.1:{front.port} max_fails=0;" for front in self.fronts)
        try:
            self._nginx = Nginx("location / { proxy_pass http://app; }", SETTINGS.format(servers=servers))
        except AssertionError:
            self.__exit__()
            raise
        return self

    @property
    def port(self):
        return self._nginx.port

    def __exit__(self, *_):
        for front in self.fronts:
            front.kill()
        if self._nginx:
            self._nginx.close()


# What a worker can suffer. SIGUSR1 sends the main actor of Logbook into an endless loop.
FAULTS = {"killed": signal.SIGKILL, "stopped": signal.SIGSTOP, "looping": signal.SIGUSR1}


def strike(fronts, kind, random):
    """Lets one worker of the fronts suffer a fault.

    - Returns: Whether there was a worker.
    """
    workers = [pid for front in fronts for pid in front.workers()]
    if not workers:
        return False
    os.kill(random.choice(workers), FAULTS[kind])
    return True
