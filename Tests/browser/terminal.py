"""An app that is started in a terminal, as a person would start it."""

import ctypes
import os
import pty
import re
import select
import signal
from pathlib import Path

from apps import FOLDER
from processes import children
from waiting import sleep, wait_until

PTRACE_TRACEME, PTRACE_CONT = 0, 7


class Terminal:
    """A terminal with one app. It has the words of the app, and types Control-C."""

    def __init__(self, *words, is_debugged=False):
        self.printed, self.code = "", None
        command = [str(Path(FOLDER) / words[0]), "--port", "0", "--seal-key-file", "none", *words[1:]]
        self.process, self._terminal = pty.fork()
        if self.process == 0:
            if is_debugged:
                ctypes.CDLL(None).ptrace(PTRACE_TRACEME, 0, None, None)
            os.execv(command[0], command)
        if is_debugged:
            # A traced process stops when it has become another program.
            os.waitpid(self.process, 0)
            ctypes.CDLL(None).ptrace(PTRACE_CONT, self.process, None, None)

    def read(self):
        """Reads what has been printed since the last time, and notices the end of the app."""
        while select.select([self._terminal], [], [], 0)[0]:
            try:
                self.printed += os.read(self._terminal, 65_536).decode(errors="replace").replace("\r\n", "\n")
            except OSError:
                break
        if self.code is None:
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                self.code = os.waitstatus_to_exitcode(status)

    def wait(self, condition, seconds=60):
        """Waits until something was printed, or the app has ended."""
        def pause(milliseconds):
            sleep(milliseconds)
            self.read()
        wait_until(condition, pause, seconds=seconds)

    @property
    def addresses(self):
        return re.findall(r"^Backstaff: \w+ is at (http://\S+)/$", self.printed, re.MULTILINE)

    @property
    def url(self):
        return self.addresses[0]

    @property
    def workers(self):
        """The processes that the app has started."""
        return children(self.process)

    def type_control_c(self):
        os.write(self._terminal, b"\x03")

    def close(self):
        if self.code is None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self._terminal)
