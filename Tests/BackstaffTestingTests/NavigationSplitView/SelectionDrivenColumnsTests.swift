import BackstaffTesting
import SwiftUI
import Testing

/// Three columns with a custom binding in the first, over one observable object.
final class ThreeLevels: ObservableObject {
    @Published var group: Int?
    @Published var entry: Int?

    func leaveOne() {
        if entry != nil { entry = nil } else { group = nil }
    }

    func leaveAll() {
        group = nil
        entry = nil
    }
}

struct ThreeLevelsView: View {
    @StateObject var model: ThreeLevels
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        VStack {
            NavigationSplitView(columnVisibility: $visibility) {
                List(
                    selection: Binding<Int?>(
                        get: { model.group },
                        set: {
                            model.group = $0
                            model.entry = nil
                        })
                ) {
                    ForEach(0..<100) { Text("Group \($0)") }
                }
                .navigationTitle("Groups")
            } content: {
                List(selection: $model.entry) {
                    if let group = model.group {
                        ForEach(0..<100) { Text("Entry \(group).\($0)") }
                    }
                }
                .overlay {
                    if model.group == nil { Text("No group") }
                }
                .navigationTitle("Entries")
            } detail: {
                if let entry = model.entry { Text("Showing \(entry)") } else { Text("No entry") }
            }
            .navigationSplitViewStyle(.balanced)
            HStack {
                Button("One back") { model.leaveOne() }
                Button("All back") { model.leaveAll() }
            }
        }
    }
}

@MainActor
@Suite("Columns driven by selections")
struct SelectionDrivenColumnsTests {
    @Test("B02 three columns are side by side, and a selection in one fills the next")
    func threeColumns() async throws {
        let model = ThreeLevels()
        let host = HeadlessHost(ThreeLevelsView(model: model), size: .tabletLandscape)
        #expect(host.columns == ["sidebar", "content", "detail"])
        #expect(host.columnArrangement == "tiled")
        #expect(host.shows("No group"))

        try await host.tap("Group 3")
        #expect(model.group == 3)
        #expect(host.selectedRows == ["Group 3"])
        #expect(host.shows("Entry 3.0"))

        try await host.tap("Entry 3.2")
        #expect(model.entry == 2)
        #expect(host.shows("Showing 2"))
        #expect(host.selectedRows == ["Group 3", "Entry 3.2"])
    }

    @Test("D05 collapsed: three columns are a stack of three levels")
    func collapsed() async throws {
        let model = ThreeLevels()
        let host = HeadlessHost(ThreeLevelsView(model: model), size: .phone)
        #expect(host.columns == ["sidebar"])
        #expect(host.backButton == nil)

        try await host.tap("Group 3")
        #expect(host.columns == ["content"])
        #expect(host.backButton == "Groups")

        try await host.tap("Entry 3.2")
        #expect(host.columns == ["detail"])
        #expect(host.backButton == "Entries")

        try await host.goBack()
        #expect(host.columns == ["content"])
        #expect(model.entry == nil)
        #expect(model.group == 3)

        try await host.goBack()
        #expect(host.columns == ["sidebar"])
        #expect(model.group == nil)
        #expect(host.selectedRows == [])
    }
}
