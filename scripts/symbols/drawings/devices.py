"""Computers, phones, drives and what connects them."""

from drawing import area, body, circle, cut, dots, draw, drawn, filled, hole, line, moved, rect, steps

_PHONE = rect(6.3, 2.9, 11.4, 18.2, 2.8)
draw(
    "iphone.gen1 iphone.homebutton",
    body(_PHONE),
    cut("M6.3 6.4H17.7M6.3 17.2H17.7", width=1.4),
    hole(circle(12, 19.2, 0.9)),
)
draw("iphone.gen3 smartphone", body(_PHONE), cut("M10.6 5.5H13.4M10.2 18.8H13.8", width=1.4))
draw("ipad.gen1 ipad.homebutton", body(rect(4.2, 2.9, 15.6, 18.2, 2.6)), hole(circle(12, 18.2, 1.1)))
draw(
    "iphone.radiowaves.left.and.right",
    line(
        rect(8, 3.4, 8, 17.2, 2.2),
        "M10.8 17.8H13.2M5.2 8.4a6.4 6.4 0 0 0 0 7.2M18.8 8.4a6.4 6.4 0 0 1 0 7.2M2.4 6a10.6 10.6 0 0 0 0 12M21.6"
        " 6a10.6 10.6 0 0 1 0 12",
        width=1.6,
    ),
)
draw(
    "candybarphone",
    body(rect(6.6, 2.9, 10.8, 18.2, 2.4)),
    hole(
        rect(8.9, 5.2, 6.2, 4.6, 0.8)
        + dots(
            (9.6, 13),
            (12, 13),
            (14.4, 13),
            (9.6, 15.6),
            (12, 15.6),
            (14.4, 15.6),
            (9.6, 18.2),
            (12, 18.2),
            (14.4, 18.2),
            r=0.75,
        )
    ),
)
draw(
    "flipphone",
    line(
        rect(8, 11.4, 9.4, 9.6, 2),
        "M8.4 11.2L6.6 5.4A2 2 0 0 1 8 2.9L14.2 2.8a2 2 0 0 1 1.9 1.4L17.2 11.2",
        "M10 5.6H13.4L14 8.6H11z",
        width=1.6,
    ),
    area(dots((10.7, 14.6), (12.7, 14.6), (14.7, 14.6), (10.7, 17.6), (12.7, 17.6), (14.7, 17.6), r=0.8)),
)
draw("macbook macbook.gen2 macbook.gen1", body(rect(4.4, 5, 15.2, 11, 2)), line("M2.4 18.8H21.6"))
draw(
    "macbook.and.iphone",
    line(
        "M13.4 16H5.4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2H16.6a2 2 0 0 1 2 1.6M1.8 18.8H13.2",
        rect(15.4, 9, 6, 11, 1.6),
        width=1.6,
    ),
)
draw(
    "ipad.and.iphone",
    line(
        "M12.6 20.4H5.4a2 2 0 0 1-2-2V5.6a2 2 0 0 1 2-2H13.6a2 2 0 0 1 2 2V7.4M7.6 17.4H10",
        rect(14.6, 9.6, 6.4, 10.8, 1.6),
        width=1.6,
    ),
)
draw("macmini", body(rect(2.9, 8.4, 18.2, 8, 2.4)), hole(circle(17.4, 12.4, 1)), line("M6.8 18.6H17.2", width=1.5))
draw("macpro.gen2", body(rect(6.4, 2.9, 11.2, 18.2, 4.4)), cut("M9 6.2C10.8 7 13.2 7 15 6.2", width=1.5))
draw(
    "macpro.gen3",
    body(rect(5.4, 4.6, 13.2, 15.2, 2)),
    line("M7.4 2.9H16.6M7.4 21.4H16.6"),
    hole(dots(*[(x, y) for x in (8.6, 12, 15.4) for y in (8.6, 12.2, 15.8)], r=1.05)),
)
draw(
    "pc",
    body(rect(2.9, 3.8, 11.6, 9.2, 1.8), rect(17, 3.8, 4.4, 16.4, 1.4), width=1.6),
    line("M8.6 13V16.4M5.6 16.6H11.6M3 20.2H14"),
    cut("M18.6 7H19.8", width=1.3),
)
draw(
    "display.2",
    line(
        rect(2.6, 4.4, 9.4, 8.4, 1.8),
        "M7.2 13V16.4M4.6 16.6H9.8",
        rect(14, 7, 7.6, 7, 1.6),
        "M17.8 14V17.2M15.4 17.4H20.2",
        width=1.6,
    ),
)
draw(
    "appletv",
    body(rect(2.9, 7, 18.2, 10, 2.8)),
    cut("M7 10.4L8.6 13.6M7.8 12.6", width=1.4),
    hole(circle(16.4, 12, 1.6)),
)
draw(
    "appletvremote.gen4 av.remote appletvremote.gen3",
    body(rect(8.2, 2.4, 7.6, 19.2, 2.6)),
    cut(circle(12, 7.4, 2.1), width=1.4),
    hole(dots((10.6, 12), (13.4, 12), (10.6, 15), (13.4, 15), r=0.85)),
)
draw(
    "applewatch",
    body(rect(6.2, 6.2, 11.6, 11.6, 3)),
    line(
        "M8.6 6L9.2 3.6A1.2 1.2 0 0 1 10.4 2.7H13.6a1.2 1.2 0 0 1 1.2 .9L15.4 6M8.6 18L9.2 20.4a1.2 1.2 0 0 0 1.2"
        " .9H13.6a1.2 1.2 0 0 0 1.2-.9L15.4 18M19.8 10V12.4"
    ),
)
draw(
    "applewatch.watchface",
    body(rect(6.2, 6.2, 11.6, 11.6, 3)),
    cut("M12 9.4V12.2L13.8 13.4", width=1.4),
    line(
        "M8.6 6L9.2 3.6A1.2 1.2 0 0 1 10.4 2.7H13.6a1.2 1.2 0 0 1 1.2 .9L15.4 6M8.6 18L9.2 20.4a1.2 1.2 0 0 0 1.2"
        " .9H13.6a1.2 1.2 0 0 0 1.2-.9L15.4 18M19.8 10V12.4"
    ),
)
draw(
    "applewatch.radiowaves.left.and.right",
    line(
        rect(7.4, 7, 9.2, 10, 2.4),
        "M9.4 6.8L9.8 3.6H14.2L14.6 6.8M9.4 17.2L9.8 20.4H14.2L14.6 17.2M4.4 8.4a6.4 6.4 0 0 0 0 7.2M19.6 8.4a6.4 6.4 0"
        " 0 1 0 7.2M1.8 6.4a10.6 10.6 0 0 0 0 11.2M22.2 6.4a10.6 10.6 0 0 1 0 11.2",
        width=1.5,
    ),
)
for _name, _arrow in (("clockwise", False), ("counterclockwise", True)):
    _turn = moved(line("M19.2 8.8A7.9 7.9 0 1 0 19.9 13M20 4.4L19.4 8.9 15 8.3"), mirror=_arrow, dx=24 if _arrow else 0)
    draw(
        f"digitalcrown.arrow.{_name}",
        _turn,
        body(rect(9.4, 8, 5.2, 8, 1.6), width=1.5),
        cut("M9.4 10.8H14.6M9.4 13.2H14.6", width=1.1),
    )
