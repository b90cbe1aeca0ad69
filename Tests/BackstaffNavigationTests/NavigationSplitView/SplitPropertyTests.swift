import BackstaffNavigation
import Foundation
import Fuzzing
import Testing

/// Properties of all split views in all spaces, checked on random ones. A counterexample is reduced before it is shown.
/// `BACKSTAFF_PROPERTY_CASES` sets the number of cases, and `BACKSTAFF_PROPERTY_SEED` the first seed.
@Suite("Any split view")
struct SplitPropertyTests {
    @Test("L01 columns never overflow the window, whatever its size")
    func noOverflow() {
        checkAll { picture in
            let layout = picture.layout
            let available = max(0, picture.width)
            let leading = layout.columns.filter { $0 != .detail }
            let widths = leading.map { layout.widths[picture.state.index(of: $0)] }
            guard layout.widths.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return "a width is no number" }
            switch layout.mode {
            case .collapsed: return layout.columns.count == 1 ? nil : "not one column"
            case .tiled where leading.isEmpty, .overlaid where leading.isEmpty: return nil
            case .tiled, .overlaid: return widths.reduce(0, +) <= available ? nil : "\(widths) in \(available)"
            // The sidebar moves the other columns out of the window. They must fit without it.
            case .displaced: return widths[0] <= available && widths[1] <= available ? nil : "\(widths) in \(available)"
            }
        }
    }

    @Test("L01 unless collapsed, the detail is on screen and last, and the columns are in order")
    func order() {
        checkAll { picture in
            let columns = picture.layout.columns
            if columns != columns.sorted() || Set(columns).count != columns.count { return "out of order" }
            if !columns.allSatisfy(picture.state.order.contains) { return "a column that isn't there" }
            return picture.isCompact || columns.last == .detail ? nil : "no detail"
        }
    }

    @Test("L01 the layout depends only on the state and the window")
    func pure() {
        checkAll { picture in
            let first = picture.layout
            var other = picture
            other.width = 500
            _ = other.layout
            return picture.layout == first ? nil : "another layout"
        }
    }

    @Test("L01 unless collapsed, the toggle always changes the visible columns")
    func toggleChanges() {
        checkAll { picture in
            if picture.isCompact { return nil }
            var toggled = picture
            toggled.state.toggle(in: picture.space)
            return toggled.layout.columns != picture.layout.columns ? nil : "still \(picture.layout.columns)"
        }
    }

    @Test("L01 toggling until a state repeats shows every column")
    func toggleReachesAll() {
        checkAll { picture in
            if picture.isCompact { return nil }
            var state = picture.state
            var passed: [SplitState] = []
            var shown: Set<SplitColumn> = []
            while !passed.contains(state) {
                passed.append(state)
                shown.formUnion(state.layout(in: picture.space).columns)
                state.toggle(in: picture.space)
            }
            return shown == Set(state.order) ? nil : "never shows \(Set(state.order).subtracting(shown))"
        }
    }

    @Test("L01 a tap outside undoes a toggle that showed columns over the detail")
    func hideRestores() {
        checkAll { picture in
            let before = picture.layout
            // Columns that already cover the detail would be hidden, too.
            if picture.isCompact || before.mode == .displaced { return nil }
            if before.mode == .overlaid, before.columns.count > 1 { return nil }
            var state = picture.state
            state.toggle(in: picture.space)
            let between = state.layout(in: picture.space)
            state.hideOverlay(in: picture.space)
            let after = state.layout(in: picture.space)
            let isOver = between.mode == .displaced || (between.mode == .overlaid && between.columns.count > 1)
            let wanted = isOver ? before.columns : between.columns
            return after.columns == wanted ? nil : "\(before.columns), \(between.columns), \(after.columns)"
        }
    }

    @Test("L01 arranging keeps selections and content, and navigating keeps the arrangement")
    func apart() {
        checkAll { picture in
            var arranged = picture.state
            arranged.toggle(in: picture.space)
            arranged.hideOverlay(in: picture.space)
            arranged.setWidth(picture.width / 3, of: .sidebar)
            for column in arranged.order where arranged[column] != picture.state[column] { return "\(column) changed" }
            if arranged.topColumn != picture.state.topColumn { return "another column is on top" }

            var navigated = picture.state
            for column in navigated.order.reversed() { navigated.back(from: column) }
            navigated.select(NavigationValue(9), in: .sidebar)
            navigated.replaceRoot(of: .detail)
            if navigated.visibility != picture.state.visibility { return "another visibility" }
            return navigated.layout(in: picture.space).widths == picture.layout.widths ? nil : "other widths"
        }
    }

    @Test("L01 going back repeatedly ends at an empty sidebar, one step at a time")
    func backEnds() {
        checkAll { picture in
            var state = picture.state
            state[.detail].selection = []
            for _ in 0..<20 where state.topColumn != .sidebar || state[.sidebar].stack.depth > 0 {
                let before = state
                state.back(from: state.topColumn)
                if state == before { return "back does nothing from \(state.topColumn)" }
            }
            let isEmpty = state.order.allSatisfy { state[$0].selection.isEmpty && state[$0].stack.depth == 0 }
            return isEmpty && state.topColumn == .sidebar ? nil : "ends at \(state.topColumn)"
        }
    }

    // MARK: Checking

    /// Checks a claim on random pictures. The claim returns a description of the error, or `nil`.
    private func checkAll(_ claim: (Picture) -> String?, sourceLocation: SourceLocation = #_sourceLocation) {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["BACKSTAFF_PROPERTY_CASES"].flatMap { Int($0) } ?? 2000
        let seed = environment["BACKSTAFF_PROPERTY_SEED"].flatMap { UInt64($0) } ?? 1
        var generator = SeededGenerator(seed: seed)
        for number in 0..<count {
            let picture = Picture(using: &generator)
            guard claim(picture) != nil else { continue }
            let smallest = picture.smallest { claim($0) != nil }
            Issue.record(
                "case \(number) from seed \(seed): \(claim(smallest) ?? "")\n\(smallest)",
                sourceLocation: sourceLocation)
            return
        }
    }
}

