"""A finger on the page, one touch at a time."""


class Finger:
    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def down(self, x, y=400):
        self.session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})

    def move(self, x, y=400, wait=16):
        self.session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
        self.page.wait_for_timeout(wait)

    def up(self):
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
