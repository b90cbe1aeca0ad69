"""Lazy lists: heights, reports of the visible rows, and a scroll position that is kept."""

import pytest

from screens import Tree, lazy_list, row, screen, text, window


class Rows:
    """A server that creates the rows of the reported range and one screen on each side, in the last request as in the
    first."""

    def __init__(self, count, last=30):
        self.count = count
        self.t = Tree()
        self.tree, self.list = lazy_list(self.t, count, 0, last)
        self.first, self.last = 0, last
        self.made = {}
        container = self.find(self.tree)
        self.bottom = container[4][-1][0]
        self.top = None
        for index, node in enumerate(container[4][:-1]):
            self.made[index] = node[0]

    def find(self, node):
        if node[1] == "list":
            return node
        for child in node[4]:
            if found := self.find(child):
                return found
        return None

    def respond(self, server, event):
        if event["do"] != "window":
            return None
        span = max(event["last"] - event["first"], 1)
        first, last = max(0, event["first"] - span), min(self.count, event["last"] + span)
        if (first, last) == (self.first, self.last):
            return None
        ops = [["remove", self.made.pop(i)] for i in list(self.made) if not first <= i < last]
        if first > 0 and self.top is None:
            node = self.t("extent", rows=first)
            self.top = node[0]
            front = min((i for i in self.made), default=None)
            ops.append(["insert", self.list, self.made[front] if front is not None else self.bottom or 0, node])
        elif first > 0:
            ops.append(["set", self.top, "rows", first])
        elif self.top is not None:
            ops.append(["remove", self.top])
            self.top = None
        following = None
        for index in range(last - 1, first - 1, -1):
            if index not in self.made:
                node = row(self.t, index, self.count)
                self.made[index] = node[0]
                ops.append(["insert", self.list, following or self.bottom or 0, node])
            following = self.made[index]
        if last < self.count and self.bottom is None:
            node = self.t("extent", rows=self.count - last)
            self.bottom = node[0]
            ops.append(["insert", self.list, 0, node])
        elif last < self.count:
            ops.append(["set", self.bottom, "rows", self.count - last])
        elif self.bottom is not None:
            ops.append(["remove", self.bottom])
            self.bottom = None
        self.first, self.last = first, last
        return {"ops": ops}


TOP = """() => { const list = document.querySelector('.list').getBoundingClientRect();
    const row = [...document.querySelectorAll('.row')].find(r => r.getBoundingClientRect().bottom > list.top + 60);
    return row ? [row.textContent, row.getBoundingClientRect().top - list.top] : null }"""


@pytest.mark.parametrize("count", [10_000, 1_000_000])
def test_the_window_is_reported_while_scrolling_and_rows_come(open_page, eventually, count):
    rows = Rows(count)
    page, server = open_page(rows.tree, rows.respond)
    eventually(page, lambda: server.events("window"))
    report = server.events("window")[0]
    assert report["first"] == 0 and 12 <= report["last"] <= 20 and 43 <= report["row"] <= 46
    height = page.evaluate("document.querySelector('.list').scrollHeight")
    assert height == pytest.approx(min(count * report["row"], 8_000_000), rel=0.01)
    for part in (0.25, 0.5, 0.9):
        page.evaluate(f"(l => l.scrollTop = (l.scrollHeight - l.clientHeight) * {part})(document.querySelector('.list'))")
        eventually(page, lambda: abs(server.events("window")[-1]["first"] - count * part) < count * 0.01 + 50)
        eventually(page, lambda: page.evaluate(TOP) is not None)
        page.wait_for_timeout(150)
        last = server.events("window")[-1]
        shown = int(page.evaluate(TOP)[0].split()[1])
        assert last["first"] <= shown <= last["last"]


@pytest.mark.parametrize("count", [10_000, 1_000_000])
def test_the_very_last_row_can_be_reached_and_the_first_again(open_page, eventually, count):
    rows = Rows(count)
    page, server = open_page(rows.tree, rows.respond)
    end = "(l => l.scrollTop = l.scrollHeight)(document.querySelector('.list'))"
    for _ in range(4):
        page.evaluate(end)
        page.wait_for_timeout(120)
    page.get_by_text(f"Row {count - 1}", exact=True).wait_for()
    assert page.get_by_text(f"Row {count - 1}", exact=True).bounding_box()["y"] < 844
    for _ in range(4):
        page.evaluate("document.querySelector('.list').scrollTop = 0")
        page.wait_for_timeout(120)
    assert page.get_by_text("Row 0", exact=True).bounding_box()["y"] > 44


