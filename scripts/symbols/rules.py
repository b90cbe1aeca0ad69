"""The shapes of symbols by their names: drawn by hand, or composed of other symbols as the name says."""

import re
from functools import cache
from pathlib import Path

import paths
from drawing import INSIDE, Part, area, circle, drawings, filled, ink, line, moved, on_layer, outline, rect, without
from shapely.geometry import LineString, Point

FOLDER = Path(__file__).resolve().parents[2] / "Sources" / "BackstaffWeb" / "Resources" / "Symbols"


def words(file):
    """The words of a text file in this folder. What follows a # is a comment."""
    lines = (line.split("#")[0] for line in (Path(__file__).parent / file).read_text().splitlines())
    return [word for line in lines for word in line.split()]


COMPOSED = set(words("composed-names.txt"))

# The enclosures of names such as `xmark.circle`: the path, the middle of what is inside, and its size.
ENCLOSURES = {
    "circle": (circle(12, 12, 9.1), (12, 12), 9.2),
    "crop.circle": (circle(12, 12, 9.1), (12, 12), 10.4),
    "square": (rect(3.5, 3.5, 17, 17, 3.6), (12, 12), 9.6),
    "app": (rect(3.2, 3.2, 17.6, 17.6, 5.4), (12, 12), 9.4),
    "rectangle": (rect(2.9, 5, 18.2, 14, 2.6), (12, 12), 8.2),
    "rectangle.portrait": (rect(5, 2.9, 14, 18.2, 2.6), (12, 12), 8.2),
    "diamond": (
        (
            "M10.3 3.2a2.4 2.4 0 0 1 3.4 0l7.1 7.1a2.4 2.4 0 0 1 0 3.4l-7.1 7.1a2.4 2.4 0 0 1-3.4 0l-7.1-7.1"
            "a2.4 2.4 0 0 1 0-3.4z"
        ),
        (12, 12),
        7.4,
    ),
    "bin": (
        (
            "M4.6 8.6v9.2A2.4 2.4 0 0 0 7 20.2h10a2.4 2.4 0 0 0 2.4-2.4V8.6zM4.4 3.8h15.2a1.5 1.5 0 0 1 1.5 1.5v1.8"
            "a1.5 1.5 0 0 1-1.5 1.5H4.4a1.5 1.5 0 0 1-1.5-1.5V5.3a1.5 1.5 0 0 1 1.5-1.5z"
        ),
        (12, 14.4),
        6.2,
    ),
    "icloud": (
        "M6.84 18.51a4.18 4.18 0 0 1-.65-8.28a5.58 5.58 0 0 1 10.79-.84a4.57 4.57 0 0 1-.65 9.11z",
        (11.7, 13.4),
        6.2,
    ),
    "bubble": (
        (
            "M6 4.1h12a3.1 3.1 0 0 1 3.1 3.1v6.7a3.1 3.1 0 0 1-3.1 3.1h-6.5l-4 3.5a.5 .5 0 0 1-.9-.4V17H6a3.1 3.1 0 0 1"
            "-3.1-3.1V7.2A3.1 3.1 0 0 1 6 4.1z"
        ),
        (12, 10.6),
        6.8,
    ),
    "message": (
        (
            "M12 3.8c-5.1 0-9.1 3.3-9.1 7.5 0 2.5 1.4 4.7 3.6 6 .1 1.2-.4 2.3-1.4 3.3 2 0 3.7-.7 4.9-1.9 .6 .1 1.3 .2 2"
            " .2 5.1 0 9.1-3.4 9.1-7.6s-4-7.5-9.1-7.5z"
        ),
        (12, 11.3),
        6.8,
    ),
    "heart": (
        (
            "M12 20.4C8 17.5 3 13.7 3 9a4.8 4.8 0 0 1 4.8-4.8c1.9 0 3.4 1 4.2 2.6 .8-1.6 2.3-2.6 4.2-2.6A4.8 4.8 0 0 1"
            " 21 9c0 4.7-5 8.5-9 11.4z"
        ),
        (12, 11.3),
        6.6,
    ),
    "shield": (
        (
            "M11.3 3.1a2 2 0 0 1 1.4 0l6.2 2.2a2 2 0 0 1 1.3 1.9v4.4c0 4.5-2.9 7.7-7.6 9.4a1.8 1.8 0 0 1-1.2 0"
            "c-4.7-1.7-7.6-4.9-7.6-9.4V7.2a2 2 0 0 1 1.3-1.9z"
        ),
        (12, 11.8),
        7.6,
    ),
    "doc": (
        (
            "M5 5.3a2.4 2.4 0 0 1 2.4-2.4h5.2a2 2 0 0 1 1.4 .6l4.4 4.4a2 2 0 0 1 .6 1.4v9.4a2.4 2.4 0 0 1-2.4 2.4H7.4"
            "A2.4 2.4 0 0 1 5 18.7z"
        ),
        (12, 14.4),
        7,
    ),
    "folder": (
        (
            "M2.9 7a2.4 2.4 0 0 1 2.4-2.4h3.5a2.2 2.2 0 0 1 1.5 .6l1.2 1.2a2.2 2.2 0 0 0 1.5 .6h5.7a2.4 2.4 0 0 1 2.4"
            " 2.4v7.8a2.4 2.4 0 0 1-2.4 2.4H5.3a2.4 2.4 0 0 1-2.4-2.4z"
        ),
        (12, 13.6),
        6.4,
    ),
    "video": (rect(2.5, 6, 12.4, 12, 2.8) + "M14.9 10.5l5-3a1 1 0 0 1 1.6 .9v7.2a1 1 0 0 1-1.6 .9l-5-3z", (8.7, 12), 6),
    "triangle": (
        "M10.1 4.3a2.2 2.2 0 0 1 3.8 0l7 12.4a2.2 2.2 0 0 1-1.9 3.3H5a2.2 2.2 0 0 1-1.9-3.3z",
        (12, 14.4),
        6.2,
    ),
}

