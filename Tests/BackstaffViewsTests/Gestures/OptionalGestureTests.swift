import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Gestures that aren't always there")
struct OptionalGestureTests {
    private struct Safe: View {
        @State private var isLocked = true
        @State private var log = "-"

        var body: some View {
            VStack {
                Text("door").gesture(isLocked ? nil : TapGesture().onEnded { log += "t" })
                Text("bolt").gesture(
                    isLocked ? nil : DragGesture().onEnded { log += "d\(Int($0.translation.width))" })
                Text("bell").gesture(TapGesture().onEnded { log += "b" }, name: "bell", isEnabled: !isLocked)
                Text("knob").simultaneousGesture(TapGesture().onEnded { log += "s" }, isEnabled: !isLocked)
                Text("lamp").highPriorityGesture(TapGesture().onEnded { log += "h" }, isEnabled: !isLocked)
                Button(isLocked ? "Unlock" : "Lock") { isLocked.toggle() }
                Text(log)
            }
        }
    }

    @Test("E07 a gesture is recognized while it is there and enabled, and not before or afterwards")
    func optional() async throws {
        let host = HeadlessHost(Safe())
        for words in ["door", "bell", "knob", "lamp"] {
            await #expect(throws: (any Error).self) { try await host.tap(words) }
        }
        await #expect(throws: (any Error).self) { try await host.drag("bolt", x: 3) }

        try await host.tap("Unlock")
        for words in ["door", "bell", "knob", "lamp"] { try await host.tap(words) }
        try await host.drag("bolt", x: 3)
        #expect(host.shows("-tbshd3"))

        try await host.tap("Lock")
        await #expect(throws: (any Error).self) { try await host.tap("door") }
        #expect(host.shows("-tbshd3"))
    }
}
