"""Waiting until something holds. A machine that does much else at once is slow, but what holds is seen at once."""

import time


def wait_until(condition, pause, seconds=20):
    """Asks again and again; `pause` lets the page, or a process, run for the milliseconds that it is given."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            assert condition()
            return
        pause(20)


def sleep(milliseconds):
    """The pause of those who have no page."""
    time.sleep(milliseconds / 1000)
