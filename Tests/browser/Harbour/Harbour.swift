import SwiftUI

// A small app for the browser tests with seven tabs, each of another kind.

@main
struct Harbour: App {
    var body: some Scene {
        WindowGroup { HarbourTabs() }
    }
}

struct HarbourTabs: View {
    @State private var tab = "Berths"
    @State private var tide = 3
    @AppStorage("Harbour.tabs") private var customization = TabViewCustomization()

    var body: some View {
        TabView(selection: $tab) {
            Tab("Berths", systemImage: "house", value: "Berths") { Berths() }
            Tab("Boats", systemImage: "paperplane", value: "Boats") { Boats() }
                .badge(12)
                .customizationID("boats")
            Tab("Tides", systemImage: "moon", value: "Tides") { Tides(tide: $tide) }
                .badge(tide)
                .customizationID("tides")
            TabSection("Office") {
                Tab("Crew", systemImage: "person.2", value: "Crew") { Words("Crew") }
                    .customizationID("crew")
                Tab("Ledger", systemImage: "book", value: "Ledger") { Words("Ledger") }
                    .customizationID("ledger")
                Tab("Weather", systemImage: "cloud", value: "Weather") { Words("Weather") }
                    .customizationID("weather")
            }
            .customizationID("office")
            Tab(value: "Search", role: .search) { Words("Search") }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($customization)
    }
}

/// Pages in a tab.
struct Tides: View {
    @Binding var tide: Int
    @State private var page = 0
    @State private var note = ""

    var body: some View {
        VStack {
            Text("Page \(page)")
            TabView(selection: $page) {
                ForEach(0..<4) { number in
                    ZStack {
                        [Color.blue, .teal, .indigo, .mint][number].opacity(0.3)
                        Text("Tide \(number)")
                    }
                    .tag(number)
                }
            }
            .tabViewStyle(.page)
            .frame(height: 240)
            TextField("Note", text: $note).padding()
            Button("Clear the tides") { tide = 0 }
        }
    }
}

struct Words: View {
    let name: String

    init(_ name: String) { self.name = name }

    var body: some View {
        NavigationStack {
            Form {
                Section("About") { Text("All about \(name.lowercased())") }
            }
            .navigationTitle(name)
        }
    }
}
