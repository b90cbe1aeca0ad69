import BackstaffElements
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

    @Test("E07 a slider has marks at values within its bounds, and none without ticks")
    func ticks() {
        func slider(_ view: some View) -> AttributeValue? { Picture(view).first(.slider)?[.ticks] }
        let value = Binding.constant(0.5)
        let marked = Slider(value: value, in: 0...2) {
            Text("Depth")
        } ticks: {
            SliderTick(0)
            SliderTickContentForEach([0.5, 1], id: \.self) { depth in
                SliderTick(depth) { Text("\(depth)") }
            }
            if value.wrappedValue > 1 { SliderTick(1.5) }
            SliderTick(3)
        }
        #expect(slider(marked) == .text("0.0 0.25 0.5"))
        #expect(slider(Slider(value: value) { Text("Depth") }) == nil)
    }

    @Test("E07 a chosen option of a palette has a ground, a variant of its symbol, or what the app shows")
    func palette() {
        func outline(_ effect: PaletteSelectionEffect) -> String {
            Picture(
                Picker("Tag", selection: .constant(1)) {
                    Image(systemName: "tag").tag(1)
                    Image(systemName: "flag").tag(2)
                }
                .pickerStyle(.palette).paletteSelectionEffect(effect)
            ).outline
        }
        #expect(!outline(.automatic).contains("selection-effect"))
        #expect(outline(.custom).contains("selection-effect=custom") && !outline(.custom).contains("symbol-variant"))
        let filled = outline(.symbolVariant(.fill))
        #expect(filled.contains("selection-effect=symbol-variant"))
        #expect(filled.contains("symbol-variant=fill") && filled.contains("symbol-variant=none"))
    }

    @Test("E07 a style that is made with a color tints its controls, and one without doesn't")
    func tintOfStyle() {
        func tint(_ view: some View) -> AttributeValue? { Picture(view).first(.style)?[.tint] }
        let toggle = Toggle("Lamp", isOn: .constant(true))
        #expect(tint(toggle.toggleStyle(SwitchToggleStyle(tint: .red))) == .color("red"))
        #expect(tint(toggle.toggleStyle(SwitchToggleStyle())) == nil)
        let progress = ProgressView(value: 0.5)
        #expect(tint(progress.progressViewStyle(LinearProgressViewStyle(tint: .mint))) == .color("mint"))
        #expect(tint(ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .mint))) == .color("mint"))
        #expect(tint(ProgressView().progressViewStyle(.circular)) == nil)
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
