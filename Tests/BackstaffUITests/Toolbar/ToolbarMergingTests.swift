import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Toolbars on several levels")
struct ToolbarMergingTests {
    /// The texts at the trailing end of the last bar on screen.
    private func trailing(_ host: HeadlessHost) throws -> [String] {
        let holders = try host.all(role: "bar-items").filter { $0.outline.hasPrefix("bar-items placement=trailing") }
        return holders.last?.texts ?? []
    }

    @Test("B13 items around a stack are on each of its screens, before the screen's own")
    func stack() async throws {
        struct Root: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    NavigationLink("Next", value: 1)
                        .toolbar { Button("Root's") {} }
                        .navigationDestination(for: Int.self) { _ in
                            Text("Detail").toolbar { Button("Detail's") {} }
                        }
                }
                .toolbar { Button("Count \(count)") { count += 1 } }
            }
        }
        let host = HeadlessHost(Root())
        #expect(try trailing(host) == ["Count 0", "Root's"])
        try await host.tap("Next")
        #expect(try trailing(host) == ["Count 0", "Detail's"])
        try await host.tap("Count 0")
        #expect(host.record.operations.last == "text \"Count 1\"")
        try await host.goBack()
        #expect(try trailing(host) == ["Count 1", "Root's"])
    }

    private struct Split: View {
        @State private var selection: Int?
        @State private var hasShare = true

        var body: some View {
            NavigationSplitView {
                List([1, 2], id: \.self, selection: $selection) { Text("Item \($0)") }
                    .navigationTitle("Items")
                    .toolbar { Button("Sidebar's") { hasShare.toggle() } }
            } detail: {
                NavigationStack {
                    Text("Item \(selection ?? 0) in full")
                        .navigationTitle("Detail")
                        .toolbar { Button("Stack's") {} }
                }
                .toolbar { Button("Column's") {} }
            }
            .toolbar { if hasShare { ToolbarItem { Button("Split's") {} } } }
        }
    }

    @Test(
        "B13 the detail's bar has the items of the split view, of the column and of its stack, in that order")
    func split() async throws {
        let host = HeadlessHost(Split(), size: .tabletLandscape)
        #expect(try trailing(host) == ["Split's", "Column's", "Stack's"])
        #expect(host.shows("Sidebar's"))
        try await host.tap("Sidebar's")
        #expect(try trailing(host) == ["Column's", "Stack's"])
        try await host.tap("Sidebar's")
        #expect(try trailing(host) == ["Split's", "Column's", "Stack's"])
    }

    @Test(
        "B13 collapsed: the items of a split view are in the shown bar; expanded, they are in the detail's bar")
    func collapsed() async throws {
        let host = HeadlessHost(Split(), size: .phone)
        #expect(host.title == "Items")
        #expect(try trailing(host) == ["Split's", "Sidebar's"])
        try await host.tap("Item 1")
        #expect(try trailing(host) == ["Split's", "Column's", "Stack's"])
        await host.resize(to: .tabletLandscape)
        #expect(try trailing(host) == ["Split's", "Column's", "Stack's"])
        #expect(try host.all(role: "button").filter { $0.texts == ["Split's"] }.count == 1)
        await host.resize(to: .phone)
        try await host.goBack()
        #expect(try trailing(host) == ["Split's", "Sidebar's"])
    }

    @Test("B13 removing a container removes its items, and the next container takes them")
    func replaced() async throws {
        struct Root: View {
            @State private var isFirst = true

            var body: some View {
                Group {
                    if isFirst {
                        NavigationStack { Button("Switch") { isFirst = false }.navigationTitle("First") }
                    } else {
                        NavigationStack { Button("Return") { isFirst = true }.navigationTitle("Second") }
                    }
                }
                .toolbar { Button("Shared") {} }
            }
        }
        let host = HeadlessHost(Root())
        for title in ["First", "Second", "First"] {
            #expect(host.title == title)
            #expect(try trailing(host) == ["Shared"])
            try await host.tap(title == "First" ? "Switch" : "Return")
        }
        #expect(host.trouble == nil)
    }

    @Test("H04 a pushed screen's items replace those of the covered screen, which return after back")
    func covered() async throws {
        let host = HeadlessHost(
            NavigationStack {
                NavigationLink("Next", value: 1)
                    .toolbar { ToolbarItem(placement: .secondaryAction) { Button("Root's") {} } }
                    .navigationDestination(for: Int.self) { _ in Text("Detail") }
            })
        #expect(host.shows("More"))
        try await host.tap("Next")
        #expect(!host.shows("More"))
        try await host.goBack()
        try await host.tap("More")
        #expect(host.shows("Root's"))
    }
}
