import BackstaffLayout
import Testing

@Suite("Frames")
struct FrameFactTests {
    @Test("N02 a fixed frame has the lengths that are given, and aligns its child", arguments: fixedFacts)
    func fixedFrames(fact: Fact) { fact.check() }

    static let fixedFacts: [Fact] =
        [
            Fact("frm-01", fixed(20, 20, "a").frame(width: 60), at: "nil", "60x20; a 20,0 asked 60xnil"),
            Fact(
                "frm-02", fixed(20, 20, "a").frame(width: 60, height: 40), at: "300x200", "60x40; a 20,10 asked 60x40"),
            Fact("frm-03", fixed(20, 20, "a").frame(width: 60), at: "300x200", "60x20; a asked 60x200"),
            Fact("frm-04", fixed(20, 20, "a").frame(height: 40), at: "300x200", "20x40; a 0,10 asked 300x40"),
            Fact(
                "frm-05", fixed(200, 160, "a").frame(width: 60, height: 40), at: "300x200", "60x40; a -70,-60 200x160"),
            Fact("frm-06", fixed(20, 20, "a").frame(width: 0, height: 0), at: "300x200", "0x0; a -10,-10"),
            Fact(
                "frm-33", fixed(20, 20, "a").frame(width: 100).frame(width: 50), at: "300x200",
                "50x20; a 15,0 asked 100x200"),
            Fact(
                "frm-34", fixed(20, 20, "a").frame(width: 50).frame(width: 100), at: "300x200",
                "100x20; a 40,0 asked 50x200"),
            Fact(
                "frm-38", fixed(20, 20, "a").frame(width: 60, height: 40).frame(width: 120, height: 100, .topLeading),
                at: "nil", "120x100; a 20,10"),
            Fact("inv-04", fixed(20, 20, "a").frame(width: -10), at: "nil", "0x20; a -10,0"),
            Fact("an infinite width", fixed(20, 20).frame(width: .infinity), at: "100x100", "20x20"),
            Fact("a width that is not a number", color().frame(width: .nan), at: "100x100", "100x100"),
            Fact("osu-17", color("a").frame(width: 50, height: 50), in: "200x200", "50x50; a 75,75"),
            Fact("tok-07", color("a").frame(width: 200, height: 100), in: "500x500", "200x100; a 150,200"),
            Fact("tok-07", color("a").frame(width: 200), in: "500x500", "200x500"),
            Fact("tok-07", color("a").frame(height: 200), in: "500x500", "500x200"),
        ]

    @Test("N02 a flexible frame answers between its bounds", arguments: flexibleFacts)
    func flexibleFrames(fact: Fact) { fact.check() }

