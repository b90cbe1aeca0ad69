import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Tables")
struct TableTests {
    private struct Ship: Identifiable, Hashable {
        let id: Int
        let name: String
        let length: Int

        static let all = [Ship(id: 1, name: "Ada", length: 20), Ship(id: 2, name: "Bee", length: 35)]
    }

    private struct Fleet: View {
        @State private var chosen: Ship.ID?
        @State private var isLong = false

        var body: some View {
            Table(Ship.all, selection: $chosen) {
                TableColumn("Name", value: \.name)
                TableColumn("Length") { Text("\($0.length) m") }.width(80)
                if isLong { TableColumn("Number") { Text("no. \($0.id)") } }
            }
            Button("Longer") { isLong = true }
            Text("chosen \(chosen ?? 0)")
        }
    }

    @Test("On a tablet a table shows titles and all columns in order; on a phone only the first column")
    func forms() async throws {
        let host = HeadlessHost(Fleet(), size: .tabletLandscape)
        #expect(host.texts.prefix(6) == ["Name", "Length", "Ada", "20 m", "Bee", "35 m"])
        await host.resize(to: .phone)
        #expect(host.texts.prefix(2) == ["Ada", "Bee"])
        #expect(!host.shows("Name") && !host.shows("20 m"))
    }

    @Test(
        "A tap on any cell selects the row, which stays selected on a phone and a tablet", arguments: ["Bee", "35 m"])
    func selection(cell: String) async throws {
        let host = HeadlessHost(Fleet(), size: .tabletLandscape)
        #expect(host.shows("chosen 0"))
        try await host.tap(cell)
        #expect(host.shows("chosen 2"))
        await host.resize(to: .phone)
        #expect(host.shows("chosen 2"))
        try await host.tap("Ada")
        #expect(host.shows("chosen 1"))
    }

    @Test("Columns may be added later, and a tap on a title selects nothing")
    func columns() async throws {
        let host = HeadlessHost(Fleet(), size: .tabletLandscape)
        try await host.tap("Longer")
        #expect(host.shows("Number") && host.shows("no. 2"))
        await #expect(throws: (any Error).self) { try await host.tap("Length") }
        #expect(host.shows("chosen 0"))
    }
}
