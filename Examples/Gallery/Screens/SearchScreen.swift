import SwiftUI

/// A search field with scopes that filters a list.
public struct SearchScreen: View {
    @State private var words = ""
    @State private var length = Length.any

    public init() {}

    public var body: some View {
        List(found, id: \.self) { Text($0) }
            .overlay {
                if found.isEmpty { ContentUnavailableView.search(text: words) }
            }
            .navigationTitle("Search")
            .searchable(text: $words, prompt: "Rivers")
            .searchScopes($length) {
                ForEach(Length.allCases, id: \.self) { Text($0.rawValue) }
            }
    }

    private var found: [String] {
        rivers.filter { length == .any || ($0.count <= 4) == (length == .short) }
            .filter { words.isEmpty || $0.localizedCaseInsensitiveContains(words) }
    }

    private let rivers = ["Aare", "Danube", "Ebro", "Elbe", "Garonne", "Inn", "Loire", "Main", "Po", "Rhine", "Tagus"]
}

enum Length: String, CaseIterable {
    case any = "Any Length"
    case short = "Short"
    case long = "Long"
}
