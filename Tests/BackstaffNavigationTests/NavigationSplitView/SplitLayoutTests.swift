import BackstaffNavigation
import Testing

/// Available spaces of real windows, from phones to desktops.
private let spaces = [
    SplitViewSpace(width: 320, height: 568, isCompact: true),
    SplitViewSpace(width: 390, height: 844, isCompact: true),
    SplitViewSpace(width: 874, height: 402, isCompact: true),
    SplitViewSpace(width: 660, height: 500, isCompact: false),
    SplitViewSpace(width: 744, height: 1133, isCompact: false),
    SplitViewSpace(width: 834, height: 1194, isCompact: false),
    SplitViewSpace(width: 1032, height: 1376, isCompact: false),
    SplitViewSpace(width: 1194, height: 834, isCompact: false),
    SplitViewSpace(width: 1440, height: 900, isCompact: false),
]

/// A layout as text, with the first letters of the columns: `s|c|d` side by side, `sc>d` over the detail, `s»c|d`
/// displaced, `(s)` collapsed.
private func text(_ layout: SplitLayout) -> String {
    let letters = layout.columns.map { "\($0)".prefix(1) }
    switch layout.mode {
    case .tiled: return letters.joined(separator: "|")
    case .overlaid: return letters.dropLast().joined() + ">d"
    case .displaced: return letters[0] + "»" + letters.dropFirst().joined(separator: "|")
    case .collapsed: return "(\(letters.joined()))"
    }
}

