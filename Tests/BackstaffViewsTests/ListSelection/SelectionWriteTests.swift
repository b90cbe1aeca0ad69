import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// What a list does with its selection, as it was observed on Apple's platforms.
@MainActor
@Suite
struct SelectionWriteTests {
    private final class Writes {
        var all: [Int?] = []
    }

    private struct Rows: View {
        let writes: Writes
        @State private var selection: Int?
        var isDisabled = false

        init(_ selection: Int?, writes: Writes, isDisabled: Bool = false) {
            _selection = State(initialValue: selection)
            self.writes = writes
            self.isDisabled = isDisabled
        }

        var body: some View {
            let counted = Binding {
                selection
            } set: {
                writes.all.append($0)
                selection = $0
            }
            List(0..<4, id: \.self, selection: counted) { Text("Row \($0)") }.disabled(isDisabled)
        }
    }

    @Test("C07 a list writes nothing when it appears, with or without a selection")
    func appearing() {
        for selection in [nil, 2] {
            let writes = Writes()
            let host = HeadlessHost(Rows(selection, writes: writes))
            #expect(writes.all.isEmpty)
            #expect(host.selectedRows == (selection.map { ["Row \($0)"] } ?? []))
        }
    }

    @Test("C07 a disabled list shows its selection")
    func disabled() {
        #expect(HeadlessHost(Rows(1, writes: Writes(), isDisabled: true)).selectedRows == ["Row 1"])
    }

    @Test("C01 without a selection, the down key selects the first row and the up key the last")
    func keysWithoutSelection() async throws {
        for (key, expected) in [(SelectionKey.down, 0), (.up, 3)] {
            let writes = Writes()
            let host = HeadlessHost(Rows(nil, writes: writes))
            try await host.press(key, inListShowing: "Row 0")
            #expect(writes.all == [expected])
        }
    }

    @Test("C01 a key at either end of a list writes nothing")
    func keysAtTheEnds() async throws {
        for (key, selection) in [(SelectionKey.down, 3), (.up, 0)] {
            let writes = Writes()
            let host = HeadlessHost(Rows(selection, writes: writes))
            try await host.press(key, inListShowing: "Row 0")
            #expect(writes.all.isEmpty)
            #expect(host.selectedRows == ["Row \(selection)"])
        }
    }

    @Test("C07 a row that comes or goes beside the selected one writes nothing, nor does a tap on the selected row")
    func otherRows() async throws {
        struct Growing: View {
            let writes: Writes
            let switches: Switches
            @State private var selection: Int? = 1

            var body: some View {
                let counted = Binding {
                    selection
                } set: {
                    writes.all.append($0)
                    selection = $0
                }
                List(0..<3 + switches.number, id: \.self, selection: counted) { Text("Row \($0)") }
            }
        }
        let writes = Writes()
        let switches = Switches()
        let host = HeadlessHost(Growing(writes: writes, switches: switches))
        for (number, rows) in [(1, 4), (0, 3), (-1, 2)] {
            switches.number = number
            await host.settle()
            #expect(try host.rowCount() == rows)
            #expect(host.selectedRows == ["Row 1"])
        }
        try await host.tap("Row 1")
        #expect(writes.all.isEmpty)
        try await host.tap("Row 0")
        #expect(writes.all == [0])
    }
}
