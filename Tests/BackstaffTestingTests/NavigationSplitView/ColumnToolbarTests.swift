import BackstaffTesting
import SwiftUI
import Testing

/// A stack in the detail. The bar of each screen has the item of the column.
private struct ItemAroundStackView: View {
    var body: some View {
        NavigationSplitView {
            Text("Sidebar")
        } detail: {
            NavigationStack {
                NavigationLink("Deeper", value: 1)
                    .navigationDestination(for: Int.self) { Text("Level \($0)") }
            }
            .toolbar { Button("Item") {} }
        }
    }
}

@MainActor
@Suite("Toolbars of columns")
struct ColumnToolbarTests {
    @Test("an item that moves to the next screen's bar is removed from the old bar first")
    func takenOver() async throws {
        let host = HeadlessHost(ItemAroundStackView(), size: .tabletLandscape)
        host.clearRecord()
        try await host.tap("Deeper")
        let told = host.record.operations.filter { $0 == "remove" || $0 == "insert screen" }
        #expect(told == ["remove", "insert screen"])
        #expect(host.shows("Item"))

        try await host.goBack()
        #expect(host.shows("Item"))
    }
}
