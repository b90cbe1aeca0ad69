import BackstaffLayout
import Testing

private typealias Row = LayoutGrid.Row

/// A grid with default spacing.
private func grid(_ rows: Row...) -> LayoutNode { LayoutGrid(rows) }

private func grid(_ alignment: LayoutAlignment, _ rows: Row...) -> LayoutNode { LayoutGrid(alignment: alignment, rows) }

private func grid(_ horizontal: Double?, _ vertical: Double?, _ rows: Row...) -> LayoutNode {
    LayoutGrid(horizontalSpacing: horizontal, verticalSpacing: vertical, rows)
}

/// Two rows with two fixed cells each.
private func four() -> [Row] {
    [
        Row([fixed(30, 10, "a"), fixed(20, 20, "b")]),
        Row([fixed(10, 30, "c"), fixed(40, 10, "d")]),
    ]
}

/// The same with a colour as the first cell.
private func flexibleFour() -> LayoutNode {
    LayoutGrid([
        Row([color("a"), fixed(20, 20, "b")]),
        Row([fixed(10, 30, "c"), fixed(40, 10, "d")]),
    ])
}

extension LayoutNode {
    fileprivate func cell(
        span: Int? = nil, anchor: LayoutUnitPoint? = nil, column: LayoutGuide? = nil, unsized: LayoutAxes = []
    ) -> LayoutNode {
        var attributes = LayoutGridCell.Attributes()
        attributes.span = span
        attributes.anchor = anchor
        attributes.columnAlignment = column
        attributes.unsizedAxes = unsized
        return LayoutGridCell(attributes, self)
    }
}

@Suite("Grids")
struct GridFactTests {
    @Test("N07 columns and rows are as long as their longest cell", arguments: tableFacts)
    func tables(fact: Fact) { fact.check() }

    static let tableFacts: [Fact] = [
        Fact("grd-01", LayoutGrid(four()), at: "nil", "78x58; a 0,5; b 48,0; c 10,28; d 38,38"),
        Fact(
            "grd-02",
            vStack(
                nil, nil, hStack(nil, nil, fixed(30, 10, "a"), fixed(20, 20, "b")),
                hStack(nil, nil, fixed(10, 30, "c"), fixed(40, 10, "d"))), at: "nil", "58x58; b 38,_; c 0,_; d 18,_"),
        Fact(
            "grd-03", LayoutGrid(horizontalSpacing: 0, verticalSpacing: 0, four()), at: "nil",
            "70x50; b 40,0; c 10,20; d 30,30"),
        Fact(
            "grd-05", grid(Row([fixed(30, 10), fixed(20, 20), fixed(5, 5, "e")]), Row([fixed(10, 30, "c")])), at: "nil",
            "71x58; e 66,7.5; c 10,28"),
        Fact("grd-06", grid(), at: "nil", "0x0"),
        Fact("grd-06", grid(Row([])), at: "nil", "0x0"),
        Fact("grd-07", grid(Row([fixed(30, 10)]), Row([]), Row([fixed(10, 30)])), at: "nil", "30x48"),
        Fact(
            "grd-08", grid(Row(whole: fixed(30, 10, "x")), Row(whole: fixed(10, 20, "y"))), at: "nil",
            "30x38; x 0,0; y 10,18"),
        Fact("grd-10", LayoutGrid(four()), at: "200x200", "78x58; a 0,5; d 38,38"),
        Fact("grd-15", LayoutGrid(four()), at: "inf", "78x58"),
        Fact("grd-35", LayoutGrid(horizontalSpacing: -10, verticalSpacing: -5, four()), at: "nil", "60x45"),
        Fact("grd-34", grid(Row([text(), text()]), Row([text(), text()])), at: "nil", "34x32"),
    ]

    @Test("N07 flexible cells share the room that the others leave", arguments: shareFacts)
    func shares(fact: Fact) { fact.check() }