@pytest.mark.parametrize("count", [10_000, 1_000_000])
def test_slow_scrolling_never_jumps(open_page, eventually, count):
    rows = Rows(count)
    page, server = open_page(rows.tree, rows.respond)
    page.evaluate("(l => l.scrollTop = l.scrollHeight / 2)(document.querySelector('.list'))")
    eventually(page, lambda: page.evaluate(TOP) is not None)
    page.wait_for_timeout(200)

    def place():
        name, top = page.evaluate(TOP)
        return int(name.split()[1]) * 45 - top

    before = place()
    for step in range(40):
        page.evaluate("document.querySelector('.list').scrollTop += 60")
        page.wait_for_timeout(25)
        now = place()
        assert 0 < now - before < 140
        before = now


def test_a_row_that_comes_above_doesn_t_move_what_is_read(open_page, eventually):
    rows = Rows(10_000)
    page, server = open_page(rows.tree, rows.respond)
    page.evaluate("document.querySelector('.list').scrollTop = 4000")
    eventually(page, lambda: page.evaluate(TOP) is not None)
    page.wait_for_timeout(200)
    before = page.evaluate(TOP)
    server.patch(["set", rows.top, "rows", rows.first + 3])
    page.wait_for_timeout(100)
    after = page.evaluate(TOP)
    assert after[0] == before[0] and after[1] == pytest.approx(before[1], abs=1)


def test_a_covered_list_reports_nothing(open_page, eventually):
    rows = Rows(10_000)
    page, server = open_page(rows.tree, rows.respond)
    eventually(page, lambda: server.events("window"))
    screen = rows.tree[4][0][4][0][0]
    server.patch(["set", screen, "covered", True])
    page.wait_for_timeout(50)
    server.frames.clear()
    page.evaluate("document.querySelector('.list').scrollTop = 9000")
    page.wait_for_timeout(100)
    assert server.events("window") == []


def test_a_list_waits_with_its_reports_for_a_busy_server_and_sends_the_last_one(open_page, eventually):
    rows = Rows(10_000)
    page, server = open_page(rows.tree, rows.respond)
    eventually(page, lambda: server.events("window"))
    server.swallows = True
    server.frames.clear()
    page.evaluate("""async () => {
        const list = document.querySelector(".list");
        for (let step = 1; step <= 30; step += 1) {
            list.scrollTop = step * 200;
            await new Promise(requestAnimationFrame);
        }
    }""")
    page.wait_for_timeout(100)
    assert len(server.events("window")) == 4
    server.swallows = False
    server.n = server.frames[-1]["n"]
    server.patch()
    eventually(page, lambda: len(server.events("window")) > 4)
    first = server.events("window")[-1]["first"]
    assert first * 44 <= page.evaluate("document.querySelector('.list').scrollTop") < (first + 1) * 44 + 88


class Cells:
    """A server that creates the reported cells of a grid, and at first ten of a hundred."""

    def __init__(self):
        self.t = t = Tree()
        cells = [self.cell(index) for index in range(10)]
        self.rest = t("extent", rows=90)
        self.grid = t("lazy-grid", *cells, self.rest, columns=";".join(["flexible 10 -1 0"] * 10), spacing=0)

    def cell(self, index):
        return self.t("frame", text(self.t, f"Cell {index}"), height=40)

    def respond(self, server, event):
        if event["do"] != "window" or event["last"] < 100:
            return None
        ops = [["insert", self.grid[0], self.rest[0], self.cell(index)] for index in range(10, 100)]
        return {"ops": [*ops, ["remove", self.rest[0]]]}


@pytest.mark.parametrize("place", ["screen", "row"])
def test_a_lazy_grid_outside_of_a_scroll_view_asks_for_the_cells_on_screen(open_page, eventually, place):
    cells = Cells()
    t, grid = cells.t, cells.grid
    content = grid if place == "screen" else t("list", t("row", grid, position="only"))
    page, server = open_page(window(t, screen(t, "Board", [content])), cells.respond)
    eventually(page, lambda: server.events("window"))
    assert server.events("window")[0]["first"] == 0
    last = page.get_by_text("Cell 99", exact=True)
    eventually(page, lambda: last.count() == 1)
    assert last.bounding_box()["y"] < 844
