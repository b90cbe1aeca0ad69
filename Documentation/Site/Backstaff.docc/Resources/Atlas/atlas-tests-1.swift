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
}
