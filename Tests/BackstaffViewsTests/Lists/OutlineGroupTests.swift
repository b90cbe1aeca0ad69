import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("OutlineGroup")
struct OutlineGroupTests {
    private struct Folder: Identifiable {
        let id: String
        var parts: [Folder]?
    }

    private static let fleet = [
        Folder(id: "north", parts: [Folder(id: "ship", parts: [Folder(id: "mast")]), Folder(id: "boat")]),
        Folder(id: "south", parts: []),
    ]

    @Test("E07 a tree is closed at first; a tap opens a row, and another closes it with all that is below")
    func tree() async throws {
        let host = HeadlessHost(OutlineGroup(Self.fleet, children: \.parts) { Text($0.id) })
        #expect(host.texts == ["north", "south"])
        try await host.tap("north")
        #expect(host.texts == ["north", "ship", "boat", "south"])
        try await host.tap("ship")
        #expect(host.texts == ["north", "ship", "mast", "boat", "south"])
        try await host.tap("north")
        #expect(host.texts == ["north", "south"])
    }

    @Test("E07 a leaf can't be opened, and a row without children opens to nothing")
    func leaves() async throws {
        let host = HeadlessHost(OutlineGroup(Self.fleet[0], children: \.parts) { Text($0.id) })
        try await host.tap("north")
        await #expect(throws: LookUpFailure.self) { try await host.tap("boat") }
        let empty = HeadlessHost(OutlineGroup(Self.fleet, id: \.id, children: \.parts) { Text($0.id) })
        try await empty.tap("south")
        #expect(empty.texts == ["north", "south"])
    }

    @Test("E07 a list of a tree")
    func list() async throws {
        let host = HeadlessHost(List(Self.fleet, children: \.parts) { Text($0.id) })
        #expect(host.shows("north") && !host.shows("ship"))
        try await host.tap("north")
        #expect(host.shows("ship"))
    }
}