    static let shareFacts: [Fact] = [
        Fact("grd-11", flexibleFour(), at: "200x100", "200x100; a 0,0 152x62; b 170,21; c 71,70; d 160,80"),
        Fact("grd-13", flexibleFour(), at: "200xnil", "200x58; a 152x20"),
        Fact("grd-15", flexibleFour(), at: "inf", "inf"),
        Fact("grd-16", grid(Row([color()])), at: "100x100", "100x100"),
        Fact(
            "grd-20", grid(Row([flexible(0...150, "a"), fixed(20, 20)]), Row([fixed(10, 30), fixed(40, 10)])),
            at: "200x100", "198x100; a 150x62"),
        Fact(
            "grd-21", grid(Row([flexible(0...50, "a"), fixed(20, 20)]), Row([fixed(10, 30), fixed(40, 10)])),
            at: "200x100", "98x88; a 50x50"),
        Fact(
            "grd-22", grid(Row([color("a"), fixed(20, 20)]), Row([fixed(10, 30), color("d")])), at: "200x100",
            "200x100; a 96x46; d 104,54 96x46"),
        Fact(
            "grd-24", grid(Row([fixed(20, 20), color("c"), color("d")])), at: "200x100",
            "200x100; c 28,0 82x100; d 118,0 82x100"),
        Fact(
            "grd-27", grid(Row([wide(10...20, 10), high(20, 0 ... .infinity, "b"), wide(10...160, 30, "c")])),
            at: "200x100", "138x100; b 28,0 20x100; c 56,35 82x30"),
        Fact(
            "grd-28", grid(Row([flexible(10...50, "a"), high(30, 0 ... .infinity, ideal: 10, "b"), color("c")])),
            at: "150xnil", "150x10; a 50x10; b 30x10; c 54x10"),
        Fact(
            "grd-29", grid(Row([flexible(10...50, "a"), high(30, 0 ... .infinity, "b"), color("c")])), at: "150x100",
            "150x100; a 44.67x50; b 30x100; c 59.33x100"),
        Fact("grd-47", grid(Row([color("a"), color("b").priority(1)])), at: "100x100", "100x100; a 0x100; b 92x100"),
        Fact(
            "grd-48",
            grid(Row([wide(0...200, 10, "a"), wide(30...200, 10, "b").priority(-1), wide(20...200, 10, "c")])),
            at: "100x100", "130x10; a 42x10; b 30x10; c 42x10"),
        Fact(
            "grd-49",
            grid(Row([wide(0...200, 10, "a"), wide(30...200, 10, "b").priority(1), wide(20...200, 10, "c")])),
            at: "100x100", "120x10; a 0x10; b 84x10; c 20x10"),
        Fact(
            "grd-50", grid(Row([color(), fixed(20, 20)]), Row([fixed(10, 30), color("d").priority(1)])), at: "200x100",
            "210x120; d 18,28 192x92"),
    ]

    @Test("N07 a spacer in a grid", arguments: spacerFacts)
    func spacers(fact: Fact) { fact.check() }

    static let spacerFacts: [Fact] = [
        Fact(
            "grd-30", grid(Row([spacer(least: nil, "s"), fixed(20, 20, "b")]), Row([fixed(10, 30), fixed(40, 10)])),
            at: "200x100", "190x80; s 142x42; b 160,11"),
        Fact(
            "grd-31", grid(Row([fixed(30, 10), spacer(least: nil, "s"), high(10, 0 ... .infinity)])), at: "nilx80",
            "48x80; s 8x80"),
        Fact("grd-32", grid(Row([fixed(30, 10), fixed(8, 8), high(10, 0 ... .infinity)])), at: "nilx80", "64x80"),
        Fact(
            "grd-33", grid(12, nil, Row([fixed(30, 10), spacer(), fixed(10, 10, "c")])), at: "nilx80", "72x70; c 62,30"),
        Fact("grd-51", grid(Row([spacer()])), at: "100x100", "100x100"),
    ]

