import BackstaffTesting
import BackstaffUI
import Testing

@Observable
private final class Keyed {
    var one: Int?
    var many: Set<Int> = []
    var path: [Int] = []
}

private struct KeyedColumns: View {
    @Bindable var keyed: Keyed

    var body: some View {
        NavigationSplitView {
            List(selection: $keyed.one) {
                ForEach(0..<4) { number in Text("Row \(number)").selectionDisabled(number == 2) }
            }
        } detail: {
            NavigationStack(path: $keyed.path) {
                Text("Detail \(keyed.one ?? -1)").navigationDestination(for: Int.self) { Text("Pushed \($0)") }
            }
        }
    }
}

private struct KeyedMany: View {
    @Bindable var keyed: Keyed

    var body: some View {
        NavigationSplitView {
            List(0..<4, selection: $keyed.many) { Text("Row \($0)") }
        } detail: {
            NavigationStack(path: $keyed.path) {
                Text("Detail").navigationDestination(for: Int.self) { Text("Pushed \($0)") }
            }
        }
    }
}

@MainActor
@Suite("Keys in lists")
struct SelectionKeyTests {
    @Test("C01 arrow keys, Home and End select at once, skip unselectable rows, and stop at the ends")
    func keys() async throws {
        let keyed = Keyed()
        let host = HeadlessHost(KeyedColumns(keyed: keyed), size: .tabletLandscape)
        let steps: [(SelectionKey, Int)] = [
            (.down, 0), (.down, 1), (.down, 3), (.down, 3), (.up, 1), (.home, 0), (.up, 0), (.end, 3),
        ]
        for (key, expected) in steps {
            try await host.press(key, inListShowing: "Row 0")
            #expect(keyed.one == expected)
            #expect(host.selectedRows == ["Row \(expected)"])
            #expect(host.shows("Detail \(expected)"))
        }
    }

    @Test("C01 a key at the end of the list doesn't return the detail to its root", arguments: [true, false])
    func endKeepsTheDetail(many: Bool) async throws {
        let keyed = Keyed()
        let host =
            many
            ? HeadlessHost(KeyedMany(keyed: keyed), size: .tabletLandscape)
            : HeadlessHost(KeyedColumns(keyed: keyed), size: .tabletLandscape)
        try await host.press(.end, inListShowing: "Row 0")
        keyed.path = [9]
        host.update()
        try await host.press(.down, inListShowing: "Row 0")
        try await host.press(.end, inListShowing: "Row 0")
        #expect(keyed.path == [9])
        #expect(host.shows("Pushed 9"))
    }

    @Test("C01 collapsed: keys move the focus and select nothing, because a selection would leave the list")
    func collapsed() async throws {
        let keyed = Keyed()
        let host = HeadlessHost(KeyedColumns(keyed: keyed))
        for key in SelectionKey.allCases { try await host.press(key, inListShowing: "Row 0") }
        #expect(keyed.one == nil)
        #expect(host.columns == ["sidebar"])
        #expect(host.record.operations.contains("focus"))
        #expect(host.record.motions == [])
    }

    @Test("C03 Shift with arrow keys extends the selection")
    func extends() async throws {
        let keyed = Keyed()
        let host = HeadlessHost(KeyedMany(keyed: keyed), size: .tabletLandscape)
        try await host.tap("Row 1")
        try await host.press(.down, inListShowing: "Row 0", extends: true)
        #expect(keyed.many == [1, 2])
        try await host.press(.down, inListShowing: "Row 0", extends: true)
        #expect(keyed.many == [1, 2, 3])
        try await host.press(.up, inListShowing: "Row 0")
        #expect(keyed.many == [2])
    }

    @Test("C01 keys reach rows that aren't created yet")
    func far() async throws {
        struct Long: View {
            @Bindable var keyed: Keyed

            var body: some View {
                List(0..<1_000_000, selection: $keyed.one) { Text(verbatim: "Row \($0)") }
            }
        }
        let keyed = Keyed()
        let host = HeadlessHost(Long(keyed: keyed))
        try await host.press(.end, inListShowing: "Row 0")
        #expect(keyed.one == 999_999)
        #expect(host.selectedRows == ["Row 999999"])
        try await host.press(.up, inListShowing: "Row 999999")
        #expect(keyed.one == 999_998)
        try await host.press(.home, inListShowing: "Row 999999")
        #expect(keyed.one == 0)
    }
}
