import BackstaffTesting
import BackstaffUI
import Observation
import Testing

@MainActor
@Suite("Custom toolbar content")
struct ToolbarContentTests {
    @Observable
    final class Cargo {
        var crates = 3
    }

    private struct Tools: ToolbarContent {
        let cargo: Cargo
        @Binding var isMarked: Bool
        @State private var count = 0
        @Environment(\.colorScheme) private var colorScheme

        var body: some ToolbarContent {
            ToolbarItem(placement: .primaryAction) { Button("Count \(count)") { count += 1 } }
            ToolbarItem(placement: .bottomBar) { Button(isMarked ? "Unmark" : "Mark") { isMarked.toggle() } }
            ToolbarItem(placement: .status) { Text("\(cargo.crates) crates") }
            if count > 1 {
                ToolbarItem(placement: .cancellationAction) { Button("Reset") { count = 0 } }
            }
        }
    }

    private struct Hold: View {
        let cargo: Cargo
        @State private var isMarked = false

        var body: some View {
            NavigationStack {
                Text("Hold").toolbar { Tools(cargo: cargo, isMarked: $isMarked) }
            }
        }
    }

    @Test("H04 custom toolbar content has its own state, and changes without its screen")
    func state() async throws {
        let host = HeadlessHost(Hold(cargo: Cargo()))
        #expect(!host.shows("Reset"))
        host.clearRecord()
        try await host.tap("Count 0")
        try await host.tap("Count 1")
        #expect(host.shows("Count 2"))
        #expect(host.shows("Reset"))
        #expect(host.record.bodies == ["Tools", "Tools"])
        try await host.tap("Reset")
        #expect(host.shows("Count 0"))
        #expect(!host.shows("Reset"))
    }

    @Test("H04 custom toolbar content follows the bindings and objects that it reads")
    func sources() async throws {
        let cargo = Cargo()
        let host = HeadlessHost(Hold(cargo: cargo))
        try await host.tap("Mark")
        #expect(host.shows("Unmark"))
        #expect(!host.shows("Mark"))
        host.clearRecord()
        cargo.crates = 4
        await host.settle()
        #expect(host.shows("4 crates"))
        #expect(host.record.bodies == ["Tools"])
    }
}
