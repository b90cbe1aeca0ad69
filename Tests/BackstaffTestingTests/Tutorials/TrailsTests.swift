import BackstaffTesting
import SwiftUI
import Testing

// The finished app and tests of the site's tutorial "An app and its test". `TutorialCodeTests` compares the two texts.

struct TrailsApp: App {
    var body: some Scene {
        WindowGroup {
            TrailList()
        }
    }
}

struct Trail: Identifiable, Hashable, Codable {
    let id: Int
    let name: String
    let kilometers: Int

    static let all = [
        Trail(id: 0, name: "Cliff Path", kilometers: 9),
        Trail(id: 1, name: "Old Railway", kilometers: 14),
        Trail(id: 2, name: "Three Lakes", kilometers: 22),
    ]
}

struct TrailList: View {
    @State private var path: [Trail] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(Trail.all) { trail in
                NavigationLink(trail.name, value: trail)
            }
            .navigationTitle("Trails")
            .navigationDestination(for: Trail.self) { trail in
                TrailView(trail: trail)
                    .toolbar {
                        Button("Show All Trails") { path = [] }
                    }
            }
        }
    }
}

struct TrailView: View {
    let trail: Trail
    @State private var isSaved = false

    var body: some View {
        List {
            Text("\(trail.kilometers) km")
            Button(isSaved ? "Saved" : "Save") { isSaved = true }
            ForEach(Trail.all.filter { $0.id == trail.id + 1 }) { next in
                NavigationLink("Next: \(next.name)", value: next)
            }
        }
        .navigationTitle(trail.name)
    }
}

@MainActor
@Suite("Trails")
struct TrailsTests {
    @Test func aRowOpensItsTrail() async throws {
        let host = HeadlessHost(TrailsApp.self)
        #expect(host.title == "Trails")

        try await host.tap("Cliff Path")
        #expect(host.title == "Cliff Path")
        #expect(host.shows("9 km"))

        try await host.goBack()
        #expect(host.title == "Trails")
    }

    @Test func aCoveredTrailStaysSaved() async throws {
        let host = HeadlessHost(TrailsApp.self)
        try await host.tap("Cliff Path")
        try await host.tap("Save")
        try await host.tap("Next: Old Railway")
        #expect(!host.shows("Saved"))

        try await host.goBack()
        #expect(host.shows("Saved"))
    }

    @Test func theButtonLeadsBackFromAnyDepth() async throws {
        let host = HeadlessHost(TrailsApp.self)
        try await host.tap("Cliff Path")
        try await host.tap("Next: Old Railway")
        try await host.tap("Next: Three Lakes")
        #expect(host.backButton == "Old Railway")

        try await host.tap("Show All Trails")
        #expect(host.title == "Trails")
        #expect(host.backButton == nil)
    }
}
