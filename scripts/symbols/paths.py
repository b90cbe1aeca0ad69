"""Path data of SVG: reads it, moves it, and turns it into geometry of Shapely and back."""

import math
import re

from shapely.geometry import LineString, MultiLineString, MultiPolygon, Polygon

_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}
_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?")


def _numbers(text):
    """The commands of a path with their numbers. The flags of arcs must be separate words."""
    command, numbers = None, []
    for token in _TOKEN.findall(text):
        if token.isalpha():
            if command is not None:
                yield command, numbers
            command, numbers = token, []
        else:
            numbers.append(float(token))
    if command is not None:
        yield command, numbers


def parse(text):
    """The segments of a path, in absolute coordinates: M, L, C, A and Z."""
    segments, x, y, start, control = [], 0.0, 0.0, (0.0, 0.0), None
    for command, numbers in _numbers(text):
        upper, count = command.upper(), _COUNTS[command.upper()]
        if upper == "Z":
            segments.append(("Z",))
            (x, y), control = start, None
            continue
        if not numbers or len(numbers) % count:
            raise ValueError(f"{command} has {len(numbers)} numbers in {text!r}")
        for index in range(0, len(numbers), count):
            n = numbers[index : index + count]
            dx, dy = (x, y) if command.islower() else (0.0, 0.0)
            kind = "L" if upper == "M" and index else upper
            if kind == "H":
                n = [n[0] + dx, y]
            elif kind == "V":
                n = [x, n[0] + dy]
            elif kind == "A":
                n = n[:5] + [n[5] + dx, n[6] + dy]
            else:
                n = [value + (dx if i % 2 == 0 else dy) for i, value in enumerate(n)]
            if kind == "S":
                first = (2 * x - control[0], 2 * y - control[1]) if control else (x, y)
                kind, n = "C", [*first, *n]
            elif kind == "Q":
                qx, qy, ex, ey = n
                n = [x + 2 / 3 * (qx - x), y + 2 / 3 * (qy - y), ex + 2 / 3 * (qx - ex), ey + 2 / 3 * (qy - ey), ex, ey]
                kind = "C"
            elif kind in "HV":
                kind = "L"
            control = (n[2], n[3]) if kind == "C" else None
            x, y = n[-2:]
            if kind == "M":
                start = (x, y)
            segments.append((kind, *n))
    return segments


def number(value):
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    text = "0" if text in ("-0", "") else text
    return text.replace("0.", ".", 1) if re.match(r"-?0\.", text) else text


def write(segments):
    return "".join(
        segment[0] + " ".join(number(value) for value in segment[1:]).replace(" -", "-") for segment in segments
    )


def moved(segments, scale=1.0, dx=0.0, dy=0.0, mirror=False):
    """The segments, scaled about the origin, mirrored at the vertical axis if wished, and then moved."""
    sx = -scale if mirror else scale

    def points(numbers):
        return [value * (sx if i % 2 == 0 else scale) + (dx if i % 2 == 0 else dy) for i, value in enumerate(numbers)]

    result = []
    for kind, *n in segments:
        if kind == "A":
            sweep = 1 - n[4] if mirror else n[4]
            angle = -n[2] if mirror else n[2]
            result.append(("A", n[0] * scale, n[1] * scale, angle, n[3], sweep, *points(n[5:])))
        else:
            result.append((kind, *points(n)))
    return result


def turned(segments, degrees, cx=12.0, cy=12.0):
    """The segments, turned clockwise about a point."""
    sin, cos = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))

    def points(numbers):
        out = []
        for x, y in zip(numbers[::2], numbers[1::2]):
            out += [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]
        return out

    return [(k, *n[:2], n[2] + degrees, *n[3:5], *points(n[5:])) if k == "A" else (k, *points(n)) for k, *n in segments]


