import BackstaffElements
import BackstaffTesting
import BackstaffUI
import Testing
import ViewTestSupport

@testable import BackstaffViews

@MainActor
struct ButtonTests {
    @Test("A tap runs the action, and only the text that it changed is updated")
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

    @Test("A button ignores every event except a tap")
    func otherEvents() {
        let stage = ControlStage(Button("Go") {})
        #expect(throws: ElementTree.Refusal.unknownVerb) { try stage.send(.edit("x"), to: stage.element(.button)) }
    }

    @Test("A button's element names its role and style, unless they are the defaults")
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

    @Test("The nearest style applies, and a style applies to every button inside")
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

    @Test("An app's style is drawn inside the button, and the button still works")
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

    @Test("A change of an app's style updates the button once, and an equal style doesn't")
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

    @Test("An app's primitive style decides when the action runs, and doesn't apply to buttons in its own body")
    func primitiveStyle() throws {
        let log = ControlLog()
        let stage = ControlStage(Button("Once") { log.add("go") }.buttonStyle(Twice()))
        #expect(stage.all(.button).map(ControlStage.words) == ["Once", "Again"])
        try stage.send(.activate, to: stage.element(.button, "Again"))
        #expect(log.entries == ["go", "go"])
        try stage.send(.activate, to: stage.element(.button, "Once"))
        #expect(log.entries.count == 3)
    }

    private struct Linked: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            NavigationLink(value: 7) { configuration.label }
            Button("Inner") {}
            Menu("More") { Button("Item") {} }
        }
    }

    @Test("An app's style may have links, buttons and menus in its body, which have the built-in style")
    func controlsInStyle() {
        let stage = ControlStage(NavigationStack { Button("Go") {}.buttonStyle(Linked()) })
        #expect(stage.all(.link).map(ControlStage.words) == ["Go"])
        let buttons = stage.all(.button)
        #expect(buttons.map(ControlStage.words) == ["Go Inner More", "Inner", "More"])
        #expect(buttons.map { $0[.buttonStyle] } == [.text("custom"), nil, nil])
    }

    @Test("A tap on a link in a style's body follows the link, and the button's action runs for taps beside it")
    func tapInStyle() async throws {
        struct Marked: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("Mark")
                NavigationLink(value: 7) { configuration.label }
            }
        }
        let log = ControlLog()
        let host = HeadlessHost(
            NavigationStack {
                Button("Go") { log.add("go") }.buttonStyle(Marked())
                    .navigationDestination(for: Int.self) { Text("Number \($0)") }
            })
        try await host.tap("Mark")
        #expect(log.entries == ["go"])
        #expect(host.depth == 0)
        try await host.tap("Go")
        #expect(host.shows("Number 7"))
        #expect(log.entries == ["go"])
    }

    @Test("A style that reads the environment gets the value")
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

    @Test("The style element around a button names its border shape, unless that is automatic")
    func borderShape() {
        let stage = ControlStage(Button("A") {}.buttonBorderShape(.capsule))
        #expect(stage.element(.style)?[.borderShape] == .text("capsule"))
        #expect(ControlStage(Button("A") {}.buttonBorderShape(.automatic)).element(.style)?[.borderShape] == nil)
    }

    @Test("The style element around a button names its keyboard shortcut, if it has one")
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

    @Test("A change beside a thousand equal buttons doesn't touch them")
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

/// Buttons whose style shows whether they are pressed.
@MainActor
@Suite("Pressed buttons")
struct PressedButtonTests {
    private struct Pressing: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(configuration.isPressed ? "down" : "up")
            }
        }
    }

    private struct Still: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    @Test("A style sees the press and the release of its own button, and a tap still acts")
    func pressed() async throws {
        let log = ControlLog()
        let host = HeadlessHost(
            VStack {
                Button("Go") { log.add("go") }
                Button("Stay") {}
            }
            .buttonStyle(Pressing()))
        #expect(host.texts == ["Go", "up", "Stay", "up"])
        try await host.press("Go", isDown: true)
        #expect(host.texts == ["Go", "down", "Stay", "up"])
        #expect(log.entries.isEmpty)
        try await host.press("Go", isDown: false)
        #expect(host.texts == ["Go", "up", "Stay", "up"])
        try await host.tap("Go")
        #expect(log.entries == ["go"] && host.texts == ["Go", "up", "Stay", "up"])
    }

    @Test("A button whose style doesn't ask reports no presses, and neither does a disabled one")
    func notAsked() async throws {
        let host = HeadlessHost(
            VStack {
                Button("Still") {}.buttonStyle(Still())
                Button("Plain") {}
                Button("Off") {}.buttonStyle(Pressing()).disabled(true)
            })
        for name in ["Still", "Plain", "Off"] {
            await #expect(throws: LookUpFailure.self) { try await host.press(name, isDown: true) }
        }
        #expect(!host.shows("down"))
    }
}
