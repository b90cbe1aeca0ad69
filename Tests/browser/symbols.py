"""The project's own symbols, as the server sends them."""

import re
from functools import cache
from pathlib import Path

SYMBOLS = Path(__file__).resolve().parents[2] / "Sources" / "BackstaffWeb" / "Resources" / "Symbols"


def symbol(file):
    source = file.read_text()
    attributes, inner = re.search(r"<svg([^>]*)>(.*)</svg>", source, re.DOTALL).groups()
    attributes = re.sub(r'\s(xmlns|id|width|height)="[^"]*"', "", attributes)
    return f'<symbol id="symbol-{file.stem}"{attributes}>{inner}</symbol>'


@cache
def drawn(name):
    file = SYMBOLS / f"{name}.svg"
    return symbol(file) if re.fullmatch("[a-z0-9.]+", name) and file.is_file() else ""


def drawings(query):
    """The answer to a request for the symbols of a query, such as `names=star,moon`."""
    names = sorted(set(query.removeprefix("names=").split(",")[:64]))
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(map(drawn, names))}</svg>'


def shown_symbols(page):
    """The names of the drawings that the symbols of a page show, in their order."""
    return page.locator(".symbol use").evaluate_all(
        "nodes => nodes.map((node) => (node.getAttribute('href') ?? '').replace('#symbol-', ''))")
