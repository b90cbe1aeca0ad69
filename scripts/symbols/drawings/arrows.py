"""Arrows, chevrons and the like."""

from drawing import area, body, circle, cut, draw, drawings, line, moved, rect

draw("arrow.circlepath", line("M19.6 9.6A8 8 0 1 0 20 12.6M20.4 4.6L19.8 9.8 14.8 9.4"))
draw("arrow.up.forward", line("M6 18L18 6M8.4 6H18V15.6"))
draw("arrow.up.backward", line("M18 18L6 6M15.6 6H6V15.6"))
draw("arrow.down.forward", line("M6 6L18 18M8.4 18H18V8.4"))
draw("arrow.down.backward", line("M18 6L6 18M15.6 18H6V8.4"))
draw("arrow.turn.down.right", line("M5 4.4V11a3 3 0 0 0 3 3H19.4M14.6 9.2L19.6 14 14.6 18.8"))
draw("arrow.turn.down.left", line("M19 4.4V11a3 3 0 0 1-3 3H4.6M9.4 9.2L4.4 14 9.4 18.8"))
draw("arrow.turn.up.right", line("M5 19.6V13a3 3 0 0 1 3-3H19.4M14.6 14.8L19.6 10 14.6 5.2"))
draw("arrow.turn.up.left", line("M19 19.6V13a3 3 0 0 0-3-3H4.6M9.4 14.8L4.4 10 9.4 5.2"))
draw("arrow.turn.right.down", line("M4.4 5H11a3 3 0 0 1 3 3V19.4M9.2 14.6L14 19.6 18.8 14.6"))
draw("arrow.turn.left.down", line("M19.6 5H13a3 3 0 0 0-3 3V19.4M14.8 14.6L10 19.6 5.2 14.6"))
draw("arrow.turn.right.up", line("M4.4 19H11a3 3 0 0 0 3-3V4.6M9.2 9.4L14 4.4 18.8 9.4"))
draw("arrow.turn.left.up", line("M19.6 19H13a3 3 0 0 1-3-3V4.6M14.8 9.4L10 4.4 5.2 9.4"))
draw("arrow.uturn.up", line("M6 5V14.4a4.6 4.6 0 0 0 9.2 0V5M11 9.2L15.2 5 19.4 9.2"))
draw("arrow.uturn.down", line("M6 19V9.6a4.6 4.6 0 0 1 9.2 0V19M11 14.8L15.2 19 19.4 14.8"))
draw("arrow.forward.to.line", line("M3.4 12H16.4M11.6 7.2L16.6 12 11.6 16.8M20.4 5V19"))
draw("arrow.left.to.line arrow.backward.to.line", line("M20.6 12H7.6M12.4 7.2L7.4 12 12.4 16.8M3.6 5V19"))
draw("arrow.up.to.line.compact", line("M6.4 6H17.6M12 19V9.6M7.6 13.8L12 9.4 16.4 13.8"))
draw("arrow.down.to.line.compact", line("M6.4 18H17.6M12 5V14.4M7.6 10.2L12 14.6 16.4 10.2"))
draw(
    "arrow.up.and.line.horizontal.and.arrow.down",
    line("M3.6 12H20.4M12 8.8V3M8.8 5.8L12 2.8 15.2 5.8M12 15.2V21M8.8 18.2L12 21.2 15.2 18.2"),
)
draw(
    "arrow.down.and.line.horizontal.and.arrow.up",
    line("M3.6 12H20.4M12 2.8V8.4M8.8 5.8L12 8.8 15.2 5.8M12 21.2V15.6M8.8 18.2L12 15.2 15.2 18.2"),
)
draw(
    "arrow.up.and.down.and.arrow.left.and.right",
    line("M12 3V21M3 12H21M9 5.8L12 2.8 15 5.8M9 18.2L12 21.2 15 18.2M5.8 9L2.8 12 5.8 15M18.2 9L21.2 12 18.2 15"),
)
draw(
    "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left",
    line("M5 5L19 19M19 5L5 19M4.6 9.4V4.6H9.4M14.6 4.6H19.4V9.4M19.4 14.6V19.4H14.6M9.4 19.4H4.6V14.6"),
)
draw(
    "arrow.down.forward.and.arrow.up.backward",
    line("M3.6 3.6L9.8 9.8M4.6 9.9H9.9V4.6M20.4 20.4L14.2 14.2M19.4 14.1H14.1V19.4"),
)
draw(
    "arrow.down.left.and.arrow.up.right",
    line("M20.4 3.6L14.2 9.8M14.1 4.6V9.9H19.4M3.6 20.4L9.8 14.2M4.6 14.1H9.9V19.4"),
)
draw(
    "arrow.up.and.down.text.horizontal",
    line("M6 4V20M3 7L6 3.8 9 7M3 17L6 20.2 9 17M12.4 6.6H21M12.4 12H21M12.4 17.4H21"),
)
draw(
    "arrow.3.trianglepath",
    line(
        "M7.4 9.6L10.4 4.6a1.9 1.9 0 0 1 3.2 0L15 7M16.8 10.4L20.4 16.6a1.9 1.9 0 0 1-1.6 2.9H15.6"
        "M11.6 19.5H5.2A1.9 1.9 0 0 1 3.6 16.6L5.4 13.5M15.6 3.6L15.2 7.4 11.4 7M17.8 16.8L15.2 19.5"
        " 17.8 22M2.6 14.4L5.6 13.2 6.8 16.4",
        width=1.6,
    ),
)
draw(
    "arrow.triangle.merge arrow.merge",
    line("M6.4 20C6.4 15 12 14.6 12 10V4.6M17.6 20C17.6 16.6 15.4 14.8 13.6 13.2M8 8.4L12 4 16 8.4"),
)
draw(
    "arrow.triangle.pull",
    line(
        circle(6, 5.6, 2.2),
        circle(6, 18.4, 2.2),
        circle(18, 18.4, 2.2),
        "M6 7.8V16.2M18 16.2V9a3 3 0 0 0-3-3H11.6M14.4 3L11.4 6 14.4 9",
    ),
)
draw("arrow.triangle.swap arrow.swap", line("M3.6 8H18M14.4 4L18.6 8 14.4 12M20.4 16H6M9.6 12L5.4 16 9.6 20"))
draw("arrow.triangle.capsulepath", line("M9 6.4H16a5.6 5.6 0 0 1 0 11.2H8a5.6 5.6 0 0 1-4.8-8.4M5.8 3.8L9 6.4 6 9.2"))
draw(
    "arrow.triangle.turn.up.right.diamond",
    body(
        "M10.3 3.2a2.4 2.4 0 0 1 3.4 0l7.1 7.1a2.4 2.4 0 0 1 0 3.4l-7.1 7.1a2.4 2.4 0 0 1-3.4 0l-7.1-7.1a2.4 2.4 0 0 1"
        " 0-3.4z"
    ),
    cut("M9 15.4V12.6a1.8 1.8 0 0 1 1.8-1.8H15M12.8 8.2L15.4 10.8 12.8 13.4"),
)
draw(
    "dollarsign.arrow.circlepath",
    line(
        "M20 9.4A8.6 8.6 0 0 0 4 8.8M4 14.6A8.6 8.6 0 0 0 20 15.2M20.6 4.6L20.2 9.4 15.6 8.8M3.4 19.4L3.8 14.6 8.4 15.2"
    ),
    line(
        "M14.2 10C13.8 8.9 13 8.5 12 8.5 9.2 8.5 9.2 11.7 12 12 14.8 12.3 14.8 15.5 12 15.5 11 15.5 10.1 15 9.8 14M12"
        " 7.4V8.5M12 15.5V16.6",
        width=1.4,
    ),
)
draw(
    "exclamationmark.arrow.triangle.2.circlepath",
    line(
        "M20 9.4A8.6 8.6 0 0 0 4 8.8M4 14.6A8.6 8.6 0 0 0 20 15.2M20.6 4.6L20.2 9.4 15.6 8.8M3.4 19.4L3.8 14.6 8.4"
        " 15.2M12 8.4V12.4"
    ),
    area(circle(12, 15.4, 1.1)),
)
draw(
    "leaf.arrow.triangle.circlepath leaf.arrow.circlepath",
    line(
        "M20 9.4A8.6 8.6 0 0 0 4 8.8M4 14.6A8.6 8.6 0 0 0 20 15.2M20.6 4.6L20.2 9.4 15.6 8.8M3.4 19.4L3.8 14.6 8.4 15.2"
    ),
    line(
        "M8.6 15.6C9.2 13.4 10.6 12.2 12.4 11.6M9.6 14.2C8 10.4 11.6 8.2 15.4 8.4 15.8 12.6 13.2 15.8 9.6 14.2z",
        width=1.4,
    ),
)
draw(
    "gearshape.arrow.triangle.2.circlepath",
    line(
        "M20 9.4A8.6 8.6 0 0 0 4 8.8M4 14.6A8.6 8.6 0 0 0 20 15.2M20.6 4.6L20.2 9.4 15.6 8.8M3.4 19.4L3.8 14.6 8.4 15.2"
    ),
    line(
        circle(12, 12, 2.3),
        "M12 9.4V8.2M12 14.6V15.8M14.3 10.7L15.3 10.1M9.7 13.3L8.7 13.9M14.3 13.3L15.3 13.9M9.7 10.7L8.7 10.1",
        width=1.4,
    ),
)
draw(
    "arrow.triangle.2.circlepath.camera",
    body(
        "M2.9 9.3a2.6 2.6 0 0 1 2.6-2.6h1.7a1.8 1.8 0 0 0 1.5-.8l.7-1a1.8 1.8 0 0 1 1.5-.8h2.2a1.8 1.8 0 0 1 1.5 .8l.7"
        " 1a1.8 1.8 0 0 0 1.5 .8h1.7a2.6 2.6 0 0 1 2.6 2.6v7.9a2.6 2.6 0 0 1-2.6 2.6h-13a2.6 2.6 0 0 1-2.6-2.6z"
    ),
    cut(
        "M8 12.6A4.2 4.2 0 0 1 15.8 11.6M16 13.8A4.2 4.2 0 0 1 8.2 14.8M16.4 9.4L15.9 11.8 13.6 11.2M7.6 17L8.1 14.6"
        " 10.4 15.2",
        width=1.5,
    ),
)
draw(
    "repeat.1",
    line(
        "M4 11V9.4a3.4 3.4 0 0 1 3.4-3.4H18.6M15.6 2.9L18.9 6 15.6 9.1M20 13v1.6a3.4 3.4 0 0 1-3.4 3.4H5.4M8.4 14.9L5.1"
        " 18 8.4 21.1"
    ),
    line("M11 10.6L12.6 9.6V14.4", width=1.5),
)
draw("return.left", line("M19 5.6V11a3 3 0 0 1-3 3H4.6M9.4 9.2L4.4 14 9.4 18.8"))
draw(
    "restart",
    line("M5 5.4V18.6"),
    area("M20 6.2V17.8a.8 .8 0 0 1-1.2 .7L9.6 12.7a.8 .8 0 0 1 0-1.4L18.8 5.5a.8 .8 0 0 1 1.2 .7z"),
)
draw(
    "rotate.right",
    line(
        "M6 11.4H15.2a2 2 0 0 1 2 2V19a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V13.4a2 2 0 0 1 2-2z"
        "M9.4 7.4C12 3.6 18 3.4 20.2 8.6M20.8 4.4L20.4 8.9 16.2 8"
    ),
)
draw("rotate.left", moved(drawings["rotate.right"], 1, 24, 0, True))
draw(
    "crop.rotate",
    line(
        "M7 7V15a2 2 0 0 0 2 2H20.4M3.6 7H15a2 2 0 0 1 2 2V20.4M14.4 2.8C18.6 3.2 21 5.8 21.2 9.6M9.6 21.2"
        "C5.4 20.8 3 18.2 2.8 14.4",
        width=1.6,
    ),
)

