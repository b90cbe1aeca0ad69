import SwiftUI

/// The app that the browser tests use by hand: lists that can be edited, searched and selected, and controls of every
/// style.
@main
struct ChandleryApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List(Counter.allCases, id: \.self) { counter in
                    NavigationLink(counter.rawValue, value: counter)
                }
                .navigationTitle("Chandlery")
                .navigationDestination(for: Counter.self) { $0 }
                .navigationDestination(for: Ware.self) { ware in
                    Text("About \(ware.name)").navigationTitle(ware.name)
                }
            }
        }
    }
}

/// A screen of the app.
enum Counter: String, CaseIterable, View {
    case stores = "Stores"
    case orders = "Orders"
    case berths = "Berths"
    case catalogue = "Catalogue"
    case tides = "Tides"
    case choices = "Choices"
    case reel = "Reel"
    case dates = "Dates and Times"
    case papers = "Papers"
    case bars = "Bars"
    case cargo = "Cargo"
    case manifests = "Manifests"

    var body: some View {
        switch self {
        case .stores: Stores()
        case .orders: Orders()
        case .berths: Berths()
        case .catalogue: Catalogue()
        case .tides: Tides()
        case .choices: Choices()
        case .reel: Reel()
        case .dates: Dates()
        case .papers: Papers()
        case .bars: Bars()
        case .cargo: Cargo()
        case .manifests: Manifests()
        }
    }
}
