"""Breaks paragraphs into lines with the page's style sheet for text and the font that the page brings along."""

from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent.parent
FILE = REPOSITORY / "Tests" / "BackstaffTextTests" / "Lines.json"
TEXT = REPOSITORY / "Sources" / "BackstaffWeb" / "Resources" / "Page" / "text"
ADDRESS = "http://text.test/"

# The machine may have fonts that come before the page's own one, and a page doesn't wait for it.
FONT = """
:root { --font-default: "Shipped"; }
@font-face { font-family: "Shipped"; font-weight: 100 900; src: url("inter.woff2"); }
body { margin: 0; }
"""

BREAK = """
async (cases) => {
    await Promise.all([300, 400, 600, 700].map((weight) => document.fonts.load(`${weight} 17px Shipped`)));
    const range = document.createRange();
    return cases.map((given) => {
        const node = document.createElement("div");
        node.className = "text";
        node.dataset.font = given.style;
        if (given.weight) node.dataset.weight = given.weight;
        node.style.inlineSize = `${given.width}px`;
        node.textContent = given.text;
        document.body.append(node);
        const lines = [];
        let top;
        for (let index = 0; index < given.text.length; index++) {
            range.setStart(node.firstChild, index);
            range.setEnd(node.firstChild, index + 1);
            const box = range.getBoundingClientRect();
            // A space at the end of a line hangs over it and has no width.
            if (box.width === 0) continue;
            if (top === undefined || Math.abs(box.top - top) > 3) lines.push("");
            top = box.top;
            lines[lines.length - 1] += given.text[index];
        }
        const height = node.getBoundingClientRect().height;
        node.style.inlineSize = "max-content";
        node.style.whiteSpace = "pre";
        const ideal = Math.round(node.getBoundingClientRect().width * 100) / 100;
        node.remove();
        return { ...given, lines: lines.map((line) => line.trimEnd()), height, ideal };
    });
}
"""


def broken(page, cases):
    """The cases with their lines, their height in their width, and their width in one line."""
    def answer(route):
        name = route.request.url.removeprefix(ADDRESS)
        if name:
            route.fulfill(path=TEXT / name)
        else:
            route.fulfill(content_type="text/html", body=f'<!DOCTYPE html><meta charset="utf-8">'
                          f'<link rel="stylesheet" href="text.css"><style>{FONT}</style><body></body>')

    page.route("**/*", answer)
    page.goto(ADDRESS)
    return page.evaluate(BREAK, cases)
