import SwiftUI

// A family of small apps with the same content, each with another form of navigation in its columns. Writes of the
// framework through their bindings are logged; writes of a test aren't.

/// The data of the apps.
@MainActor
@Observable
final class Harbor {
    var quay: Int?
    var ship: Int?
    /// The selection of a list that always has one.
    var season = 0
    var decks: [Int] = []
    var isMapOpen = false
    var notice: String?
    var visibility = NavigationSplitViewVisibility.automatic
    var column = NavigationSplitViewColumn.sidebar

    /// The values that the framework has written.
    @ObservationIgnored private(set) var log: [String] = []

    /// A binding whose writes are logged.
    func logged<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Harbor, Value>) -> Binding<Value> {
        Binding {
            self[keyPath: path]
        } set: { value in
            self.log.append("\(name) = \(value)")
            self[keyPath: path] = value
        }
    }

    // MARK: Life cycles

    /// The numbers of appearances and disappearances of a view.
    final class Life {
        var name = ""
        var appearances = 0
        var disappearances = 0
    }

    @ObservationIgnored private var lives: [Life] = []

    func appear(_ life: Life, _ name: String) {
        if life.name.isEmpty { lives.append(life) }
        life.name = name
        life.appearances += 1
    }

    /// For each view that has ever appeared, the number of its appearances minus that of its disappearances.
    var balances: [(name: String, balance: Int)] {
        lives.map { ($0.name, $0.appearances - $0.disappearances) }
    }

    /// The whole state of the app as text.
    var contents: String {
        """
        quay \(quay ?? -1), ship \(ship ?? -1), season \(season), decks \(decks), map \(isMapOpen), \
        notice \(notice ?? "none"), \(visibility), \(column)
        """
    }
}

/// The parts that all screens have: a counter and a field with their own state, and a button that dismisses the screen.
struct Cabin<Content: View>: View {
    let harbor: Harbor
    let name: String
    @ViewBuilder var content: Content
    @State private var count = 0
    @State private var words = ""
    @State private var life = Harbor.Life()
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("\(name) counts \(count)")
            Button("Count in \(name)") { count += 1 }
            TextField("Words in \(name)", text: $words)
            Button("End \(name)") { dismiss() }
            content
        }
        .navigationTitle(name)
        .onAppear { harbor.appear(life, name) }
        .onDisappear { life.disappearances += 1 }
    }
}

/// A screen with links to further screens.
struct Deck: View {
    let harbor: Harbor
    let number: Int

    var body: some View {
        Cabin(harbor: harbor, name: "Deck \(number)") {
            NavigationLink("Down from deck \(number)", value: number + 1)
            NavigationLink("Look around deck \(number)") { Cabin(harbor: harbor, name: "View \(number)") {} }
        }
    }
}

/// A list that is long enough to scroll. One of its rows leads to the next column.
struct Quays: View {
    let harbor: Harbor

    var body: some View {
        Cabin(harbor: harbor, name: "Quays") {
            List(0..<60, selection: harbor.logged("quay", \.quay)) { Text("Quay \($0)") }
        }
    }
}

/// Two columns, with a bound path in the detail.
struct BoundPathApp: View {
    let harbor: Harbor

    var body: some View {
        NavigationSplitView {
            Quays(harbor: harbor)
        } detail: {
            NavigationStack(path: harbor.logged("decks", \.decks)) {
                Cabin(harbor: harbor, name: "Ship") {
                    Text(harbor.quay.map { "At quay \($0)" } ?? "At no quay")
                    NavigationLink("Board", value: 1)
                }
                .navigationDestination(for: Int.self) { Deck(harbor: harbor, number: $0) }
            }
        }
    }
}

/// Two columns with bound visibility and preferred column. The detail has a stack with its own path while something is
/// selected.
struct OwnPathApp: View {
    let harbor: Harbor

    var body: some View {
        NavigationSplitView(
            columnVisibility: harbor.logged("visibility", \.visibility),
            preferredCompactColumn: harbor.logged("column", \.column)
        ) {
            Quays(harbor: harbor)
        } detail: {
            if let quay = harbor.quay {
                NavigationStack {
                    Cabin(harbor: harbor, name: "Ship") {
                        Text("At quay \(quay)")
                        NavigationLink("Board", value: 1)
                    }
                    .navigationDestination(for: Int.self) { Deck(harbor: harbor, number: $0) }
                }
            } else {
                Cabin(harbor: harbor, name: "Sea") {}
            }
        }
    }
}

/// Two columns without a stack of the app. Links in the detail push onto the column's own stack.
struct NoStackApp: View {
    let harbor: Harbor

    var body: some View {
        NavigationSplitView {
            Quays(harbor: harbor)
        } detail: {
            Cabin(harbor: harbor, name: "Ship") {
                Text(harbor.quay.map { "At quay \($0)" } ?? "At no quay")
                NavigationLink("Board", value: 1)
                NavigationLink("Look around") { Cabin(harbor: harbor, name: "Bridge") {} }
            }
            .navigationDestination(for: Int.self) { Deck(harbor: harbor, number: $0) }
        }
        .navigationSplitViewStyle(.prominentDetail)
    }
}

