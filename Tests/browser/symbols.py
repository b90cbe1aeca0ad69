"""The project's own symbols, as the sprite that the server sends."""

import re
from functools import cache
from pathlib import Path

SYMBOLS = Path(__file__).resolve().parents[2] / "Sources" / "BackstaffWeb" / "Resources" / "Symbols"


def symbol(file):
    source = file.read_text()
    attributes, inner = re.search(r"<svg([^>]*)>(.*)</svg>", source, re.DOTALL).groups()
    attributes = re.sub(r'\s(xmlns|id|width|height)="[^"]*"', "", attributes)
    return f'<symbol id="{file.stem}"{attributes}>{inner}</symbol>'


@cache
def sprite():
    symbols = "".join(symbol(file) for file in sorted(SYMBOLS.glob("*.svg")))
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'