/// A split view and its available space.
private struct Picture {
    var state: SplitState
    var width: Double
    var height: Double
    var isCompact: Bool

    var space: SplitViewSpace { SplitViewSpace(width: width, height: height, isCompact: isCompact) }

    var layout: SplitLayout { state.layout(in: space) }

    private static let widths = [
        0, -1, -1e9, 1, 43, 44, 45, 320, 390, 500, 660, 744, 834, 874, 1032, 1099, 1100, 1194, 1440, 5000, 1e9, 1e300,
        .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]
    private static let columnWidths: [Double?] = [
        nil, 0, -5, 1, 180, 200, 240, 260, 300, 320, 375, 400, 700, 1e7, .greatestFiniteMagnitude, .infinity, .nan,
    ]

    init(using generator: inout SeededGenerator) {
        func pick<C: RandomAccessCollection>(_ values: C) -> C.Element {
            values[values.index(values.startIndex, offsetBy: Int.random(in: 0..<values.count, using: &generator))]
        }
        width = Bool.random(using: &generator) ? pick(Self.widths) : .random(in: 0...1600, using: &generator)
        height = pick([0, 402, 500, 844, 900, 1194, 1e300, .nan])
        isCompact = pick([false, false, true])
        state = SplitState(hasContent: Bool.random(using: &generator))
        state.style = pick([.automatic, .balanced, .prominentDetail])
        state.visibility = pick(ColumnVisibility.allCases)
        state.preferredCompactColumn = pick([nil, .sidebar, .content, .detail])
        for index in state.widths.indices {
            if let fixed = pick([nil, nil, 240, 5000]) as Double? {
                state.widths[index] = ColumnWidth(fixed: fixed)
            } else if let ideal = pick(Self.columnWidths) {
                state.widths[index] = ColumnWidth(
                    minimum: pick(Self.columnWidths), ideal: ideal, maximum: pick(Self.columnWidths))
            }
            state.draggedWidths[index] = pick(Self.columnWidths)
        }
        for column in state.order {
            let values = (0..<pick([0, 0, 1, 2])).map { NavigationValue($0) }
            state[column] = SplitState.Column(
                selection: pick([[], [NavigationValue(1)]]), isRootReplaced: pick([false, false, true]),
                stack: StackState(values: values))
        }
    }

    /// Returns the simplest picture derived from this one for which `fails` is true.
    func smallest(where fails: (Picture) -> Bool) -> Picture {
        var smallest = self
        while let simpler = smallest.simpler.first(where: fails) { smallest = simpler }
        return smallest
    }

    /// Pictures in which one property has its usual value.
    private var simpler: [Picture] {
        let usual = SplitState(hasContent: state.hasContent)
        var changes: [(inout Picture) -> Void] = [
            { $0.state.style = .automatic }, { $0.state.visibility = .automatic },
            { $0.state.preferredCompactColumn = nil }, { $0.width = 1000 }, { $0.height = 900 },
            { $0.isCompact = false },
            { $0.width = $0.width.rounded() },
        ]
        for index in usual.widths.indices {
            changes.append { $0.state.widths[index] = usual.widths[index] }
            changes.append { $0.state.draggedWidths[index] = nil }
        }
        for column in usual.order { changes.append { $0.state[column] = SplitState.Column() } }
        return changes.compactMap { change in
            var picture = self
            change(&picture)
            let isSame =
                picture.state == state && picture.width == width && picture.height == height
                && picture.isCompact == isCompact
            return isSame ? nil : picture
        }
    }
}

extension Picture: CustomStringConvertible {
    var description: String {
        let columns = state.order.map { name in
            let held = state[name]
            return "  \(name): selection \(held.selection), replaced \(held.isRootReplaced), depth \(held.stack.depth)"
        }
        let limits = zip(state.widths, state.draggedWidths).map { "  \($0), chosen \($1.map { "\($0)" } ?? "none")" }
        return """
            \(width)×\(height)\(isCompact ? ", compact" : ""), \(state.style), \(state.visibility), prefers \
            \(state.preferredCompactColumn.map { "\($0)" } ?? "none")
            \(columns.joined(separator: "\n"))
            \(limits.joined(separator: "\n"))
            → \(layout)
            """
    }
}
