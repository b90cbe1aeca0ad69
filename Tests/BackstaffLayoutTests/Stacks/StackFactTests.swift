import BackstaffLayout
import Testing

@Suite("Stacks")
struct StackFactTests {
    @Test("N01 children are offered room by priority, then by flexibility", arguments: sharesFacts)
    func shares(fact: Fact) { fact.check() }

    static let sharesFacts: [Fact] = [
        Fact(
            "stk-01", hStack(0, nil, wide(0...80, 20, "a"), wide(0...80, 20, "b")), at: "100x50",
            "100x20; a 0,0 50x20 asked 50x50; b 50,0 50x20"),
        Fact(
            "stk-03", hStack(0, nil, wide(0...80, 20, "b"), wide(0...40, 20, "a")), at: "100x50",
            "100x20; b 0,0 60x20; a 60,0 40x20"),
        Fact(
            "stk-05", hStack(0, nil, wide(0...80, 20, "a").priority(1), wide(0...80, 20, "b")), at: "100x50",
            "100x20; a 0,0 80x20 asked 100x50; b 80,0 20x20 asked 20x50"),
        Fact(
            "stk-06", hStack(0, nil, fixed(20, 20, "a"), wide(0 ... .infinity, 20, "b")), at: "200x50",
            "200x20; a asked 100x50; b 20,0 180x20 asked 180x50"),
        Fact(
            "stk-07", hStack(0, nil, fixed(20, 20, "a"), fixed(20, 20, "b").frame(maxWidth: .infinity).named("f")),
            at: "200x50", "200x20; f 20,0 180x20; b 100,0 20x20"),
        Fact(
            "stk-09", hStack(0, nil, wide(0 ... .infinity, 20, "b"), spacer(), fixed(20, 20, "a")), at: "200x50",
            "200x20; b 0,0 172x20; a 180,0"),
        Fact(
            "stk-10", hStack(0, nil, fixed(80, 20, "a"), spacer(), wide(0...80, 20, "b")), at: "100x50",
            "100x20; a asked 46x50; b 88,0 12x20 asked 12x50"),
        Fact(
            "stk-12", hStack(0, nil, wide(0...80, 20, ideal: 80, "a"), spacer(least: nil, "s"), fixed(20, 20, "b")),
            at: "nil", "108x20; a 0,0 80x20; s 80,10 8x0; b 88,0"),
        Fact(
            "stk-14", hStack(0, nil, fixed(80, 20, "a"), fixed(80, 20, "b")), at: "100x50",
            "160x20; a asked 50x50; b 80,0 asked 20x50"),
        Fact(
            "stk-15", hStack(0, nil, fixed(20, 20, "a"), fixed(20, 20, "b")), at: "300x50",
            "40x20; a asked 150x50; b 20,0 asked 280x50"),
        Fact(
            "stk-16", hStack(0, nil, hStack(0, nil, wide(0...80, 20, "a").priority(1)), wide(0...80, 20, "b")),
            at: "100x50", "100x20; a 0,0 80x20; b 80,0 20x20"),
        Fact(
            "stk-17",
            hStack(0, nil, hStack(0, nil, wide(0...80, 20, "a").priority(1), fixed(0, 0)), wide(0...80, 20, "b")),
            at: "100x50", "100x20; a 0,0 50x20; b 50,0 50x20"),
        Fact(
            "stk-18", hStack(10, nil, wide(0...80, 20, "a"), wide(0...80, 20, "b"), wide(0...80, 20, "c")),
            at: "100x50", "100x20; a 0,0 26.67x20; b 36.67,0 26.67x20; c 73.33,0 26.67x20"),
        Fact(
            "stk-19", hStack(0, nil, wide(30...40, 20, "a"), wide(0...100, 20, "b"), fixed(45, 20, "c")), at: "60x50",
            "75x20; c asked 20x50; a 0,0 30x20 asked 7.5x50; b 30,0 0x20 asked 0x50"),
        Fact(
            "stk-20",
            hStack(
                0, nil, wide(0...80, 20, "a").priority(-1), wide(0...80, 20, "b"), wide(0...80, 20, "c").priority(1)),
            at: "100x50", "100x20; a 0,0 0x20; b 0,0 20x20; c 20,0 80x20"),
        Fact(
            "stk-26", hStack(0, nil, wide(0 ... .infinity, 20, "a"), wide(0 ... .infinity, 20, "b").priority(1)),
            at: "200x50", "200x20; a 0,0 0x20; b 0,0 200x20"),
        Fact(
            "stk-27", hStack(0, nil, wide(0 ... .infinity, 20, "a"), spacer(), wide(0 ... .infinity, 20, "b")),
            at: "200x50", "200x20; a 0,0 96x20; b 104,0 96x20"),
        Fact(
            "stk-28", hStack(0, nil, wide(0...80, 20, "a"), fixed(80, 20, "b")), at: "100x50",
            "100x20; b asked 50x50; a asked 20x50"),
        Fact(
            "stk-29", hStack(0, nil, wide(0 ... .infinity, 20, "a"), fixed(20, 20, "b")), at: "200x50",
            "200x20; b asked 100x50; a asked 180x50"),
        Fact(
            "stk-33", hStack(0, nil, wide(0...80, 20, "a"), spacer(least: nil, "s").priority(1), wide(0...80, 20, "b")),
            at: "100x50", "100x20; a 0,0 0x20; s 0,10 100x0; b 100,0 0x20"),
        Fact(
            "stk-34", hStack(0, nil, wide(0 ... .infinity, 20, "a"), wide(0 ... .infinity, 20, "b").priority(-1)),
            at: "200x50", "200x20; a 0,0 200x20; b 200,0 0x20"),
        Fact("stk-37", hStack(0, nil, fixed(80, 20), fixed(80, 20)), at: "nilx50", "160x20"),
        Fact(
            "stk-48", hStack(0, nil, wide(0 ... .infinity, 20, "a"), wide(40 ... .infinity, 20, "b")), at: "60x50",
            "60x20; b 20,0 40x20 asked 30x50; a 0,0 20x20 asked 20x50"),
        Fact(
            "src-09", hStack(0, nil, wide(10...30, 20, "a"), wide(10...20, 20, "b")), at: "30x50",
            "30x20; b asked 15x50; a asked 15x50"),
        Fact(
            "src-09", hStack(0, nil, wide(10...30, 20, "a"), wide(10...20, 20, "b")), at: "50x50",
            "50x20; b 30,0 20x20 asked 25x50; a 30x20 asked 30x50"),
        Fact(
            "src-09", hStack(0, nil, wide(10 ... .infinity, 20, "a"), wide(20 ... .infinity, 20, "b")), at: "36x50",
            "36x20; b 16,0 20x20 asked 18x50; a 16x20 asked 16x50"),
        Fact(
            "src-20", hStack(0, nil, wide(0...80, 20, "a").priority(0), wide(0...80, 20, "b")), at: "100x50",
            "100x20; a 50x20; b 50x20"),
        Fact(
            "inv-15", hStack(0, nil, wide(0...80, 20, "a").priority(.infinity), wide(0...80, 20, "b")), at: "100x50",
            "100x20; a 0,0 80x20; b 80,0 20x20"),
        Fact(
            "art-01", hStack(0, nil, color("a"), color("b"), color("c")).frame(width: 300, height: 100), at: "300x100",
            "300x100; a 0,0 100x100; b 100,0 100x100; c 200,0 100x100"),
        Fact(
            "art-02",
            hStack(0, nil, color().frame(maxWidth: 100).named("a"), color().frame(minWidth: 100).named("b")).named("h")
                .frame(width: 150, height: 100), at: "150x100", "150x100; a -12.5,0 75x100; b 62.5,0 100x100; h 175x100"
        ),
        Fact(
            "art-13",
            hStack(
                7.5, nil, color().frame(minWidth: 100).named("a"), color().frame(width: 30).named("b"),
                color().frame(maxWidth: 50).named("c")), at: "150x40",
            "195x40; b asked 45x40; c 50x40 asked 52.5x40; a 100x40 asked 55x40"),
        Fact(
            "art-14",
            vStack(
                0, nil, color().frame(minHeight: 5, maxHeight: 100).named("a"), color().frame(minHeight: 80).named("b")),
            at: "100x85", "100x122.5; a 100x42.5; b 0,42.5 100x80"),
        Fact(
            "art-14", vStack(0, nil, color().frame(minHeight: 5, maxHeight: 100), color().frame(minHeight: 80)),
            at: "0x0", "0x85"),
        Fact(
            "osu-06", vStack(nil, nil, color("a"), color("b"), hStack(nil, nil, color("c"), color("d"))), in: "200x200",
            "200x200; a 0,0 200x61.33; b 0,69.33 200x61.33; c 0,138.67 96x61.33; d 104,138.67 96x61.33"),
        Fact(
            "osu-07", vStack(nil, nil, color("a"), color("b").priority(1), hStack(nil, nil, color("c"), color("d"))),
            in: "200x200", "200x200; a 200x0; b 0,8 200x184; c 0,200 96x0"),
        Fact(
            "osu-08", vStack(20, nil, color("a"), color().frame(width: 10, height: 10).named("b"), color("c")),
            in: "200x200", "200x200; a 0,0 200x75; b 95,95 10x10; c 0,125 200x75"),
        Fact(
            "osu-35", vStack(0, nil, color("a"), color("h"), color("c")), in: "200x200",
            "200x200; a 0,0 200x66.67; h 0,66.67; c 0,133.33"),
        Fact(
            "tok-01", vStack(nil, nil, color("a"), color("b")), in: "500x500", "500x500; a 0,0 500x246; b 0,254 500x246"
        ),
        Fact(
            "tok-01", hStack(nil, nil, color("a"), color("b")), in: "500x500", "500x500; a 0,0 246x500; b 254,0 246x500"
        ),
        Fact("tok-02", vStack(0, nil, color("a"), color("b")), in: "500x500", "500x500; a 500x250; b 0,250 500x250"),
        Fact(
            "tok-05", vStack(nil, nil, color().frame(minHeight: 50).named("a"), color("b").priority(1)), in: "500x500",
            "500x500; a 500x50; b 0,58 500x442"),
        Fact(
            "tok-06", hStack(nil, nil, color().frame(minHeight: 50).named("a"), color("b").priority(1)), in: "500x500",
            "500x500; a 0x500; b 8,0 492x500"),
    ]

