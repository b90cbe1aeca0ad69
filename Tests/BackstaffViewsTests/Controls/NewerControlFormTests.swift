import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

/// Forms of controls from later versions of SwiftUI.
@MainActor
@Suite("Newer forms of controls")
struct NewerControlFormTests {
    @Test("E07 a button with a role alone has the word and the symbol of the role")
    func role() async throws {
        struct Page: View {
            @State private var taps = 0
            var body: some View {
                Text("taps \(taps)")
                Button(role: .cancel) { taps += 1 }
                Button(role: .confirm) { taps += 10 }
                Button(role: .close) {}
                Button(role: .destructive) {}
            }
        }
        let host = HeadlessHost(Page())
        #expect(host.texts == ["taps 0", "Cancel", "Done", "Close", "Delete"])
        try await host.tap("Cancel")
        try await host.tap("Done")
        #expect(host.shows("taps 11"))
        #expect(host.outline.contains("role-name=destructive") && host.outline.contains("symbol=checkmark"))
    }

    @Test("E07 a button with a role alone closes an alert")
    func alert() async throws {
        struct Page: View {
            @State private var asks = false
            var body: some View {
                Button("Ask") { asks = true }
                    .alert("Sink?", isPresented: $asks) {
                        Button("Sink", role: .destructive) {}
                        Button(role: .cancel) {}
                    }
            }
        }
        let host = HeadlessHost(Page())
        try await host.tap("Ask")
        #expect(host.presented.last?.texts == ["Sink?", "Sink", "Cancel"])
        try await host.choose("Cancel")
        #expect(host.presented.isEmpty)
    }

    @Test("E07 buttons repeat while they are held down if a view around them says so")
    func repeating() {
        struct Page: View {
            @Environment(\.buttonRepeatBehavior) private var behavior
            var body: some View { Text(behavior == .enabled ? "repeats" : "once") }
        }
        #expect(
            Picture(Page().buttonRepeatBehavior(.enabled)).outline == "style repeating=enabled\n  text \"repeats\"")
        #expect(
            Picture(Page().buttonRepeatBehavior(.disabled)).outline == "style repeating=disabled\n  text \"once\"")
        #expect(Picture(Page().buttonRepeatBehavior(.automatic)).outline == "style\n  text \"once\"")
    }

    @Test("E07 a gauge shows labels of marked values, also in the style of the app")
    func gauge() {
        struct Dial: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.markedValueLabels
                configuration.label
            }
        }
        let gauge = Gauge(value: 5, in: 0...10) {
            Text("Depth")
        } currentValueLabel: {
            Text("5 m")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("10")
        } markedValueLabels: {
            Text("3")
            Text("7")
        }
        #expect(HeadlessHost(gauge).texts == ["Depth", "0", "10", "3", "7", "5 m"])
        #expect(HeadlessHost(gauge.gaugeStyle(.accessoryCircular)).texts == ["Depth", "5 m", "3", "7"])
        #expect(HeadlessHost(gauge.gaugeStyle(Dial())).texts == ["3", "7", "Depth"])
        let plain = Gauge(value: 0.5) { Text("Depth") }
        #expect(HeadlessHost(plain.gaugeStyle(Dial())).texts == ["Depth"])
    }

    @Test("E07 texts have the default font, which is that of body text, and gradients are styles")
    func styles() {
        #expect(Picture(Text("a").font(.default)).outline == Picture(Text("a").font(.body)).outline)
        let sky = Picture(Rectangle().fill(Gradient(colors: [.blue, .white])))
        #expect(sky.outline.contains("gradient") && sky.outline.contains("rotation=180"))
    }
}
