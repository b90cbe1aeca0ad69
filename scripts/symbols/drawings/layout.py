"""Rectangles, squares, circles and what is inside of them."""

from drawing import area, body, circle, cut, dots, draw, drawings, drawn, filled, hole, line, moved, rect

_BOX = rect(2.9, 4.4, 18.2, 15.2, 3)
_TALL = rect(4.4, 2.9, 15.2, 18.2, 3)
_SQUARE = rect(3.5, 3.5, 17, 17, 3.6)


for _name, _box in {
    "leadingthird": (5.1, 6.6, 4.4, 10.8),
    "leftthird": (5.1, 6.6, 4.4, 10.8),
    "trailingthird": (14.5, 6.6, 4.4, 10.8),
    "rightthird": (14.5, 6.6, 4.4, 10.8),
    "topthird": (5.1, 6.6, 13.8, 3.6),
    "bottomthird": (5.1, 13.8, 13.8, 3.6),
    "tophalf": (5.1, 6.6, 13.8, 5),
    "bottomhalf": (5.1, 12.4, 13.8, 5),
    "leadinghalf": (5.1, 6.6, 6.3, 10.8),
    "trailinghalf": (12.6, 6.6, 6.3, 10.8),
    "center": (8, 8.4, 8, 7.2),
}.items():
    draw(f"rectangle.{_name}.inset.filled", line(_BOX), area(rect(*_box, 1.2)))
for _row, _y in (("top", 6.6), ("bottom", 12.6)):
    for _columns, _x in (("left leading", 5.1), ("right trailing", 12.5)):
        for _column in _columns.split():
            draw(f"rectangle.inset.{_row}{_column}.filled", line(_BOX), area(rect(_x, _y, 6.4, 4.8, 1.2)))
draw("rectangle.inset.filled", line(_BOX), area(rect(5.1, 6.6, 13.8, 10.8, 1.2)))
draw("rectangle.portrait.inset.filled", line(_TALL), area(rect(6.6, 5.1, 10.8, 13.8, 1.2)))
for _name, _box in {
    "tophalf": (6.6, 5.1, 10.8, 6.3),
    "bottomhalf": (6.6, 12.6, 10.8, 6.3),
    "lefthalf": (6.6, 5.1, 5, 13.8),
    "righthalf": (12.4, 5.1, 5, 13.8),
    "center": (8.6, 8, 6.8, 8),
    "topthird": (6.6, 5.1, 10.8, 4.2),
    "bottomthird": (6.6, 14.7, 10.8, 4.2),
}.items():
    draw(f"rectangle.portrait.{_name}.inset.filled", line(_TALL), area(rect(*_box, 1.2)))
for _name, _box in {
    "tophalf": (5.7, 5.7, 12.6, 5.9),
    "bottomhalf": (5.7, 12.4, 12.6, 5.9),
    "leftthird": (5.7, 5.7, 4.2, 12.6),
    "leadingthird": (5.7, 5.7, 4.2, 12.6),
    "trailingthird": (14.1, 5.7, 4.2, 12.6),
    "rightthird": (14.1, 5.7, 4.2, 12.6),
    "topthird": (5.7, 5.7, 12.6, 4.2),
    "bottomthird": (5.7, 14.1, 12.6, 4.2),
    "lefthalf": (5.7, 5.7, 5.9, 12.6),
    "righthalf": (12.4, 5.7, 5.9, 12.6),
}.items():
    draw(
        f"square.{_name}.filled" if "half" in _name else f"square.{_name}.inset.filled",
        line(_SQUARE),
        area(rect(*_box, 1.4)),
    )
draw("square.inset.filled", line(_SQUARE), area(rect(6, 6, 12, 12, 1.6)))
draw("circle.righthalf.filled", line(circle(12, 12, 9.1)), area("M12 3.6a8.4 8.4 0 0 1 0 16.8z"))
draw("circle.tophalf.filled", line(circle(12, 12, 9.1)), area("M3.6 12a8.4 8.4 0 0 1 16.8 0z"))
draw("circle.bottomhalf.filled", line(circle(12, 12, 9.1)), area("M3.6 12a8.4 8.4 0 0 0 16.8 0z"))
draw(
    "shield.lefthalf.filled",
    line(
        "M11.3 3.1a2 2 0 0 1 1.4 0l6.2 2.2a2 2 0 0 1 1.3 1.9v4.4c0 4.5-2.9 7.7-7.6 9.4a1.8 1.8 0 0 1-1.2"
        " 0c-4.7-1.7-7.6-4.9-7.6-9.4V7.2a2 2 0 0 1 1.3-1.9z"
    ),
    area("M12 3.2V20.8C6.8 19 4.2 16 4 11.6V6.4z"),
)
draw(
    "shield.righthalf.filled",
    moved(
        line(
            "M11.3 3.1a2 2 0 0 1 1.4 0l6.2 2.2a2 2 0 0 1 1.3 1.9v4.4c0 4.5-2.9 7.7-7.6 9.4a1.8 1.8 0 0 1-1.2"
            " 0c-4.7-1.7-7.6-4.9-7.6-9.4V7.2a2 2 0 0 1 1.3-1.9z"
        )
        + area("M12 3.2V20.8C6.8 19 4.2 16 4 11.6V6.4z"),
        1,
        24,
        0,
        True,
    ),
)
draw(
    "shield.checkered",
    line(
        "M11.3 3.1a2 2 0 0 1 1.4 0l6.2 2.2a2 2 0 0 1 1.3 1.9v4.4c0 4.5-2.9 7.7-7.6 9.4a1.8 1.8 0 0 1-1.2"
        " 0c-4.7-1.7-7.6-4.9-7.6-9.4V7.2a2 2 0 0 1 1.3-1.9z"
    ),
    area("M12 3V11.4H4V6.4zM12 11.4H20C20 16 17 19.4 12 20.8z"),
)

