import BackstaffTesting
import Testing

@testable import Trails

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
}
