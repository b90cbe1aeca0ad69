import BackstaffLayout
import Testing

/// A stack with a view of 20 by 20 points on each side of another view.
private func between(_ axis: LayoutAxis = .horizontal, _ spacing: Double? = 0, _ view: LayoutNode) -> LayoutNode {
    LayoutStack(axis, spacing: spacing, [fixed(20, 20, "a"), view, fixed(20, 20, "b")])
}

@Suite("Spacers and dividers")
struct SpacerFactTests {
    @Test("N01 a spacer takes what its siblings leave", arguments: spacersFacts)
    func spacers(fact: Fact) { fact.check() }

    static let spacersFacts: [Fact] = [
        Fact("spa-01", between(.horizontal, 0, spacer(least: 30)), at: "nil", "70x20; b 50,0"),
        Fact("spa-02", between(.horizontal, 0, spacer()), at: "nil", "48x20; b 28,0"),
        Fact("spa-03", between(.horizontal, nil, spacer()), at: "nil", "48x20; b 28,0"),
        Fact("spa-06", hStack(nil, nil, text(.word), spacer(), text(.word)), at: "nil", "34x16"),
        Fact("spa-06", hStack(nil, nil, text(.word), text(.word)), at: "nil", "34x16"),
        Fact("spa-07", between(.vertical, 0, spacer()), at: "nil", "20x48; b 0,28"),
        Fact("spa-08", between(.vertical, nil, spacer(least: 0)), at: "nil", "20x40; b 0,20"),
        Fact("spa-09", between(.horizontal, 0, spacer()), at: "200x50", "200x20; a asked 96x50; b 180,0 asked 172x50"),
        Fact("spa-12", hStack(0, nil, spacer(), fixed(20, 20, "a")), at: "100x50", "100x20; a 80,0 asked 92x50"),
        Fact("spa-13", vStack(0, nil, spacer(), fixed(20, 20, "a")), at: "100x50", "20x50; a 0,30 asked 100x42"),
        Fact(
            "spa-14", hStack(0, nil, vStack(nil, nil, spacer()).named("v"), fixed(20, 20, "a")), at: "100x50",
            "20x50; v 0x50; a 0,15"),
        Fact(
            "spa-16", between(.horizontal, 0, spacer().frame(width: 10)), at: "200x50",
            "50x20; a asked 66.67x50; b 30,0"),
        Fact(
            "spa-17", between(.horizontal, 0, spacer().padding(5)), at: "200x50",
            "200x20; a asked 66.67x50; b 180,0 asked 90x50"),
        Fact("spa-18", hStack(0, nil, fixed(20, 20), spacer()), at: "nil", "28x20"),
        Fact("spa-19", hStack(0, nil, fixed(20, 20, "a"), spacer()), at: "100xnil", "100x20; a asked 92x20"),
        Fact("spa-20", between(.horizontal, 0, spacer()), at: "nilx50", "48x20; b 28,0"),
        Fact("spa-21", hStack(0, nil, spacer()), at: "100x50", "100x0"),
        Fact("spa-22", hStack(0, nil, spacer()), at: "nil", "8x0"),
        Fact("spa-23 doc-07", spacer(), at: "100x50", "100x50"),
        Fact("spa-24", spacer(), at: "nil", "8x8"),
        Fact("spa-26", zStack(.center, spacer()), at: "100x50", "100x50"),
        Fact("spa-29", vStack(nil, nil, text(), spacer(), text()), at: "nil", "13x40"),
        Fact("spa-29", vStack(0, nil, text(), spacer(), text()), at: "nil", "13x40"),
        Fact(
            "spa-30", between(.horizontal, 0, zStack(.center, spacer())), at: "200x50",
            "200x50; a 0,15 asked 96x50; b 180,15"),
        Fact("spa-32", between(.horizontal, 0, spacer().fixedSize()), at: "200x50", "48x20; b 28,0"),
        Fact(
            "spa-33", between(.horizontal, 0, spacer().frame(maxWidth: .infinity)), at: "200x50",
            "200x20; a asked 66.67x50; b 180,0 asked 90x50"),
        Fact(
            "spa-34", hStack(0, nil, spacer().overlay(.center, fixed(20, 20, "o")), fixed(20, 20, "a")), at: "200x50",
            "200x20; a 180,0 asked 192x50; o 80,0 asked 180x0"),
        Fact("src-02", hStack(0, nil, spacer(least: nil, "s"), color("a")), at: "100x50", "100x50; s 8x0; a 92x50"),
        Fact(
            "osu-09", between(.horizontal, nil, spacer()).frame(width: 200, height: 80), in: "200x200",
            "200x80; b 180,90"),
        Fact(
            "osu-10",
            hStack(
                nil, nil, fixed(40, 40), spacer(least: nil, "s"), fixed(40, 40), spacer(least: nil, "t"), fixed(40, 40)
            ).frame(width: 250, height: 80).named("f"), in: "200x200", "250x80; f -25,60; s 65x0; t 65x0"),
        Fact(
            "osu-11",
            hStack(nil, nil, fixed(50, 50), spacer(least: 50, "s"), fixed(50, 50)).frame(width: 180, height: 80),
            in: "200x200", "180x80; s 80x0"),
        Fact(
            "osu-12", hStack(nil, nil, spacer(), fixed(50, 50, "a"), fixed(50, 50, "b")).frame(width: 200, height: 80),
            in: "200x200", "200x80; a 92,75; b 150,75"),
        Fact(
            "osu-13",
            hStack(nil, nil, spacer(), fixed(50, 50, "a"), fixed(50, 50, "b"), spacer()).frame(width: 200, height: 80),
            in: "200x200", "200x80; a 46,75; b 104,75"),
        Fact(
            "osu-14",
            vStack(
                nil, nil, hStack(nil, nil, fixed(40, 40, "a"), spacer(), fixed(40, 40)), spacer(),
                hStack(nil, nil, spacer(), fixed(40, 40, "c"), spacer(), fixed(40, 40, "d"), spacer())
            ).frame(width: 200, height: 200), in: "200x200", "200x200; a 0,0; c 40,160; d 120,160"),
        Fact(
            "osu-15",
            hStack(nil, nil, fixed(30, 30), spacer(least: 100, "s"), fixed(30, 30)).frame(width: 200, height: 80),
            in: "200x200", "200x80; s 140x0"),
        Fact(
            "osu-16",
            vStack(
                20, nil,
                hStack(
                    nil, nil, fixed(30, 30, "a"), spacer(least: 20), fixed(30, 30, "b"), spacer(least: 10),
                    fixed(30, 30, "c")), hStack(nil, nil, spacer(), fixed(60, 30, "d"), spacer()),
                hStack(nil, nil, fixed(40, 30, "e"), spacer(), fixed(40, 30, "f"))
            ).named("v").frame(width: 200, height: 180), in: "200x200",
            "200x180; v 200x130; a 0,35; b 85,35; c 170,35; d 70,85; e 0,135; f 160,135"),
        Fact(
            "osu-36",
            vStack(nil, nil, color("a"), color("b"), fixed(20, 20, "c"), spacer(least: nil, "s"), fixed(20, 20, "d")),
            in: "200x200", "200x200; a 0,0 200x68; b 0,76 200x68; c 90,152; s 0x8; d 90,180"),
        Fact(
            "osu-37", vStack(nil, nil, color("a"), color("b"), spacer(least: nil, "s"), color("c")), in: "200x200",
            "200x200; a 200x61.33; b 200x61.33; s 0x8; c 0,138.67 200x61.33"),
        Fact(
            "a spacer of a fixed size has no priority", between(.horizontal, 0, spacer().fixedSize()), at: "200x50",
            "48x20; a asked 66.67x50"),
        Fact(
            "a spacer in an overlay lies along the stack",
            hStack(0, nil, fixed(10, 10).overlay(.center, spacer(least: nil, "s"))), at: "nil", "10x10; s 0,5 10x0"),
        Fact(
            "several spacers share what is left",
            hStack(0, nil, spacer(), fixed(20, 20, "a"), spacer(), spacer()), at: "200x50", "200x20; a 60,0"),
        Fact(
            "spacers with different minimums are as long as each other if there is room",
            hStack(0, nil, spacer(least: 50), fixed(20, 20, "a"), spacer()), at: "200x50", "200x20; a 90,0"),
        Fact("ctl-20", hStack(nil, nil, text(.short), spacer(), text(.short, "b")), at: "300x50", "300x16; b 266,0"),
    ]

