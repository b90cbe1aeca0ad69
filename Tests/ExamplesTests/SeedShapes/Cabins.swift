import SwiftUI

/// Navigation through a ship's cabins, with one shared path.
@MainActor
final class CabinPaths: ObservableObject {
    @Published var mixed = NavigationPath()
    @Published var numbers: [Int] = []
}

/// Cabins with names, in addition to those with numbers.
enum NamedCabin {
    case galley, saloon
}

/// Links to values of two types with their own destinations.
struct CabinLinks: View {
    enum Deck {
        case upper, lower
    }

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Upper Deck", value: Deck.upper)
                NavigationLink("Lower Deck", value: Deck.lower)
                NavigationLink("Cabin 7", value: 7)
            }
            .navigationTitle("Ship")
            .navigationDestination(for: Deck.self) { deck in
                switch deck {
                case .upper: Text("Sky above").navigationTitle("Upper Deck")
                case .lower: Text("Water beside").navigationTitle("Lower Deck")
                }
            }
            .navigationDestination(for: Int.self) { Text("Bunk \($0)").navigationTitle("Cabin \($0)") }
        }
    }
}

/// A path of values of any type in an object from the environment. The path isn't empty at the start.
struct MixedCabins: View {
    @StateObject var paths = CabinPaths()

    var body: some View {
        NavigationStack(path: $paths.mixed) {
            List {
                NavigationLink("Cabin 1", value: 1)
                NavigationLink("Galley", value: NamedCabin.galley)
            }
            .navigationTitle("Ship")
            .navigationDestination(for: NamedCabin.self) { cabin in
                CabinScreen(name: cabin == .galley ? "Galley" : "Saloon")
            }
            .navigationDestination(for: Int.self) { CabinScreen(name: "Cabin \($0)") }
        }
        .environmentObject(paths)
        .task {
            paths.mixed.append(3)
            paths.mixed.append(1)
            paths.mixed.append(NamedCabin.saloon)
        }
    }
}

private struct CabinScreen: View {
    let name: String
    @EnvironmentObject private var paths: CabinPaths

    var body: some View {
        List {
            NavigationLink("To the Galley", value: NamedCabin.galley)
            Button("To Cabin 5") { paths.mixed.append(5) }
            Button("One Back") { paths.mixed.removeLast() }
            Button("All Back") { paths.mixed.removeLast(paths.mixed.count) }
        }
        .navigationTitle(name)
    }
}

/// A path of numbers that the app reads and assigns.
struct NumberedCabins: View {
    @StateObject var paths = CabinPaths()

    var body: some View {
        NavigationStack(path: $paths.numbers) {
            List {
                NavigationLink("Cabin 1", value: 1)
                NavigationLink("Cabin 3", value: 3)
            }
            .navigationTitle("Ship")
            .navigationDestination(for: Int.self) { number in
                List {
                    Text("On the way: \(paths.numbers.map(String.init).joined(separator: " "))")
                    NavigationLink("Next Door", value: number + 1)
                    Button("One Back") { if !paths.numbers.isEmpty { paths.numbers.removeLast() } }
                    Button("All Back") { paths.numbers.removeAll() }
                    Button("Fire Drill") { paths.numbers = [3, 1, 1] }
                }
                .navigationTitle("Cabin \(number)")
            }
        }
        .task { paths.numbers = [3, 4] }
    }
}