_SLASH = "M3.6 3.2L20.4 20"

# What badges show, drawn about the point 0, 0.
BADGES = {
    "plus": line("M0-3.1v6.2M-3.1 0h6.2"),
    "minus": line("M-3.1 0h6.2"),
    "xmark": line("M-2.4-2.4l4.8 4.8M2.4-2.4l-4.8 4.8"),
    "checkmark": line("M-3.1 .3l2.2 2.4 4.1-5"),
    "exclamationmark": line("M0-3.6v4", width=1.9) + area(circle(0, 3.2, 1.1)),
    "questionmark": line("M-2.1-1.7c.1-2.6 4.3-2.6 4.3 .1 0 1.6-2.1 1.7-2.1 3", width=1.6) + area(circle(0, 3.5, 1)),
    "ellipsis": area(circle(-3, 0, 1.15) + circle(0, 0, 1.15) + circle(3, 0, 1.15)),
    "clock": line(circle(0, 0, 3.5), "M0-1.7V.1l1.2 .8", width=1.35),
    "gearshape": line(
        circle(0, 0, 1.9), "M0-2.1v-1.3M0 2.1v1.3M1.8 1l1.1 .7M-1.8-1l-1.1-.7M1.8-1l1.1-.7M-1.8 1l-1.1 .7", width=1.5
    ),
    "person.crop": area(circle(0, -1.5, 1.6) + "M-3.1 3.4a3.1 2.7 0 0 1 6.2 0z"),
    "person": area(circle(0, -1.5, 1.6) + "M-3.1 3.4a3.1 2.7 0 0 1 6.2 0z"),
    "key": line(circle(-1.5, 1.3, 1.6), "M-.3 .1L2.8-3l.9 .9M1.6-1.8l.9 .9", width=1.4),
    "star": area("M0-3.6l1.05 2.35 2.55 .27-1.9 1.72 .53 2.5L0 1.95-2.23 3.24l.53-2.5-1.9-1.72 2.55-.27z"),
    "sparkles": area(
        "M0-3.7c.5 2.6 1.1 3.2 3.7 3.7-2.6 .5-3.2 1.1-3.7 3.7-.5-2.6-1.1-3.2-3.7-3.7 2.6-.5 3.2-1.1 3.7-3.7z"
    ),
    "waveform": line("M-3-.9v1.8M-1-2.6v5.2M1-1.5v3M3-.7v1.4", width=1.4),
    "icloud": area("M-1.9 2.4a1.9 1.9 0 0 1-.2-3.8a2.5 2.5 0 0 1 4.7 .2a1.8 1.8 0 0 1-.3 3.6z"),
    "moon": area("M2.9 1.4A3.2 3.2 0 1 1-.9-3.1a2.7 2.7 0 0 0 3.8 4.5z"),
    "shield.checkmark": area("M0-3.9l3.3 1.2v2.5c0 2-1.3 3.4-3.3 4.2-2-.8-3.3-2.2-3.3-4.2v-2.5z"),
    "bolt": area("M1-4L-2.7 .7h2.2L-1 4 2.7-.8H.4z"),
    "arrow.up": line("M0 3.1v-6M-2.4-.7L0-3.1 2.4-.7"),
    "arrow.down": line("M0-3.1v6M-2.4 .7L0 3.1 2.4 .7"),
    "arrow.forward": line("M-3.1 0h6M.7-2.4L3.1 0 .7 2.4"),
    "magnifyingglass": line(circle(-0.6, -0.6, 2.2), "M1.1 1.1l2 2", width=1.5),
    "lock": line("M-1.3-.6v-1.1a1.3 1.3 0 0 1 2.6 0v1.1", width=1.2) + area(rect(-2.3, -0.6, 4.6, 3.9, 0.9)),
    "heart": area("M0 3.2C-1.5 2.1-3.4 .8-3.4-1A1.8 1.8 0 0 1 0-1.8 1.8 1.8 0 0 1 3.4-1C3.4 .8 1.5 2.1 0 3.2z"),
    "record": area(circle(0, 0, 2.9)),
}


