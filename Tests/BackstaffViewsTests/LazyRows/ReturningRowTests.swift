import BackstaffTesting
import BackstaffUI
import Testing

/// Rows with state are stashed while they are far from the screen, and return with the same state.
@MainActor
@Suite
struct ReturningRowTests {
    @Observable
    final class Model {
        var items = Array(0..<200)
        var selected: Int?
        var log: [String] = []
    }

    private struct Cell: View {
        let name: String
        @State private var count = 0

        var body: some View { Text("\(name)/\(count)") }
    }

    private struct Root: View {
        @Bindable var model: Model

        var body: some View {
            List(selection: $model.selected) {
                ForEach(model.items, id: \.self) { item in
                    Cell(name: "Row \(item)")
                        .swipeActions(edge: .leading) { Button("Pin") { model.log.append("pin \(item)") } }
                }
                .onDelete { for offset in $0 { model.items.remove(at: offset) } }
            }
        }
    }

    @Test("C12 a row with state that scrolls back is selected, swiped and deleted as before")
    func comesBack() async throws {
        let model = Model()
        let host = HeadlessHost(Root(model: model))
        #expect(try host.isDeletable("Row 1/0"))
        try await host.scroll(toRow: 150)
        #expect(!host.shows("Row 1/0"))
        try await host.scroll(toRow: 0)
        #expect(try host.isDeletable("Row 1/0"))
        try await host.tap("Row 1/0")
        #expect(model.selected == 1)
        #expect(try host.isSelected("Row 1/0"))
        try await host.swipe("Row 1/0", from: .leading)
        try await host.tap("Pin")
        #expect(model.log == ["pin 1"])
        try await host.delete("Row 1/0")
        #expect(model.items.prefix(2) == [0, 2])
    }
}