    @Test("N07 a cell over several columns widens them if they are too narrow together", arguments: spanFacts)
    func spans(fact: Fact) { fact.check() }

    static let spanFacts: [Fact] = [
        Fact(
            "grd-36", grid(Row([fixed(30, 10, "a"), fixed(20, 20, "b")]), Row([fixed(100, 10, "c").cell(span: 2)])),
            at: "nil", "100x38; a 10.5,5; b 69.5,0; c 0,28"),
        Fact(
            "grd-37", grid(Row([fixed(30, 10), fixed(20, 20)]), Row([fixed(10, 10, "c").cell(span: 2)])), at: "nil",
            "58x38; c 24,28"),
        Fact(
            "grd-38",
            grid(
                Row([fixed(30, 10, "a"), fixed(20, 20, "b")]), Row(whole: fixed(100, 10, "x")),
                Row([fixed(10, 30), fixed(40, 10)])), at: "nil", "100x76; x 0,28"),
        Fact(
            "grd-39", grid(Row([fixed(30, 10), fixed(20, 20)]), Row([fixed(10, 10, "x").cell(span: 5)])), at: "nil",
            "58x38; x 24,28"),
        Fact(
            "grd-40", grid(Row([fixed(100, 10, "x").cell(span: 2)]), Row([fixed(30, 10, "a"), fixed(20, 20, "b")])),
            at: "300x100", "100x38; a 10.5,23; b 69.5,18"),
        Fact(
            "grd-42", grid(Row([fixed(30, 10, "a"), fixed(20, 10, "b")]), Row([color("c").cell(span: 2)])),
            at: "300x100", "300x100; a 60.5,0; b 219.5,0; c 0,18 300x82"),
    ]

    @Test("N07 cells are aligned by their anchor, column, row and grid", arguments: alignmentFacts)
    func alignments(fact: Fact) { fact.check() }

    static let alignmentFacts: [Fact] = [
        Fact("grd-52", LayoutGrid(alignment: .topLeading, four()), at: "nil", "78x58; a 0,0; b 38,0; c 0,28; d 38,28"),
        Fact(
            "grd-53", LayoutGrid(alignment: .bottomTrailing, four()), at: "nil",
            "78x58; a 0,10; b 58,0; c 20,28; d 38,48"),
        Fact(
            "grd-54",
            grid(
                Row([fixed(30, 10, "a"), fixed(20, 20, "b")], alignment: .top),
                Row([fixed(10, 30, "c"), fixed(40, 10, "d")])), at: "nil", "78x58; a 0,0; b 48,0; c 10,28; d 38,38"),
        Fact(
            "grd-56",
            grid(
                Row([fixed(10, 10, "a").cell(column: .leading)]), Row([fixed(10, 10, "b")]),
                Row([fixed(30, 10, "c").cell(column: .trailing)])), at: "nil", "30x46; a 0,0; b 0,18; c 0,36"),
        Fact(
            "grd-59",
            grid(
                Row([fixed(40, 10), fixed(10, 30)]),
                Row(whole: fixed(10, 10, "x").cell(anchor: LayoutUnitPoint(1, 0.5)))), at: "nil", "58x48; x 48,38"),
        Fact(
            "grd-60", grid(.leading, Row([fixed(40, 10), fixed(10, 30)]), Row(whole: fixed(10, 10, "x"))), at: "nil",
            "58x48; x 0,38"),
        Fact(
            "grd-61",
            grid(
                Row([fixed(10, 10, "a").cell(anchor: LayoutUnitPoint(0.25, 1)), fixed(10, 30)]), Row([fixed(50, 10)])),
            at: "nil", "68x48; a 10,20"),
        Fact(
            "grd-62",
            grid(
                Row([
                    fixed(10, 10, "a").cell(anchor: LayoutUnitPoint(0, 0)).cell(anchor: LayoutUnitPoint(1, 1)),
                    fixed(10, 30),
                ]), Row([fixed(50, 10)])), at: "nil", "68x48; a 0,0"),
        Fact(
            "grd-62",
            grid(Row([fixed(10, 10, "a").cell(column: .leading).cell(column: .trailing)]), Row([fixed(50, 10)])),
            at: "nil", "50x28; a 0,0"),
        Fact(
            "a row by its baselines",
            grid(
                Row([text(), text().padding(LayoutInsets(top: 10)), fixed(5, 5, "f")], alignment: .firstTextBaseline)),
            at: "nil", "47x26; f 42,17"),
    ]

