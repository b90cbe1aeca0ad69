import SwiftUI

// A family of small apps about the same thing, each with another form of navigation in its columns. What the framework
// writes through their bindings is logged; what a test writes itself isn't.

/// What the apps show.
@MainActor
@Observable
final class Harbor {
    var quay: Int?
    var ship: Int?
    /// For a list in which something is selected always.
    var season = 0
    var decks: [Int] = []
    var isMapOpen = false
    var notice: String?
    var visibility = NavigationSplitViewVisibility.automatic
    var column = NavigationSplitViewColumn.sidebar

    /// Each value that the framework has written.
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

    // MARK: Life-cycles

    /// One view's time on screen.
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

    /// For each view that has ever appeared, how often more than it has disappeared.
    var balances: [(name: String, balance: Int)] {
        lives.map { ($0.name, $0.appearances - $0.disappearances) }
    }

    /// All that the app itself keeps, as text.
    var contents: String {
        """
        quay \(quay ?? -1), ship \(ship ?? -1), season \(season), decks \(decks), map \(isMapOpen), \
        notice \(notice ?? "none"), \(visibility), \(column)
        """
    }
}

/// What all screens of the apps have: state of their own in a counter and a field, and a button that ends them.
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

/// A screen that leads deeper.
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

/// A list long enough to scroll, of which one row leads to the next column.
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

/// Two columns whose visibility and preferred column are bound, with a stack in the detail that keeps its own path, and is
/// there only if something is selected.
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

/// Two columns with no stack of the app's: links in the detail push onto the column's own.
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

/// Three columns driven by selections, all of it bound.
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

/// Two columns whose sidebar fills the detail by destinations of each kind, and has no list.
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

/// Three columns, the first with a list in which something is selected always, the second with destinations that fill the
/// third.
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

/// Three columns with stacks in the first two, and an app that tidies up after each selection.
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