draw(
    "airpods",
    body(
        "M7.4 5.2a3 3 0 0 1 3 3V17.6a1.5 1.5 0 0 1-3 0V13.2a4 4 0 0 1-3-4A3.4 3.4 0 0 1 7.4 5.2zM16.6 5.2a3 3 0 0 0-3"
        " 3V17.6a1.5 1.5 0 0 0 3 0V13.2a4 4 0 0 0 3-4A3.4 3.4 0 0 0 16.6 5.2z"
    ),
)
draw(
    "airpodspro",
    body(
        "M7.6 4.4a2.8 2.8 0 0 1 2.8 2.8V16a1.5 1.5 0 0 1-3 0V13.4L4.4 12.6A2 2 0 0 1 3 10.2L3.8 7A3.6 3.6 0 0 1 7.6"
        " 4.4zM16.4 4.4a2.8 2.8 0 0 0-2.8 2.8V16a1.5 1.5 0 0 0 3 0V13.4L19.6 12.6A2 2 0 0 0 21 10.2L20.2 7A3.6 3.6 0 0"
        " 0 16.4 4.4z"
    ),
    cut("M6 8L5.2 10.8M18 8L18.8 10.8", width=1.4),
)
draw(
    "airpodpro.right",
    body(
        "M12.4 3.4a3.4 3.4 0 0 1 3.4 3.4V18.6a1.8 1.8 0 0 1-3.6 0V14.4L8.6 13.4A2.4 2.4 0 0 1 6.9 10.5L7.8 6.6A4.4 4.4"
        " 0 0 1 12.4 3.4z"
    ),
    cut("M10.4 7.8L9.6 11", width=1.5),
)
draw("airpodpro.left", *[drawn("airpodpro.right", 1, 24, 0, True)])
draw(
    "airpodspro.chargingcase.wireless.radiowaves.left.and.right",
    body(rect(6.6, 7.4, 10.8, 9.6, 3.6)),
    cut("M6.8 11H17.2", width=1.4),
    hole(circle(12, 13.8, 0.9)),
    line("M3.8 9a6.4 6.4 0 0 0 0 6.4M20.2 9a6.4 6.4 0 0 1 0 6.4", width=1.5),
)
draw(
    "beats.headphones",
    line("M4.2 15V12a7.8 7.8 0 0 1 15.6 0V15"),
    body(rect(2.9, 13.4, 4.4, 7.2, 2), rect(16.7, 13.4, 4.4, 7.2, 2)),
    hole(circle(5.1, 17, 1) + circle(18.9, 17, 1)),
)
draw(
    "homepod",
    body("M12 3.4c4.4 0 7.4 1.6 7.4 6V15c0 3.6-3 5.6-7.4 5.6S4.6 18.6 4.6 15V9.4c0-4.4 3-6 7.4-6z"),
    cut("M8.6 6.8C10.6 7.6 13.4 7.6 15.4 6.8", width=1.4),
)
draw(
    "homepodmini",
    body("M12 5.4c5 0 8.4 2.4 8.4 6.6s-3.4 7-8.4 7-8.4-2.8-8.4-7 3.4-6.6 8.4-6.6z"),
    cut("M8.6 8.2C10.6 9 13.4 9 15.4 8.2", width=1.4),
)
draw("hifispeaker", body(rect(5.4, 2.9, 13.2, 18.2, 2.6)), cut(circle(12, 14.6, 3.5)), hole(circle(12, 7.2, 1.5)))
draw(
    "hifispeaker.2",
    body(rect(2.6, 4.4, 8.4, 15.2, 2), rect(13, 4.4, 8.4, 15.2, 2), width=1.6),
    cut(circle(6.8, 14.2, 2), circle(17.2, 14.2, 2), width=1.5),
    hole(circle(6.8, 8.2, 1.1) + circle(17.2, 8.2, 1.1)),
)
draw(
    "scanner",
    line(
        "M4.6 10.4L16.8 5.2M2.9 12.6V17.4a1.6 1.6 0 0 0 1.6 1.6H19.5a1.6 1.6 0 0 0 1.6-1.6V14.2a1.6 1.6 0 0"
        " 0-1.6-1.6H2.9M14 15.8H17.6"
    ),
)
draw(
    "faxmachine",
    body(
        "M8.4 9.4V4.4a1.2 1.2 0 0 1 1.2-1.2H17.6a1.2 1.2 0 0 1 1.2 1.2V9.4h.5a1.8 1.8 0 0 1 1.8 1.8v7a2 2 0 0 1-2"
        " 2H4.9a2 2 0 0 1-2-2V8.4a1.6 1.6 0 0 1 1.6-1.6h.9a1.6 1.6 0 0 1 1.6 1.6V9.4z"
    ),
    cut("M8.4 9.4H18.8M7 9.4V20", width=1.5),
    hole(dots((11, 13.4), (14, 13.4), (17, 13.4), (11, 16.6), (14, 16.6), (17, 16.6), r=0.9)),
)
draw(
    "printer.dotmatrix",
    body(
        "M6.6 8.6V4.4a1.4 1.4 0 0 1 1.4-1.4H16a1.4 1.4 0 0 1 1.4 1.4V8.6h1.3a2.4 2.4 0 0 1 2.4 2.4v5.6a2 2 0 0 1-2"
        " 2H4.9a2 2 0 0 1-2-2V11a2.4 2.4 0 0 1 2.4-2.4z"
    ),
    cut("M6.6 8.6H17.4M6.6 14H17.4", width=1.5),
    line("M6.4 21.2H17.6"),
)
draw(
    "printer.dotmatrix.filled.and.paper printer.dotmatrix.fill.and.paper.fill",
    area(
        "M6 7.6V4.8A2.6 2.6 0 0 1 8.6 2.2H15.4A2.6 2.6 0 0 1 18 4.8V7.6zM5.2 9H18.8A3.2 3.2 0 0 1 22 12.2V16a2.6 2.6 0"
        " 0 1-2 2.5V14.2a.8 .8 0 0 0-.8-.8H4.8a.8 .8 0 0 0-.8 .8V18.5A2.6 2.6 0 0 1 2 16V12.2A3.2 3.2 0 0 1 5.2 9zM6"
        " 15H18V20.4a1.4 1.4 0 0 1-1.4 1.4H7.4A1.4 1.4 0 0 1 6 20.4z"
    ),
)
draw("opticaldisc", body(circle(12, 12, 9.1)), cut(circle(12, 12, 2.6), "M12 6.2A5.8 5.8 0 0 1 17.8 12", width=1.5))
draw("opticaldiscdrive", body(rect(2.9, 8, 18.2, 8, 2.4)), cut("M6 12H13.6", width=1.6), hole(circle(17.4, 12, 1.1)))
draw(
    "externaldrive.connected.to.line.below",
    line(
        "M4.6 9.4L6 5.6A2.2 2.2 0 0 1 8 4.2H16a2.2 2.2 0 0 1 2 1.4L19.4 9.4",
        rect(4, 8.4, 16, 6.4, 2.2),
        "M12 15V19M3 20.2H9.6M14.4 20.2H21",
        circle(12, 20.2, 1.6),
        width=1.6,
    ),
    area(circle(16.8, 11.6, 0.95)),
)
draw(
    "fibrechannel fiberchannel",
    line(
        "M3 6H21M3 18H21",
        circle(12, 6, 2),
        circle(12, 18, 2),
        circle(6, 12, 2),
        circle(18, 12, 2),
        "M7.6 10.6L10.6 7.4M16.4 10.6L13.4 7.4M7.6 13.4L10.6 16.6M16.4 13.4L13.4 16.6",
        width=1.5,
    ),
)
draw(
    "wifi.router",
    line(
        rect(2.9, 14, 18.2, 6.2, 2),
        "M16.4 14V9.4M13 8.4A4.6 4.6 0 0 1 19.8 8.4M10.6 5.6A8.2 8.2 0 0 1 22.2 5.6",
        width=1.7,
    ),
    area(dots((6.6, 17.1), (10, 17.1))),
)
draw(
    "wifi.router.fill",
    area(
        "M5.2 13.2H18.8A3.2 3.2 0 0 1 22 16.4V18A3.2 3.2 0 0 1 18.8 21.2H5.2A3.2 3.2 0 0 1 2 18V16.4A3.2 3.2 0 0 1 5.2"
        " 13.2z"
        + dots((6.6, 17.2), (10.2, 17.2), r=1.15)
    ),
    line("M16.4 13.6V9.4M13 8.4A4.6 4.6 0 0 1 19.8 8.4M10.6 5.6A8.2 8.2 0 0 1 22.2 5.6", width=1.7),
)
draw(
    "wifi.exclamationmark",
    line(
        "M2.97 9.25A13 13 0 0 1 21.03 9.25M5.89 12.27A8.8 8.8 0 0 1 9 10.4M18.11 12.27A8.8 8.8 0 0 0 15 10.4M12 9.8V16"
    ),
    area(circle(12, 19.4, 1.4)),
)
draw(
    "wave.3.right",
    steps(
        line("M5.4 9.6a4.4 4.4 0 0 1 0 4.8"), line("M10 7a8.6 8.6 0 0 1 0 10"), line("M14.8 4.2a13.2 13.2 0 0 1 0 15.6")
    ),
)
draw("wave.3.left", *[drawn("wave.3.right", 1, 24, 0, True)])
draw("wave.3.forward", *[drawn("wave.3.right")])
draw(
    "dot.radiowaves.forward",
    area(circle(5.4, 12, 1.9)),
    line("M9.6 8.4a6 6 0 0 1 0 7.2M13 5.8a9.6 9.6 0 0 1 0 12.4M16.4 3.4a13.2 13.2 0 0 1 0 17.2"),
)
draw(
    "dot.radiowaves.up.forward",
    moved(
        area(circle(5.4, 12, 1.9))
        + line("M9.6 8.4a6 6 0 0 1 0 7.2M13 5.8a9.6 9.6 0 0 1 0 12.4M16.4 3.4a13.2 13.2 0 0 1 0 17.2"),
        0.94,
        -0.4,
        1.6,
        degrees=-45,
    ),
)
draw(
    "badge.plus.radiowaves.right badge.plus.radiowaves.forward",
    line(
        "M7.4 8.6V15.4M4 12H10.8M13.4 8.4a6 6 0 0 1 0 7.2M16.4 6a9.6 9.6 0 0 1 0 12M19.4 3.8a13.2 13.2 0 0 1 0 16.4",
        width=1.7,
    ),
)
draw(
    "personalhotspot",
    line(
        "M10.6 14.8a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-.9 .9M13.4 9.2a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l.9-.9",
        circle(12, 12, 9.1),
    ),
)
draw("cellularbars", steps(*[area(rect(2.6 + 5 * i, y, 3.8, 20 - y, 1)) for i, y in enumerate((15.4, 12, 8, 4))]))
draw(
    "wifi",
    steps(
        area(circle(12, 18.9, 1.4)),
        line("M8.74 15.22A4.7 4.7 0 0 1 15.26 15.22"),
        line("M5.89 12.27A8.8 8.8 0 0 1 18.11 12.27"),
        line("M2.97 9.25A13 13 0 0 1 21.03 9.25"),
    ),
)
_SPEAKER = (
    "M4.9 9.9l0 4.2a1.3 1.3 0 0 0 1.3 1.3l2.1 0a1.3 1.3 0 0 1 .9 .3l3.9 3.5a.7 .7 0 0 0 1.2-.5L14.3 5.3a.7 .7 0 0"
    " 0-1.2-.5L9.2 8.3a1.3 1.3 0 0 1-.9 .3L6.2 8.6a1.3 1.3 0 0 0-1.3 1.3z"
)
for _count, _scale, _waves in (
    (1, 1, ("M17.31 9.09A5.2 5.2 0 0 1 17.31 14.91",)),
    (2, 1, ("M15.31 9.09A5.2 5.2 0 0 1 15.31 14.91", "M18.49 6.15A9.5 9.5 0 0 1 18.49 17.85")),
    (
        3,
        0.97,
        (
            "M14.13 9.38A5.24 5.24 0 0 1 14.13 14.62",
            "M16.67 7.23A8.54 8.54 0 0 1 16.67 16.77",
            "M18.91 4.72A11.83 11.83 0 0 1 18.91 19.28",
        ),
    ),
):
    _left = {1: 0, 2: -2, 3: -2.24}[_count]
    draw(f"speaker.wave.{_count}", moved(body(_SPEAKER), _scale, _left, 12 - 12 * _scale), steps(*map(line, _waves)))
    draw(
        f"speaker.wave.{_count}.fill",
        filled(moved(body(_SPEAKER), _scale, _left, 12 - 12 * _scale)),
        steps(*map(line, _waves)),
    )
