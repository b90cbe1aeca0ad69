import BackstaffLayout
import Testing

@Suite("ZStack, overlay and background")
struct LayerFactTests {
    private static let corners = [(0, 0), (20, 0), (40, 0), (0, 10), (20, 10), (40, 10), (0, 20), (20, 20), (40, 20)]

    @Test("N03 a ZStack aligns its children within their union", arguments: layersFacts)
    func layers(fact: Fact) { fact.check() }

    static let layersFacts: [Fact] =
        zip(LayoutAlignment.nine, corners).map { alignment, place in
            Fact(
                "zst-01", zStack(alignment, fixed(60, 40), fixed(20, 20, "s")), at: "nil",
                "60x40; s \(place.0),\(place.1)")
        } + [
            Fact("zst-02", zStack(.topLeading, fixed(60, 20), fixed(20, 40)), at: "nil", "60x40"),
            Fact("zst-04", zStack(.center, flexible("a"), fixed(20, 20)), at: "nil", "20x20; a 20x20 asked 20x20"),
            Fact("zst-05", zStack(.center, flexible(), fixed(20, 20, "b")), at: "100xnil", "100x20; b 40,0"),
            Fact("zst-06", zStack(.center, half("h"), fixed(20, 20, "o")), at: "60x40", "30x20; h 2.5,5 15x10; o 0,0"),
            Fact("zst-07", zStack(.topLeading, half("h"), fixed(20, 20)), at: "60x40", "30x20; h 0,0 15x10"),
            Fact("zst-09", zStack(.center, half("h"), fixed(60, 40)), at: "100x100", "60x40; h 15,15 30x10"),
            Fact("skp-01", zStack(.center, fixed(12, 12), fixed(4, 4, "i")), at: "nil", "12x12; i 4,4"),
            Fact(
                "osu-31",
                zStack(
                    .leading, fixed(100, 100, "a").priority(-0.1), fixed(60, 60, "b"), fixed(40, 40, "c").priority(1)
                ).named("z").overlay(.center, fixed(20, 20, "o")), in: "200x200",
                "40x40; z 80,80; a 80,50; b 80,70; o 90,90"),
            Fact("a ZStack without a child", zStack(.center), at: "100x100", "0x0"),
            Fact("a ZStack of a colour with all room", zStack(.center, color()), at: "inf", "inf"),
        ]

    @Test("N03 an overlay or background is offered the size of the view that it belongs to", arguments: attachmentFacts)
    func attachments(fact: Fact) { fact.check() }

    static let attachmentFacts: [Fact] =
        zip(LayoutAlignment.nine, corners).map { alignment, place in
            Fact(
                "ovl-01", fixed(60, 40).overlay(alignment, fixed(20, 20, "o")), at: "nil",
                "60x40; o \(place.0),\(place.1) asked 60x40")
        }
        + zip(
            LayoutAlignment.nine, [(0, 0), (25, 0), (50, 0), (0, 25), (25, 25), (50, 25), (0, 50), (25, 50), (50, 50)]
        ).map { alignment, place in
            Fact(
                "tok-10", fixed(100, 100).overlay(alignment, fixed(50, 50, "o")), in: "500x500",
                "100x100; o \(200 + place.0),\(200 + place.1)")
        } + [
            Fact("ovl-02", fixed(60, 40).overlay(.center, flexible("o")), at: "300x300", "60x40; o 0,0 60x40"),
            Fact("ovl-03", fixed(60, 40).overlay(.topLeading, fixed(100, 100, "o")), at: "nil", "60x40; o 0,0 100x100"),
            Fact(
                "ovl-05", fixed(60, 40).overlay(.center, fixed(20, 20, "o"), fixed(30, 10, "p")), at: "nil",
                "60x40; o 20,10; p 15,15"),
            Fact("ovl-07", fixed(60, 40).overlay(.center, half("h")), at: "nil", "60x40; h 15,15 30x10 asked 60x40"),
            Fact(
                "ovl-10", fixed(60, 40).overlay(.bottomTrailing, half("h"), fixed(20, 20, "o")), at: "nil",
                "60x40; h 32.5,25; o 30,20"),
            Fact(
                "ovl-12", fixed(60, 40).overlay(.center, half("h").frame(width: 30)), at: "nil",
                "60x40; h 22.5,15 15x10 asked 30x40"),
            Fact(
                "roo-03", fixed(58, 20).overlay(.center, color("a")), in: "100x100", "58x20; a 21,40 58x20 asked 58x20"),
            Fact(
                "osu-32",
                zStack(.center, fixed(200, 200)).overlay(.topLeading, fixed(100, 100, "a")).overlay(
                    .bottomTrailing, fixed(100, 100, "b")), in: "200x200", "200x200; a 0,0; b 100,100"),
            Fact("an overlay without a view", fixed(60, 40).overlay(), at: "nil", "60x40"),
        ]
}
