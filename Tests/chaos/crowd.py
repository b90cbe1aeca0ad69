"""Many tabs in several processes. One process of Python runs on one core, and its tabs would wait for each other."""
import collections
import multiprocessing
import os
import pathlib
import time

from tab import Tab

# What the processes count together while they run.
ACTS, RESUMES, LOSSES = range(3)


def nice_level(difference):
    """The nice level of a process that goes behind this one, or before it. Only root may let a process go before others."""
    return os.nice(0) + (difference if os.geteuid() == 0 else max(0, difference))


class Idle:
    """The share of all processors that nobody has used since the object was made, or was last asked."""

    def __init__(self):
        self._before = self._ticks()

    @staticmethod
    def _ticks():
        ticks = [int(word) for word in pathlib.Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
        return ticks[3] + ticks[4], sum(ticks)

    def share(self):
        (idle, every), self._before = self._before, self._ticks()
        return (self._before[0] - idle) / max(1, self._before[1] - every)


class Report:
    """What happened to all tabs."""

    def __init__(self):
        # Losses of tabs, how often one came back, tabs that haven't ended, and errors that no tab should have.
        self.losses, self.resumes, self.missing, self.errors = [], 0, 0, []
        self.times, self.counts = [], collections.Counter()

    def add(self, tabs):
        for tab in tabs:
            self.losses += tab.losses
            self.resumes += tab.resumes
            self.times += tab.times
            self.counts.update(tab.counts)
            self.missing += tab.is_alive()
            self.errors += tab.errors

    def merge(self, other):
        self.losses += other.losses
        self.resumes += other.resumes
        self.missing += other.missing
        self.errors += other.errors
        self.times += other.times
        self.counts += other.counts

    def is_whole(self):
        """Whether no tab has lost anything, all have come back, and all have gone on to the end."""
        return not self.losses and not self.missing and not self.errors

    def percentile(self, share, spans):
        """The time of an event in milliseconds that a share of the events in some spans of time doesn't exceed."""
        seen = sorted(seconds for at, seconds in self.times if any(begin <= at < end for begin, end in spans))
        return seen[min(len(seen) - 1, int(len(seen) * share))] * 1000 if seen else float("nan")


class Crowd:
    """Tabs in some processes.

    - Parameter nice: How much nicer the processes are than the script and its servers. Tabs that only use the app go behind
        the server, because they stand for browsers on other machines. Tabs that measure go before it, so that they don't
        measure themselves.
    """

    def __init__(self, port, tabs, seconds, seed, pause=(0.2, 1.0), processes=8, nice=0):
        self._nice = nice_level(nice)
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
        os.setpriority(os.PRIO_PROCESS, 0, self._nice)
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