@Suite("The layout of a split view")
struct SplitLayoutTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let columns: Int
        let style: SplitStyle
        let visibility: ColumnVisibility
        /// The layout in each of the spaces.
        let shown: String

        init(_ columns: Int, _ style: SplitStyle, _ visibility: ColumnVisibility, _ shown: String) {
            self.columns = columns
            self.style = style
            self.visibility = visibility
            self.shown = shown
        }

        var state: SplitState {
            var state = SplitState(hasContent: columns == 3)
            state.style = style
            state.visibility = visibility
            return state
        }

        var testDescription: String { "\(columns) columns, \(style), \(visibility): \(shown)" }
    }

    @Test(
        "C02 the shown columns for each style, visibility and window",
        arguments: [
            //                                  320 390 874 660 744  834  1032 1194 1440
            Row(2, .automatic, .automatic, "    (s) (s) (s) s|d >d   >d   >d   s|d  s|d"),
            Row(2, .automatic, .all, "          (s) (s) (s) s|d s>d  s>d  s>d  s|d  s|d"),
            Row(2, .automatic, .doubleColumn, " (s) (s) (s) s|d s>d  s>d  s>d  s|d  s|d"),
            Row(2, .automatic, .detailOnly, "   (s) (s) (s) d   >d   >d   >d   d    d"),
            Row(2, .balanced, .automatic, "     (s) (s) (s) s|d s|d  s|d  s|d  s|d  s|d"),
            Row(2, .balanced, .all, "           (s) (s) (s) s|d s|d  s|d  s|d  s|d  s|d"),
            Row(2, .balanced, .doubleColumn, "  (s) (s) (s) s|d s|d  s|d  s|d  s|d  s|d"),
            Row(2, .balanced, .detailOnly, "    (s) (s) (s) d   d    d    d    d    d"),
            Row(2, .prominentDetail, .automatic, "(s) (s) (s) >d >d >d >d >d >d"),
            Row(2, .prominentDetail, .all, "(s) (s) (s) s>d s>d s>d s>d s>d s>d"),
            Row(2, .prominentDetail, .doubleColumn, "(s) (s) (s) s>d s>d s>d s>d s>d s>d"),
            Row(2, .prominentDetail, .detailOnly, "(s) (s) (s) >d >d >d >d >d >d"),

            Row(3, .automatic, .automatic, "    (s) (s) (s) d     >d    >d    >d    c|d   s|c|d"),
            Row(3, .automatic, .all, "          (s) (s) (s) sc>d  sc>d  sc>d  sc>d  s|c|d s|c|d"),
            Row(3, .automatic, .doubleColumn, " (s) (s) (s) c>d   c>d   c>d   c>d   c|d   c|d"),
            Row(3, .automatic, .detailOnly, "   (s) (s) (s) d     >d    >d    >d    d     d"),
            Row(3, .balanced, .automatic, "     (s) (s) (s) c|d   c|d   c|d   c|d   c|d   s|c|d"),
            Row(3, .balanced, .all, "           (s) (s) (s) s»c|d s»c|d s|c|d s|c|d s|c|d s|c|d"),
            Row(3, .balanced, .doubleColumn, "  (s) (s) (s) c|d   c|d   c|d   c|d   c|d   c|d"),
            Row(3, .balanced, .detailOnly, "    (s) (s) (s) d     d     d     d     d     d"),
            Row(3, .prominentDetail, .automatic, "(s) (s) (s) >d >d >d >d >d >d"),
            Row(3, .prominentDetail, .all, "(s) (s) (s) sc>d sc>d sc>d sc>d sc>d sc>d"),
            Row(3, .prominentDetail, .doubleColumn, "(s) (s) (s) c>d c>d c>d c>d c>d c>d"),
            Row(3, .prominentDetail, .detailOnly, "(s) (s) (s) >d >d >d >d >d >d"),
        ])
    func table(_ row: Row) {
        #expect(spaces.map { text(row.state.layout(in: $0)) } == row.shown.split(separator: " ").map(String.init))
    }

    @Test("C02 the columns on screen are those of the layout, in every window", arguments: spaces.indices)
    func shownIsShown(index: Int) {
        for columns in [2, 3] {
            for style in [SplitStyle.automatic, .balanced, .prominentDetail] {
                for visibility in ColumnVisibility.allCases {
                    let layout = Row(columns, style, visibility, "").state.layout(in: spaces[index])
                    if layout.mode == .collapsed { continue }
                    let count: [ColumnVisibility: Int] = [.all: columns, .doubleColumn: 2, .detailOnly: 1]
                    #expect(count[layout.shown] == layout.columns.count)
                    #expect(visibility == .automatic || layout.columns.count == min(columns, count[visibility] ?? 0))
                    #expect(columns == 3 || layout.shown != .doubleColumn, "two of two are all")
                }
            }
        }
    }

    struct Widths: Sendable, CustomTestStringConvertible {
        let style: SplitStyle
        let space: (Double, Double)
        let asked: [ColumnWidth]
        let widths: [Double]

        init(_ style: SplitStyle, _ space: (Double, Double), _ asked: [ColumnWidth], _ widths: [Double]) {
            self.style = style
            self.space = space
            self.asked = asked
            self.widths = widths
        }

        var testDescription: String { "\(style) in \(space.0)×\(space.1): \(widths)" }
    }

    @Test(
        "C05 the widths of the leading columns with visibility all",
        arguments: [
            // With enough space, the columns have their ideal widths.
            Widths(.automatic, (1440, 900), [.sidebar], [320]),
            Widths(.automatic, (1440, 900), [.sidebar, .content], [320, 375]),
            Widths(.automatic, (1440, 900), [ColumnWidth(fixed: 240)], [240]),
            // Both columns are narrowed in proportion: 100 points are missing, and 60 + 55 points can be spared.
            Widths(.balanced, (835, 900), [.sidebar, .content], [268, 327]),
            Widths(.automatic, (660, 500), [.sidebar], [260]),
            // Only the column without a fixed width is narrowed.
            Widths(.balanced, (850, 900), [ColumnWidth(fixed: 290), .content], [290, 320]),
            Widths(.balanced, (900, 900), [ColumnWidth(fixed: 320), .content], [320, 340]),
            // A strip of the covered detail remains visible for taps.
            Widths(.prominentDetail, (660, 500), [.sidebar, .content], [283, 332]),
            Widths(.prominentDetail, (300, 500), [.sidebar], [256]),
            Widths(.prominentDetail, (660, 500), [ColumnWidth(fixed: 5000)], [616]),
            Widths(.prominentDetail, (40, 500), [.sidebar, .content], [0, 0]),
            // Beside a displacing sidebar, the content column keeps its width.
            Widths(.balanced, (744, 1133), [.sidebar, .content], [320, 375]),
        ])
    func widths(_ row: Widths) {
        var state = SplitState(hasContent: row.asked.count == 2)
        state.style = row.style
        state.visibility = .all
        state.widths = row.asked
        let space = SplitViewSpace(width: row.space.0, height: row.space.1, isCompact: false)
        #expect(state.layout(in: space).widths == row.widths)
    }

    @Test("D03 a compact size class collapses the split view in every window, and a regular one never does")
    func sizeClassRules() {
        for columns in [2, 3] {
            for var space in spaces {
                for isCompact in [true, false] {
                    space.isCompact = isCompact
                    let layout = SplitState(hasContent: columns == 3).layout(in: space)
                    #expect((layout.mode == .collapsed) == isCompact)
                    if isCompact { #expect(layout.columns.count == 1) }
                }
            }
        }
    }

    @Test("D03 visibility and style have no effect while it is collapsed")
    func visibilityIsIgnored() {
        for visibility in ColumnVisibility.allCases {
            for style in [SplitStyle.automatic, .balanced, .prominentDetail] {
                var state = SplitState(hasContent: true)
                state.visibility = visibility
                state.style = style
                state.select(NavigationValue(1), in: .sidebar)
                #expect(state.layout(in: spaces[1]).columns == [.content])
            }
        }
    }
}