    @Test("N01 a spacer's edges want no distance, unless something hides them", arguments: gapsFacts)
    func gaps(fact: Fact) { fact.check() }

    static let gapsFacts: [Fact] = [
        Fact("spa-38", between(.horizontal, nil, spacer(least: 0).priority(1)), at: "nil", "40x20"),
        Fact("spa-39", between(.horizontal, nil, spacer(least: 0).fixedSize()), at: "nil", "40x20"),
        Fact("spa-40", between(.horizontal, nil, zStack(.center, spacer(least: 0))), at: "nil", "40x20"),
        Fact("spa-41", between(.horizontal, nil, vStack(nil, nil, spacer(least: 0))), at: "nil", "56x20; b 36,0"),
        Fact("spa-42", between(.horizontal, nil, fixed(0, 0).overlay(.center, spacer(least: 0))), at: "nil", "56x20"),
        Fact("spa-43", between(.horizontal, nil, zStack(.center, spacer(least: 0), fixed(0, 0))), at: "nil", "56x20"),
        Fact("spa-44 src-14", between(.horizontal, nil, spacer(least: 0).padding(4)), at: "nil", "64x20; b 44,0"),
        Fact(
            "spa-47 src-14", between(.vertical, nil, spacer(least: 0).padding(LayoutInsets(top: 4))), at: "nil",
            "20x52; b 0,32"),
    ]

    @Test("N01 a divider is a line across the stack", arguments: dividersFacts)
    func dividers(fact: Fact) { fact.check() }

    static let dividersFacts: [Fact] =
        zip(["0x0", "nil", "inf", "200xnil", "50xnil"], ["0x1", "10x1", "infx1", "200x1", "50x1"]).map { room, size in
            Fact("div-01", vStack(nil, nil, LayoutDivider()), at: room, size)
        } + [
            Fact("src-04", LayoutDivider(thickness: 0.5), at: "200x50", "200x0.5"),
            Fact(
                "a divider in an HStack", hStack(nil, nil, color(), LayoutDivider().named("d")), at: "101x40",
                "101x40; d 100,0 1x40"),
        ]
}
