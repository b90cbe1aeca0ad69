import SwiftUI
import TideTable

/// An app without a project: its folder has the sources, an Info.plist and a package.
@main
struct TidesApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    Section(title) {
                        ForEach(Tide.all) { tide in
                            NavigationLink(value: tide) { TideRow(tide: tide) }
                        }
                    }
                }
                .navigationTitle("Tides")
                .toolbar { NavigationLink("Signals") { Signals() } }
                .navigationDestination(for: Tide.self) { Harbour(tide: $0) }
            }
        }
    }

    private var title: String {
        Bundle.main.object(forInfoDictionaryKey: "TideStation") as? String ?? "nowhere"
    }
}
