import BackstaffTesting
import BackstaffUI
import ViewTestSupport

/// The islands, the search and the results, outside the views. Each write is logged.
@MainActor
@Observable
final class IslandModel {
    static let all = ["Amrum", "Baltrum", "Borkum", "Juist", "Norderney", "Spiekeroog", "Sylt"]

    var text = "" { didSet { writes.note("text \(text)") } }
    var isPresented = false { didSet { writes.note("presented \(isPresented)") } }
    var tokens: [Sea] = [] { didSet { writes.note("tokens \(tokens.map(\.rawValue))") } }
    var suggestedTokens = Sea.allCases
    var scope = Extent.all { didSet { writes.note("scope \(scope.rawValue)") } }
    var selection: String? { didSet { writes.note("selection \(selection ?? "nil")") } }
    var path: [String] = [] { didSet { writes.note("path \(path)") } }
    @ObservationIgnored let writes = Journal()

    var found: [String] {
        text.isEmpty ? Self.all : Self.all.filter { $0.lowercased().contains(text.lowercased()) }
    }
}

/// The seas of the islands, which are the tokens of a search.
enum Sea: String, Identifiable, CaseIterable {
    case north = "North Sea"
    case baltic = "Baltic"

    var id: Self { self }
}

/// The scopes of a search.
enum Extent: String, CaseIterable {
    case all = "All"
    case inhabited = "Inhabited"
}

/// The found islands as links.
struct FoundIslands: View {
    let model: IslandModel

    var body: some View {
        List(model.found, id: \.self) { name in
            NavigationLink(name, value: name)
        }
    }
}

/// A screen of islands in a stack, with the given search modifiers.
struct IslandStack<Searched: View>: View {
    @Bindable var model: IslandModel
    @ViewBuilder let search: (FoundIslands) -> Searched

    var body: some View {
        NavigationStack(path: $model.path) {
            search(FoundIslands(model: model))
                .navigationTitle("Islands")
                .navigationDestination(for: String.self) { IslandPage(name: $0) }
        }
    }
}

/// One island.
struct IslandPage: View {
    let name: String
    @State private var count = 0

    var body: some View {
        VStack {
            Text("On \(name)")
            Text("Count \(count)")
            Button("Add") { count += 1 }
            NavigationLink("Onwards", value: "Sylt")
        }
        .navigationTitle(name)
    }
}

/// Shows whether a search is active, and ends it.
struct SearchProbe: View {
    let name: String
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        Text("\(name) \(isSearching ? "searches" : "rests")")
        Button("Dismiss \(name)") { dismissSearch() }
    }
}
