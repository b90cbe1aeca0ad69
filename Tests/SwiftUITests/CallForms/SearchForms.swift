import SwiftUI

/// Every form of a search.
struct SearchForms: View {
    struct Sea: Identifiable {
        let id: String
    }

    @State private var text = ""
    @State private var isPresented = false
    @State private var tokens = [Sea(id: "north")]
    @State private var suggested = [Sea(id: "north"), Sea(id: "baltic")]
    @State private var scope = 1
    @FocusState private var isFocused: Bool
    private let words = "Words"

    var body: some View {
        VStack {
            stack("a").searchable(text: $text)
            stack("b").searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Key")
            stack("c").searchable(text: $text, placement: .sidebar, prompt: words)
            stack("d").searchable(text: $text, isPresented: $isPresented, prompt: Text("Text"))
            stack("e").searchable(text: $text, isPresented: $isPresented, placement: .toolbar, prompt: "Key")
            stack("f").searchable(text: $text, isPresented: $isPresented, placement: .toolbarPrincipal, prompt: words)
            withTokens
            surrounded
        }
    }

    @ViewBuilder private var withTokens: some View {
        stack("g").searchable(text: $text, tokens: $tokens) { Text($0.id) }
        stack("h").searchable(text: $text, tokens: $tokens, prompt: "Key") { Text($0.id) }
        stack("i").searchable(text: $text, tokens: $tokens, isPresented: $isPresented, prompt: words) { Text($0.id) }
        stack("j").searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: Text("Text")) {
            token in
            Label(token.id, systemImage: "drop")
        }
        stack("k")
            .searchable(
                text: $text, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented,
                placement: .automatic, prompt: "Key"
            ) { Text($0.id) }
        stack("l").searchable(text: $text, editableTokens: $tokens, prompt: "Key") { $token in Text(token.id) }
        stack("m")
            .searchable(text: $text, editableTokens: $tokens, isPresented: $isPresented) { $token in Text(token.id) }
    }

    private var surrounded: some View {
        stack("n")
            .searchable(text: $text)
            .searchScopes($scope) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .searchScopes($scope, activation: .onSearchPresentation) { Text("Three").tag(3) }
            .searchSuggestions {
                Text("Four").searchCompletion("four")
                ForEach(suggested) { Text($0.id).searchCompletion($0) }
            }
            .searchSuggestions(.hidden, for: [.menu, .content])
            .searchPresentationToolbarBehavior(.avoidHidingContent)
            .searchToolbarBehavior(.minimize)
            .searchFocused($isFocused)
            .onSubmit(of: .search) { text = "" }
    }

    private func stack(_ words: String) -> some View {
        NavigationStack { Leaf(words: words) }
    }

    private struct Leaf: View {
        let words: String
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        @Environment(\.searchSuggestionsPlacement) private var placement

        var body: some View {
            Button(words) { dismissSearch() }.disabled(isSearching && placement == .menu)
        }
    }
}
