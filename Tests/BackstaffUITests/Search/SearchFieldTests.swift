import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite
struct SearchFieldTests {
    private func plainHost(_ model: IslandModel, size: Size = .phone) -> HeadlessHost {
        HeadlessHost(
            IslandStack(model: model) { [model] in $0.searchable(text: Bindable(model).text) }, size: size)
    }

    @Test("G01 typed text is written, and the rows follow")
    func typing() async throws {
        let model = IslandModel()
        let host = plainHost(model)
        #expect(host.searchText == "")
        #expect(!host.isSearching)
        try await host.search("oog")
        #expect(model.text == "oog")
        #expect(host.isSearching)
        #expect(try host.all(role: "row").map(\.texts) == [["Spiekeroog"]])
        #expect(model.writes.take() == ["text oog"])
    }

    @Test("G01 typing a character runs the bodies that read the text and doesn't change the field")
    func cost() async throws {
        struct Bystander: View {
            var body: some View { Text("Nothing to do with it") }
        }
        struct Words: View {
            let model: IslandModel
            var body: some View { Text("Seeking \(model.text)") }
        }
        struct Root: View {
            @Bindable var model: IslandModel
            var body: some View {
                NavigationStack {
                    VStack {
                        Bystander()
                        Words(model: model)
                        SearchProbe(name: "Inside")
                    }
                    .searchable(text: $model.text)
                }
            }
        }
        let host = HeadlessHost(Root(model: IslandModel()))
        try await host.search("a")
        host.clearRecord()
        try await host.search("am")
        #expect(host.record.bodies.sorted() == ["SearchField", "Words"])
        #expect(host.record.operations == ["text \"Seeking am\""])
    }

    @Test("G01 the first tap only starts the search, and a second tap changes nothing")
    func firstTap() async throws {
        let host = plainHost(IslandModel())
        host.clearRecord()
        try await host.search("")
        #expect(host.record.operations == ["set presented"])
        host.clearRecord()
        try await host.search("")
        #expect(host.record.operations.isEmpty)
        #expect(host.record.bodies.isEmpty)
    }

    @Test("G01 an edit that the app refuses or changes is corrected in the field")
    func refused() async throws {
        struct Root: View {
            @State private var text = ""
            let accepts: (String) -> String
            var body: some View {
                NavigationStack {
                    Text("Seeking \(text)").searchable(
                        text: Binding(get: { text }, set: { text = accepts($0) }))
                }
            }
        }
        let short = HeadlessHost(Root { String($0.prefix(2)) })
        try await short.search("ab")
        short.clearRecord()
        try await short.search("abc")
        #expect(short.searchText == "ab")
        #expect(short.record.operations == ["set value"])
        let loud = HeadlessHost(Root { $0.uppercased() })
        try await loud.search("ab")
        #expect(loud.searchText == "AB")
    }

    @Test("G01 text that the app writes is in the field, at launch and later, and starts no search")
    func textOfTheApp() async {
        let model = IslandModel()
        model.text = "Sylt"
        let host = plainHost(model)
        #expect(host.searchText == "Sylt")
        model.text = "Juist"
        await host.settle()
        #expect(host.searchText == "Juist")
        #expect(!host.isSearching)
    }

    @Test("G01 Cancel clears the text and ends the search; a second Cancel does nothing")
    func cancel() async throws {
        let model = IslandModel()
        let host = plainHost(model)
        try await host.search("oog")
        _ = model.writes.take()
        try await host.cancelSearch()
        #expect(model.writes.take() == ["text "])
        #expect(!host.isSearching)
        #expect(host.searchText == "")
        #expect(try host.rowCount() == IslandModel.all.count)
        host.clearRecord()
        try await host.cancelSearch()
        #expect(host.record.operations.isEmpty)
        #expect(model.writes.take().isEmpty)
    }

    @Test("G01 Cancel clears the app's text too, even if no search has started")
    func cancelAtRest() async throws {
        let model = IslandModel()
        model.text = "Sylt"
        let host = plainHost(model)
        try await host.cancelSearch()
        #expect(model.text == "")
    }

    @Test("G01 losing focus doesn't end the search")
    func blur() throws {
        let model = IslandModel()
        let stage = ControlStage(
            IslandStack(model: model) { [model] in $0.searchable(text: Bindable(model).text) })
        let field = stage.element(.searchField)
        try stage.send(.focus(true), to: field)
        try stage.send(.edit("oog"), to: field)
        #expect(try stage.send(.focus(false), to: field).isEmpty)
        #expect(field?.has(.presented) == true)
        #expect(model.text == "oog")
    }

    @Test("G01 the field shows prompts of each type")
    func prompts() throws {
        let key: LocalizedStringKey = "Find"
        let words = "Seek"
        let text = Binding.constant("")
        #expect(HeadlessHost(NavigationStack { Text("A").searchable(text: text, prompt: key) }).shows("Find"))
        #expect(HeadlessHost(NavigationStack { Text("A").searchable(text: text, prompt: words) }).shows("Seek"))
        #expect(HeadlessHost(NavigationStack { Text("A").searchable(text: text, prompt: Text("T")) }).shows("T"))
        #expect(HeadlessHost(NavigationStack { Text("A").searchable(text: text, prompt: "L") }).shows("L"))
        #expect(HeadlessHost(NavigationStack { Text("A").searchable(text: text) }).shows("Search"))
    }

    @Test("A disabled field refuses text; disabling only the content doesn't disable the field")
    func disabled() async throws {
        struct Root: View {
            @Bindable var model: IslandModel
            let isOutside: Bool
            var body: some View {
                NavigationStack {
                    FoundIslands(model: model).disabled(!isOutside).searchable(text: $model.text).disabled(isOutside)
                }
            }
        }
        let model = IslandModel()
        await #expect(throws: LookUpFailure.self) {
            try await HeadlessHost(Root(model: model, isOutside: true)).search("oog")
        }
        #expect(model.text == "")
        try await HeadlessHost(Root(model: model, isOutside: false)).search("oog")
        #expect(model.text == "oog")
    }

    @Test("Null bytes, unusual characters and a megabyte of text are accepted as text", arguments: [0, 1, 2])
    func oddText(_ number: Int) async throws {
        let texts = ["a\0b", "\u{202E}e\u{301}\u{FFFD}👩‍👩‍👧", String(repeating: "x", count: 1 << 20)]
        let model = IslandModel()
        let host = plainHost(model)
        try await host.search(texts[number])
        #expect(model.text == texts[number])
        #expect(host.searchText == texts[number])
        try await host.cancelSearch()
        #expect(model.text == "")
    }

    @Test("The field's attributes name the keyboard")
    func traits() {
        let host = HeadlessHost(
            NavigationStack { Text("A").searchable(text: .constant("")).autocorrectionDisabled() })
        #expect(host.outline.contains("autocorrection"))
    }

    @Test("Outside a screen there is no search field")
    func noScreen() {
        let host = HeadlessHost(Text("Alone").searchable(text: .constant("")))
        #expect(host.searchText == nil)
        #expect(host.texts == ["Alone"])
    }
}
