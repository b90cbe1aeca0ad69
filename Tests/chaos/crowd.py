"""Many tabs in several processes. One process of Python runs on one core, and its tabs would wait for each other."""
import collections
import contextlib
import multiprocessing
import os
import time

from tab import Tab

# What the processes count together while they run.
ACTS, RESUMES, LOSSES = range(3)


class Report:
    """What happened to all tabs."""

    def __init__(self):
        self.losses, self.resumes, self.missing = [], 0, 0
        self.times, self.counts = [], collections.Counter()

    def add(self, tabs):
        for tab in tabs:
            self.losses += tab.losses
            self.resumes += tab.resumes
            self.times += tab.times
            self.counts.update(tab.counts)
            self.missing += tab.is_alive()

    def merge(self, other):
        self.losses += other.losses
        self.resumes += other.resumes
        self.missing += other.missing
        self.times += other.times
        self.counts += other.counts

    def percentile(self, share, spans):
        """The time of an event in milliseconds that a share of the events in some spans of time doesn't exceed."""
        seen = sorted(seconds for at, seconds in self.times if any(begin <= at < end for begin, end in spans))
        return seen[min(len(seen) - 1, int(len(seen) * share))] * 1000 if seen else float("nan")


class Crowd:
    """- Parameter priority: How much the processes go before others. Tabs of which many come back at once need much time
        themselves. So the time of events is best measured by a few others that go first.
    """

    def __init__(self, port, tabs, seconds, seed, pause=(0.2, 1.0), processes=8, priority=0):
        self._priority = priority
        self.deadline = time.monotonic() + seconds
        self.totals = multiprocessing.Array("q", 3)
        self._reports = multiprocessing.Queue()
        self._processes = [
            multiprocessing.Process(target=self._run, args=(range(first, tabs, processes), port, seed, pause), daemon=True)
            for first in range(min(processes, tabs))]

    def start(self):
        for process in self._processes:
            process.start()

    def finish(self):
        """Waits for all tabs. Call it after the last fault."""
        report = Report()
        for _ in self._processes:
            report.merge(self._reports.get())
        for process in self._processes:
            process.join()
        return report

    def _run(self, numbers, port, seed, pause):
        if self._priority:
            # Only root may go before others.
            with contextlib.suppress(PermissionError):
                os.nice(-self._priority)
        tabs = [Tab(number, port, seed, self.deadline, pause) for number in numbers]
        for tab in tabs:
            tab.start()
        before = [0, 0, 0]
        while any(tab.is_alive() for tab in tabs) and time.monotonic() < self.deadline + 60:
            time.sleep(0.2)
            now = [sum(sum(tab.counts.copy().values()) for tab in tabs), sum(tab.resumes for tab in tabs),
                   sum(len(tab.losses) for tab in tabs)]
            with self.totals.get_lock():
                for place, (former, latter) in enumerate(zip(before, now)):
                    self.totals[place] += latter - former
            before = now
        report = Report()
        report.add(tabs)
        self._reports.put(report)
