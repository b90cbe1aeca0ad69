import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite
struct SearchNavigationTests {
    private struct Split: View {
        @Bindable var model: IslandModel
        var body: some View {
            NavigationSplitView {
                List(model.found, id: \.self, selection: $model.selection) { Text($0) }
                    .navigationTitle("Islands")
            } detail: {
                if let name = model.selection { IslandPage(name: name) } else { Text("None") }
            }
            .searchable(text: $model.text)
        }
    }

    @Test("G02 a search keeps the selection and its detail, whether the row is found or not")
    func selection() async throws {
        let model = IslandModel()
        let host = HeadlessHost(Split(model: model), size: .tabletLandscape)
        try await host.tap("Sylt")
        try await host.tap("Add")
        _ = model.writes.take()
        try await host.search("oog")
        #expect(host.selectedRows.isEmpty)
        #expect(model.selection == "Sylt")
        #expect(host.shows("Count 1"))
        try await host.search("syl")
        #expect(host.selectedRows == ["Sylt"])
        try await host.cancelSearch()
        #expect(host.selectedRows == ["Sylt"])
        #expect(host.shows("Count 1"))
        #expect(model.writes.take() == ["text oog", "text syl", "text "])
    }

    @Test("G02 selecting a found row shows it, and clearing the search keeps it")
    func selectFound() async throws {
        let model = IslandModel()
        let host = HeadlessHost(Split(model: model), size: .tabletLandscape)
        try await host.search("jui")
        try await host.tap("Juist")
        #expect(host.shows("On Juist"))
        #expect(host.isSearching)
        try await host.cancelSearch()
        #expect(host.selectedRows == ["Juist"])
    }

    @Test("G02 collapsed: a found row shows its detail, and back returns to the unchanged search")
    func collapsed() async throws {
        let model = IslandModel()
        let host = HeadlessHost(Split(model: model))
        try await host.search("jui")
        try await host.tap("Juist")
        #expect(host.shows("On Juist"))
        #expect(host.searchText == nil)
        await host.resize(to: .tabletLandscape)
        #expect(host.searchText == "jui")
        #expect(host.isSearching)
        await host.resize(to: .phone)
        try await host.goBack()
        #expect(host.searchText == "jui")
        #expect(host.isSearching)
    }

    @Test("G02 a row that is deleted during a search stays deleted, and the selection is never lost")
    func deleteWhileSearching() async throws {
        struct Islands: View {
            @Bindable var model: IslandModel
            @State private var names = IslandModel.all
            var body: some View {
                NavigationSplitView {
                    List(selection: $model.selection) {
                        ForEach(names.filter { model.text.isEmpty || $0.contains(model.text) }, id: \.self) { Text($0) }
                    }
                } detail: {
                    Button("Delete Juist") { names.removeAll { $0 == "Juist" } }
                    Text(model.selection.map { "On \($0)" } ?? "None")
                }
                .searchable(text: $model.text)
            }
        }
        let model = IslandModel()
        let host = HeadlessHost(Islands(model: model), size: .tabletLandscape)
        try await host.tap("Sylt")
        try await host.search("Jui")
        try await host.tap("Delete Juist")
        try await host.cancelSearch()
        #expect(!host.shows("Juist"))
        #expect(host.selectedRows == ["Sylt"])
        #expect(model.writes.take().filter { $0.hasPrefix("selection") } == ["selection Sylt"])
    }

    @Test("Clearing the path pops the screen that a search result pushed, while the search continues")
    func clearedPath() async throws {
        let model = IslandModel()
        let host = HeadlessHost(
            IslandStack(model: model) { [model] in $0.searchable(text: Bindable(model).text) })
        try await host.search("jui")
        try await host.tap("Juist")
        try await host.tap("Onwards")
        #expect(model.path == ["Juist", "Sylt"])
        model.path = []
        await host.settle()
        #expect(host.title == "Islands")
        #expect(host.depth == 0)
        #expect(host.isSearching)
        #expect(host.searchText == "jui")
        #expect(try host.rowCount() == 1)
    }

    @Test("Popping a searched screen ends its search, and a new screen starts without one")
    func poppedSearch() async throws {
        struct Root: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Next", value: 1)
                        .navigationDestination(for: Int.self) { _ in Inner() }
                }
            }
        }
        struct Inner: View {
            @State private var text = ""
            var body: some View { SearchProbe(name: "Inner").searchable(text: $text) }
        }
        let host = HeadlessHost(Root())
        try await host.tap("Next")
        try await host.search("a")
        try await host.goBack()
        #expect(!host.isSearching)
        try await host.tap("Next")
        #expect(!host.isSearching)
        #expect(host.searchText == "")
        #expect(host.shows("Inner rests"))
    }

    @Test("Popping a screen with a search and a refresh action releases what it holds", arguments: [true, false])
    func releasedByPop(isList: Bool) async throws {
        struct Root: View {
            let tokens: UnmountTests.Tokens
            let isList: Bool

            var body: some View {
                NavigationStack {
                    NavigationLink("Next", value: 1)
                        .navigationDestination(for: Int.self) { _ in Inner(tokens: tokens, isList: isList) }
                }
            }
        }
        struct Inner: View {
            let tokens: UnmountTests.Tokens
            let isList: Bool
            @State private var text = ""

            var body: some View {
                VStack {
                    if isList {
                        List(0..<1) { _ in UnmountTests.Keeper("Found", tokens) }
                    } else {
                        ScrollView { UnmountTests.Keeper("Found", tokens) }
                    }
                }
                .searchable(text: $text)
                .refreshable {}
            }
        }
        let tokens = UnmountTests.Tokens()
        let host = HeadlessHost(Root(tokens: tokens, isList: isList))
        for _ in 0..<2 {
            try await host.tap("Next")
            #expect(tokens.count == 1)
            if isList { try await host.refresh(listShowing: "Found") }
            try await host.search("a")
            try await host.cancelSearch()
            try await host.goBack()
            #expect(tokens.count == 0)
        }
    }

    @Test("Closing a split view during a search releases everything")
    func closing() async throws {
        weak var model: IslandModel?
        do {
            let held = IslandModel()
            model = held
            let host = HeadlessHost(Split(model: held), size: .tabletLandscape)
            try await host.search("a")
            host.close()
        }
        #expect(model == nil)
    }
}