def from_file(path):
    """The strokes and areas of a symbol's file."""
    source = path.read_text()
    root = re.search(r"<svg([^>]*)>", source)[1]
    is_filled = 'fill="currentColor"' in root
    is_stroked = 'stroke="currentColor"' in root
    parts = []
    for attributes in re.findall(r"<path([^>]*)/>", source):
        if INSIDE in attributes:
            continue
        segments = tuple(paths.parse(re.search(r'\sd="([^"]*)"', attributes)[1]))
        width = re.search(r'stroke-width="([\d.]+)"', attributes) or re.search(r'stroke-width="([\d.]+)"', root)
        if 'stroke="none"' in attributes or is_filled and not is_stroked:
            parts.append(Part("area", segments))
        elif is_filled or 'fill="c' in attributes:
            parts.append(Part("solid", segments, float(width[1]) if width else 1.75))
        else:
            parts.append(Part("line", segments, float(width[1]) if width else 1.75))
    return parts


def placed(parts, middle, size):
    """The parts, made to fit into a square, with strokes that are a little finer if they get smaller."""
    left, top, right, bottom = ink(parts).bounds
    scale = size / max(right - left, bottom - top)
    scale = min(scale, 1)
    width = None if scale > 0.94 else max(1.3, min(1.75, 1.75 * (0.45 + 0.55 * scale)))
    return moved(
        parts, scale, middle[0] - scale * (left + right) / 2, middle[1] - scale * (top + bottom) / 2, width=width
    )


