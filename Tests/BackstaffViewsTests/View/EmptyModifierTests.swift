import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("EmptyModifier")
struct EmptyModifierTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("count \(count)") { count += 1 }
        }
    }

    private struct Form: View {
        @State private var title = "before"

        var body: some View {
            Text(title).modifier(EmptyModifier())
            Counter().modifier(EmptyModifier.identity)
            Button("Rename") { title = "after" }
        }
    }

    @Test("E07 a view with an empty modifier is shown and updated, and keeps its state, as without one")
    func modified() async throws {
        let host = HeadlessHost(Form())
        #expect(host.texts == ["before", "count 0", "Rename"])
        try await host.tap("count 0")
        try await host.tap("Rename")
        #expect(host.texts == ["after", "count 1", "Rename"])
    }

    @Test("E07 an empty modifier adds no element")
    func elements() {
        let plain = HeadlessHost(Text("a").padding())
        let modified = HeadlessHost(Text("a").modifier(EmptyModifier()).padding())
        #expect(modified.outline == plain.outline)
    }
}
