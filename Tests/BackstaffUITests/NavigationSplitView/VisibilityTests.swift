import BackstaffTesting
import BackstaffUI
import Testing

/// A large window, in which three columns are side by side by default.
private let desktop = Size(width: 1500, height: 900)

@Observable
private final class Choice {
    var isBalanced = false
}

@MainActor
@Suite("Column visibility")
struct VisibilityTests {
    struct Sighting: Sendable, CustomStringConvertible {
        let visibility: NavigationSplitViewVisibility
        let size: Size
        let two: String
        let three: String

        var description: String { "\(visibility) at \(size.width) × \(size.height)" }
    }

    // Shown columns by first letter, then the arrangement.
    nonisolated static let automaticStyle = [
        Sighting(visibility: .automatic, size: desktop, two: "sd tiled", three: "scd tiled"),
        Sighting(visibility: .automatic, size: .tabletLandscape, two: "sd tiled", three: "cd tiled"),
        Sighting(visibility: .automatic, size: .tablet, two: "d overlaid", three: "d overlaid"),
        Sighting(visibility: .all, size: desktop, two: "sd tiled", three: "scd tiled"),
        Sighting(visibility: .all, size: .tabletLandscape, two: "sd tiled", three: "scd tiled"),
        Sighting(visibility: .all, size: .tablet, two: "sd overlaid", three: "scd overlaid"),
        Sighting(visibility: .doubleColumn, size: desktop, two: "sd tiled", three: "cd tiled"),
        Sighting(visibility: .doubleColumn, size: .tabletLandscape, two: "sd tiled", three: "cd tiled"),
        Sighting(visibility: .doubleColumn, size: .tablet, two: "sd overlaid", three: "cd overlaid"),
        Sighting(visibility: .detailOnly, size: desktop, two: "d tiled", three: "d tiled"),
        Sighting(visibility: .detailOnly, size: .tablet, two: "d overlaid", three: "d overlaid"),
    ]

    private func sight(_ host: HeadlessHost) -> String {
        host.columns.map { String($0.prefix(1)) }.joined() + " " + (host.columnArrangement ?? "")
    }

    @Test("B04 each visibility shows its columns, in a layout that has room for them", arguments: automaticStyle)
    func values(_ wanted: Sighting) {
        let model = LibraryModel()
        model.visibility = wanted.visibility
        _ = model.writes.take()
        let two = HeadlessHost(TwoColumns(model: model), size: wanted.size)
        let three = HeadlessHost(ThreeColumns(model: model), size: wanted.size)
        #expect(sight(two) == wanted.two)
        #expect(sight(three) == wanted.three)
        #expect(model.writes.take() == [], "showing writes nothing")
    }

    @Test("B03 the app's visibility is shown, a user's action writes it, and a resize doesn't")
    func binding() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(TwoColumns(model: model), size: .tabletLandscape)
        model.visibility = .detailOnly
        host.update()
        #expect(host.columns == ["detail"])
        #expect(!host.shows("Shelf 0"))
        _ = model.writes.take()

        try await host.toggleSidebar()
        #expect(model.writes.take() == ["visibility all"])
        #expect(host.columns == ["sidebar", "detail"])
        try await host.toggleSidebar()
        #expect(model.writes.take() == ["visibility detailOnly"])