def enclosed(name, enclosure, is_filled):
    path, middle, size = ENCLOSURES[enclosure]
    segments = tuple(paths.parse(path))
    inner = (is_filled and symbol(name + ".fill")) or _inner(name)
    if inner is None:
        return None
    inner = on_layer(placed(inner, middle, size), 1)
    around = Part("line", segments, layer=2)
    if not is_filled:
        return [around, *inner]
    hole = ink(inner)
    solid = paths.area(segments).union(paths.lines(segments).buffer(around.width / 2, 9)).difference(hole)
    return [Part("area", tuple(paths.of_area(solid)), layer=2), Part("area", tuple(paths.of_area(hole)), layer=0)]


def _inner(name):
    """A symbol, or a glyph that is only shown inside of others."""
    return outline(drawings["glyph." + name]) if "glyph." + name in drawings else symbol(name)


def slashed(parts):
    line = LineString([(3.6, 3.2), (20.4, 20)])
    rest = without(on_layer(parts, 2), line.buffer(0.875, 9), 0.75)
    return rest + [Part("line", tuple(paths.parse(_SLASH)))]


def badged(parts, badge):
    """The parts with a badge at the lower trailing corner, or with a dot at the upper trailing one."""
    if badge == "":
        middle, mark, region = (17.8, 6.2), area(circle(17.8, 6.2, 3.1)), Point(17.8, 6.2).buffer(3.1, 9)
    elif badge not in BADGES:
        return None
    else:
        middle = (18, 18)
        mark = moved(BADGES[badge], 1, *middle)
        region = ink(mark).convex_hull.union(Point(middle).buffer(3.4, 9))
    return without(on_layer(parts, 2), region, 0.95) + outline(mark)


def warned(parts, mark):
    """The parts with a mark in a triangle at the lower trailing corner."""
    triangle = "M17 14.5a1.1 1.1 0 0 1 1.9 0l3.4 6a1.1 1.1 0 0 1-.95 1.6h-6.8a1.1 1.1 0 0 1-.95-1.6z"
    solid = paths.area(paths.parse(triangle)).buffer(0.3, 9)
    hole = LineString([(17.95, 16.9), (17.95, 18.5)]).buffer(0.65, 9).union(Point(17.95, 20.5).buffer(0.75, 9))
    return without(on_layer(parts, 2), solid, 0.9) + [Part("area", tuple(paths.of_area(solid.difference(hole))))]


def _composed(name):
    stem, _, last = name.rpartition(".")
    if last == "fill":
        for enclosure in sorted(ENCLOSURES, key=len, reverse=True):
            if stem.endswith("." + enclosure):
                return enclosed(stem[: -len(enclosure) - 1], enclosure, True)
        if stem in drawings:
            return filled(drawings[stem])
        match = re.fullmatch(r"(.+?)\.(badge|trianglebadge)(?:\.(.+))?", stem)
        if match and symbol(match[1] + ".fill"):
            return symbol(name.replace(match[1], match[1] + ".fill", 1).removesuffix(".fill"))
        if stem.endswith(".slash"):
            base = symbol(stem.removesuffix(".slash") + ".fill")
            return base and slashed(base)
        return None
    if last == "slash":
        base = symbol(stem)
        return base and slashed(base)
    match = re.fullmatch(r"(.+)\.badge(?:\.(.+))?", name)
    if match and _inner(match[1]):
        return badged(_inner(match[1]), match[2] or "")
    match = re.fullmatch(r"(.+)\.trianglebadge\.exclamationmark", name)
    if match and symbol(match[1]):
        return warned(symbol(match[1]), "exclamationmark")
    for enclosure in sorted(ENCLOSURES, key=len, reverse=True):
        if name.endswith("." + enclosure):
            return enclosed(name[: -len(enclosure) - 1], enclosure, False)
    return None


@cache
def symbol(name):
    """The strokes and areas of a symbol, or `None` if it can be neither found nor composed."""
    if name in drawings:
        return outline(drawings[name])
    if name.endswith(".fill") and name.removesuffix(".fill") in drawings:
        return filled(drawings[name.removesuffix(".fill")])
    path = FOLDER / f"{name}.svg"
    if name not in COMPOSED and path.exists():
        return from_file(path)
    return _composed(name)
