import BackstaffNavigation
import BackstaffTesting
import BackstaffUI
import Testing

/// Restored state of split views: selections, paths, visibility and widths.
extension RestoredNavigationTests {
    enum Waters: String, CaseIterable, Identifiable, Codable {
        case north, baltic
        var id: Self { self }
    }

    private struct Seas: View {
        @State private var sea: Waters?
        @State private var port: Port?
        @State private var path: [Port] = []
        @State private var visibility = NavigationSplitViewVisibility.all
        @State private var column = NavigationSplitViewColumn.sidebar

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
                List(Waters.allCases, selection: $sea) { Text($0.rawValue) }
                    .navigationTitle("Seas")
            } content: {
                if let sea {
                    List([Port(id: 10), Port(id: 20)], selection: $port) { Text("Harbor \($0.id)").tag($0) }
                        .navigationTitle(sea.rawValue)
                } else {
                    Text("Choose a sea")
                }
            } detail: {
                NavigationStack(path: $path) {
                    Ports { Text(port.map { "About \($0.id)" } ?? "Choose a harbor") }
                }
            }
            .onChange(of: sea) {
                journal.note("sea \(sea?.rawValue ?? "none")")
                path = []
            }
            .onChange(of: port) {
                journal.note("port \(port?.id ?? 0)")
                path = []
            }
            .onChange(of: visibility) { journal.note("visibility") }
        }
    }

    @MainActor private final class Chart: ObservableObject {
        @Published var sea: Waters?

        init() { journal.note("made") }
    }

    private struct Charted: View {
        @StateObject private var chart = Chart()

        var body: some View {
            NavigationSplitView {
                List(Waters.allCases, selection: $chart.sea) { Text($0.rawValue) }
            } detail: {
                Text(chart.sea.map { "On the \($0.rawValue) sea" } ?? "Choose a sea")
            }
        }
    }

    @Test("F01 the object at the root of a window is made once for each restored window")
    func objectOfRoot() async throws {
        _ = Self.journal.take()
        var host = HeadlessHost(Charted(), size: .tabletLandscape)
        try await host.tap("baltic")
        #expect(Self.journal.take() == ["made"])
        for _ in 0..<2 {
            host = await host.relaunch()
            #expect(host.shows("On the baltic sea"))
            #expect(Self.journal.take() == ["made"])
        }
    }

    private func sail(_ size: Size) async throws -> HeadlessHost {
        let host = HeadlessHost(Seas(), size: size)
        for words in ["baltic", "Harbor 20", "Port 1", "Port 2"] { try await host.tap(words) }
        _ = Self.journal.take()
        return host
    }

    @Test(
        "L02 selections and paths of columns are restored together, and no onChange runs",
        arguments: [Size.phone, .tablet, .tabletLandscape])
    func selectionsPathsColumns(size: Size) async throws {
        var host = try await sail(size)
        let before = host.navigationState
        host = await host.relaunch()
        #expect(Self.journal.take().isEmpty)
        #expect(host.navigationState == before)
        #expect(host.title == "At 2")
        #expect(host.trouble == nil)
        try await host.goBack()
        try await host.goBack()
        #expect(host.outline.contains("About 20"))
        try await host.tap(size == .phone ? "Port 1" : "Harbor 10")
        #expect(Self.journal.take() == (size == .phone ? [] : ["port 10"]))
    }

    @Test("F01 hidden columns are restored as hidden, collapsed and expanded")
    func closedComesBack() async throws {
        var host = try await sail(.tabletLandscape)
        try await host.toggleSidebar()
        let columns = host.columns
        host = await host.relaunch()
        #expect(host.columns == columns)
        await host.resize(to: .phone)
        #expect(host.title == "At 2")
        host = await host.relaunch()
        #expect(host.title == "At 2")
        await host.resize(to: .tabletLandscape)
        #expect(host.columns == columns)
    }

    @Test("F01 dragged column widths are restored")
    func widthsUserGave() async throws {
        var host = try await sail(.tabletLandscape)
        try await host.dragDivider(of: "sidebar", to: 275)
        let widths = host.columnWidths
        host = await host.relaunch()
        #expect(host.columnWidths == widths)
        #expect(widths.first == 275)
    }

    private struct Plain: View {
        @State private var choice: Wreck? = Wreck(depth: 1)
        @State private var many: Set<Int> = []

        var body: some View {
            NavigationSplitView {
                List([1, 2].map { Wreck(depth: $0) }, id: \.self, selection: $choice) { Text("Depth \($0.depth)") }
            } content: {
                List(0..<4, selection: $many) { Text("Row \($0)") }
            } detail: {
                Text("chosen \(choice?.depth ?? 0) \(many.sorted().description)")
            }
        }
    }

    @Test("F01 a Set selection is restored; a selection that isn't Codable has the app's initial value")
    func selectionSetComes() throws {
        let kept = launch(
            Plain(),
            try stored(
                [],
                splits: [.init(selections: [[NavigationValue("x")], [NavigationValue(Set([1, 3]))]])]))
        #expect(kept.text.contains("chosen 1 [1, 3]"))
    }

    @Test("F01 a selection of a removed type has the app's initial value and is reported; an empty one isn't")
    func selectionTypeGone() throws {
        let receiver = Diagnostics.Receiver()
        try Diagnostics.$receiver.withValue(receiver) {
            let gone = NavigationValue(stored: EncodedValue(typeName: "Harbor.Gone", json: "{}"))
            let kept = launch(Seas(), try stored([], splits: [.init(selections: [[gone], [nil]])]))
            #expect(kept.scene.navigationState.selections == [nil])
        }
        #expect(receiver.reports.map(\.message).filter { $0.contains("Harbor.Gone") }.count == 1)
        #expect(receiver.reports.count == 1)
    }

    @Test("F01 split views side by side each restore their own state")
    func splitViewsBeside() async throws {
        struct Pair: View {
            var body: some View {
                HStack {
                    Seas()
                    Seas()
                }
            }
        }
        let navigation = try stored(
            [[], [], [], [NavigationValue(Port(id: 1))], [], [], [], [NavigationValue(Port(id: 2))]],
            splits: [
                .init(visibility: .all, selections: [[NavigationValue(Waters.north)], [nil], []]),
                .init(
                    visibility: .detailOnly,
                    selections: [[NavigationValue(Waters.baltic)], [NavigationValue(Port(id: 20))], []]),
            ])
        let kept = launch(Pair(), navigation)
        #expect(kept.scene.state.selections.count == 4)
        #expect(kept.scene.navigationState.selections.first == NavigationValue(Waters.north))
        #expect(kept.scene.navigationState.selections.last == NavigationValue(Port(id: 20)))
        #expect(kept.scene.splitStates.map(\.visibility) == [.all, .detailOnly])
        #expect(kept.scene.navigationState.stacks.map(\.values) == navigation.stacks)
    }
}
