"""A split view whose server is simulated by the tests, and the positions of its columns in the page."""

WIDE, TALL, PHONE = ({"width": w, "height": h} for w, h in [(1440, 900), (834, 1194), (390, 844)])
ALL = ("sidebar", "content", "detail")
COLLAPSED = {"mode": "collapsed", "shown": ("sidebar",), "toggle": None}


class Acting:
    """Answers for a split view like a server, as far as these tests need."""

    def __init__(self, made, mode="tiled", shown=ALL, toggle="sidebar", hidden=("content", "detail")):
        self.made, self.split, self.mode, self.shown, self.toggle, self.hidden = (
            made, made.split, mode, shown, toggle, hidden)

    def turn(self, *shown, mode=None, **fields):
        self.shown, self.mode = shown, mode or self.mode
        toggle = None if self.mode == "collapsed" else self.toggle
        return {"ops": self.split.form(self.mode, *shown, toggle=toggle), **fields}

    def respond(self, server, event):
        if event["do"] == "activate":
            if event["e"] == self.split.toggle[0]:
                return self.turn(*(self.hidden if "sidebar" in self.shown else ALL))
            if event["e"] == self.split.id():
                return self.turn("detail")
            for placement, button in self.made.back.items():
                if event["e"] == button:
                    order = list(self.split.columns)
                    return self.turn(order[order.index(placement) - 1], motion="pop")
        if event["do"] == "width":
            column = next(c for p, c in self.split.columns.items()
                          if p in self.split.dividers and self.split.dividers[p][0] == event["e"])
            return {"ops": [["set", column[0], "width", event["w"]]]}
        return None


def box(page, identifier):
    return page.evaluate(
        f"(() => {{ const r = document.getElementById('e{identifier}').getBoundingClientRect(); "
        "return [r.left, r.right, r.width].map(Math.round); })()")


def boxes(page, made):
    return [box(page, made.split.id(placement))[:2] for placement in made.split.columns]


def visible(page, made):
    return [placement for placement, column in made.split.columns.items()
            if page.evaluate(f"getComputedStyle(document.getElementById('e{column[0]}')).visibility") == "visible"]


def turn(page, server, made, mode, *shown, toggle="sidebar", **fields):
    """Changes the form and waits until the animation has ended."""
    server.patch(*made.split.form(mode, *shown, toggle=toggle), **fields)
    made.acting.mode, made.acting.shown = mode, shown
    page.wait_for_selector(f'.split-view[data-display-mode="{mode}"]'
                           + "".join(f':has(> .column[data-placement="{place}"]{"" if place in shown else "[data-covered]"})'
                                     for place in made.split.columns), state="attached")
    settled(page)


def settled(page):
    for _ in range(200):
        if page.locator(".moving, .departing, .changing").count() == 0:
            return
        page.wait_for_timeout(20)
    raise AssertionError("a change of form did not end")


def sees(page, selector):
    return page.evaluate(f"document.querySelector('{selector}')?.checkVisibility({{visibilityProperty: true}}) ?? false")
