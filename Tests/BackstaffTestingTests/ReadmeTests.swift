import BackstaffTesting
import SwiftUI
import Testing

// The app and the test in README.md. `CodeSampleTests` compares the two texts.

struct TownsApp: App {
    var body: some Scene {
        WindowGroup { TownList() }
    }
}

struct TownList: View {
    @State private var path: [String] = []
    private let towns = ["Bath", "Ely", "Wells"]

    var body: some View {
        NavigationStack(path: $path) {
            List(towns, id: \.self) { town in
                NavigationLink(town, value: town)
            }
            .navigationTitle("Towns")
            .navigationDestination(for: String.self) { town in
                Button("Back to all") { path = [] }
                    .navigationTitle(town)
            }
        }
    }
}

@MainActor
@Suite("The README's example")
struct ReadmeTests {
    @Test func elyLeadsBackToTheList() async throws {
        let host = HeadlessHost(TownsApp.self)
        #expect(host.title == "Towns")

        try await host.tap("Ely")
        #expect(host.title == "Ely")
        #expect(host.path == ["Ely"])
        #expect(host.backButton == "Towns")

        try await host.tap("Back to all")
        #expect(host.title == "Towns")
        #expect(host.path.isEmpty)
    }
}
