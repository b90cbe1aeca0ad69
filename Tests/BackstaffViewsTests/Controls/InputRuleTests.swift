import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@testable import BackstaffViews

/// Checks that input from outside reaches an app unchanged or not at all.
@MainActor
struct InputRuleTests {
    private struct Fields: View {
        @State private var line = ""
        @State private var secret = ""
        @State private var note = ""
        @State private var number = 7.0
        @State private var amount: Int? = 1
        @State private var level = 0.5
        var isDisabled = false

        var body: some View {
            VStack {
                TextField("Line", text: $line)
                SecureField("Secret", text: $secret)
                TextEditor(text: $note)
                TextField("Number", value: $number, format: .number)
                TextField("Amount", value: $amount, format: .number)
                Slider(value: $level)
                Text(verbatim: "\(line.utf8.count) \(secret.utf8.count) \(note.utf8.count) \(number) \(level)")
            }
            .disabled(isDisabled)
        }
    }

    private func total(_ stage: ControlStage) -> String { stage.all(.text).last?.text ?? "" }

    @Test("A megabyte, null bytes and unusual characters are accepted unchanged or refused, without a trap")
    func hostileText() throws {
        let hostile = [
            String(repeating: "a", count: 1_048_576), "\u{0}\u{0}", "a\u{0}b", "\u{202E}\u{FEFF}", "👩‍👩‍👧‍👦", "\r\n\t", "nan",
            "-0x1p9999", "1e400", String(repeating: "9", count: 100_000),
        ]
        let stage = ControlStage(Fields())
        for text in hostile {
            for element in stage.all(.textField) + stage.all(.slider) {
                try stage.send(.edit(text), to: element)
                if element.verbs.contains(.submit) { try stage.send(.submit, to: element) }
            }
            #expect(total(stage).hasPrefix("\(text.utf8.count) \(text.utf8.count) \(text.utf8.count) "))
        }
    }

    @Test("Text that isn't a number leaves the number unchanged")
    func noNumber() throws {
        let stage = ControlStage(Fields())
        for text in ["\u{0}", "seven", String(repeating: "x", count: 1_048_576)] {
            try stage.send(.edit(text), to: stage.all(.textField)[3])
            try stage.send(.submit, to: stage.all(.textField)[3])
            try stage.send(.edit(text), to: stage.all(.slider)[0])
        }
        #expect(total(stage) == "0 0 0 7.0 0.5")
    }

    @Test("Disabled fields and sliders refuse edits")
    func disabled() throws {
        let stage = ControlStage(Fields(isDisabled: true))
        for element in stage.all(.textField) + stage.all(.slider) {
            #expect(throws: ElementTree.Refusal.disabled) { try stage.send(.edit("0.25"), to: element) }
        }
        #expect(total(stage) == "0 0 0 7.0 0.5")
    }

    @Test("Hovering is reported when the pointer enters and leaves, and a tap isn't reported")
    func hover() throws {
        struct Page: View {
            @State private var isOver = false
            var body: some View {
                Text(isOver ? "Over" : "Away").onHover { isOver = $0 }
                Text("Beside")
            }
        }
        let stage = ControlStage(Page())
        let wrapper = stage.all(.style).first
        #expect(try stage.send(.hover(true), to: wrapper) == ["text Over"])
        #expect(throws: ElementTree.Refusal.unknownVerb) { try stage.send(.activate, to: wrapper) }
        #expect(try stage.send(.hover(false), to: wrapper) == ["text Away"])
        #expect(stage.all(.style).count == 1)
    }

    @Test("A gauge stays within its bounds for every value")
    func gauge() {
        func fraction(_ value: Double, _ bounds: ClosedRange<Double>) -> AttributeValue? {
            ControlStage(Gauge(value: value, in: bounds) { Text("G") }).element(.progress)?[.value]
        }
        #expect(fraction(5, 0...10) == .number(0.5))
        #expect(fraction(-5, 0...10) == .number(0))
        #expect(fraction(50, 0...10) == .number(1))
        #expect(fraction(1, 1...1) == .number(0))
        #expect(fraction(.nan, 0...10) == .number(0))
        #expect(fraction(.infinity, 0...10) == .number(0))
    }

    @Test("An app's own gauge style gets the value and the labels")
    func gaugeStyle() {
        struct Words: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text("\(Int(configuration.value * 100)) of 100")
                    configuration.currentValueLabel
                }
            }
        }
        let host = HeadlessHost(
            Gauge(value: 0.5) {
                Text("Tank")
            } currentValueLabel: {
                Text("Half")
            }
            .gaugeStyle(Words()))
        #expect(host.texts == ["Tank", "50 of 100", "Half"])
    }

    @Test("A menu without a border stays without one, whatever the button style")
    func menuStyle() {
        func look(_ view: some View) -> AttributeValue? { ControlStage(view).element(.button)?[.buttonStyle] }
        let menu = Menu("M") { Button("A") {} }
        #expect(look(menu.menuStyle(.borderlessButton).buttonStyle(.bordered)) == .text("borderless"))
        #expect(look(menu.menuStyle(.button).buttonStyle(.bordered)) == .text("bordered"))
        #expect(look(menu) == nil)
    }
}
