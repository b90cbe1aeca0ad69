import BackstaffLayout
import Testing

@Suite("Texts and controls")
struct TextFactTests {
    @Test("N04 a text is as wide as its widest line", arguments: facts)
    func texts(fact: Fact) { fact.check() }

    static let facts: [Fact] = [
        Fact("txt-01", hStack(0, nil, text(.long), text(.short)), at: "80xnil", "80x48"),
        Fact("txt-03", text(.wrapped), at: "60xnil", "45x112"),
        Fact("txt-05", vStack(0, nil, text(.wrapped, "a")).frame(width: 60), at: "nil", "60x112; a 7.5,0 45x112"),
        Fact("txt-07", hStack(0, nil, text(.long), text(.short)), at: "400xnil", "139x16"),
        Fact(
            "txt-08", hStack(0, nil, text(.long, "a"), text(.short, "b")), at: "80xnil",
            "80x48; a 0,0 46x48; b 46,16 34x16"),
        Fact(
            "txt-09", hStack(0, nil, text(.long, "a").priority(1), text(.short, "b")), at: "80xnil",
            "77x32; a 59x32; b 59,0 18x32"),
        Fact("txt-11", hStack(0, nil, text(.long, "a"), fixed(40, 10, "b")), at: "80xnil", "74x64; a 34x64; b 34,27"),
        Fact("ctl-01", text(.short), at: "0x0", "0x0"),
        Fact("ctl-01", text(.short), at: "nil", "34x16"),
        Fact("ctl-01", text(.short), at: "inf", "34x16"),
        Fact("a text with too little height", text(.wrapped), at: "60x40", "45x32"),
        Fact("a text with less height than a line", text(.short), at: "100x3", "34x16"),
    ]

    /// A control that is as wide as its label, at least 10 points.
    private static func button() -> LayoutNode {
        var measures = LayoutMeasures(ideal: LayoutSize(41.5, 24))
        measures.leastWidth = 10
        return LayoutMeasuredLeaf(measures)
    }

    /// A control that takes any width.
    private static func field(_ name: Character = " ") -> LayoutNode {
        var measures = LayoutMeasures(ideal: LayoutSize(47.5, 24))
        measures.greatestWidth = .infinity
        return LayoutMeasuredLeaf(measures).named(name)
    }

    @Test("N04 a control has the measures of its host", arguments: controlFacts)
    func controls(fact: Fact) { fact.check() }

    static let controlFacts: [Fact] = [
        Fact("ctl-15", fixed(53.5, 16.42).frame(maxWidth: .infinity), at: "inf", "infx16.42"),
        Fact("ctl-15", fixed(53.5, 16.42).frame(maxWidth: .infinity), at: "200xnil", "200x16.42"),
        Fact(
            "ctl-17", hStack(nil, nil, field("a"), wide(0 ... .infinity, 20, "b")), at: "300x300",
            "300x24; a 146x24; b 154,2 146x20"),
        Fact("ctl-02", button(), at: "nil", "41.5x24"),
        Fact("ctl-02", button(), at: "inf", "41.5x24"),
        Fact("ctl-02", button(), at: "200xnil", "41.5x24"),
        Fact("ctl-05", field(), at: "0x0", "0x24"),
        Fact("ctl-05", field(), at: "nil", "47.5x24"),
        Fact("ctl-05", field(), at: "inf", "infx24"),
        Fact("ctl-05", field(), at: "200xnil", "200x24"),
        Fact(
            "ctl-06", LayoutFlexibleLeaf(width: .init(0, .infinity, ideal: 0), height: .init(0, .infinity, ideal: 12)),
            at: "200xnil", "200x12"),
        Fact(
            "ctl-06", LayoutFlexibleLeaf(width: .init(0, .infinity, ideal: 0), height: .init(0, .infinity, ideal: 12)),
            at: "nilx200", "0x200"),
        Fact("ctl-16", hStack(nil, nil, field("a"), field("b")), at: "300x300", "300x24; a 0,0 146x24; b 154,0 146x24"),
        Fact(
            "ctl-18", hStack(nil, nil, fixed(41.5, 24, "a"), fixed(107.5, 24, "b")), at: "300x300",
            "157x24; a 0,0; b 49.5,0"),
    ]
}