        for size in [Size.phone, .tablet, .phoneLandscape, .tabletLandscape] { await host.resize(to: size) }
        #expect(model.writes.take() == [])
        #expect(host.columns == ["detail"])
    }

    @Test("B03 a visibility that doesn't fit is kept, and applies when there is room again")
    func survival() async throws {
        let model = LibraryModel()
        model.visibility = .all
        let host = HeadlessHost(ThreeColumns(model: model), size: .tabletLandscape)
        _ = model.writes.take()
        await host.resize(to: Size(width: 700, height: 650))
        #expect(model.visibility == .all)
        await host.resize(to: .phone)
        #expect(host.columns == ["sidebar"])
        await host.resize(to: .tabletLandscape)
        #expect(host.columns == ["sidebar", "content", "detail"])
        #expect(host.columnArrangement == "tiled")
        #expect(model.writes.take() == [])
    }

    @Test("B03 collapsed: visibility has no effect")
    func ignoredWhileCollapsed() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(ThreeColumns(model: model))
        for visibility in [NavigationSplitViewVisibility.all, .doubleColumn, .detailOnly, .automatic] {
            host.clearRecord()
            model.visibility = visibility
            host.update()
            #expect(host.columns == ["sidebar"])
            // The toggle's future action may differ, but everything visible is the same.
            #expect(host.record.operations.filter { $0 != "set toggle" } == [])
        }
        await #expect(throws: LookUpFailure.self) { try await host.toggleSidebar() }
    }

    @Test("B10 the toggle names its next action, hides the sidebar and shows it again")
    func toggle() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(TwoColumns(model: model), size: .tabletLandscape)
        #expect(host.shows("Hide Sidebar"))
        #expect(!host.shows("Show Sidebar"))
        try await host.tap("Hide Sidebar")
        #expect(host.columns == ["detail"])
        #expect(host.shows("Show Sidebar"))
        #expect(!host.shows("Hide Sidebar"))
        try await host.tap("Show Sidebar")
        #expect(host.columns == ["sidebar", "detail"])
        #expect(host.shows("Hide Sidebar"))
    }

    @Test("B10 three columns: the toggle controls the sidebar, and the content column stays")
    func toggleOfThree() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(ThreeColumns(model: model), size: .tabletLandscape)
        #expect(host.columns == ["content", "detail"])
        try await host.tap("Show Sidebar")
        #expect(host.columns == ["sidebar", "content", "detail"])
        try await host.tap("Hide Sidebar")
        #expect(host.columns == ["content", "detail"])
        #expect(model.writes.take() == ["visibility all", "visibility doubleColumn"])
    }

    @Test("B10 without a binding the split view remembers the user's choice")
    func implicit() async throws {
        struct Plain: View {
            let model: LibraryModel

            var body: some View {
                NavigationSplitView {
                    ShelfList(model: model)
                } detail: {
                    Text("Detail")
                }
            }
        }
        let host = HeadlessHost(Plain(model: LibraryModel()), size: .tabletLandscape)
        try await host.toggleSidebar()
        #expect(host.columns == ["detail"])
        await host.resize(to: .phone)
        #expect(host.columns == ["sidebar"])
        await host.resize(to: .tabletLandscape)
        #expect(host.columns == ["detail"])
        try await host.toggleSidebar()
        #expect(host.columns == ["sidebar", "detail"])
    }

    @Test(
        "B10 the toggle is removed by the modifier in the sidebar, not by one on the split view",
        arguments: [true, false])
    func removed(fromSidebar: Bool) async throws {
        struct Removing: View {
            let model: LibraryModel
            let fromSidebar: Bool

            var body: some View {
                NavigationSplitView {
                    ShelfList(model: model).toolbar(removing: fromSidebar ? .sidebarToggle : nil)
                } detail: {
                    Text("Detail")
                }
                .toolbar(removing: fromSidebar ? nil : .sidebarToggle)
            }
        }
        let host = HeadlessHost(Removing(model: LibraryModel(), fromSidebar: fromSidebar), size: .tabletLandscape)
        #expect(host.shows("Hide Sidebar") == !fromSidebar)
        if fromSidebar {
            await #expect(throws: LookUpFailure.self) { try await host.toggleSidebar() }
        } else {
            try await host.toggleSidebar()
            #expect(host.columns == ["detail"])
        }
    }

    @Test("B10 fast taps on the toggle never leave the sidebar half shown")
    func fastToggle() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(TwoColumns(model: model), size: .tabletLandscape)
        for count in 1...25 {
            host.tapNow(try #require(try host.all(role: "sidebar-toggle").first))
            #expect(host.columns == (count.isMultiple(of: 2) ? ["sidebar", "detail"] : ["detail"]))
        }
        #expect(model.visibility == .detailOnly)
    }

    @Test("B11 overlay: the toggle shows the content, its back button adds the sidebar, and a tap outside hides both")
    func overlayFlow() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(ThreeColumns(model: model), size: .tablet)
        #expect(host.columns == ["detail"])
        try await host.toggleSidebar()
        #expect(host.columns == ["content", "detail"])
        #expect(host.columnArrangement == "overlaid")
        #expect(host.backButton == "Shelves")
        await #expect(throws: LookUpFailure.self) { try await host.toggleSidebar() }

        try await host.goBack()
        #expect(host.columns == ["sidebar", "content", "detail"])
        #expect(host.backButton == nil)
        #expect(host.shows("Hide Sidebar"))

        // Rows can be selected while both columns overlay the detail.
        try await host.tap("Shelf 3")
        try await host.tap("Book 3.5")
        #expect(host.shows("Reading 5"))
        #expect(host.columns == ["sidebar", "content", "detail"])
        _ = model.writes.take()

        try await host.tapOutsideColumns()
        #expect(host.columns == ["detail"])
        #expect(model.writes.take() == ["visibility detailOnly"])
        #expect(host.shows("Reading 5"))
        #expect(model.shelf == 3)
    }

    @Test("B11 a content column that overlays the detail at launch is shown at once")
    func overlaidFromTheStart() async throws {
        let model = LibraryModel()
        model.visibility = .doubleColumn
        let host = HeadlessHost(ThreeColumns(model: model), size: .tablet)
        #expect(host.columns == ["content", "detail"])
        #expect(host.columnArrangement == "overlaid")
        #expect(host.backButton == "Shelves")
    }

    @Test("B11 the content column's back button clears no selection if it only shows the sidebar")
    func backShowsTheSidebar() async throws {
        let model = LibraryModel()
        model.visibility = .doubleColumn
        model.shelf = 2
        model.book = 4
        let host = HeadlessHost(ThreeColumns(model: model), size: .tablet)
        _ = model.writes.take()
        try await host.goBack()
        #expect(model.writes.take() == ["visibility all"])
        #expect(host.columns == ["sidebar", "content", "detail"])
        #expect(host.shows("Reading 4"))
    }

    @Test(
        "B11 a tap outside does nothing if no column overlays another", arguments: [Size.tabletLandscape, .phone])
    func tapOutsideTiled(size: Size) async throws {
        let model = LibraryModel()
        let host = HeadlessHost(TwoColumns(model: model), size: size)
        let before = host.outline
        try await host.tapOutsideColumns()
        #expect(host.outline == before)
        #expect(model.writes.take() == [])
    }

    struct Styled<Style: NavigationSplitViewStyle>: View {
        let model: LibraryModel
        let style: Style

        var body: some View {
            ThreeColumns(model: model).navigationSplitViewStyle(style)
        }
    }

    @Test("B07 balanced: columns take their width from the detail in both orientations")
    func balanced() async throws {
        let model = LibraryModel()
        model.visibility = .doubleColumn
        let host = HeadlessHost(Styled(model: model, style: .balanced), size: .tablet)
        #expect(sight(host) == "cd tiled")
        await host.resize(to: .tabletLandscape)
        #expect(sight(host) == "cd tiled")
        model.visibility = .all
        host.update()
        #expect(sight(host) == "scd tiled")
    }

    @Test("B07 balanced: columns that don't fit beside the detail never overflow the window")
    func balancedTooNarrow() async throws {
        let model = LibraryModel()
        model.visibility = .all
        let host = HeadlessHost(Styled(model: model, style: .balanced), size: Size(width: 700, height: 900))
        #expect(host.columns == ["sidebar", "content", "detail"])
        #expect(host.columnArrangement != "tiled")
        #expect(host.columnWidths.reduce(0, +) <= 1000)
        await host.resize(to: .tabletLandscape)
        #expect(host.columnWidths.reduce(0, +) < 1194)
        #expect(host.columnArrangement == "tiled")
    }

    @Test("B08 prominentDetail: the detail keeps its size, and leading columns overlay it")
    func prominentDetail() async throws {
        let model = LibraryModel()
        let host = HeadlessHost(Styled(model: model, style: .prominentDetail), size: .tabletLandscape)
        #expect(sight(host) == "d overlaid")
        try await host.toggleSidebar()
        #expect(sight(host) == "cd overlaid")
        try await host.goBack()
        #expect(sight(host) == "scd overlaid")
        try await host.tapOutsideColumns()
        #expect(sight(host) == "d overlaid")
    }

    @Test("B09 the automatic style depends on the window's orientation", arguments: [Size.phone, .tabletLandscape])
    func turning(first: Size) async throws {
        let model = LibraryModel()
        let host = HeadlessHost(Styled(model: model, style: .automatic), size: first)
        await host.resize(to: .tablet)
        #expect(sight(host) == "d overlaid")
        await host.resize(to: .tabletLandscape)
        #expect(sight(host) == "cd tiled")
        #expect(model.writes.take() == [])
    }

    @Test("B09 the style of the innermost modifier applies, and a change takes effect")
    func innermostStyle() async throws {
        struct Chosen: View {
            let choice: Choice
            let model: LibraryModel

            var body: some View {
                if choice.isBalanced {
                    ThreeColumns(model: model).navigationSplitViewStyle(.balanced)
                } else {
                    ThreeColumns(model: model).navigationSplitViewStyle(.prominentDetail)
                        .navigationSplitViewStyle(.balanced)
                }
            }
        }
        let model = LibraryModel()
        model.visibility = .doubleColumn
        let choice = Choice()
        let host = HeadlessHost(Chosen(choice: choice, model: model), size: .tablet)
        #expect(sight(host) == "cd overlaid")
        choice.isBalanced = true
        host.update()
        #expect(sight(host) == "cd tiled")
    }
}
