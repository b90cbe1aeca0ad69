import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@MainActor
@Suite
struct SearchOffersTests {
    // MARK: Suggestions

    private struct Suggesting: View {
        @Bindable var model: IslandModel
        var body: some View {
            IslandStack(model: model) {
                $0.searchable(text: $model.text)
                    .searchSuggestions {
                        ForEach(model.found.prefix(3), id: \.self) { Text("\($0)?").searchCompletion($0) }
                        if model.text.isEmpty { Text("Or type") }
                    }
            }
        }
    }

    @Test("G01 suggestions are shown during a search while there are any")
    func suggestions() async throws {
        let host = HeadlessHost(Suggesting(model: IslandModel()))
        #expect(!host.outline.contains("search-suggestions"))
        try await host.search("")
        #expect(host.searchSuggestions == ["Amrum?", "Baltrum?", "Borkum?", "Or type"])
        try await host.search("u")
        #expect(host.searchSuggestions == ["Amrum?", "Baltrum?", "Borkum?"])
        try await host.search("nowhere")
        #expect(!host.outline.contains("search-suggestions"))
        try await host.search("sy")
        #expect(host.searchSuggestions == ["Sylt?"])
        try await host.cancelSearch()
        #expect(!host.outline.contains("search-suggestions"))
    }

    @Test("G01 a completion replaces the text and the search continues; the next edit shows suggestions again")
    func completion() async throws {
        let model = IslandModel()
        let host = HeadlessHost(Suggesting(model: model))
        try await host.search("sp")
        try await host.tap("Spiekeroog?")
        #expect(model.text == "Spiekeroog")
        #expect(host.searchText == "Spiekeroog")
        #expect(host.isSearching)
        #expect(!host.outline.contains("search-suggestions"))
        #expect(host.shows("Spiekeroog"))
        try await host.search("Spiek")
        #expect(host.searchSuggestions == ["Spiekeroog?"])
    }

    @Test("G01 a suggestion without completion can't be tapped; a completion outside suggestions has no effect")
    func inert() async throws {
        let model = IslandModel()
        let host = HeadlessHost(Suggesting(model: model))
        try await host.search("")
        await #expect(throws: LookUpFailure.self) { try await host.tap("Or type") }
        let plain = HeadlessHost(NavigationStack { Text("A").searchCompletion("b").searchable(text: .constant("")) })
        await #expect(throws: LookUpFailure.self) { try await plain.tap("A") }
    }

    @Test("G01 Return hides suggestions until the field is used again")
    func submittedSuggestions() async throws {
        let host = HeadlessHost(Suggesting(model: IslandModel()))
        try await host.search("u")
        try await host.submitSearch()
        #expect(!host.outline.contains("search-suggestions"))
        try await host.search("u")
        #expect(host.outline.contains("search-suggestions"))
    }

    @Test("G01 suggestions have sections, and are between the bar and the content")
    func sections() async throws {
        let host = HeadlessHost(
            NavigationStack {
                Text("A").searchable(text: .constant(""))
                    .searchSuggestions { Section("Recent") { Text("One").searchCompletion("one") } }
            })
        try await host.search("")
        #expect(host.shows("Recent"))
        #expect(host.searchSuggestions == ["One"])
        let lines = host.outline.split(separator: "\n").map { $0.drop { $0 == " " } }
        let parts = lines.compactMap { line in
            ["navigation-bar", "search-suggestions", "screen-content"].first { line.hasPrefix($0) }
        }
        #expect(parts == ["navigation-bar", "search-suggestions", "screen-content"])
    }

    @Test("G01 suggestions can be hidden from the content; hiding them from a menu hides none")
    func hiddenSuggestions() async throws {
        struct Root: View {
            let placements: SearchSuggestionsPlacement.Set
            var body: some View {
                NavigationStack {
                    Text("A").searchable(text: .constant(""))
                        .searchSuggestions { Text("One") }
                        .searchSuggestions(.hidden, for: placements)
                }
            }
        }
        let content = HeadlessHost(Root(placements: .content))
        try await content.search("")
        #expect(content.searchSuggestions.isEmpty)
        let menu = HeadlessHost(Root(placements: .menu))
        try await menu.search("")
        #expect(menu.searchSuggestions == ["One"])
    }

