import SwiftUI

/// A search with text, scopes and tokens, and with suggestions.
struct Catalogue: View {
    @State private var words = ""
    @State private var tokens: [Kind] = []
    @State private var isFlaggedOnly = false
    private let wares = (1...4).flatMap { round in
        Ware.all.map { Ware(id: $0.id + 10 * round, name: "\($0.name) \(round)", isFlagged: round == 1) }
    }

    var body: some View {
        List(found) { Text($0.name) }
            .overlay {
                if found.isEmpty { ContentUnavailableView.search(text: words) }
            }
            .navigationTitle("Catalogue")
            .searchable(text: $words, tokens: $tokens, prompt: "Names of wares") { kind in
                Label(kind.rawValue, systemImage: "tag")
            }
            .searchScopes($isFlaggedOnly) {
                Text("All").tag(false)
                Text("Flagged").tag(true)
            }
            .searchSuggestions {
                if words == "a" {
                    Text("Anchor").searchCompletion("Anchor")
                    Label("Rigging", systemImage: "tag").searchCompletion(Kind.rigging)
                }
            }
    }

    private var found: [Ware] {
        wares.filter { ware in
            (words.isEmpty || ware.name.localizedCaseInsensitiveContains(words)) && (!isFlaggedOnly || ware.isFlagged)
                && tokens.allSatisfy { $0.has(ware) }
        }
    }
}