    @Test("N01 a stack without a proposal across its axis offers its size there when it places", arguments: passesFacts)
    func passes(fact: Fact) { fact.check() }

    static let passesFacts: [Fact] = [
        Fact(
            "stk-23", vStack(0, nil, wide(0 ... .infinity, 20, ideal: 10, "a"), fixed(30, 20, "b")), at: "nil",
            "30x40; a 0,0 30x20 asked 30xnil; b 0,20"),
        Fact(
            "stk-24", hStack(0, nil, high(20, 0 ... .infinity, ideal: 10, "a"), fixed(20, 30, "b")), at: "100x80",
            "40x80; a 0,0 20x80; b 20,25"),
        Fact(
            "stk-25", hStack(0, nil, high(20, 0 ... .infinity, ideal: 10, "a"), fixed(20, 30, "b")), at: "100xnil",
            "40x30; a 0,0 20x30 asked 50x30"),
        Fact(
            "stk-36", vStack(0, nil, wide(0 ... .infinity, 20, ideal: 10, "a"), fixed(30, 20, "b")), at: "nilx100",
            "30x40; a 30x20 asked 30x50"),
        Fact("stk-38", vStack(0, nil, area("a"), fixed(30, 20, "b")), at: "nil", "30x80; a 0,0 30x20; b 0,20 30x20"),
        Fact(
            "stk-40", hStack(0, nil, area("a"), fixed(20, 30, "b")), at: "100x50",
            "100x30; a 0,11.25 80x7.5 asked 80x50; b 80,0"),
        Fact(
            "frm-41", hStack(0, nil, fixed(20, 20, "a"), fixed(20, 20, "b")).frame(width: 100), at: "nil",
            "100x20; a 30,0 asked 50x20; b 50,0 asked 80x20"),
        Fact(
            "stk-41", vStack(0, nil, fixed(42, 16, "a"), fixed(0, 26, "b")).frame(width: 196), at: "nil",
            "196x42; a 77,0; b 98,16"),
        Fact(
            "stk-42",
            vStack(0, nil, fixed(42, 16), fixed(0, 26).frame(maxWidth: .infinity).named("f")).frame(width: 196),
            at: "nil", "196x42; f 0,16 196x26"),
        Fact(
            "stk-43", vStack(0, nil, fixed(42, 16), color("c").frame(height: 26)).frame(width: 196), at: "nil",
            "196x42; c 0,16 196x26"),
        Fact(
            "stk-47",
            hStack(12, nil, fixed(40, 40), fixed(0, 12, "l").frame(maxWidth: .infinity).named("f")).frame(width: 568),
            at: "nil", "568x40; f 52,14 516x12; l 310,14"),
    ]

