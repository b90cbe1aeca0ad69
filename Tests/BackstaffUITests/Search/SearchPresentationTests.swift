import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite
struct SearchPresentationTests {
    private struct Probes: View {
        @Bindable var model: IslandModel
        var body: some View {
            NavigationStack {
                VStack {
                    SearchProbe(name: "Inside")
                    NavigationLink("Next", value: 1)
                    Text("Beside")
                }
                .searchable(text: $model.text, isPresented: $model.isPresented)
                .navigationDestination(for: Int.self) { _ in SearchProbe(name: "Pushed") }
                .overlay { SearchProbe(name: "Outside") }
            }
        }
    }

    @Test("G01 isSearching is true during a search, for views inside the searchable view only")
    func isSearching() async throws {
        let host = HeadlessHost(Probes(model: IslandModel()))
        #expect(host.shows("Inside rests"))
        try await host.search("")
        #expect(host.shows("Inside searches"))
        #expect(host.shows("Outside rests"))
        try await host.cancelSearch()
        #expect(host.shows("Inside rests"))
    }

    @Test("G01 a search around a stack includes pushed screens, one inside doesn't")
    func pushedScreens() async throws {
        let model = IslandModel()
        let host = HeadlessHost(Probes(model: model))
        try await host.search("a")
        try await host.tap("Next")
        #expect(host.shows("Pushed rests"))
        struct Around: View {
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    NavigationLink("Next", value: 1)
                        .navigationDestination(for: Int.self) { _ in SearchProbe(name: "Pushed") }
                }
                .searchable(text: $text)
            }
        }
        let other = HeadlessHost(Around())
        try await other.search("a")
        try await other.tap("Next")
        #expect(other.shows("Pushed searches"))
        try await other.tap("Dismiss Pushed")
        try await other.goBack()
        #expect(!other.isSearching)
        #expect(other.searchText == "")
    }

    @Test("G01 dismissSearch ends the search, clears the text and removes the focus")
    func dismissSearch() throws {
        let model = IslandModel()
        let stage = ControlStage(Probes(model: model))
        let field = stage.element(.searchField)
        try stage.send(.focus(true), to: field)
        try stage.send(.edit("oog"), to: field)
        let operations = try stage.send(.activate, to: stage.element(.button, "Dismiss Inside"))
        #expect(operations.contains("focus window"))
        #expect(operations.contains("set value none"))
        #expect(operations.contains("set presented none"))
        #expect(model.text == "")
        #expect(!model.isPresented)
    }

    @Test("G01 dismissSearch does nothing outside a searchable view or without a search")
    func dismissOutside() async throws {
        let model = IslandModel()
        model.text = "Sylt"
        let host = HeadlessHost(Probes(model: model))
        try await host.tap("Dismiss Inside")
        #expect(model.text == "Sylt")
        try await host.search("Juist")
        try await host.tap("Dismiss Outside")
        #expect(model.text == "Juist")
        #expect(host.isSearching)
    }

    @Test("G01 the first tap and Cancel write isPresented once each")
    func presentedByUser() async throws {
        let model = IslandModel()
        let host = HeadlessHost(Probes(model: model))
        try await host.search("a")
        try await host.search("ab")
        #expect(model.writes.take() == ["presented true", "text a", "text ab"])
        try await host.cancelSearch()
        #expect(model.writes.take() == ["text ", "presented false"])
    }

    @Test("G01 writing true to isPresented starts a search with focus in the field; writing false ends it")
    func presentedByApp() async {
        let model = IslandModel()
        let host = HeadlessHost(Probes(model: model))
        host.clearRecord()
        model.isPresented = true
        await host.settle()
        #expect(host.isSearching)
        #expect(host.shows("Inside searches"))
        #expect(host.record.operations.contains("focus"))
        model.text = "Sylt"
        await host.settle()
        host.clearRecord()
        model.isPresented = false
        await host.settle()
        #expect(!host.isSearching)
        #expect(model.text == "")
        #expect(host.record.operations.contains("focus"))
    }

    @Test("G01 a search that is presented at launch has focus in the field")
    func presentedAtFirst() throws {
        let model = IslandModel()
        model.isPresented = true
        let host = HeadlessHost(Probes(model: model))
        #expect(host.isSearching)
        let stage = ControlStage(Probes(model: model))
        #expect(stage.graph.tree.focused === stage.element(.searchField))
    }

    @Test("G01 writing both values in one update changes nothing")
    func writesWithinOneUpdate() async throws {
        let model = IslandModel()
        let host = HeadlessHost(Probes(model: model))
        model.isPresented = true
        model.isPresented = false
        await host.settle()
        #expect(!host.isSearching)
        try await host.search("a")
        model.isPresented = false
        model.isPresented = true
        await host.settle()
        #expect(host.isSearching)
        #expect(host.searchText == "a")
    }

    @Test("G01 a binding that refuses the search prevents it, and the text stays")
    func refusedPresentation() async throws {
        struct Root: View {
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    Text("Seeking \(text)").searchable(text: $text, isPresented: .constant(false))
                }
            }
        }
        let host = HeadlessHost(Root())
        try await host.search("a")
        #expect(!host.isSearching)
        #expect(host.shows("Seeking a"))
    }

    @Test("G01 a search on a covered screen doesn't change")
    func coveredScreen() async throws {
        let model = IslandModel()
        let host = HeadlessHost(Probes(model: model))
        try await host.search("a")
        try await host.tap("Next")
        #expect(model.isPresented)
        try await host.goBack()
        #expect(host.isSearching)
        #expect(host.searchText == "a")
    }

    @Test("G01 Return in the field runs onSubmit actions for search only")
    func submit() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            NavigationStack {
                Text("A").searchable(text: .constant(""))
                    .onSubmit(of: .search) { journal.note("search") }
                    .onSubmit { journal.note("text") }
                    .onSubmit(of: [.text, .search]) { journal.note("both") }
            })
        try await host.search("a")
        #expect(journal.take().isEmpty)
        try await host.submitSearch()
        #expect(journal.take() == ["search", "both"])
        #expect(host.isSearching)
    }

    @Test("G01 searchFocused reports and moves the focus; focusing starts a search, unfocusing ends none")
    func focus() throws {
        struct Root: View {
            @FocusState private var isFocused: Bool
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    VStack {
                        Text(isFocused ? "In" : "Out")
                        Button("Enter") { isFocused = true }
                        Button("Leave") { isFocused = false }
                        SearchProbe(name: "Inside")
                    }
                    .searchable(text: $text)
                    .searchFocused($isFocused)
                }
            }
        }
        let stage = ControlStage(Root())
        let field = stage.element(.searchField)
        try stage.send(.focus(true), to: field)
        #expect(stage.element(.text, "In") != nil)
        try stage.send(.focus(false), to: field)
        #expect(stage.element(.text, "Out") != nil)
        try stage.send(.cancel, to: field)
        #expect(try stage.send(.activate, to: stage.element(.button, "Enter")).contains("focus search-field"))
        #expect(stage.element(.text, "Inside searches") != nil)
        #expect(try stage.send(.activate, to: stage.element(.button, "Leave")).contains("focus window"))
        #expect(stage.element(.text, "Inside searches") != nil)
    }
}
