import BackstaffTesting
import BackstaffUI
import Testing

@MainActor
@Suite("Long presses")
struct LongPressTests {
    private struct Bell: View {
        @State private var rings = 0
        @State private var isDown = false
        @State private var taps = 0

        var body: some View {
            VStack {
                Text("bell")
                    .onLongPressGesture(minimumDuration: 1.5) {
                        rings += 1
                    } onPressingChanged: {
                        isDown = $0
                    }
                    .onTapGesture { taps += 1 }
                Text("rings \(rings), taps \(taps), \(isDown ? "down" : "up")")
                Text("beside")
            }
        }
    }

    @Test("A view that is held long enough acts, and is told when the press begins and ends")
    func held() async throws {
        let host = HeadlessHost(Bell())
        #expect(host.outline.contains("hold-duration=1.5"))
        try await host.press("bell", isDown: true)
        #expect(host.shows("rings 0, taps 0, down"))
        try await host.press("bell", isDown: false)
        #expect(host.shows("rings 0, taps 0, up"))
        try await host.longPress("bell")
        #expect(host.shows("rings 1, taps 0, up"))
    }

    @Test("A tap isn't a long press, and a view without the gesture can't be held")
    func tapped() async throws {
        let host = HeadlessHost(Bell())
        try await host.tap("bell")
        #expect(host.shows("rings 0, taps 1, up"))
        await #expect(throws: (any Error).self) { try await host.longPress("beside") }
    }

    private struct Pad: View {
        @GestureState private var isPressed = false
        @State private var log = "-"

        var body: some View {
            VStack {
                Text("pad")
                    .gesture(
                        LongPressGesture(minimumDuration: 0.5)
                            .updating($isPressed) { isDown, state, _ in state = isDown }
                            .onChanged { _ in log += "c" }
                            .onEnded { _ in log += "e" })
                Text("\(log) \(isPressed)")
            }
        }
    }

    @Test("The gesture state has the gesture's value during the gesture, and its initial value afterwards")
    func gestureState() async throws {
        let host = HeadlessHost(Pad())
        #expect(host.shows("- false"))
        try await host.press("pad", isDown: true)
        #expect(host.shows("-c true"))
        try await host.press("pad", isDown: false)
        #expect(host.shows("-c false"))
        try await host.longPress("pad")
        #expect(host.shows("-cce false"))
    }

    @Test("A disabled gesture ignores all events, and one that is enabled later handles them")
    func isEnabled() async throws {
        struct Switched: View {
            @State private var isOn = false
            @State private var holds = 0

            var body: some View {
                VStack {
                    Toggle("on", isOn: $isOn)
                    Text("held \(holds)").gesture(LongPressGesture().onEnded { _ in holds += 1 }, isEnabled: isOn)
                }
            }
        }
        let host = HeadlessHost(Switched())
        await #expect(throws: (any Error).self) { try await host.longPress("held 0") }
        try await host.tap("on")
        try await host.longPress("held 0")
        #expect(host.shows("held 1"))
        try await host.tap("on")
        await #expect(throws: (any Error).self) { try await host.longPress("held 1") }
    }

    @available(*, deprecated)
    private struct OldBell: View {
        @State private var rings = 0
        @State private var isDown = false

        var body: some View {
            Text("bell").onLongPressGesture(minimumDuration: 1, pressing: { isDown = $0 }) { rings += 1 }
            Text("rings \(rings), \(isDown ? "down" : "up")")
        }
    }

    @available(*, deprecated)
    @Test("E07 the older form tells when the press begins and ends, too")
    func olderForm() async throws {
        let host = HeadlessHost(OldBell())
        try await host.press("bell", isDown: true)
        #expect(host.shows("rings 0, down"))
        try await host.press("bell", isDown: false)
        #expect(host.shows("rings 0, up"))
        try await host.longPress("bell")
        #expect(host.shows("rings 1, up"))
    }
}
