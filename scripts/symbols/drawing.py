"""A drawing: parts on a square of 24 by 24, each with its part in the filled variant."""

from dataclasses import dataclass, replace

import paths
from shapely.geometry import GeometryCollection
from shapely.ops import unary_union

STROKE = 1.75
# The stroke of a detail that is cut out of a filled area.
CUT = 1.6

# The color of the second layer. The page sets it for the rendering modes with several layers.
SECOND = "var(--symbol-second,currentColor)"
# The color of what is cut out of a filled enclosure. It is transparent in a single color.
INSIDE = "var(--symbol-inside,none)"


@dataclass(frozen=True)
class Part:
    """A stroke or an area of a drawing.

    `kind` says how the two variants show it:

    - `body` is stroked in the outline, and filled in the filled variant.
    - `cut` is stroked in the outline, and cut out of the filled variant.
    - `line` is stroked in both, and `area` is filled in both.
    - `hole` is filled in the outline, and cut out of the filled variant.
    """

    kind: str
    segments: tuple
    width: float = STROKE
    layer: int = 1
    # The number of this variable layer and of all of them, or nothing.
    step: tuple = ()

    @property
    def is_stroke(self):
        return self.kind in ("body", "cut", "line")

    @property
    def inked(self):
        """The area that the part covers in the outline."""
        if self.is_stroke:
            return paths.lines(self.segments).buffer(self.width / 2, 9)
        return paths.area(self.segments)

    def with_geometry(self, geometry):
        """The part with another geometry, or `None` if nothing is left of it."""
        segments = paths.of_lines(geometry) if self.is_stroke else paths.of_area(geometry)
        kind = "line" if self.is_stroke else "area"
        return replace(self, kind=kind, segments=tuple(segments)) if segments else None


def outline(drawing):
    """The parts as they are drawn in the outline: strokes and areas only."""
    return [replace(part, kind="line" if part.is_stroke else "area") for part in drawing]


def filled(drawing):
    """The parts of the filled variant: strokes and areas only."""
    bodies = [part for part in drawing if part.kind == "body"]
    if not bodies:
        return None
    cuts = [part for part in drawing if part.kind in ("cut", "hole")]
    rest = [part for part in drawing if part.kind in ("line", "area")]
    if not cuts:
        # The body is stroked and filled, which needs no geometry.
        solid = [replace(part, kind="solid") for part in bodies]
        return solid + outline(rest)
    solid = unary_union([paths.area(part.segments).union(part.inked) for part in bodies])
    for part in cuts:
        solid = solid.difference(
            paths.lines(part.segments).buffer(min(part.width, CUT) / 2, 9) if part.kind == "cut" else part.inked
        )
    return [Part("area", tuple(paths.of_area(solid)), layer=bodies[0].layer)] + outline(rest)


def ink(parts):
    """The area that strokes and areas cover."""
    shapes = []
    for part in parts:
        if part.layer == 0:
            continue
        if part.kind == "solid":
            shapes.append(paths.area(part.segments).union(paths.lines(part.segments).buffer(part.width / 2, 9)))
        else:
            shapes.append(part.inked)
    return unary_union(shapes) if shapes else GeometryCollection()


def without(parts, region, gap):
    """The parts outside of a region, with a gap between its edge and the ink."""
    result = []
    for part in parts:
        if part.kind == "solid":
            part = Part("area", tuple(paths.of_area(ink([part]))), layer=part.layer)
        if part.is_stroke:
            # The ends of strokes are round, so they end earlier.
            wide = region.buffer(gap + part.width / 2, 9)
            geometry = paths.lines(part.segments)
        else:
            wide = region.buffer(gap, 9)
            geometry = paths.area(part.segments)
        if not geometry.intersects(wide):
            result.append(part)
            continue
        rest = part.with_geometry(geometry.difference(wide))
        if rest:
            result.append(rest)
    return result


def moved(parts, scale=1.0, dx=0.0, dy=0.0, mirror=False, width=None, degrees=0.0):
    result = []
    for part in parts:
        segments = paths.turned(part.segments, degrees) if degrees else part.segments
        segments = paths.moved(segments, scale, dx, dy, mirror)
        result.append(replace(part, segments=tuple(segments), width=width or part.width))
    return result


def on_layer(parts, layer):
    """The parts on one layer, without what is cut out of enclosures: it isn't painted in a single color."""
    return [replace(part, layer=layer) for part in parts if part.layer != 0]


def svg(parts):
    """The file of a symbol. Neighbours that are drawn alike become one path."""
    groups = []
    for part in parts:
        look = (part.kind, part.width if part.kind != "area" else 0, part.layer, part.step)
        if groups and groups[-1][0] == look and part.kind != "solid":
            groups[-1][1].extend(part.segments)
        else:
            groups.append((look, list(part.segments)))
    body = ""
    for (kind, width, layer, step), segments in groups:
        color = {1: "currentColor", 2: SECOND, 0: INSIDE}[layer]
        attributes = ""
        if kind == "line":
            attributes = "" if layer == 1 else f' stroke="{color}"'
        else:
            attributes = f' fill="{color}"'
            if kind == "area":
                attributes += ' stroke="none" fill-rule="evenodd"'
            elif layer != 1:
                attributes += f' stroke="{color}"'
        if width and abs(width - STROKE) > 0.01:
            attributes += f' stroke-width="{paths.number(width)}"'
        if step:
            index, count = step
            attributes += f' opacity="clamp(.3, calc((var(--symbol-value, 1) * {count} - {index}) * 1000), 1)"'
        body += f'<path{attributes} d="{paths.write(segments)}"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" '
        f'stroke-width="{STROKE}" stroke-linecap="round" stroke-linejoin="round">{body}</svg>\n'
    )


# The words in which drawings are written.

drawings = {}


def _part(kind, text, width):
    return Part(kind, tuple(paths.parse(text)), width)


def body(*texts, width=STROKE):
    return [_part("body", text, width) for text in texts]


def cut(*texts, width=STROKE):
    return [_part("cut", text, width) for text in texts]


def line(*texts, width=STROKE):
    return [_part("line", text, width) for text in texts]


def area(*texts):
    return [_part("area", text, STROKE) for text in texts]


def hole(*texts):
    return [_part("hole", text, STROKE) for text in texts]


def draw(name, *parts):
    """Adds a drawing under one or more names, separated by spaces."""
    for each in name.split():
        if each in drawings:
            raise ValueError(f"{each} is drawn twice")
        drawings[each] = [part for group in parts for part in group]


def drawn(name, scale=1.0, dx=0.0, dy=0.0, mirror=False, width=None, degrees=0.0):
    """The parts of another drawing, for use in a new one."""
    return moved(drawings[name], scale, dx, dy, mirror, width, degrees)


def steps(*layers):
    """Variable layers, the first one first. A variable value shows some of them, and the others faintly."""
    return [replace(part, step=(index, len(layers))) for index, layer in enumerate(layers) for part in layer]


def circle(x, y, r):
    return f"M{x - r} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0z"


def rect(x, y, w, h, r):
    return (
        f"M{x + r} {y}h{w - 2 * r}a{r} {r} 0 0 1 {r} {r}v{h - 2 * r}a{r} {r} 0 0 1 {-r} {r}h{2 * r - w}"
        f"a{r} {r} 0 0 1 {-r} {-r}v{2 * r - h}a{r} {r} 0 0 1 {r} {-r}z"
    )


def dots(*points, r=1.0):
    return "".join(circle(x, y, r) for x, y in points)
