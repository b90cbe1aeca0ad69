"""A finger on the page, one touch at a time."""

import time


class Finger:
    """Its touches have their own timestamps, so that it is equally fast on a busy machine."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def down(self, x, y=400):
        self.time = time.time()
        self.touch("touchStart", {"x": x, "y": y})

    def move(self, x, y=400, wait=16):
        self.touch("touchMove", {"x": x, "y": y})
        self.rest(wait)

    def rest(self, milliseconds):
        self.page.wait_for_timeout(milliseconds)
        self.time += milliseconds / 1000

    def up(self):
        self.touch("touchEnd")

    def touch(self, kind, *points):
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points), "timestamp": self.time})
