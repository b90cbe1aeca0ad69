import BackstaffNavigation
import Testing

private let phone = SplitViewSpace(width: 390, height: 844, isCompact: true)
private let tablet = SplitViewSpace(width: 834, height: 1194, isCompact: false)
private let wide = SplitViewSpace(width: 1440, height: 900, isCompact: false)

@Suite("The state of a split view")
struct SplitStateTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let before: SplitState
        let action: String
        let act: @Sendable (inout SplitState) -> Void
        let after: String

        init(
            _ before: SplitState, _ action: String, _ after: String,
            _ act: @escaping @Sendable (inout SplitState) -> Void
        ) {
            self.before = before
            self.action = action
            self.act = act
            self.after = after
        }

        var testDescription: String { "\(text(before)), \(action), \(after)" }
    }

    private func check(_ row: Row) {
        var state = row.before
        row.act(&state)
        #expect(text(state) == row.after)
    }

    @Test(
        "L01 navigating: before, action, after",
        arguments: [
            // A selection resets only the stacks of later columns.
            Row(state(column(), column()), "select 1", "sidebar=1 detail") {
                $0.select(NavigationValue(1), in: .sidebar)
            },
            Row(state(column([1]), column(depth: 2)), "select 2", "sidebar=2 detail") {
                $0.select(NavigationValue(2), in: .sidebar)
            },
            Row(state(column([1]), column(depth: 2)), "select 1 again", "sidebar=1 detail") {
                $0.select(NavigationValue(1), in: .sidebar)
            },
            Row(state(column([1], depth: 1), column([2]), column(depth: 1)), "select 3", "sidebar=3› content=2 detail")
            {
                $0.select(NavigationValue(3), in: .sidebar)
            },
            Row(state(column([1]), column(depth: 1), column(depth: 1)), "select 3", "sidebar=1 content=3› detail") {
                $0.select(NavigationValue(3), in: .content)
            },
            Row(state(column([1]), column(replaced: true, depth: 1)), "select 2", "sidebar=2 detail*") {
                $0.select(NavigationValue(2), in: .sidebar)
            },
            Row(state(column(), column(), prefers: .detail), "select 1", "sidebar=1 detail | prefers detail") {
                $0.select(NavigationValue(1), in: .sidebar)
            },

            // A replaced root removes the screens above it.
            Row(state(column(), column(depth: 2)), "replace the detail", "sidebar detail*") {
                $0.replaceRoot(of: .detail)
            },
            Row(state(column([1]), column(), column(depth: 1)), "replace the content", "sidebar=1 content* detail›") {
                $0.replaceRoot(of: .content)
            },

            // Back removes one screen at a time.
            Row(state(column([1]), column(depth: 2)), "back", "sidebar=1 detail›") { $0.back(from: .detail) },
            Row(state(column([1]), column(depth: 1)), "back", "sidebar=1 detail") { $0.back(from: .detail) },
            Row(state(column([1]), column()), "back", "sidebar detail") { $0.back(from: .detail) },
            Row(state(column(), column(replaced: true)), "back", "sidebar detail") { $0.back(from: .detail) },
            Row(state(column(depth: 1), column()), "back in the sidebar", "sidebar detail") {
                $0.back(from: .sidebar)
            },
            Row(state(column([1]), column(depth: 1)), "back at the first root", "sidebar=1 detail›") {
                $0.back(from: .sidebar)
            },
            Row(state(column([1]), column([2]), column()), "back from the detail", "sidebar=1 content detail") {
                $0.back(from: .detail)
            },
            Row(state(column([1]), column(), column()), "back from the content", "sidebar content detail") {
                $0.back(from: .content)
            },

            // Leaving a column removes its content, and the content of later columns that depends on it.
            Row(state(column([1]), column(replaced: true, depth: 3)), "leave the detail", "sidebar detail") {
                $0.leave(.detail)
            },
            Row(
                state(column([1]), column([2], replaced: true, depth: 1), column(replaced: true, depth: 1)),
                "leave the content", "sidebar content detail"
            ) { $0.leave(.content) },
            Row(
                state(column([1]), column([2], depth: 1), column(depth: 1)),
                "leave the detail", "sidebar=1 content› detail"
            ) { $0.leave(.detail) },
            Row(state(column([1], depth: 1), column(depth: 1)), "leave the sidebar", "sidebar=1› detail›") {
                $0.leave(.sidebar)
            },
            Row(state(column([1]), column(), prefers: .detail), "leave the detail", "sidebar detail | prefers sidebar")
            {
                $0.leave(.detail)
            },
            Row(
                state(column(), column(), column(), prefers: .detail), "leave the detail",
                "sidebar content detail | prefers content"
            ) { $0.leave(.detail) },
            Row(
                state(column(), column(), column(), prefers: .detail), "leave the content",
                "sidebar content detail | prefers sidebar"
            ) { $0.leave(.content) },
            Row(
                state(column(), column(), column([3]), prefers: .content), "leave the detail",
                "sidebar content detail=3 | prefers content"
            ) { $0.leave(.detail) },
        ])
    func navigating(_ row: Row) { check(row) }

    @Test(
        "L01 arranging: before, action, after",
        arguments: [
            // Two columns: the sidebar is visible or hidden.
            Row(state(column(), column()), "toggle where all are tiled", "sidebar detail | detailOnly") {
                $0.toggle(in: wide)
            },
            Row(state(column(), column(), visibility: .detailOnly), "toggle", "sidebar detail | all") {
                $0.toggle(in: wide)
            },
            Row(state(column(), column(), visibility: .doubleColumn), "toggle", "sidebar detail | detailOnly") {
                $0.toggle(in: wide)
            },
            Row(state(column(), column()), "toggle in portrait", "sidebar detail | all") { $0.toggle(in: tablet) },
            Row(state(column(), column(), visibility: .all), "toggle in portrait", "sidebar detail | detailOnly") {
                $0.toggle(in: tablet)
            },

            // Three columns: side by side, the sidebar is shown or hidden. Over the detail, columns are shown one at a
            // time.
            Row(
                state(column(), column(), column(), visibility: .all), "toggle", "sidebar content detail | doubleColumn"
            ) {
                $0.toggle(in: wide)
            },
            Row(
                state(column(), column(), column(), visibility: .doubleColumn), "toggle", "sidebar content detail | all"
            ) {
                $0.toggle(in: wide)
            },
            Row(
                state(column(), column(), column(), visibility: .detailOnly), "toggle",
                "sidebar content detail | doubleColumn"
            ) { $0.toggle(in: wide) },
            Row(state(column(), column(), column()), "toggle in portrait", "sidebar content detail | doubleColumn") {
                $0.toggle(in: tablet)
            },
            Row(
                state(column(), column(), column(), visibility: .doubleColumn), "toggle in portrait",
                "sidebar content detail | all"
            ) { $0.toggle(in: tablet) },
            Row(
                state(column(), column(), column(), visibility: .all), "toggle in portrait",
                "sidebar content detail | detailOnly"
            ) { $0.toggle(in: tablet) },

            // A tap outside hides the columns over the detail.
            Row(state(column([1]), column(), visibility: .all), "tap outside", "sidebar=1 detail | detailOnly") {
                $0.hideOverlay(in: tablet)
            },
            Row(state(column([1]), column()), "tap where nothing lies over the detail", "sidebar=1 detail") {
                $0.hideOverlay(in: tablet)
            },
            Row(state(column(), column(), visibility: .all), "tap where all are tiled", "sidebar detail | all") {
                $0.hideOverlay(in: wide)
            },
            Row(state(column(), column(), visibility: .all), "tap where they are collapsed", "sidebar detail | all") {
                $0.hideOverlay(in: phone)
            },
            Row(
                state(column(), column(), column(), visibility: .all), "tap beside a sidebar that displaces",
                "sidebar content detail | doubleColumn"
            ) { $0.hideOverlay(in: SplitViewSpace(width: 900, height: 800, isCompact: false)) },

            // None of these actions changes the selection or the preferred column.
            Row(
                state(column([1]), column([2], depth: 1), column(replaced: true, depth: 2), visibility: .all), "toggle",
                "sidebar=1 content=2› detail*›› | doubleColumn"
            ) { $0.toggle(in: wide) },
        ])
    func arranging(_ row: Row) { check(row) }

    struct Drag: Sendable, CustomTestStringConvertible {
        let width: Double
        let column: SplitColumn
        let limits: ColumnWidth
        let after: String

        init(_ width: Double, _ column: SplitColumn, _ limits: ColumnWidth, _ after: String) {
            self.width = width
            self.column = column
            self.limits = limits
            self.after = after
        }

        var testDescription: String { "\(column) to \(width): \(after)" }
    }

    @Test(
        "L01 dragging a divider: width, outcome",
        arguments: [
            Drag(300, .sidebar, .sidebar, "300 - automatic"),
            Drag(200, .sidebar, .sidebar, "260 - automatic"),
            Drag(130, .sidebar, .sidebar, "260 - automatic"),
            Drag(129, .sidebar, .sidebar, "- - doubleColumn"),
            Drag(-50, .sidebar, .sidebar, "- - doubleColumn"),
            Drag(5000, .sidebar, .sidebar, "400 - automatic"),
            Drag(.infinity, .sidebar, .sidebar, "- - automatic"),
            Drag(.nan, .sidebar, .sidebar, "- - automatic"),
            Drag(400, .content, .content, "- 400 automatic"),
            Drag(10, .content, .content, "- - detailOnly"),
            Drag(400, .detail, .content, "- - automatic"),
            Drag(300, .sidebar, ColumnWidth(fixed: 200), "- - automatic"),
            Drag(1, .sidebar, ColumnWidth(fixed: 200), "- - automatic"),
        ])
    func dragging(_ drag: Drag) {
        var state = SplitState(hasContent: true)
        if drag.column != .detail { state.widths[state.index(of: drag.column)] = drag.limits }
        state.setWidth(drag.width, of: drag.column)
        let chosen = state.draggedWidths.map { $0.map { "\(Int($0))" } ?? "-" }
        #expect("\(chosen[0]) \(chosen[1]) \(state.visibility)" == drag.after)
    }

    @Test("L01 dragging the divider of a two-column sidebar to the edge hides it")
    func draggedAway() {
        var state = SplitState(hasContent: false)
        state.setWidth(20, of: .sidebar)
        #expect(state.visibility == .detailOnly)
    }

    @Test("L01 a dragged width is kept while limits temporarily forbid it")
    func chosenWidthSurvives() {
        var state = SplitState(hasContent: false)
        state.setWidth(390, of: .sidebar)
        state.widths[0] = ColumnWidth(fixed: 280)
        #expect(state.layout(in: wide).widths == [280])
        state.widths[0] = .sidebar
        #expect(state.layout(in: wide).widths == [390])
    }
}
