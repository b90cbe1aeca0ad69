import BackstaffElements
import Testing

@testable import BackstaffUI

@MainActor
struct ButtonTests {
    @Test("A tap runs the action and shows what it changed, and nothing else")
    func tap() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Button("Tapped \(count) times") { count += 1 }
            }
        }
        let stage = ControlStage(Counter())
        #expect(try stage.send(.activate, to: stage.element(.button)) == ["text Tapped 1 times"])
    }

    @Test("A disabled button does nothing")
    func disabled() {
        let log = ControlLog()
        let stage = ControlStage(Button("Go") { log.add("go") }.disabled(true))
        #expect(throws: ElementTree.Refusal.disabled) { try stage.send(.activate, to: stage.element(.button)) }
        #expect(log.entries.isEmpty)
    }

    @Test("A button answers to no other event than a tap")
    func otherEvents() {
        let stage = ControlStage(Button("Go") {})
        #expect(throws: ElementTree.Refusal.unknownVerb) { try stage.send(.edit("x"), to: stage.element(.button)) }
    }

    @Test("The role and the style of a button are named, those of an ordinary one aren't")
    func names() {
        let stage = ControlStage(
            VStack {
                Button("Delete", role: .destructive) {}
                Button("Plain") {}
                Button("Prominent", role: nil) {}.buttonStyle(.borderedProminent)
            })
        let buttons = stage.all(.button)
        #expect(buttons[0][.roleName] == .text("destructive"))
        #expect(buttons[1][.roleName] == nil)
        #expect(buttons[1][.buttonStyle] == nil)
        #expect(buttons[2][.buttonStyle] == .text("bordered-prominent"))
    }

    @Test("The nearest style wins, and a style reaches every button inside")
    func inheritedStyle() {
        let stage = ControlStage(
            VStack {
                Button("Outer") {}
                VStack { Button("Inner") {} }.buttonStyle(.plain)
                Button("Automatic") {}.buttonStyle(.automatic)
            }.buttonStyle(.bordered))
        #expect(stage.all(.button).map { $0[.buttonStyle] } == [.text("bordered"), .text("plain"), nil])
    }

    private struct Framed: ButtonStyle {
        var prefix: String
        func makeBody(configuration: Configuration) -> some View {
            Text(configuration.role == .destructive ? "!" : prefix)
            configuration.label
        }
    }

    @Test("An app's style is shown inside a button, and the button still acts")
    func customStyle() throws {
        let log = ControlLog()
        let stage = ControlStage(
            VStack {
                Button("Go") { log.add("go") }
                Button("Drop", role: .destructive) {}
            }.buttonStyle(Framed(prefix: "*")))
        let buttons = stage.all(.button)
        #expect(buttons.map { $0[.buttonStyle] } == [.text("custom"), .text("custom")])
        #expect(buttons.map(ControlStage.words) == ["* Go", "! Drop"])
        try stage.send(.activate, to: buttons[0])
        #expect(log.entries == ["go"])
    }

    @Test("An app's style that changes is shown anew, once, and an equal one isn't")
    func changedStyle() throws {
        struct Page: View {
            @State private var prefix = "a"
            @State private var other = 0
            var body: some View {
                VStack {
                    Button("Go") { prefix = "b" }
                    Button("Same \(other)") { other += 1 }.buttonStyle(.plain)
                }.buttonStyle(Framed(prefix: prefix))
            }
        }
        let stage = ControlStage(Page())
        #expect(try stage.send(.activate, to: stage.element(.button, "Same")) == ["text Same 1"])
        #expect(try stage.send(.activate, to: stage.element(.button, "Go")) == ["text b"])
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration)
            Button("Again") {
                configuration.trigger()
                configuration.trigger()
            }
        }
    }

    @Test("An app's primitive style decides what acts; buttons in its body aren't styled by it")
    func primitiveStyle() throws {
        let log = ControlLog()
        let stage = ControlStage(Button("Once") { log.add("go") }.buttonStyle(Twice()))
        #expect(stage.all(.button).map(ControlStage.words) == ["Once", "Again"])
        try stage.send(.activate, to: stage.element(.button, "Again"))
        #expect(log.entries == ["go", "go"])
        try stage.send(.activate, to: stage.element(.button, "Once"))
        #expect(log.entries.count == 3)
    }

    @Test("The field of a style that reads the environment has its value")
    func styleReadsEnvironment() {
        struct Quiet: ButtonStyle {
            @Environment(\.labelsAreHidden) private var isHidden
            func makeBody(configuration: Configuration) -> some View {
                Text(isHidden ? "quiet" : "loud")
            }
        }
        let stage = ControlStage(
            VStack {
                Button("A") {}.buttonStyle(Quiet()).labelsHidden()
                Button("B") {}.buttonStyle(Quiet())
            })
        #expect(stage.all(.text).map(\.text) == ["quiet", "loud"])
    }

    @Test("The outline of bordered buttons is named above them")
    func borderShape() {
        let stage = ControlStage(Button("A") {}.buttonBorderShape(.capsule))
        #expect(stage.element(.style)?[.borderShape] == .text("capsule"))
        #expect(ControlStage(Button("A") {}.buttonBorderShape(.automatic)).element(.style)?[.borderShape] == nil)
    }

    @Test("Keys that do what a button does are named around it, and not where there are none")
    func shortcut() {
        let stage = ControlStage(
            VStack {
                Button("A") {}.keyboardShortcut("N", modifiers: [.command, .shift])
                Button("B") {}.keyboardShortcut(.defaultAction)
                Button("C") {}.keyboardShortcut(nil)
                Button("D") {}.keyboardShortcut(.upArrow)
            })
        #expect(
            stage.all(.style).map { $0[.shortcut] } == [
                .text("shift-command-n"), .text("Enter"), nil, .text("command-ArrowUp"),
            ])
    }

    @Test("A thousand equal buttons aren't touched when something beside them changes")
    func equalButtons() throws {
        struct Cell: View {
            let number: Int
            var body: some View { Button("Item \(number)") {} }
        }
        struct Page: View {
            @State private var count = 0
            var body: some View {
                Button("Count \(count)") { count += 1 }
                ForEach(0..<1000) { Cell(number: $0) }
            }
        }
        let stage = ControlStage(Page())
        let before = stage.graph.bodyCount
        #expect(try stage.send(.activate, to: stage.element(.button, "Count")) == ["text Count 1"])
        #expect(stage.graph.bodyCount == before + 1)
    }
}