draw(
    "rectangle.dashed",
    line(
        "M7.4 4.4H5.9a3 3 0 0 0-3 3M2.9 10.6V13.4M2.9 16.6a3 3 0 0 0 3 3H7.4M10.6 19.6H13.4M16.6 19.6H18.1a3 3 0 0 0"
        " 3-3M21.1 13.4V10.6M21.1 7.4a3 3 0 0 0-3-3H16.6M13.4 4.4H10.6"
    ),
)
draw(
    "rectangle.dashed.badge.record",
    line(
        "M7.4 4.4H5.9a3 3 0 0 0-3 3M2.9 10.6V13.4M2.9 16.6a3 3 0 0 0 3 3H7.4M10.6 19.6H12.4M21.1 10.6V7.4a3 3 0 0"
        " 0-3-3H16.6M13.4 4.4H10.6"
    ),
    area(circle(18, 17.4, 3.4)),
)
draw(
    "square.dashed.inset.filled",
    line(
        "M8 3.5H7.1A3.6 3.6 0 0 0 3.5 7.1V8M3.5 10.8V13.2M3.5 16V16.9A3.6 3.6 0 0 0 7.1 20.5H8M10.8 20.5H13.2M16"
        " 20.5H16.9A3.6 3.6 0 0 0 20.5 16.9V16M20.5 13.2V10.8M20.5 8V7.1A3.6 3.6 0 0 0 16.9 3.5H16M13.2 3.5H10.8"
    ),
    area(rect(7.2, 7.2, 9.6, 9.6, 1.8)),
)
_DASHES = (
    "M8 3.5H7.1A3.6 3.6 0 0 0 3.5 7.1V8M3.5 10.8V13.2M3.5 16V16.9A3.6 3.6 0 0 0 7.1 20.5H8M10.8 20.5H13.2M16 20.5H16.9"
    "A3.6 3.6 0 0 0 20.5 16.9V16M20.5 13.2V10.8M20.5 8V7.1A3.6 3.6 0 0 0 16.9 3.5H16M13.2 3.5H10.8"
)
draw(
    "questionmark.square.dashed questionmark.app.dashed",
    line(_DASHES),
    line("M9.5 9.6c.1-3.2 5-3.2 5 .1 0 2.2-2.5 2.2-2.5 4.1"),
    area(circle(12, 16.8, 1)),
)
draw("plus.square.dashed", line(_DASHES), line("M12 8V16M8 12H16"))
draw(
    "lock.app.dashed",
    line(_DASHES),
    line("M10 11.4V9.6a2 2 0 0 1 4 0V11.4", width=1.5),
    area(rect(8.4, 11, 7.2, 5.6, 1.3)),
)
draw(
    "circle.dotted",
    area(
        dots(
            *[
                (12 + 9 * x, 12 + 9 * y)
                for x, y in (
                    (1, 0),
                    (0.87, 0.5),
                    (0.5, 0.87),
                    (0, 1),
                    (-0.5, 0.87),
                    (-0.87, 0.5),
                    (-1, 0),
                    (-0.87, -0.5),
                    (-0.5, -0.87),
                    (0, -1),
                    (0.5, -0.87),
                    (0.87, -0.5),
                )
            ],
            r=1.15,
        )
    ),
)
draw(
    "circle.dotted.and.circle",
    area(
        dots(
            *[
                (9.4 + 6.4 * x, 12 + 6.4 * y)
                for x, y in (
                    (0.5, 0.87),
                    (0, 1),
                    (-0.5, 0.87),
                    (-0.87, 0.5),
                    (-1, 0),
                    (-0.87, -0.5),
                    (-0.5, -0.87),
                    (0, -1),
                    (0.5, -0.87),
                )
            ]
        )
    ),
    line(circle(14.6, 12, 6.4)),
)
draw(
    "circle.dashed.inset.filled",
    line(
        "M8.6 3.6A9.1 9.1 0 0 1 15.4 3.6M18.4 5.5A9.1 9.1 0 0 1 20.7 9M20.7 15A9.1 9.1 0 0 1 18.4 18.5M15.4 20.4A9.1"
        " 9.1 0 0 1 8.6 20.4M5.6 18.5A9.1 9.1 0 0 1 3.3 15M3.3 9A9.1 9.1 0 0 1 5.6 5.5"
    ),
    area(circle(12, 12, 5.4)),
)
draw("circle.circle", body(circle(12, 12, 9.1)), cut(circle(12, 12, 4.6)))
draw("circlebadge", body(circle(12, 12, 4.6)))
draw("circlebadge.2", body(circle(7, 12, 4.1), circle(17, 12, 4.1)))
draw("smallcircle.circle", body(circle(12, 12, 9.1)), cut(circle(12, 12, 3)))
draw("circle.square", line(_SQUARE, circle(12, 12, 5)))
draw("slash.circle", body(circle(12, 12, 9.1)), cut("M18 6L6 18"))
draw("square.slash", body(_SQUARE), cut("M3.8 3.8L20.2 20.2"))
draw(
    "rhombus",
    body(
        "M10.6 3.8a1.9 1.9 0 0 1 2.8 0l6.2 6.9a1.9 1.9 0 0 1 0 2.6l-6.2 6.9a1.9 1.9 0 0 1-2.8 0l-6.2-6.9"
        "a1.9 1.9 0 0 1 0-2.6z"
    ),
)
draw("oval.portrait", body("M12 2.9c3.8 0 6.6 4 6.6 9.1s-2.8 9.1-6.6 9.1-6.6-4-6.6-9.1 2.8-9.1 6.6-9.1z"))
draw("capsule.portrait", body(rect(7, 2.9, 10, 18.2, 5)))
draw("circle.grid.2x1", body(circle(7, 12, 4), circle(17, 12, 4)))
draw("circle.grid.2x1.left.filled", area(circle(7, 12, 4.8)), line(circle(17, 12, 4)))
draw("circle.grid.2x1.right.filled", line(circle(7, 12, 4)), area(circle(17, 12, 4.8)))
_NINE = [(x, y) for y in (5, 12, 19) for x in (5, 12, 19)]
draw("circle.grid.3x3", body(*[circle(x, y, 2) for x, y in _NINE], width=1.5))
draw("circle.grid.cross", body(*[circle(x, y, 2.6) for x, y in ((12, 5), (5, 12), (19, 12), (12, 19))], width=1.6))
_HEX = [(12, 4.4), (5.4, 8.2), (18.6, 8.2), (12, 12), (5.4, 15.8), (18.6, 15.8), (12, 19.6)]
draw("circle.hexagongrid circle.grid.hex", body(*[circle(x, y, 2.5) for x, y in _HEX], width=1.5))
draw("circle.hexagonpath", line(*[circle(x, y, 2.3) for x, y in _HEX if (x, y) != (12, 12)], width=1.6))
draw("squareshape.split.3x3", line(_SQUARE, "M9.2 3.6V20.4M14.8 3.6V20.4M3.6 9.2H20.4M3.6 14.8H20.4"))
draw("squareshape.split.2x2", line(_SQUARE, "M12 3.6V20.4M3.6 12H20.4"))
draw("square.split.bottomrightquarter", line(_SQUARE, "M12 20.4V12H20.4"))
draw("squareshape", body(_SQUARE))
draw("dot.squareshape", body(_SQUARE), hole(circle(12, 12, 2.4)))
draw("square.text.square", line(rect(2.6, 8, 8, 8, 2), rect(13.4, 8, 8, 8, 2), "M4.8 12H8.4M15.6 12H19.2", width=1.6))


