import BackstaffNavigation
import Testing

private let phone = SplitViewSpace(width: 390, height: 844, isCompact: true)

@Suite("The collapse of a split view")
struct SplitCollapseTests {
    /// Every combination of column contents and preferred columns.
    private static func forEachState(hasContent: Bool, _ body: (SplitState) -> Void) {
        let leading = hasContent ? 2 : 1
        let columns = leading + 1
        for bits in 0..<(1 << (leading + 2 * columns)) {
            func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
            var state = SplitState(hasContent: hasContent)
            for (index, name) in state.order.enumerated() {
                let selection = index < leading && bit(index) ? [1] : []
                state[name] = column(
                    selection, replaced: bit(leading + index), depth: bit(leading + columns + index) ? 1 : 0)
            }
            for preferred in [nil, .sidebar, .content, .detail] as [SplitColumn?] {
                state.preferredCompactColumn = preferred
                body(state)
            }
        }
    }

    @Test("D03 a column has content if there is a selection before it, a replaced root or a screen on its stack")
    func filled() {
        for hasContent in [false, true] {
            Self.forEachState(hasContent: hasContent) { state in
                for (index, name) in state.order.enumerated() {
                    let isSelected = index > 0 && !state[state.order[index - 1]].selection.isEmpty
                    let isOccupied = state[name].isRootReplaced || state[name].stack.depth > 0
                    #expect(
                        state.isFilled(name) == (index == 0 || isSelected || isOccupied), "\(name) in \(text(state))")
                }
            }
        }
    }

    @Test("D03 what is picked in edit mode doesn't lead to the next column, but the next column's own screens do")
    func picking() {
        var state = SplitState(hasContent: true)
        state[.content] = column([1])
        #expect(state.topColumn == .detail)
        state[.content].isPicking = true
        #expect(state.topColumn == .sidebar)
        state[.sidebar] = column([1])
        #expect(state.topColumn == .content)
        state[.detail] = column(depth: 1)
        #expect(state.topColumn == .detail)
    }

    @Test("D04 a selection that the app has kept doesn't lead to the next column until a row is selected again")
    func kept() {
        var state = SplitState(hasContent: false)
        state[.sidebar] = column([1])
        state[.sidebar].isSelectionKept = true
        #expect(state.topColumn == .sidebar)
        state.select(NavigationValue(1), in: .sidebar)
        #expect(state.topColumn == .detail)
    }

    @Test("D03 the last column with content is on top, or the preferred one if that is later")
    func top() {
        var count = 0
        for hasContent in [false, true] {
            Self.forEachState(hasContent: hasContent) { state in
                count += 1
                let top = state.topColumn
                let preferred = state.preferredCompactColumn.map { state.order[state.index(of: $0)] } ?? .sidebar
                #expect(state.order.contains(top))
                #expect(top >= preferred, "\(top) in \(text(state))")
                #expect(top == preferred || state.isFilled(top), "\(top) in \(text(state))")
                for later in state.order where later > top {
                    #expect(!state.isFilled(later), "\(later) is covered by \(top) in \(text(state))")
                }
            }
        }
        #expect(count == 4 * (32 + 256))
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let state: SplitState
        let top: SplitColumn

        init(_ state: SplitState, _ top: SplitColumn) {
            self.state = state
            self.top = top
        }

        var testDescription: String { "\(text(state)): \(top)" }
    }

    @Test(
        "D05 examples of top columns",
        arguments: [
            Row(state(column(), column()), .sidebar),
            Row(state(column([1]), column()), .detail),
            Row(state(column(), column(depth: 1)), .detail),
            Row(state(column(), column(replaced: true)), .detail),
            Row(state(column(depth: 2), column()), .sidebar),
            Row(state(column(), column(), prefers: .detail), .detail),
            Row(state(column(), column(), prefers: .content), .sidebar),
            Row(state(column([1]), column(), prefers: .sidebar), .detail),
            Row(state(column([1]), column(), column()), .content),
            Row(state(column([1]), column([2]), column()), .detail),
            Row(state(column(), column([2]), column()), .detail),
            Row(state(column([1]), column(), column(depth: 1)), .detail),
            Row(state(column([1]), column(), column(), prefers: .sidebar), .content),
            Row(state(column(), column(), column(), prefers: .content), .content),
            Row(state(column(), column(), column()), .sidebar),
        ])
    func byHand(_ row: Row) {
        #expect(row.state.topColumn == row.top)
        #expect(row.state.layout(in: phone).columns == [row.top])
    }
}