draw(
    "airplayvideo",
    line(
        "M6.6 16.6H5.4a2.6 2.6 0 0 1-2.6-2.6V7a2.6 2.6 0 0 1 2.6-2.6H18.6A2.6 2.6 0 0 1 21.2 7V14a2.6 2.6 0 0 1-2.6"
        " 2.6H17.4"
    ),
    area("M12.9 14.3L18 20.2a.8 .8 0 0 1-.6 1.3H6.6A.8 .8 0 0 1 6 20.2L11.1 14.3a1.2 1.2 0 0 1 1.8 0z"),
)
draw(
    "airplayaudio",
    line("M7.8 15.6a5.6 5.6 0 1 1 8.4 0M5.2 17.8a9.1 9.1 0 1 1 13.6 0M10.6 12.4a2.2 2.2 0 1 1 2.8 0", width=1.6),
    area("M12.9 14.9L17.4 20.4a.8 .8 0 0 1-.6 1.3H7.2a.8 .8 0 0 1-.6-1.3L11.1 14.9a1.2 1.2 0 0 1 1.8 0z"),
)
draw(
    "phone.connection",
    line(
        "M8.3 3.7l1.9 4.2a1.6 1.6 0 0 1-.4 1.8L8.2 11c1.1 2.1 2.7 3.7 4.8 4.8l1.3-1.6a1.6 1.6 0 0 1 1.8-.4l4.2 1.9a1.2"
        " 1.2 0 0 1 .7 1.2c-.3 2.4-1.9 3.9-4.2 3.9C9.7 20.8 3.2 14.3 3.2 7.2c0-2.3 1.5-3.9 3.9-4.2a1.2 1.2 0 0 1"
        " 1.2 .7z"
    ),
    line("M13.4 8.4A3 3 0 0 1 15.8 10.8M14.2 4.4A7 7 0 0 1 20 10", width=1.6),
)
_PHONE_BODY = line(
    "M8.3 3.7l1.9 4.2a1.6 1.6 0 0 1-.4 1.8L8.2 11c1.1 2.1 2.7 3.7 4.8 4.8l1.3-1.6a1.6 1.6 0 0 1 1.8-.4l4.2 1.9a1.2 1.2"
    " 0 0 1 .7 1.2c-.3 2.4-1.9 3.9-4.2 3.9C9.7 20.8 3.2 14.3 3.2 7.2c0-2.3 1.5-3.9 3.9-4.2a1.2 1.2 0 0 1 1.2 .7z"
)
draw("phone.arrow.down.left", _PHONE_BODY, line("M20.4 3.6L14.4 9.6M14.4 5.4V9.6H18.6", width=1.6))
draw("phone.arrow.up.right", _PHONE_BODY, line("M14.4 9.6L20.4 3.6M16.2 3.6H20.4V7.8", width=1.6))
_DOWN = (
    "M12 8.4c4.4 0 8 1.4 9.2 3.6 .7 1.2 .5 3-.2 3.6-.5 .4-1.4 .3-3-.2-1.4-.4-2-.8-2.1-2L15.7 12c-2.2-.8-5.2-.8-7.4"
    " 0L8.1 13.4c-.1 1.2-.7 1.6-2.1 2-1.6 .5-2.5 .6-3 .2-.7-.6-.9-2.4-.2-3.6C4 9.8 7.6 8.4 12 8.4z"
)
draw("phone.down", body(_DOWN))
draw(
    "teletype",
    body(rect(2.9, 10.4, 18.2, 9.6, 2.4)),
    line("M5 8.2C7.4 5.4 16.6 5.4 19 8.2"),
    hole(dots((7.6, 14), (12, 14), (16.4, 14), (9.8, 17), (14.2, 17), r=0.95)),
)
draw(
    "battery.25 battery.25percent",
    line(
        "M5.42 7.49H15.95a2.63 2.63 0 0 1 2.63 2.63V13.88a2.63 2.63 0 0 1-2.63 2.63H5.42a2.63 2.63 0 0"
        " 1-2.63-2.63V10.12a2.63 2.63 0 0 1 2.63-2.63zM21.12 10.68V13.31"
    ),
    area(rect(4.95, 9.65, 2.8, 4.7, 0.94)),
)
draw(
    "battery.75 battery.75percent",
    line(
        "M5.42 7.49H15.95a2.63 2.63 0 0 1 2.63 2.63V13.88a2.63 2.63 0 0 1-2.63 2.63H5.42a2.63 2.63 0 0"
        " 1-2.63-2.63V10.12a2.63 2.63 0 0 1 2.63-2.63zM21.12 10.68V13.31"
    ),
    area(rect(4.95, 9.65, 8.4, 4.7, 0.94)),
)
draw(
    "battery.50percent",
    line(
        "M5.42 7.49H15.95a2.63 2.63 0 0 1 2.63 2.63V13.88a2.63 2.63 0 0 1-2.63 2.63H5.42a2.63 2.63 0 0"
        " 1-2.63-2.63V10.12a2.63 2.63 0 0 1 2.63-2.63zM21.12 10.68V13.31"
    ),
    area(rect(4.95, 9.65, 5.7, 4.7, 0.94)),
)
draw(
    "battery.100percent",
    line(
        "M5.42 7.49H15.95a2.63 2.63 0 0 1 2.63 2.63V13.88a2.63 2.63 0 0 1-2.63 2.63H5.42a2.63 2.63 0 0"
        " 1-2.63-2.63V10.12a2.63 2.63 0 0 1 2.63-2.63zM21.12 10.68V13.31"
    ),
    area(rect(4.95, 9.65, 11.5, 4.7, 0.94)),
)
draw(
    "battery.0percent",
    line(
        "M5.42 7.49H15.95a2.63 2.63 0 0 1 2.63 2.63V13.88a2.63 2.63 0 0 1-2.63 2.63H5.42a2.63 2.63 0 0"
        " 1-2.63-2.63V10.12a2.63 2.63 0 0 1 2.63-2.63zM21.12 10.68V13.31"
    ),
)
draw(
    "battery.100.bolt battery.100percent.bolt",
    line(
        "M8 7.49H5.42a2.63 2.63 0 0 0-2.63 2.63V13.88a2.63 2.63 0 0 0 2.63 2.63H7.4M13.4 16.51H15.95a2.63 2.63 0 0 0"
        " 2.63-2.63V10.12a2.63 2.63 0 0 0-2.63-2.63H14M21.12 10.68V13.31"
    ),
    area("M11.8 5.6L6.8 12.8H10.2L9.4 18.6 14.6 11.2H11z"),
)
draw(
    "network.badge.shield.half.filled",
    line(
        "M11 21A9.1 9.1 0 1 1 21 11M3 12H12M12 3C9.6 5.4 8.2 8.6 8.2 12S9.6 18.6 11 20.4M12 3C14.2 5.2 15.4 7.8 15.8"
        " 10.6",
        width=1.6,
    ),
    line("M17.6 13.4L21.2 14.8V17.4c0 2.2-1.4 3.8-3.6 4.6-2.2-.8-3.6-2.4-3.6-4.6V14.8z", width=1.4),
    area("M17.6 13.6V21.8c-2.2-.8-3.4-2.4-3.4-4.4V15z"),
)
draw("arcade.stick", line(rect(4, 15.4, 16, 5, 2.2), "M12 9.6V15.2", circle(12, 6.2, 3.1)))
draw(
    "arcade.stick.and.arrow.up.and.arrow.down",
    line(
        rect(2.9, 16, 12, 4.6, 2),
        "M8.9 10.8V15.8",
        circle(8.9, 7.6, 2.9),
        "M19 4V20M16.8 6.2L19 3.8 21.2 6.2M16.8 17.8L19 20.2 21.2 17.8",
        width=1.6,
    ),
)
draw(
    "apps.iphone",
    line(_PHONE, width=1.7),
    area(
        rect(9, 6.4, 2.4, 2.4, 0.6)
        + rect(12.6, 6.4, 2.4, 2.4, 0.6)
        + rect(9, 10, 2.4, 2.4, 0.6)
        + rect(12.6, 10, 2.4, 2.4, 0.6)
        + rect(9, 13.6, 2.4, 2.4, 0.6)
        + rect(12.6, 13.6, 2.4, 2.4, 0.6)
    ),
)
draw(
    "apps.ipad",
    line(rect(4.2, 2.9, 15.6, 18.2, 2.6)),
    area("".join(rect(x, y, 2.6, 2.6, 0.7) for x in (7.1, 10.7, 14.3) for y in (6, 9.8, 13.6))),
)
draw("platter.filled.bottom.iphone", line(_PHONE, "M10.6 5.6H13.4"), area(rect(8.2, 12.6, 7.6, 6.4, 1.4)))
draw("platter.filled.top.iphone", line(_PHONE), area(rect(8.2, 5, 7.6, 6.4, 1.4)))
draw("apple.terminal", body(rect(2.9, 4.4, 18.2, 15.2, 3)), cut("M7 9L10 12 7 15M12.4 15.4H16.6"))
