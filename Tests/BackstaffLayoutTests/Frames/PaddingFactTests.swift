import BackstaffLayout
import Testing

@Suite("Padding, offset and position")
struct PaddingFactTests {
    @Test("N02 padding offers what its insets leave, and adds them to the answer", arguments: paddingFacts)
    func padding(fact: Fact) { fact.check() }

    static let paddingFacts: [Fact] = [
        Fact("pad-02", fixed(20, 20, "a").padding(-5), at: "nil", "10x10; a -5,-5 20x20"),
        Fact("pad-04", color("a").padding(60), at: "100x100", "120x120; a asked 0x0"),
        Fact("pad-07", fixed(20, 20).padding(.infinity), at: "nil", "inf"),
        Fact("pad-07", fixed(20, 20).padding(.nan), at: "nil", "0x0"),
        Fact(
            "pad-08", fixed(10, 26, "a").padding(12).frame(width: 60, height: 60, .topLeading), at: "nil",
            "60x60; a 12,12"),
        Fact("src-03", color("a").padding(), at: "100x100", "100x100; a 16,16 68x68"),
        Fact(
            "src-11", color("a").padding(LayoutInsets(top: 10, leading: 20, bottom: 10, trailing: 20)), at: "100x200",
            "100x200; a 20,10 60x180"),
        Fact(
            "src-11", color("a").padding(LayoutInsets(top: 10, leading: 20, bottom: 10, trailing: 20)), at: "nil",
            "50x30; a asked nil"),
        Fact("osu-19", fixed(50, 30).padding().named("p"), in: "200x200", "82x62; p 59,69"),
        Fact("osu-20", fixed(50, 30).padding(20), in: "200x200", "90x70"),
        Fact("osu-20", fixed(50, 30).padding(LayoutInsets(top: 30)), in: "200x200", "50x60"),
        Fact("osu-20", fixed(50, 30).padding(LayoutInsets(leading: 40, trailing: 40)), in: "200x200", "130x30"),
        Fact("osu-21", fixed(50, 30, "a").padding(LayoutInsets(top: 25, trailing: 25)), at: "nil", "75x55; a 0,25"),
        Fact(
            "osu-22", fixed(50, 30, "a").padding(LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 15)),
            at: "nil", "85x70; a 20,10"),
        Fact(
            "osu-23", fixed(50, 30).padding(10).overlay(.center, color("b")).padding(20).overlay(.center, color("c")),
            in: "200x200", "110x90; b 70x50; c 110x90"),
        Fact(
            "osu-24",
            vStack(
                0, nil, color("a").frame(height: 30).padding(LayoutInsets(bottom: 20)).named("p"),
                color("b").frame(height: 30).padding(LayoutInsets(top: 15)).named("q")), in: "200x200",
            "200x95; p 0,52.5 200x50; a 0,52.5; q 0,102.5 200x45; b 0,117.5 200x30"),
        Fact(
            "osu-40", color("a").padding(LayoutInsets(top: 10, leading: 20, bottom: 30, trailing: 40)), in: "200x200",
            "200x200; a 20,10 140x160 asked 140x160"),
        Fact(
            "ctl-19",
            vStack(nil, .leading, hStack(nil, nil, fixed(35.5, 16), wide(0 ... .infinity, 24, "f"))).padding().frame(
                width: 400), at: "400xnil", "400x56; f 59.5,16 324.5x24"),
    ]

    @Test("N02 an offset moves the drawing only, and a position takes all room", arguments: moveFacts)
    func moves(fact: Fact) { fact.check() }

    static let moveFacts: [Fact] = [
        Fact(
            "osu-34", color("a").offset(20, 15).named("o").frame(width: 80, height: 60), at: "nil",
            "80x60; o 0,0 80x60; a 20,15 80x60"),
        Fact(
            "osu-33 src-19", zStack(.center, fixed(50, 50, "a").position(0, 0)).frame(width: 100, height: 100),
            at: "nil", "100x100; a -25,-25 asked 100x100"),
        Fact(
            "osu-33", zStack(.center, fixed(50, 50, "a").position(100, 50)).frame(width: 100, height: 100), at: "nil",
            "100x100; a 75,25"),
        Fact("src-19", fixed(50, 30, "a").position(10, 10), at: "100xnil", "100x30; a -15,-5 asked 100x30"),
        Fact("src-19", fixed(50, 30, "a").position(10, 10), at: "nil", "50x30; a -15,-5"),
    ]
}