# Broad arrows.
_TURN = (
    "M10.2 5.2a.9 .9 0 0 0-1.5-.7L2.9 9.9a1 1 0 0 0 0 1.5l5.8 5.4a.9 .9 0 0 0 1.5-.7V13.3c5.2 0 8.4 1.6 10.5 5.3 .3 .5"
    " .9 .3 .8-.3-.7-5.8-4.3-9.7-11.3-10.2z"
)
draw("arrowshape.turn.up.left arrowshape.turn.up.backward", body(_TURN))
draw("arrowshape.turn.up.right arrowshape.turn.up.forward", moved(body(_TURN), 1, 24, 0, True))
draw(
    "arrowshape.turn.up.left.2 arrowshape.turn.up.backward.2",
    moved(body(_TURN), 0.86, 4, 1.8),
    line("M8 4.8L3 9.9a1.4 1.4 0 0 0 0 2L8 17"),
)
_SHAPE_UP = (
    "M12.9 3.5L19.8 10.4a.9 .9 0 0 1-.6 1.6H16v7.2a1.4 1.4 0 0 1-1.4 1.4H9.4A1.4 1.4 0 0 1 8 19.2V12H4.8a.9 .9 0 0"
    " 1-.6-1.6l6.9-6.9a1.3 1.3 0 0 1 1.8 0z"
)
draw("arrowshape.up", body(_SHAPE_UP))
draw("arrowshape.right arrowshape.forward", moved(body(_SHAPE_UP), degrees=90))
draw("arrowshape.down", moved(body(_SHAPE_UP), degrees=180))
draw("arrowshape.left arrowshape.backward", moved(body(_SHAPE_UP), degrees=270))
draw(
    "arrowshape.left.arrowshape.right",
    body(
        "M8 6.3v3.3H16V6.3a.8 .8 0 0 1 1.3-.6l4.6 5.2a1.6 1.6 0 0 1 0 2.2l-4.6 5.2a.8 .8 0 0 1-1.3-.6V14.4H8v3.3a.8 .8"
        " 0 0 1-1.3 .6L2.1 13.1a1.6 1.6 0 0 1 0-2.2L6.7 5.7A.8 .8 0 0 1 8 6.3z"
    ),
)
_TRIANGLE = "M13.2 6.1L19.9 16.7a1.2 1.2 0 0 1-1 1.8H5.1a1.2 1.2 0 0 1-1-1.8L10.8 6.1a1.4 1.4 0 0 1 2.4 0z"
draw("arrowtriangle.up", body(_TRIANGLE))
draw("arrowtriangle.right arrowtriangle.forward", moved(body(_TRIANGLE), degrees=90))
draw("arrowtriangle.down", moved(body(_TRIANGLE), degrees=180))
draw("arrowtriangle.left arrowtriangle.backward", moved(body(_TRIANGLE), degrees=270))
_LEFT = "M8.6 8.1v7.8a.8 .8 0 0 1-1.3 .6L3 12.7a.9 .9 0 0 1 0-1.4L7.3 7.5a.8 .8 0 0 1 1.3 .6z"
draw(
    "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right",
    body(_LEFT),
    moved(body(_LEFT), 1, 24, 0, True),
    line("M12 4V20"),
)
draw(
    "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left",
    moved(body(_LEFT), 1, 11.2, 0, True),
    moved(body(_LEFT), 1, 12.8, 0),
    line("M12 4V20"),
)
draw("left", line("M15.4 4.6L8 12 15.4 19.4"))
draw("right", line("M8.6 4.6L16 12 8.6 19.4"))
draw(
    "move.3d",
    line(
        "M12 13V3.4M9.2 6L12 3.2 14.8 6M12 13L4 18M4.6 14.4L3.7 18.2 7.4 19.2M12 13L20 18M19.4 14.4L20.3 18.2 16.6 19.2"
    ),
)
draw(
    "rotate.3d",
    line(
        "M12 13V3.4M12 13L4 18M12 13L20 18M8 6.4C9.6 4.6 14.4 4.6 16 6.4M15.8 3.4L16.2 6.6 13 6.8M5.4 12.4"
        "C3.8 14 5 18.8 7.4 19.4M17 19.2C19.4 19 20.8 14 19 12.4",
        width=1.55,
    ),
)
draw(
    "scale.3d",
    line("M12 13V4.6M12 13L5 17.6M12 13L19 17.6"),
    area(rect(10.2, 2.6, 3.6, 3.6, 0.6) + rect(2.8, 16.4, 3.6, 3.6, 0.6) + rect(17.6, 16.4, 3.6, 3.6, 0.6)),
)
draw("view.3d", line("M12 13V3.4M12 13L4 18M12 13L20 18M7 9.8L12 7 17 9.8V15.4L12 18.4 7 15.4z", width=1.5))
draw(
    "skew",
    line(
        "M8.2 6H19.6a1.4 1.4 0 0 1 1.3 1.8L18 16.8a1.8 1.8 0 0 1-1.7 1.2H4.6a1.4 1.4 0 0 1-1.3-1.8L6.4 7.2A1.8 1.8 0 0"
        " 1 8.2 6z"
    ),
)