    @Test("N01 children are placed in the order of the source and aligned across the axis", arguments: placesFacts)
    func places(fact: Fact) { fact.check() }

    static let placesFacts: [Fact] =
        [
            Fact("inv-01", hStack(-10, nil, fixed(20, 20), fixed(20, 20)), at: "nil", "30x20"),
            Fact("inv-02", hStack(-100, nil, fixed(20, 20), fixed(20, 20)), at: "nil", "-60x20"),
            Fact("inv-02", hStack(-100, nil, fixed(20, 20), fixed(20, 20)), at: "50x20", "-60x20"),
            Fact(
                "skp-04",
                vStack(
                    0, nil,
                    hStack(0, nil, vStack(0, nil, fixed(1, 2, "a"), fixed(1, 1)), fixed(6, 3, "b"), fixed(5, 3, "c")),
                    hStack(0, nil, fixed(3, 9, "d"), fixed(9, 9, "e"))
                ).frame(width: 12, height: 12), at: "nil", "12x12; a 0,0; b 1,0; c 7,0; d 0,3; e 3,3"),
            Fact(
                "skp-05",
                hStack(
                    0, .bottom, color("a").frame(height: 10), color("b").frame(height: 12), color("c").frame(height: 10)
                ).frame(width: 12, height: 12), at: "nil", "12x12; a 0,2 4x10; b 4,0 4x12; c 8,2 4x10"),
            Fact(
                "osu-01", hStack(nil, nil, fixed(50, 50, "r"), fixed(50, 50, "b")).frame(width: 150, height: 150),
                in: "200x200", "150x150; r 46,75; b 104,75"),
            Fact(
                "osu-02", vStack(nil, nil, fixed(50, 50, "r"), fixed(50, 50, "b")).frame(width: 150, height: 150),
                in: "200x200", "150x150; r 75,46; b 75,104"),
            Fact(
                "osu-03",
                vStack(
                    nil, nil, fixed(40, 40, "a"), fixed(40, 40, "b"),
                    hStack(nil, nil, fixed(40, 40, "c"), fixed(40, 40, "d"))
                ).frame(width: 150, height: 150), in: "200x200", "150x150; a 80,32; b 80,80; c 56,128; d 104,128"),
            Fact(
                "osu-04",
                vStack(
                    20, nil, fixed(40, 40, "a"), fixed(40, 40, "b"),
                    hStack(30, nil, fixed(40, 40, "c"), fixed(40, 40, "d"))
                ).named("v"), in: "200x200", "110x160; v 45,20; a 80,20; b 80,80; c 45,140; d 115,140"),
            Fact(
                "osu-05",
                vStack(
                    nil, .leading, fixed(30, 30, "a"), fixed(40, 40, "b"),
                    hStack(nil, .top, fixed(50, 50, "c"), fixed(60, 60, "d"))
                ).named("v"), in: "200x200", "118x146; v 41,27; a 41,27; b 41,65; c 41,113; d 99,113"),
            Fact(
                "osu-18",
                vStack(
                    nil, nil,
                    vStack(
                        nil, .leading, color().frame(maxWidth: 50, maxHeight: 50).named("a"),
                        color().frame(maxWidth: 40, maxHeight: 30).named("b"),
                        color().frame(maxWidth: 30, maxHeight: 30).named("c")),
                    hStack(
                        nil, .top, color().frame(maxWidth: 50, maxHeight: 50).named("d"),
                        color().frame(maxWidth: 40, maxHeight: 30).named("e"),
                        color().frame(maxWidth: 30, maxHeight: 30).named("f"))), in: "200x200",
                "136x184; a 75,8 50x50; b 75,66 40x30; c 75,104 30x30; d 32,142 50x50; e 90,142 40x30; f 138,142 30x30"),
            Fact(
                "osu-38", vStack(nil, nil, fixed(10, 10), fixed(20, 20), fixed(40, 40)).named("v"), in: "200x200",
                "40x86; v 80,57"),
            Fact("hid-02", vStack(0, nil, fixed(20, 20), fixed(20, 20)), at: "nil", "20x40"),
            Fact("spa-27", hStack(0, nil), at: "100x50", "0x0"),
            Fact(
                "osu-39",
                vStack(
                    nil, nil, color().frame(width: 100, height: 100).named("a"),
                    color().frame(width: 100, height: 100).named("b"), color().frame(width: 100, height: 100).named("c")
                ), in: "200x200", "100x316; a 50,-58; b 50,50; c 50,158"),
        ]
        + zip([LayoutGuide.leading, .horizontalCenter, .trailing], [0, 225, 450]).map { guide, x in
            Fact(
                "tok-03", vStack(nil, guide, color(), color("b").frame(width: 50)), in: "500x500", "500x500; b \(x),254"
            )
        }
        + zip([LayoutGuide.top, .verticalCenter, .bottom], [0, 225, 450]).map { guide, y in
            Fact(
                "tok-04", hStack(nil, guide, color(), color("b").frame(height: 50)), in: "500x500",
                "500x500; b 254,\(y)")
        }
}