def _arc(x, y, rx, ry, degrees, large, sweep, ex, ey):
    """The points of an elliptical arc after its start, by the formulas of the SVG specification's appendix."""
    if (x, y) == (ex, ey):
        return []
    sin, cos = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    hx, hy = (x - ex) / 2, (y - ey) / 2
    px, py = cos * hx + sin * hy, -sin * hx + cos * hy
    over = (px / rx) ** 2 + (py / ry) ** 2
    if over > 1:
        rx, ry = rx * math.sqrt(over), ry * math.sqrt(over)
    square = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
    factor = math.sqrt(max(0.0, square) / ((rx * py) ** 2 + (ry * px) ** 2))
    if bool(large) == bool(sweep):
        factor = -factor
    qx, qy = factor * rx * py / ry, -factor * ry * px / rx
    cx, cy = cos * qx - sin * qy + (x + ex) / 2, sin * qx + cos * qy + (y + ey) / 2
    first = math.atan2((py - qy) / ry, (px - qx) / rx)
    span = math.atan2((-py - qy) / ry, (-px - qx) / rx) - first
    if sweep and span < 0:
        span += 2 * math.pi
    elif not sweep and span > 0:
        span -= 2 * math.pi
    steps = max(3, round(abs(span) * max(2.5, math.sqrt(max(rx, ry)) * 3.4)))
    points = []
    for step in range(1, steps + 1):
        angle = first + span * step / steps
        ax, ay = rx * math.cos(angle), ry * math.sin(angle)
        points.append((cx + cos * ax - sin * ay, cy + sin * ax + cos * ay))
    return points[:-1] + [(ex, ey)]


def rings(segments):
    """The parts of a path as lists of points, each with whether it is closed."""
    result, points = [], []
    for kind, *n in segments:
        if kind == "M":
            if len(points) > 1:
                result.append((points, False))
            points = [tuple(n)]
        elif kind == "L":
            points.append(tuple(n))
        elif kind == "C":
            x, y = points[-1]
            length = math.dist((x, y), n[:2]) + math.dist(n[:2], n[2:4]) + math.dist(n[2:4], n[4:])
            steps = max(4, min(16, round(length * 2.2)))
            for step in range(1, steps + 1):
                t = step / steps
                a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                points.append((a * x + b * n[0] + c * n[2] + d * n[4], a * y + b * n[1] + c * n[3] + d * n[5]))
        elif kind == "A":
            points += _arc(*points[-1], *n)
        elif kind == "Z":
            result.append((points, True))
            points = [points[0]]
    if len(points) > 1:
        result.append((points, False))
    return result


def lines(segments):
    """The path as lines."""
    parts = [points + points[:1] if closed else points for points, closed in rings(segments)]
    return MultiLineString([LineString(points) for points in parts if len(set(points)) > 1])


def area(segments):
    """The area that the path surrounds, by the even-odd rule."""
    result = Polygon()
    for points, _ in rings(segments):
        if len(points) > 2:
            result = result.symmetric_difference(Polygon(points).buffer(0))
    return result


def of_lines(geometry):
    """The segments of lines."""
    segments = []
    for line in getattr(geometry, "geoms", [geometry]):
        if line.geom_type != "LineString" or line.length < 0.25:
            continue
        points = list(line.simplify(0.016).coords)
        closed = points[0] == points[-1] and len(points) > 3
        segments.append(("M", *points[0]))
        segments += [("L", *point) for point in (points[1:-1] if closed else points[1:])]
        if closed:
            segments.append(("Z",))
    return segments


def of_area(geometry):
    """The segments of an area. Slivers are dropped."""
    segments = []
    polygons = geometry.geoms if isinstance(geometry, MultiPolygon) or hasattr(geometry, "geoms") else [geometry]
    for polygon in polygons:
        if polygon.geom_type != "Polygon" or polygon.area < 0.12:
            continue
        for ring in [polygon.exterior, *polygon.interiors]:
            points = list(ring.simplify(0.016).coords)[:-1]
            segments.append(("M", *points[0]))
            segments += [("L", *point) for point in points[1:]]
            segments.append(("Z",))
    return segments
