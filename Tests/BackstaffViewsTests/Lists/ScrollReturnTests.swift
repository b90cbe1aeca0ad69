import BackstaffTesting
import BackstaffUI
import Testing

/// The data that a page needs to restore a list's scroll position: the rows, the full height and the number of the
/// step.
///
///     list, step 0 ──push──► covered, its rows left made ──pop──► uncovered: nothing is made anew, nothing moves
///                              │ the server is killed
///                              ▼
///                            never made ──pop──► made, as high as before, in one patch ──window──► its rows
@MainActor
@Suite
struct ScrollReturnTests {
    private struct Line: View {
        let number: Int
        var body: some View { NavigationLink(String("Line \(number)"), value: number) }
    }

    private struct Lines: View {
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                List(0..<5_000, id: \.self) { Line(number: $0) }
                    .navigationTitle("Lines")
                    .navigationDestination(for: Int.self) { number in
                        Text("This is \(number)").navigationTitle(String("Line \(number)"))
                    }
            }
        }
    }

    private struct LinesApp: App {
        var body: some Scene {
            WindowGroup { Lines() }
        }
    }

    /// Returns a host whose list is scrolled to a row in the middle.
    private func scrolled() async throws -> HeadlessHost {
        let host = HeadlessHost(LinesApp.self)
        try await host.scroll(toRow: 2_500)
        host.clearRecord()
        return host
    }

    @Test("K11 a covered list keeps its rows, and uncovering it creates and moves none")
    func coveredList() async throws {
        let host = try await scrolled()
        let texts = host.texts
        try await host.tap("Line 2500")
        #expect(host.record.bodies.filter { $0 == "Line" } == [])
        host.clearRecord()
        try await host.goBack()
        #expect(host.texts == texts)
        #expect(host.record.bodies == [])
        #expect(host.record.operations.sorted() == ["remove", "unset covered", "unset presented"])
        #expect(host.record.history == ["back 0"])
        #expect(try host.rowCount() == 5_000)
    }

    @Test("K11 a late request for rows of a covered list changes nothing")
    func lateReport() async throws {
        let host = try await scrolled()
        let texts = host.texts
        let row = try host.find("Line 2500")
        try await host.tap("Line 2500")
        #expect(!host.scrollNow(toRow: 0))
        #expect(!host.tapNow(row))
        try await host.goBack()
        #expect(host.texts == texts)
    }

    @Test("K11 after a kill, back restores the list at its former height in one patch, and then the requested rows")
    func afterAKill() async throws {
        let former = try await scrolled()
        try await former.tap("Line 2500")
        let host = await former.relaunch()
        #expect(host.title == "Line 2500")
        try await host.goBack()
        #expect(host.title == "Lines")
        #expect(try host.rowCount() == 5_000)
        #expect(!host.shows("Line 2500"))
        #expect(host.scrollNow(toRow: 2_500))
        #expect(host.shows("Line 2500"))
        #expect(try host.rowCount() == 5_000)
    }

    @Test("K11 a step after going back has a new number, and therefore no stored scroll position")
    func newStep() async throws {
        var host = try await scrolled()
        try await host.tap("Line 2500")
        try await host.goBack()
        try await host.tap("Line 2501")
        #expect(host.record.history == ["push 1", "back 0", "push 2"])
        try await host.goBack()
        host = await host.relaunch()
        try await host.tap("Line 1")
        #expect(host.record.history == ["push 3"])
    }

    @Test("K11 a view that the app removes and shows again starts fresh in the same step")
    func replacedList() async throws {
        struct Shelf: View {
            @State private var isOld = true

            var body: some View {
                NavigationStack {
                    List(0..<500, id: \.self) { Line(number: $0) }
                        .id(isOld)
                        .toolbar { Button("Another") { isOld.toggle() } }
                }
            }
        }
        let host = HeadlessHost(Shelf())
        let beginning = host.texts
        try await host.scroll(toRow: 300)
        try await host.tap("Another")
        #expect(host.texts == beginning)
        #expect(host.record.history == [])
    }
}