    @Test("G01 modifiers of one search don't apply to another one inside", arguments: [false, true])
    func nestedSearches(isOuterPresented: Bool) {
        struct Root: View {
            let isOuterPresented: Bool
            var body: some View {
                NavigationSplitView {
                    Text("Side")
                } detail: {
                    Text("Detail").searchable(text: .constant("detail"), isPresented: .constant(true))
                }
                .searchable(text: .constant("sidebar"), isPresented: .constant(isOuterPresented))
                .searchSuggestions { Text("One") }
                .searchScopes(.constant(1), activation: .onSearchPresentation) { Text("Here").tag(1) }
            }
        }
        let host = HeadlessHost(Root(isOuterPresented: isOuterPresented), size: .tabletLandscape)
        func count(_ role: String) -> Int { host.outline.split(separator: "\n").filter { $0.contains(role) }.count }
        #expect(count("search-field") == 2)
        #expect(count("search-suggestions") == (isOuterPresented ? 1 : 0))
        #expect(count("search-scopes") == (isOuterPresented ? 1 : 0))
    }

    @Test("G01 the deprecated form shows suggestions too")
    @available(*, deprecated)
    func deprecatedSuggestions() async throws {
        let host = HeadlessHost(
            NavigationStack { Text("A").searchable(text: .constant("")) { Text("One").searchCompletion("1") } })
        try await host.search("")
        #expect(host.searchSuggestions == ["One"])
    }

    // MARK: Scopes

    private struct Scoped: View {
        @Bindable var model: IslandModel
        var activation = SearchScopeActivation.automatic
        var body: some View {
            IslandStack(model: model) {
                $0.searchable(text: $model.text)
                    .searchScopes($model.scope, activation: activation) {
                        ForEach(Extent.allCases, id: \.self) { Text($0.rawValue) }
                    }
            }
        }
    }

    @Test("G01 scopes are shown when text is typed, and until the search ends")
    func scopes() async throws {
        let model = IslandModel()
        let host = HeadlessHost(Scoped(model: model))
        try await host.search("")
        #expect(host.searchScopes.isEmpty)
        try await host.search("a")
        #expect(host.searchScopes == ["All", "Inhabited"])
        #expect(host.selectedScope == "All")
        try await host.search("")
        #expect(host.searchScopes == ["All", "Inhabited"])
        try await host.selectScope("Inhabited")
        #expect(model.scope == .inhabited)
        #expect(host.selectedScope == "Inhabited")
        try await host.cancelSearch()
        #expect(host.searchScopes.isEmpty)
        #expect(model.scope == .inhabited)
    }

    @Test("G01 scopes can be shown when the search starts, and have tags")
    func earlyScopes() async throws {
        let host = HeadlessHost(Scoped(model: IslandModel(), activation: .onSearchPresentation))
        #expect(host.searchScopes.isEmpty)
        try await host.search("")
        #expect(host.searchScopes == ["All", "Inhabited"])
        struct Tagged: View {
            @State private var scope = 1
            var body: some View {
                NavigationStack {
                    Text("Scope \(scope)").searchable(text: .constant(""))
                        .searchScopes($scope) {
                            Text("One").tag(1)
                            Text("Two").tag(2)
                        }
                }
            }
        }
        let tagged = HeadlessHost(Tagged())
        try await tagged.search("a")
        try await tagged.selectScope("Two")
        #expect(tagged.shows("Scope 2"))
    }

    // MARK: Tokens

    private struct Tokened: View {
        @Bindable var model: IslandModel
        var suggests = false
        var body: some View {
            IslandStack(model: model) { islands in
                if suggests {
                    islands.searchable(
                        text: $model.text, tokens: $model.tokens, suggestedTokens: $model.suggestedTokens
                    ) { Label($0.rawValue, systemImage: "water.waves") }
                } else {
                    islands.searchable(text: $model.text, tokens: $model.tokens) { Text($0.rawValue) }
                }
            }
        }
    }

