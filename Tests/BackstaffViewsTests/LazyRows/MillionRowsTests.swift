import BackstaffTesting
import BackstaffUI
import Foundation
import Testing

/// Long lists: the cost of a change depends only on the rows on screen.
@MainActor
@Suite
struct MillionRowsTests {
    @Observable
    final class Archive {
        var items: [Item]
        var selected: Int?
        var filter = ""

        init(count: Int) {
            items = (0..<count).map { Item(id: $0) }
        }

        var shown: [Item] { filter.isEmpty ? items : items.filter { $0.id % 1000 == 7 } }
    }

    struct Item: Identifiable {
        let id: Int
    }

    private struct Line: View {
        let id: Int

        var body: some View { Text(verbatim: "Line \(id)") }
    }

    private struct Screen: View {
        @Bindable var archive: Archive

        var body: some View {
            NavigationSplitView {
                List(selection: $archive.selected) {
                    ForEach(archive.shown) { Line(id: $0.id) }
                        .onDelete { archive.items.remove(atOffsets: $0) }
                }
            } detail: {
                Text(verbatim: "Detail \(archive.selected ?? -1)")
            }
        }
    }

    private static let count = 1_000_000
    private let archive = Archive(count: count)

    private func makeHost() -> HeadlessHost {
        HeadlessHost(Screen(archive: archive), size: .tabletLandscape)
    }

    private func lines(_ host: HeadlessHost) -> Int { host.record.bodies.filter { $0 == "Line" }.count }

    @Test("L06 a million rows are created, scrolled and selected at the cost of the rows on screen")
    func scrolls() async throws {
        let host = makeHost()
        #expect(host.bodyCount < 60)
        #expect(try host.rowCount() == Self.count)
        host.clearRecord()
        try await host.scroll(toRow: Self.count / 2)
        #expect(host.shows("Line 500000"))
        #expect(!host.shows("Line 0"))
        #expect(lines(host) < 120)
        host.clearRecord()
        try await host.tap("Line 500003")
        #expect(host.shows("Detail 500003"))
        #expect(lines(host) == 0)
        #expect(host.record.operations.count <= 3)
    }

    @Test("L06 selecting an off-screen value creates no row, and its row is highlighted when it scrolls on screen")
    func linksDeep() async throws {
        let host = makeHost()
        host.clearRecord()
        archive.selected = Self.count - 2
        host.update()
        #expect(host.shows("Detail 999998"))
        #expect(host.selectedRows == [])
        #expect(lines(host) == 0)
        try await host.scroll(toRow: Self.count - 10)
        #expect(host.selectedRows == ["Line 999998"])
    }

    @Test("L06 deleting one of a million rows removes only that row, and filtering creates the rows on screen")
    func edits() async throws {
        let host = makeHost()
        try await host.scroll(toRow: 400_000)
        host.clearRecord()
        try await host.delete("Line 400002")
        #expect(archive.items.count == Self.count - 1)
        #expect(!host.shows("Line 400002"))
        #expect(try host.rowCount() == Self.count - 1)
        #expect(lines(host) <= 1)
        #expect(host.record.operations.count <= 3)
        archive.selected = 1007
        archive.filter = "7"
        host.clearRecord()
        host.update()
        #expect(try host.rowCount() == 1000)
        #expect(host.shows("Detail 1007"))
        #expect(lines(host) < 120)
        archive.filter = ""
        host.update()
        #expect(try host.rowCount() == Self.count - 1)
        #expect(archive.selected == 1007)
    }
}