/// Three columns driven by selections, with bindings for all state.
struct ThreeColumnApp: View {
    let harbor: Harbor

    var body: some View {
        NavigationSplitView(
            columnVisibility: harbor.logged("visibility", \.visibility),
            preferredCompactColumn: harbor.logged("column", \.column)
        ) {
            Quays(harbor: harbor)
        } content: {
            Cabin(harbor: harbor, name: "Ships") {
                List(0..<6, selection: harbor.logged("ship", \.ship)) { Text("Ship \($0)") }
            }
        } detail: {
            NavigationStack(path: harbor.logged("decks", \.decks)) {
                Cabin(harbor: harbor, name: "Ship") {
                    Text("\(harbor.quay ?? -1).\(harbor.ship ?? -1)")
                    NavigationLink("Board", value: 1)
                }
                .navigationDestination(for: Int.self) { Deck(harbor: harbor, number: $0) }
            }
        }
    }
}

/// Two columns. The sidebar has no list, and fills the detail with destinations of each kind.
struct DestinationApp: View {
    @Bindable var harbor: Harbor

    var body: some View {
        NavigationSplitView {
            Cabin(harbor: harbor, name: "Office") {
                Button("Map") { harbor.isMapOpen = true }
                Button("Notice") { harbor.notice = "Fog" }
                NavigationLink("First deck", value: 1)
            }
            .navigationDestination(isPresented: harbor.logged("map", \.isMapOpen)) {
                Cabin(harbor: harbor, name: "Map") { NavigationLink("To deck 4", value: 4) }
            }
            .navigationDestination(item: harbor.logged("notice", \.notice)) { words in
                Cabin(harbor: harbor, name: "Notice \(words)") {}
            }
            .navigationDestination(for: Int.self) { Deck(harbor: harbor, number: $0) }
        } detail: {
            Cabin(harbor: harbor, name: "Sea") { NavigationLink("Dive") { Cabin(harbor: harbor, name: "Reef") {} } }
        }
    }
}

/// Three columns: the first has a list that always has a selection, the second has destinations that fill the third.
struct SeasonApp: View {
    let harbor: Harbor

    var body: some View {
        NavigationSplitView(preferredCompactColumn: harbor.logged("column", \.column)) {
            Cabin(harbor: harbor, name: "Seasons") {
                List(0..<4, selection: harbor.logged("season", \.season)) { Text("Season \($0)") }
            }
        } content: {
            Cabin(harbor: harbor, name: "Logbook") {
                Text("Season \(harbor.season) it is")
                NavigationLink("First deck", value: 1)
                NavigationLink("Weather") { Cabin(harbor: harbor, name: "Weather") {} }
            }
            .navigationDestination(for: Int.self) { Deck(harbor: harbor, number: $0) }
            .navigationDestination(item: harbor.logged("notice", \.notice)) { words in
                Cabin(harbor: harbor, name: "Notice \(words)") {}
            }
        } detail: {
            Cabin(harbor: harbor, name: "Sea") {}
        }
        .navigationSplitViewStyle(.balanced)
    }
}

/// Three columns with stacks in the first two, in an app that resets other state after each selection.
struct StacksApp: View {
    let harbor: Harbor

    var body: some View {
        NavigationSplitView(columnVisibility: harbor.logged("visibility", \.visibility)) {
            NavigationStack {
                Cabin(harbor: harbor, name: "Ports") {
                    NavigationLink("Pier", value: 7)
                    List(0..<3, selection: harbor.logged("quay", \.quay)) { Text("Quay \($0)") }
                }
                .navigationDestination(for: Int.self) { Deck(harbor: harbor, number: $0) }
            }
        } content: {
            NavigationStack(path: harbor.logged("decks", \.decks)) {
                Cabin(harbor: harbor, name: "Ships") {
                    List(0..<3, selection: harbor.logged("ship", \.ship)) { Text("Ship \($0)") }
                    NavigationLink("Board", value: 1)
                }
                .navigationDestination(for: Int.self) { Deck(harbor: harbor, number: $0) }
            }
        } detail: {
            Cabin(harbor: harbor, name: "Ship") { Text("\(harbor.quay ?? -1).\(harbor.ship ?? -1)") }
        }
        .onChange(of: harbor.quay) {
            harbor.ship = nil
            if harbor.quay == 2 { harbor.decks = [4] }
        }
    }
}

/// The apps by name.
enum HarborApp: String, CaseIterable {
    case boundPath, ownPath, noStack, threeColumns, destinations, seasons, stacks

    @MainActor
    func view(of harbor: Harbor) -> AnyView {
        switch self {
        case .boundPath: AnyView(BoundPathApp(harbor: harbor))
        case .ownPath: AnyView(OwnPathApp(harbor: harbor))
        case .noStack: AnyView(NoStackApp(harbor: harbor))
        case .threeColumns: AnyView(ThreeColumnApp(harbor: harbor))
        case .destinations: AnyView(DestinationApp(harbor: harbor))
        case .seasons: AnyView(SeasonApp(harbor: harbor))
        case .stacks: AnyView(StacksApp(harbor: harbor))
        }
    }
}
