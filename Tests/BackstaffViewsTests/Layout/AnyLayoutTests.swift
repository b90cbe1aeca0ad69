import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Layouts as values")
struct AnyLayoutTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View { Button("count \(count)") { count += 1 } }
    }

    private struct Board: View {
        @State private var isWide = false

        var body: some View {
            let layout = isWide ? AnyLayout(HStackLayout(alignment: .top, spacing: 3)) : AnyLayout(VStackLayout())
            layout {
                Counter()
                Text("board")
            }
            Button("Turn") { isWide.toggle() }
        }
    }

    @Test("Views keep their state when the layout changes, and no element is recreated")
    func keepsState() async throws {
        let host = HeadlessHost(Board())
        #expect(!host.outline.contains("axis=horizontal"))
        try await host.tap("count 0")
        host.clearRecord()
        try await host.tap("Turn")
        #expect(host.shows("count 1") && host.shows("board"))
        #expect(host.outline.contains("axis=horizontal"))
        #expect(host.record.operations.allSatisfy { $0.hasPrefix("set") }, "\(host.record.operations)")
        try await host.tap("Turn")
        #expect(host.shows("count 1"))
        #expect(!host.outline.contains("axis=horizontal"))
    }
}
