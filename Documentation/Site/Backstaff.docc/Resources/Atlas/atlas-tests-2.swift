import BackstaffTesting
import Testing

@testable import Atlas

@MainActor
@Suite("Atlas")
struct AtlasTests {
    @Test func selectionsDriveTheColumns() async throws {
        let host = HeadlessHost(AtlasApp.self, size: .tabletLandscape)
        #expect(host.shows("Select a country"))

        try await host.tap("Europe")
        try await host.tap("Iceland")
        #expect(host.selectedRows == ["Europe", "Iceland"])
        #expect(host.shows("Reykjavik"))

        try await host.tap("Africa")
        #expect(host.selectedRows == ["Africa"])
        #expect(host.shows("Select a country"))
    }

    @Test func aNarrowWindowShowsTheSamePlace() async throws {
        let host = HeadlessHost(AtlasApp.self, size: .tabletLandscape)
        try await host.tap("Europe")
        try await host.tap("Iceland")
        try await host.tap("Reykjavik")
        let place = host.navigationState

        await host.resize(to: .phone)
        #expect(host.title == "Reykjavik")
        #expect(host.backButton == "Iceland")

        await host.resize(to: .tabletLandscape)
        #expect(host.navigationState == place)
    }
}
