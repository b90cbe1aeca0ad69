"""Apps that run in worker processes, and what their figures say."""

import os
import urllib.request

from apps import ServedApp
from free_port import free_port
from processes import ticks
from waiting import sleep, wait_until


class AppWithWorkers(ServedApp):
    """A served app with worker processes. A new visitor goes to the ready worker that has the fewest visitors, so nobody
    comes before all workers are ready."""

    def __init__(self, name, *flags, log=os.devnull):
        self.metrics_port = free_port()
        super().__init__(name, *flags, "--metrics-port", str(self.metrics_port), log=log)
        count = int(flags[flags.index("--workers") + 1]) if "--workers" in flags else 1
        wait_until(lambda: self.figures["backstaff_workers"] >= count, sleep)

    @property
    def figures(self):
        """The values of the app's metrics by what stands before them."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.metrics_port}/~/metrics", timeout=5) as answer:
            lines = answer.read().decode().splitlines()
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}

    def worker_of(self, shown, link="Soups"):
        """The worker that has a tab: the one that works when somebody uses the tab."""
        before = {pid: ticks(pid) for pid in self.workers}
        for _ in range(5):
            shown.follow(link)
            shown.back()
        return max(before, key=lambda pid: ticks(pid) - before[pid])
