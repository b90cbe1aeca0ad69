import BackstaffTesting
import BackstaffUI
import Foundation
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

    private struct SortedFleet: View {
        @State private var order = [KeyPathComparator(\Ship.name)]
        @State private var ships = Ship.all

        var body: some View {
            Table(ships, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Length", value: \.length) { Text("\($0.length) m") }
                TableColumn("Number") { Text("no. \($0.id)") }
            }
            .onChange(of: order, initial: true) { ships.sort(using: order) }
            Text("by \(order.count)")
        }
    }

    @Test("A tap on a title puts the column's comparator first, or turns it around; a column without one isn't tapped")
    func sorting() async throws {
        let host = HeadlessHost(SortedFleet(), size: .tabletLandscape)
        func names() -> [String] { host.texts.filter { ["Ada", "Bee"].contains($0) } }
        #expect(names() == ["Ada", "Bee"] && host.shows("by 1"))
        try await host.tap("Name")
        #expect(names() == ["Bee", "Ada"] && host.shows("by 1"))
        try await host.tap("Length")
        #expect(names() == ["Ada", "Bee"] && host.shows("by 2"))
        try await host.tap("Length")
        #expect(names() == ["Bee", "Ada"] && host.shows("by 2"))
        // The other column is second in the order, with the direction that it had. Its own direction is chosen again.
        try await host.tap("Name")
        #expect(names() == ["Ada", "Bee"] && host.shows("by 2"))
        await #expect(throws: (any Error).self) { try await host.tap("Number") }
    }

    @Test("A title that sorts says in which direction the rows are sorted by its column")
    func direction() async throws {
        let host = HeadlessHost(SortedFleet(), size: .tabletLandscape)
        #expect(host.outline.contains("ascending") && !host.outline.contains("descending"))
        try await host.tap("Name")
        #expect(host.outline.contains("descending") && !host.outline.contains("ascending"))
    }

    private struct ByLength: SortComparator {
        var order = SortOrder.forward
        func compare(_ first: Ship, _ second: Ship) -> ComparisonResult {
            let isBefore = order == .forward ? first.length < second.length : first.length > second.length
            return isBefore ? .orderedAscending : .orderedDescending
        }
    }

    private struct SelectedFleet: View {
        @State private var order = [ByLength()]
        @State private var chosen: Set<Ship.ID> = []

        var body: some View {
            Table(Ship.all.sorted(using: order), selection: $chosen, sortOrder: $order) {
                TableColumn("Length", sortUsing: ByLength()) { Text("\($0.length) m") }
                TableColumn("Name", value: \.name)
            }
        }
    }

    @Test("A comparator of the app sorts too, and a title whose comparator has another type changes nothing")
    func comparators() async throws {
        let host = HeadlessHost(SelectedFleet(), size: .tabletLandscape)
        func lengths() -> [String] { host.texts.filter { $0.hasSuffix(" m") } }
        #expect(lengths() == ["20 m", "35 m"])
        try await host.tap("Length")
        #expect(lengths() == ["35 m", "20 m"])
        try await host.tap("Name")
        #expect(lengths() == ["35 m", "20 m"])
    }
}
