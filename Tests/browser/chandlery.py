"""The lists of the app Chandlery, as a user finds and uses them."""

from finger import Finger

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


class Shop:
    """One screen of the app, opened by a new visitor."""

    def __init__(self, visit, app, screen, **options):
        self.shown = visit(app, **{**PHONE, **options})
        self.page = self.shown.page
        self.shown.follow(screen)

    def wait(self, condition, **limit):
        self.shown.wait(condition, **limit)

    @property
    def top(self):
        return self.shown.top

    @property
    def rows(self):
        """The first text of each row on screen, from top to bottom."""
        return self.top.locator(".list > .row").evaluate_all(
            "rows => rows.map(row => row.querySelector('.text').textContent)")

    def row(self, words):
        found = self.top.locator(".list > .row", has=self.page.get_by_text(words, exact=True))
        # Scrolls only vertically, so that a swiped row stays aside.
        found.evaluate("""row => { const { top, bottom } = row.getBoundingClientRect();
            if (top < 100 || bottom > innerHeight) row.closest(".list").scrollBy(0, top - innerHeight / 2); }""")
        return found

    def value(self, words):
        """The text at the end of a row."""
        return self.row(words).locator(".text:not(.swipe-actions *)").nth(1).inner_text()

    def button(self, name):
        return self.top.get_by_role("button", name=name, exact=True)

    def edit(self):
        self.button("Edit").click()
        self.wait(lambda: self.top.locator(".list[data-editing]").count() == 1)
        self.rest()

    def done(self):
        self.button("Done").click()
        self.wait(lambda: self.top.locator(".list[data-editing], .row-part").count() == 0)

    def rest(self):
        """Waits until the animations have ended."""
        self.page.wait_for_timeout(380)

    def middle(self, locator):
        box = locator.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def swipe(self, words, start, end, up=True):
        """Moves a finger across a row. The start and the end are fractions of its width."""
        box = self.row(words).bounding_box()
        y, x = box["y"] + box["height"] / 2, box["x"]
        finger = Finger(self.page)
        finger.down(x + start * box["width"], y)
        for step in range(1, 13):
            finger.move(x + (start + (end - start) * step / 12) * box["width"], y)
        if up:
            finger.up()
            self.rest()
        return finger

    def wheel(self, words, by):
        """Moves two fingers on a trackpad horizontally over a row."""
        self.page.mouse.move(*self.middle(self.row(words)))
        for _ in range(10):
            self.page.mouse.wheel(by / 10, 0)
            self.page.wait_for_timeout(16)
        self.page.wait_for_timeout(700)

    def drag(self, words, by, touch=False):
        """Drags a row by its handle."""
        x, y = self.middle(self.row(words).locator(".row-handle"))
        if touch:
            finger = Finger(self.page)
            finger.down(x, y)
            for step in range(1, 13):
                finger.move(x, y + by * step / 12)
            finger.up()
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.mouse.move(x, y + by, steps=12)
            self.page.wait_for_timeout(50)
            self.page.mouse.up()

    @property
    def menu(self):
        return self.page.locator(".menu-items:popover-open button, .popup:popover-open .popup-item")

    def long_press(self, words):
        finger = Finger(self.page)
        finger.down(*self.middle(self.row(words)))
        finger.rest(650)
        finger.up()

    @property
    def focus(self):
        """The focused element: its role, and its text or label."""
        return self.page.evaluate("""(node => [node.localName, node.getAttribute("aria-label") ?? node.textContent])
            (document.activeElement)""")

    @property
    def said(self):
        return " ".join(self.page.locator(".announcements").all_inner_texts())