    @Test("G01 tokens are shown in the field, and are deleted one by one, or all by Cancel")
    func tokens() async throws {
        let model = IslandModel()
        model.tokens = [.north, .baltic]
        let host = HeadlessHost(Tokened(model: model))
        #expect(host.searchTokens == ["North Sea", "Baltic"])
        try await host.deleteSearchToken("North Sea")
        #expect(model.tokens == [.baltic])
        #expect(host.searchTokens == ["Baltic"])
        try await host.search("a")
        try await host.cancelSearch()
        #expect(model.tokens.isEmpty)
        #expect(host.searchTokens.isEmpty)
    }

    @Test("Deleting a token that is gone is refused, and one that the app has removed meanwhile stays removed")
    func goneToken() throws {
        let model = IslandModel()
        model.tokens = [.north, .baltic]
        let stage = ControlStage(Tokened(model: model))
        let token = stage.element(.searchToken, "North Sea")
        try stage.send(.delete, to: token)
        #expect(throws: ElementTree.Refusal.gone) { try stage.send(.delete, to: token) }
        #expect(model.tokens == [.baltic])
        let other = stage.element(.searchToken, "Baltic")
        model.tokens = []
        try stage.send(.delete, to: other)
        #expect(model.tokens.isEmpty)
    }

    @Test("G01 suggested tokens are hidden while there is text, and once they are chosen; choosing adds one")
    func suggestedTokens() async throws {
        let model = IslandModel()
        let host = HeadlessHost(Tokened(model: model, suggests: true))
        try await host.search("")
        #expect(host.searchSuggestions == ["North Sea", "Baltic"])
        try await host.search("a")
        #expect(host.searchSuggestions.isEmpty)
        try await host.search("")
        try await host.tap("Baltic")
        #expect(model.tokens == [.baltic])
        #expect(host.searchTokens == ["Baltic"])
        #expect(host.isSearching)
        try await host.search("")
        #expect(host.searchSuggestions == ["North Sea"])
    }

    @Test("G01 the parts of a token's label are in the token itself")
    func tokenLabel() {
        let model = IslandModel()
        model.tokens = [.north]
        let stage = ControlStage(Tokened(model: model, suggests: true))
        #expect(stage.element(.searchToken)?.children.map(\.role) == [.image, .text])
    }

    @Test("G01 a token as completion replaces the text; a token of another type does nothing")
    func tokenCompletion() async throws {
        struct Root: View {
            @Bindable var model: IslandModel
            var body: some View {
                NavigationStack {
                    Text("A").searchable(text: $model.text, tokens: $model.tokens) { Text($0.rawValue) }
                        .searchSuggestions {
                            Text("To the north").searchCompletion(Sea.north)
                            Text("Wrong").searchCompletion(Stranger())
                        }
                }
            }
        }
        struct Stranger: Identifiable {
            let id = 1
        }
        let model = IslandModel()
        let host = HeadlessHost(Root(model: model))
        try await host.search("nor")
        try await host.tap("Wrong")
        #expect(model.text == "nor")
        try await host.tap("To the north")
        #expect(model.text == "")
        #expect(model.tokens == [.north])
    }

    @Test("G01 editable tokens have bindings to themselves")
    func editableTokens() async throws {
        struct Filter: Identifiable {
            let id: Int
            var isNegated = false
        }
        struct Root: View {
            @State private var text = ""
            @State private var filters = [Filter(id: 1), Filter(id: 2)]
            var body: some View {
                NavigationStack {
                    Button("Negate") { filters[1].isNegated = true }
                        .searchable(text: $text, editableTokens: $filters) { $filter in
                            Text(filter.isNegated ? "not \(filter.id)" : "\(filter.id)")
                        }
                }
            }
        }
        let host = HeadlessHost(Root())
        #expect(host.searchTokens == ["1", "2"])
        try await host.tap("Negate")
        #expect(host.searchTokens == ["1", "not 2"])
        try await host.deleteSearchToken("1")
        #expect(host.searchTokens == ["not 2"])
    }
}