    @Test("N07 an unsized cell doesn't take a share", arguments: unsizedFacts)
    func unsized(fact: Fact) { fact.check() }

    static let unsizedFacts: [Fact] = [
        Fact(
            "grd-63 doc-06",
            grid(Row([fixed(30, 10), fixed(20, 20)]), Row([color("c").cell(unsized: .horizontal), fixed(40, 10)])),
            at: "200x200", "78x200; c 30x172"),
        Fact(
            "grd-65", grid(Row([fixed(30, 10), fixed(20, 20)]), Row([color("c").cell(unsized: .both).cell(span: 2)])),
            at: "200x200", "58x28; c 58x0"),
        Fact(
            "grd-66",
            grid(
                Row([fixed(30, 10), fixed(20, 20)]), Row([fixed(100, 30).cell(unsized: .horizontal), fixed(40, 10)])),
            at: "nil", "148x58"),
        Fact(
            "grd-66",
            grid(
                Row([fixed(30, 10), fixed(20, 20)]), Row([fixed(100, 30).cell(unsized: .horizontal), fixed(40, 10)])),
            at: "200x200", "148x58"),
        Fact(
            "grd-67", grid(Row([fixed(30, 10), fixed(20, 20)]), Row(whole: color("c").cell(unsized: .horizontal))),
            at: "200x100", "58x100; c 58x72"),
        Fact(
            "grd-68", grid(Row([fixed(30, 10, "a"), fixed(20, 20, "b")]), Row(whole: color("c"))), at: "200x100",
            "200x100; a 35.5,5; b 144.5,0; c 0,28 200x72"),
        Fact("grd-69", grid(Row([color().cell(unsized: .both)])), at: "200x100", "0x0"),
        Fact("grd-70", grid(Row([color().cell(unsized: .vertical).cell(unsized: .horizontal)])), at: "200x200", "0x0"),
    ]

    @Test("N07 grd-71 what a cell says reaches the grid through other modifiers", arguments: [0, 1, 2, 3, 4, 5])
    func attributes(wrapper: Int) {
        Fact(
            "grd-71", grid(Row([fixed(30, 10), fixed(20, 20)]), Row([Self.wrapped(wrapper)])), at: "nil",
            "58x38; c 24,28"
        )
        .check()
    }

    private static func wrapped(_ wrapper: Int) -> LayoutNode {
        let cell = fixed(10, 10, "c").cell(span: 2)
        return switch wrapper {
        case 0: cell.padding(0)
        case 1: cell.frame(width: 10)
        case 2: cell.fixedSize()
        case 3: cell.overlay(.center, color())
        case 4: cell.aspectRatio(1, .fit)
        default: cell.priority(1)
        }
    }

    @Test("N07 a span below 1 is reported and counts as 1", arguments: [0, -1, Int.min])
    func invalidSpan(span: Int) {
        let root = grid(Row([fixed(30, 10).cell(span: span), fixed(20, 20)]))
        let result = LayoutTree(root: root).layout(.unspecified)
        #expect(result.size == LayoutSize(58, 20))
        #expect(result.reports.map(\.problem) == [.invalidSpan])
    }

    @Test("N07 a span of any number makes no more columns than a grid has")
    func hugeSpan() {
        let root = grid(Row([fixed(30, 10).cell(span: .max), fixed(20, 20).cell(span: .max)]))
        #expect(LayoutTree(root: root).layout(.unspecified).size.height == 20)
    }
}