def _grid(columns, rows, width, height, left, top, gap, r):
    return [
        rect(left + i * (width + gap), top + j * (height + gap), width, height, r)
        for j in range(rows)
        for i in range(columns)
    ]


draw("square.grid.3x2", body(*_grid(3, 2, 4, 5.6, 3, 5, 3, 1.2), width=1.6))
draw("glyph.square.grid.4x3", body(*_grid(4, 3, 2.8, 2.8, 2.9, 4.6, 2.3, 0.8), width=1.4))
draw(
    "square.grid.3x1.below.line.grid.1x2",
    body(*_grid(3, 1, 4, 4.8, 3, 4.6, 3, 1.2), width=1.6),
    line("M3 14.6H21M3 19H21"),
)
draw("rectangle.grid.3x2", body(*_grid(3, 2, 4.2, 5, 2.6, 5.6, 3.1, 1.1), width=1.6))
draw("square.grid.3x3.square", line(_SQUARE), area(*_grid(3, 3, 2.6, 2.6, 6.6, 6.6, 1.5, 0.5)))
draw(
    "rectangle.checkered",
    line(_BOX),
    area(
        "M3.4 7.4a3 3 0 0 1 2.5-2.6H9V9.6H3.4zM9 9.6H15V14.4H9zM15 4.8H18.2a3 3 0 0 1 2.4 2.6V9.6H15z"
        "M3.4 14.4H9V19.2H5.9A3 3 0 0 1 3.4 16.6zM15 14.4H20.6V16.6a3 3 0 0 1-2.4 2.6H15z"
    ),
)
draw("checkerboard.rectangle", *[drawn("rectangle.checkered")])
draw(
    "square.fill.text.grid.1x2",
    area(rect(3, 4.2, 6.4, 6.4, 1.6) + rect(3, 13.4, 6.4, 6.4, 1.6)),
    line("M12.8 5.8H20.6M12.8 9H18M12.8 15H20.6M12.8 18.2H18"),
)
draw(
    "rectangle.3.offgrid",
    body(rect(3, 4.6, 9.4, 6.8, 1.5), rect(15.4, 4.6, 5.6, 6.8, 1.5), rect(3, 14.4, 18, 5, 1.5), width=1.6),
)
draw("rectangle.split.3x1", body(_BOX), cut("M9 4.4V19.6M15 4.4V19.6"))
draw("rectangle.split.2x2", body(_BOX), cut("M12 4.4V19.6M2.9 12H21.1"))
draw("rectangle.split.3x3", body(_BOX), cut("M9 4.4V19.6M15 4.4V19.6M2.9 9.5H21.1M2.9 14.5H21.1"))
draw(
    "rectangle.compress.vertical",
    line("M3.4 12H20.6M12 2.8V8.2M9.2 5.6L12 8.4 14.8 5.6M12 21.2V15.8M9.2 18.4L12 15.6 14.8 18.4M3.4 9V15M20.6 9V15"),
)
draw(
    "rectangle.expand.vertical",
    line("M3.4 12H20.6M12 8.6V3M9.2 5.6L12 2.8 14.8 5.6M12 15.4V21M9.2 18.4L12 21.2 14.8 18.4M3.4 9V15M20.6 9V15"),
)
draw(
    "rectangle.arrowtriangle.2.outward",
    line(rect(6.4, 7, 11.2, 10, 2.2)),
    area("M4 9.6V14.4L1.4 12zM20 9.6V14.4L22.6 12z"),
)
draw(
    "rectangle.arrowtriangle.2.inward",
    line(rect(7.4, 7, 9.2, 10, 2.2)),
    area("M1.8 9.6V14.4L4.8 12zM22.2 9.6V14.4L19.2 12z"),
)
draw(
    "rectangle.portrait.arrowtriangle.2.outward",
    line(rect(7, 6.4, 10, 11.2, 2.2)),
    area("M9.6 4H14.4L12 1.4zM9.6 20H14.4L12 22.6z"),
)
draw(
    "rectangle.portrait.rotate",
    line(rect(4, 7.4, 9.4, 13.4, 2.2), "M10.4 3.6C15.6 2.4 20.2 6 20 11.4M17 9L20 11.8 22.4 8.6"),
)
draw(
    "rectangle.landscape.rotate",
    line(
        rect(3.2, 11.4, 13.4, 9.4, 2.2),
        "M6.6 7.6C8 3 13.4 1.6 17.6 4.6 19.4 6 20.4 7.8 20.6 10M18 8.4L20.8 10.8 22.6 7.6",
    ),
)
draw(
    "rectangle.on.rectangle.angled",
    line("M6.5 8.2L15.6 4.4a2.4 2.4 0 0 1 3.1 1.3L20.9 11a2.4 2.4 0 0 1-1.3 3.1L17.4 15", rect(3, 10.4, 12, 9.2, 2.2)),
)
draw(
    "rectangle.fill.on.rectangle.angled.fill",
    area(
        rect(2.2, 10, 12.6, 10.4, 2.4)
        + "M5.6 8L15.6 3.8a2.9 2.9 0 0 1 3.7 1.6l2.5 6a2.9 2.9 0 0 1-1.6 3.7l-3.7 1.5V12.2A3.9 3.9 0 0 0 12.6 8.3z"
    ),
)
draw(
    "rectangle.fill.on.rectangle.fill",
    area(
        rect(8.6, 8.4, 13.4, 12, 2.8)
        + "M2.2 6.4A2.9 2.9 0 0 1 5.1 3.5H15.4a2.9 2.9 0 0 1"
        " 2.8 3.3H10.2A3.3 3.3 0 0 0 6.9 10.1V16H5.1A2.9 2.9 0 0 1 2.2 13.1z"
    ),
)
draw(
    "rectangle.inset.filled.on.rectangle",
    line(
        rect(8.4, 8.9, 12.7, 10.7, 2.6),
        "M4.7 15.7a2.6 2.6 0 0 1-1.8-2.5V7a2.6 2.6 0 0 1 2.6-2.6h9a2.6 2.6 0 0 1 2.5 1.6",
    ),
    area(rect(10.6, 11.1, 8.3, 6.3, 0.9)),
)
draw(
    "plus.rectangle.on.rectangle",
    line(
        rect(6.9, 8.2, 14.2, 11.4, 2.6),
        "M3.4 15.2a2.6 2.6 0 0 1-.5-1.6V7a2.6 2.6 0 0 1 2.6-2.6h9a2.6 2.6 0 0 1 1.7 .7M14 11.2V16.6M11.3 13.9H16.7",
    ),
)
draw(
    "plus.rectangle.on.folder",
    line(
        "M2.9 14.6V6.2a2.2 2.2 0 0 1 2.2-2.2h2.8a2.2 2.2 0 0 1 1.4 .5l1 1a2.2 2.2 0 0 0 1.4 .5H16a2.2 2.2 0 0 1 2.2 2",
        rect(6.6, 10.4, 14.5, 9.8, 2.4),
        "M13.85 12.9V17.7M11.45 15.3H16.25",
    ),
)
draw(
    "rectangle.righthalf.inset.filled.arrow.right",
    line(rect(2.9, 4.4, 13.6, 15.2, 3)),
    area(rect(10.4, 6.6, 3.9, 10.8, 1)),
    line("M18.6 9.4L21.2 12 18.6 14.6", width=1.6),
)
draw(
    "rectangle.portrait.and.arrow.forward.fill",
    area(
        "M5.4 6A3.4 3.4 0 0 1 8.8 2.6H13A3.4 3.4 0 0 1 16.4 6V10.6H10.8a1.4 1.4 0 0 0"
        " 0 2.8H16.4V18a3.4 3.4 0 0 1-3.4 3.4H8.8A3.4 3.4 0 0 1 5.4 18z"
    ),
    line("M11 12H21M18 8.8L21.2 12 18 15.2"),
)
draw(
    "rectangle.and.hand.point.up.left",
    line(
        "M9.6 19.6H5.9a3 3 0 0 1-3-3V7.4a3 3 0 0 1 3-3H18.1a3 3 0 0 1 3 3V9.6"
        "M12.4 19.2V10.6a1.3 1.3 0 0 1 2.6 0V14.4L18.6 15.2a2 2 0 0 1 1.5 2.2L19.6 21.2M12.4 17L10.8 15.4",
        width=1.6,
    ),
)
draw(
    "rectangle.and.text.magnifyingglass",
    line(
        "M9 19.6H5.9a3 3 0 0 1-3-3V7.4a3 3 0 0 1 3-3H18.1a3 3 0 0 1 3 3V9.4M6.6 8.6H13M6.6 12H9.4",
        circle(15.2, 15, 3.7),
        "M18 17.8L21 20.8",
    ),
)
draw(
    "rectangle.and.paperclip",
    line(
        "M13 19.6H5.9a3 3 0 0 1-3-3V7.4a3 3 0 0 1 3-3H18.1a3 3 0 0 1 3 3V9",
        "M18.4 13.2V18a1.6 1.6 0 0 1-3.2 0V13a2.6 2.6 0 0 1 5.4 0V18.4a3.6 3.6 0 0 1-1.4 2.8",
        width=1.5,
    ),
)
draw("rectangle.connected.to.line.below", line(rect(4.4, 4, 15.2, 9.6, 2.4), "M12 13.8V19M3.4 19H20.6"))
draw(
    "rectangle.stack.badge.person.crop",
    line(
        "M5 6.4H19M7.4 3.2H16.6M13 20.4H5.5a2.6 2.6 0 0 1-2.6-2.6V12.2a2.6 2.6 0 0 1 2.6-2.6H18.5"
        "a2.6 2.6 0 0 1 2.6 2.6V13"
    ),
    area(circle(18, 16.6, 1.7) + "M14.8 21.6a3.2 2.8 0 0 1 6.4 0z"),
)
draw(
    "slider.horizontal.below.rectangle",
    line(rect(2.9, 4, 18.2, 9.6, 2.6), "M3.2 18.6H12.4M17 18.6H20.8", circle(14.7, 18.6, 2.2)),
)
draw(
    "slider.horizontal.below.square.filled.and.square",
    area(rect(2.6, 4, 8.6, 8.6, 2)),
    line(rect(13.6, 4.9, 6.8, 6.8, 1.5), "M3.2 18.4H12.4M17 18.4H20.8", circle(14.7, 18.4, 2.2)),
)
draw(
    "squares.below.rectangle",
    body(
        rect(3, 4.4, 18, 6.6, 1.6),
        rect(3, 14, 4.6, 5.6, 1.3),
        rect(9.7, 14, 4.6, 5.6, 1.3),
        rect(16.4, 14, 4.6, 5.6, 1.3),
        width=1.6,
    ),
)
draw("square.on.circle", line(rect(9.4, 9.4, 11.7, 11.7, 2.4), "M7 15.6A6.9 6.9 0 1 1 15.6 7"))
draw(
    "square.fill.on.circle.fill",
    area(rect(9.4, 9.4, 12.6, 12.6, 2.8) + "M7.6 16.9A7.6 7.6 0 1 1 16.9 7.6H11A3.4 3.4 0 0 0 7.6 11z"),
)
draw(
    "square.on.square.dashed",
    line(
        "M15.7 5.4a2.6 2.6 0 0 0-2.5-2.5H5.7a2.8 2.8 0 0 0-2.8 2.8v7.5a2.6 2.6 0 0 0 2.5 2.5M10.8 8.3h.3M13.6"
        " 8.3h2.2M18.4 8.3a2.7 2.7 0 0 1 2.7 2.7M21.1 13.6v2.2M21.1 18.4a2.7 2.7 0 0 1-2.7 2.7M15.8 21.1h-2.2M11"
        " 21.1a2.7 2.7 0 0 1-2.7-2.7M8.3 15.8v-2.2M8.3 11"
    ),
)
draw(
    "square.on.square.intersection.dashed",
    line(
        "M15.6 8.4V5.7a2.8 2.8 0 0 0-2.8-2.8H5.7A2.8 2.8 0 0 0 2.9 5.7v7.1a2.8 2.8 0 0 0 2.8 2.8H8.4M15.6 8.4H18.3a2.8"
        " 2.8 0 0 1 2.8 2.8v7.1a2.8 2.8 0 0 1-2.8 2.8H11.2a2.8 2.8 0 0 1-2.8-2.8V15.6M8.4 12.8V11.2a2.8 2.8 0 0 1"
        " 2.8-2.8H12.8M15.6 11.4V12.8a2.8 2.8 0 0 1-2.8 2.8H11.4"
    ),
)
draw(
    "square.stack.3d.down.right",
    line(
        rect(8.6, 8.6, 12.5, 12.5, 2.6), "M5.8 18.2V8.6a2.8 2.8 0 0 1 2.8-2.8H18.2M3 15.2V5.8A2.8 2.8 0 0 1 5.8 3H15.2"
    ),
)
draw(
    "square.stack.3d.down.right.fill",
    area(rect(8.2, 8.2, 13.8, 13.8, 3)),
    line("M5.2 18V8.2a3 3 0 0 1 3-3H18M2.8 14.6V5.8A3 3 0 0 1 5.8 2.8H14.6", width=1.6),
)
draw("square.stack.3d.down.forward", *[drawn("square.stack.3d.down.right")])
draw(
    "square.stack.3d.forward.dottedline",
    line(rect(3, 6.4, 12, 11.6, 2.6)),
    area(dots((18, 7.4), (18, 10.4), (18, 13.4), (18, 16.4), (21.2, 8.4), (21.2, 11.4), (21.2, 14.4), r=0.85)),
)
draw(
    "square.3.layers.3d.top.filled square.3.stack.3d.top.filled",
    area("M11 2.9a2.2 2.2 0 0 1 2 0l8 4a.9 .9 0 0 1 0 1.7l-8 4a2.2 2.2 0 0 1-2 0l-8-4a.9 .9 0 0 1 0-1.7z"),
    line("M3.2 12.2L11.1 16.2a2 2 0 0 0 1.8 0L20.8 12.2M3.2 16.6L11.1 20.6a2 2 0 0 0 1.8 0L20.8 16.6"),
)
draw(
    "square.3.layers.3d.down.right",
    line(rect(9, 9, 12, 12, 2.4), "M6 18V8.6A2.6 2.6 0 0 1 8.6 6H18M3 15V5.6A2.6 2.6 0 0 1 5.6 3H15"),
)
draw(
    "square.and.line.vertical.and.square.filled",
    line(rect(3, 6.4, 5.6, 11.2, 1.6), "M12 3.4V20.6"),
    area(rect(14.6, 5.6, 7.2, 12.8, 2.2)),
)
draw("button.horizontal", body(rect(2.9, 7.4, 18.2, 9.2, 2.8)))
draw("button.roundedbottom.horizontal", body("M2.9 7.4H21.1V12a4.6 4.6 0 0 1-4.6 4.6H7.5A4.6 4.6 0 0 1 2.9 12z"))
draw(
    "button.angledbottom.horizontal.right",
    body(
        "M3.9 7.4H20.1a1 1 0 0 1 1 1V11.4a1.4 1.4 0 0 1-.4 1L17 16.2a1.4 1.4 0 0 1-1 .4H3.9a1 1 0 0 1-1-1"
        "V8.4a1 1 0 0 1 1-1z"
    ),
)
draw("aspectratio", body(_BOX), cut("M7 12V8.4H10.6M17 12V15.6H13.4"))
draw("clear", body(rect(3.5, 3.5, 17, 17, 3.6)), cut("M8.6 8.6L15.4 15.4M15.4 8.6L8.6 15.4"))
draw(
    "pip",
    line("M9.4 19.6H5.9a3 3 0 0 1-3-3V7.4a3 3 0 0 1 3-3H18.1a3 3 0 0 1 3 3V9.8"),
    area(rect(11.6, 12.2, 10.4, 8.2, 2)),
)
draw(
    "pip.enter",
    line(
        "M9.4 19.6H5.9a3 3 0 0 1-3-3V7.4a3 3 0 0 1 3-3H18.1a3 3 0 0 1 3 3V9.8M6.4 7.8L10.4 11.4M10.6 8.4V11.6H7.4",
        width=1.6,
    ),
    area(rect(11.6, 12.8, 10.4, 7.6, 2)),
)
draw(
    "pip.exit",
    line(
        "M9.4 19.6H5.9a3 3 0 0 1-3-3V7.4a3 3 0 0 1 3-3H18.1a3 3 0 0 1 3 3V9.8M10.4 11.4L6.4 7.8M9.4 7.6H6.2V10.8",
        width=1.6,
    ),
    area(rect(11.6, 12.8, 10.4, 7.6, 2)),
)
draw(
    "pip.swap",
    line(
        "M9.4 19.6H5.9a3 3 0 0 1-3-3V7.4a3 3 0 0 1 3-3H18.1a3 3 0 0 1 3 3V9.8M6 8.6L10.4 11.6M9.4 8.4L6 8.4 6.8"
        " 11.4M7.4 12L10.6 11.9 9.8 8.9",
        width=1.4,
    ),
    area(rect(11.6, 12.8, 10.4, 7.6, 2)),
)
draw("placeholdertext.fill", area(rect(2.9, 5, 8.2, 14, 2.2)), line("M14.2 7.4H21M14.2 12H21M14.2 16.6H18.4"))
draw(
    "align.horizontal.left", line("M3.6 3.4V20.6"), area(rect(6.4, 5.6, 13.8, 4.8, 1.4) + rect(6.4, 13.6, 9, 4.8, 1.4))
)
draw(
    "align.horizontal.right",
    line("M20.4 3.4V20.6"),
    area(rect(3.8, 5.6, 13.8, 4.8, 1.4) + rect(8.6, 13.6, 9, 4.8, 1.4)),
)
draw(
    "align.horizontal.center",
    line("M12 3V5.2M12 11V13M12 18.8V21"),
    area(rect(4.6, 5.6, 14.8, 4.8, 1.4) + rect(7.4, 13.6, 9.2, 4.8, 1.4)),
)
draw("align.vertical.top", line("M3.4 3.6H20.6"), area(rect(5.6, 6.4, 4.8, 13.8, 1.4) + rect(13.6, 6.4, 4.8, 9, 1.4)))
draw(
    "align.vertical.bottom", line("M3.4 20.4H20.6"), area(rect(5.6, 3.8, 4.8, 13.8, 1.4) + rect(13.6, 8.6, 4.8, 9, 1.4))
)
draw(
    "align.vertical.center",
    line("M3 12H5.2M11 12H13M18.8 12H21"),
    area(rect(5.6, 4.6, 4.8, 14.8, 1.4) + rect(13.6, 7.4, 4.8, 9.2, 1.4)),
)
draw(
    "selection.pin.in.out",
    line(
        "M4 7.6V6.4A2.4 2.4 0 0 1 6.4 4H7.6M16.4 4H17.6A2.4 2.4 0 0 1 20 6.4V7.6M20 16.4V17.6A2.4 2.4 0 0 1 17.6"
        " 20H16.4M7.6 20H6.4A2.4 2.4 0 0 1 4 17.6V16.4M8.6 15.4V8.6M15.4 15.4V8.6"
    ),
    area(circle(8.6, 8, 1.8) + circle(15.4, 16, 1.8)),
)
draw("timeline.selection", line("M3 7H5.4M3 17H5.4M18.6 7H21M18.6 17H21", rect(8, 4.4, 8, 15.2, 2.2), "M12 8V16"))
draw(
    "filemenu.and.selection",
    line(rect(2.9, 3.4, 13.4, 17.2, 2.6), "M5.8 7H10.4M5.8 17H10.4"),
    area(rect(5.2, 9.8, 15.9, 4.4, 1.6)),
)
draw(
    "filemenu.and.cursorarrow",
    line(
        "M11 20.6H5.5a2.6 2.6 0 0 1-2.6-2.6V6a2.6 2.6 0 0 1 2.6-2.6H16.4A2.6 2.6 0 0 1 19 6V9.4M6.4 7.4H12.6M6.4"
        " 11.2H10.4"
    ),
    area("M13.4 11.6l8 3.4a.5 .5 0 0 1 0 .9l-3.2 1.2-1.3 3.3a.5 .5 0 0 1-.9 0L12.7 12.3a.5 .5 0 0 1 .7-.7z"),
)
draw(
    "contextualmenu.and.cursorarrow",
    line(rect(9, 9, 12, 11.6, 2.4), "M12.2 12.8H17.8M12.2 16.6H16"),
    area("M3.4 2.8l6.8 2.8a.5 .5 0 0 1 0 .9L7.4 7.5 6.4 10.4a.5 .5 0 0 1-.9 0L2.7 3.5a.5 .5 0 0 1 .7-.7z"),
)
draw(
    "app.connected.to.app.below.fill",
    area(rect(4.4, 3, 8, 8, 2.2) + rect(11.6, 13, 8, 8, 2.2)),
    line("M8.4 13V14.4a2.6 2.6 0 0 0 2.6 2.6"),
)
draw(
    "switch.2",
    body(rect(3, 4.4, 18, 6.4, 3.2), rect(3, 13.2, 18, 6.4, 3.2), width=1.6),
    hole(circle(17.6, 7.6, 1.9) + circle(6.4, 16.4, 1.9)),
)
draw(
    "point.3.connected.trianglepath.dotted",
    line(circle(12, 5.4, 2.4), circle(5.4, 18, 2.4), circle(18.6, 18, 2.4)),
    area(dots((9.6, 9.6), (7.6, 13.4), (14.4, 9.6), (16.4, 13.4), (10.2, 18), (13.8, 18), r=0.95)),
)
draw(
    "point.3.filled.connected.trianglepath.dotted",
    area(
        dots((12, 5.4), (5.4, 18), (18.6, 18), r=3.1)
        + dots((9.6, 10), (7.6, 13.4), (14.4, 10), (16.4, 13.4), (10.2, 18), (13.8, 18), r=0.95)
    ),
)
_CURVE = "M8.2 6H15.4a3 3 0 0 1 0 6H8.6a3 3 0 0 0 0 6H15.8"
draw("point.topleft.down.to.point.bottomright.curvepath", line(_CURVE, circle(5.6, 6, 2.3), circle(18.4, 18, 2.3)))
draw(
    "point.topleft.down.to.point.bottomright.curvepath.fill point.topleft.filled.down.to.point.bottomright.curvepath",
    line(_CURVE),
    area(dots((5.4, 6), (18.6, 18), r=3.1)),
)
draw(
    "line.3.crossed.swirl.circle",
    body(circle(12, 12, 9.1)),
    cut("M12 12C12 8 15 6.6 18 7M12 12C15.4 14 15.2 17.2 13.2 19.4M12 12C8.6 14 5.8 12.2 4.8 9.6", width=1.6),
)
draw("lines.measurement.horizontal", line("M3.4 6V18M20.6 6V18M7.7 14V18M12 11V18M16.3 14V18"))
draw("lines.measurement.vertical", line("M6 3.4H18M6 20.6H18M14 7.7H18M11 12H18M14 16.3H18"))
draw(
    "laurel.leading",
    line("M15.4 20.6C10 19 7.2 14.6 8 8.4"),
    area(
        "M8.2 8.6C6.4 7.4 6.2 5.2 7.6 3.2 9.4 4.8 9.8 6.8 8.2 8.6zM7.8 13C5.6 13 4 11.6 3.8 9.2 6.2 9.2 7.8 10.6 7.8"
        " 13zM9.6 17C7.6 18 5.4 17.2 4.2 15.2 6.4 14.2 8.6 14.8 9.6 17zM9.4 11.6C9.2 9.6 10.4 7.8 12.6 7.2 12.8 9.4"
        " 11.6 11.2 9.4 11.6zM11 15.6C11 13.6 12.4 12 14.6 11.8 14.4 14 13 15.4 11 15.6z"
    ),
)
draw("laurel.trailing", *[drawn("laurel.leading", 1, 24, 0, True)])
draw("fossil.shell", line("M20.4 17.2A9 9 0 1 1 21 12c0 3.6-2.8 6.2-6 6.2-2.8 0-4.8-2.2-4.8-4.8a3 3 0 0 1 6 0"))
draw("square.grid.4x3.fill", filled(drawings["glyph.square.grid.4x3"]))
draw("glyph.text", line("M3.4 5H20.6M3.4 9.7H20.6M3.4 14.3H11M3.4 19H11"))