    static let flexibleFacts: [Fact] =
        [
            Fact("frm-09", fixed(20, 20, "a").frame(idealWidth: 80), at: "300x200", "20x20"),
            Fact("frm-10", fixed(20, 20, "a").frame(idealWidth: 80), at: "nil", "80x20; a 30,0 asked 80xnil"),
            Fact(
                "frm-11", fixed(20, 20, "a").frame(idealWidth: 80, idealHeight: 50), at: "nil",
                "80x50; a 30,15 asked 80x50"),
            Fact("frm-12", fixed(200, 160, "a").frame(idealWidth: 80), at: "nil", "80x160; a -60,0"),
            Fact(
                "frm-13", fixed(20, 20, "a").frame(minWidth: 40, idealWidth: 80, maxWidth: 120), at: "nil",
                "80x20; a asked 80xnil"),
            Fact(
                "frm-15", fixed(20, 20, "a").frame(minWidth: 40, maxWidth: 80), at: "100x100",
                "80x20; a 30,0 asked 80x_"),
            Fact("frm-16", fixed(20, 20, "a").frame(minWidth: 40, maxWidth: 80), at: "60x60", "60x20; a 20,0"),
            Fact(
                "frm-17", fixed(20, 20, "a").frame(minWidth: 40, maxWidth: 80), at: "30x30", "40x20; a 10,0 asked 40x_"),
            Fact(
                "frm-18", fixed(20, 20, "a").frame(minWidth: 40, maxWidth: 80), at: "nil", "40x20; a 10,0 asked 40xnil"),
            Fact(
                "a child within the bounds is placed as it was asked",
                color("a").frame(minWidth: 5, maxWidth: 80), at: "nil", "10x10; a 10x10 asked nil"),
            Fact("frm-19", fixed(20, 20, "a").frame(maxWidth: 80), at: "100x100", "80x20; a 30,0"),
            Fact("frm-20", fixed(20, 20, "a").frame(maxWidth: 80), at: "30x30", "30x20; a 5,0"),
            Fact("frm-21", fixed(20, 20, "a").frame(maxWidth: 80), at: "nil", "20x20"),
            Fact("frm-22", fixed(20, 20, "a").frame(minWidth: 40), at: "100x100", "40x20; a 10,0"),
            Fact("frm-23", fixed(20, 20, "a").frame(minWidth: 40), at: "30x30", "40x20; a 10,0 asked 40x_"),
            Fact("frm-25", fixed(20, 20, "a").frame(maxWidth: .infinity), at: "100x100", "100x20; a 40,0"),
            Fact("frm-27", fixed(20, 20, "a").frame(maxWidth: .infinity), at: "inf", "infx20"),
            Fact("frm-28", fixed(200, 160, "a").frame(minWidth: 40, maxWidth: 80), at: "100x100", "80x160; a -60,0"),
            Fact("frm-29", fixed(200, 160, "a").frame(maxWidth: 80), at: "nil", "80x160; a -60,0 asked 80xnil"),
            Fact("frm-30", fixed(20, 20, "a").frame(minWidth: 400), at: "100x100", "400x20; a 190,0 asked 400x_"),
            Fact(
                "frm-32", fixed(20, 20, "a").frame(minWidth: 40, maxWidth: 80, .topLeading), at: "100x100",
                "80x20; a 0,0"),
            Fact(
                "frm-35", fixed(20, 20, "a").frame(maxWidth: .infinity).frame(width: 50), at: "300x200",
                "50x20; a 15,0 asked 50x_"),
            Fact("frm-37", fixed(20, 20, "a").frame(minWidth: 40).frame(minWidth: 80), at: "300x200", "80x20; a 30,0"),
            Fact("frm-40", text(.wrapped).frame(maxWidth: 60), at: "nil", "60x16"),
            Fact("frn-01", fixed(20, 20, "a").frame(maxWidth: 80), at: "-30x20", "20x20"),
            Fact("frn-02", fixed(20, 20, "a").frame(minWidth: -50, maxWidth: 80), at: "-30x20", "0x20; a asked 0x_"),
            Fact("frn-04", fixed(20, 20).frame(maxWidth: 80), at: "0x20", "20x20"),
            Fact("frn-05", fixed(20, 20).frame(maxWidth: 80), at: "10x20", "20x20"),
            Fact("frn-08", fixed(200, 20).frame(minWidth: 5, maxWidth: 80), at: "10x20", "10x20"),
            Fact("frn-09", fixed(20, 20).frame(minWidth: 0, maxWidth: 80), at: "10x20", "10x20"),
            Fact("frn-10", fixed(200, 20).frame(maxWidth: 80), at: "10x20", "80x20"),
            Fact("inv-07", fixed(20, 20).frame(minWidth: -10), at: "nil", "20x20"),
            Fact("inv-09", fixed(20, 20).frame(idealWidth: -10), at: "nil", "0x20"),
            Fact("inv-10", fixed(20, 20).frame(idealWidth: .infinity), at: "nil", "infx20"),
            Fact("inv-10", fixed(20, 20).frame(idealWidth: .infinity), at: "100xnil", "20x20"),
            Fact("flx-02", fixed(20, 20, "a").frame(minWidth: 20, idealWidth: 10), at: "nil", "20x20; a asked 20xnil"),
            Fact("flx-02", color("a").frame(minWidth: 50, idealWidth: 25), at: "nil", "50x10; a asked 50xnil"),
            Fact("flx-02", color("a").frame(minWidth: 100, idealWidth: 0), at: "nil", "100x10; a asked 100xnil"),
            Fact("flx-03", color("a").frame(idealWidth: 30, maxWidth: 20), at: "200x20", "30x20; a asked 30x_"),
            Fact("flx-03", color("a").frame(idealWidth: 100, maxWidth: 50), at: "200x20", "100x20; a asked 100x_"),
            Fact("flx-03", color("a").frame(idealWidth: 50, maxWidth: 25), at: "200x20", "50x20; a asked 50x_"),
            Fact("flx-04", color().frame(minWidth: .infinity), at: "100x20", "infx20"),
            Fact(
                "doc-04", color("a").frame(minWidth: 10, idealWidth: 30, maxWidth: 50), at: "20x20",
                "20x20; a asked 20x_"),
            Fact("doc-04", fixed(5, 5).frame(minWidth: 10), at: "7x20", "10x5"),
            Fact("doc-04", fixed(60, 5).frame(maxWidth: 50), at: "70x20", "50x5"),
            Fact("art-09", text(.long).fixedSize().frame(maxWidth: .infinity), at: "60x20", "105x16"),
            Fact("art-09", text(.long).fixedSize().frame(minWidth: 0, maxWidth: .infinity), at: "60x20", "60x16"),
            Fact(
                "skp-08", zStack(.center, fixed(12, 6), color().frame(maxWidth: 20, maxHeight: 4).named("f")),
                at: "nil", "12x6; f 0,1 12x4"),
            Fact(
                "tok-08", color().frame(minWidth: 0, maxWidth: 200, minHeight: 0, maxHeight: 100).named("f"),
                in: "500x500", "200x100; f 150,200"),
        ]
        + zip(
            LayoutAlignment.nine,
            [(0, 0), (200, 0), (400, 0), (0, 200), (200, 200), (400, 200), (0, 400), (200, 400), (400, 400)]
        )
        .map { alignment, place in
            Fact(
                "tok-09", fixed(100, 100, "a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment),
                in: "500x500", "500x500; a \(place.0),\(place.1)")
        }

    @Test(
        "A mistaken length is reported once",
        arguments: [
            Fact("inv-04", fixed(20, 20).frame(width: -10), at: "nil", "0x20"),
            Fact("inv-09", fixed(20, 20).frame(idealWidth: -10), at: "nil", "0x20"),
            Fact("an infinite height", fixed(20, 20).frame(height: .infinity), at: "nil", "20x20"),
        ])
    func reports(fact: Fact) {
        fact.check()
        let root = fact.tree()
        let result = LayoutTree(root: root).layout(.unspecified)
        #expect(result.reports.map(\.problem) == [.invalidLength])
        #expect(result.reports.first?.node === root)
    }
}
