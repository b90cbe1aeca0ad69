import BackstaffTesting
import BackstaffUI
import Foundation
import Testing

@MainActor
@Suite("Key presses")
struct KeyPressTests {
    private struct Board: View {
        @State private var log: [String] = []
        @State private var isFocusable = true
        @State private var isOff = false
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                Text("board")
                    .focusable(isFocusable)
                    .focused($isFocused)
                    .onKeyPress(.upArrow) {
                        log.append("up")
                        return .handled
                    }
                    .onKeyPress(keys: ["a", .space], phases: .all) { press in
                        log.append("\(press.phase == .up ? "released" : "pressed") \(press.characters)")
                        return press.modifiers.contains(.shift) ? .ignored : .handled
                    }
                    .onKeyPress(characters: .decimalDigits) { press in
                        log.append("digit \(press.characters)")
                        return .handled
                    }
                Text("beside").focusable()
                Button("Other") { isFocusable = false }
            }
            .onKeyPress { press in
                log.append("outer \(press.key == .tab ? "tab" : press.characters)")
                return press.key == .escape ? .ignored : .handled
            }
            .disabled(isOff)
            Text("log \(log.joined(separator: ", "))")
            Text(isFocused ? "on" : "off")
            Button("Focus") { isFocused = true }
            Button("Off") { isOff = true }
        }
    }

    private func log(_ host: HeadlessHost) -> String {
        String(host.texts.first { $0.hasPrefix("log") }?.dropFirst(4) ?? "")
    }

    @Test("A key reaches the action of the focused view, and none of another view")
    func reaches() async throws {
        let host = HeadlessHost(Board())
        await #expect(throws: LookUpFailure.self) { try await host.pressKey(.upArrow) }
        try await host.focus("board")
        #expect(host.shows("on"))
        #expect(try await host.pressKey(.upArrow))
        #expect(log(host) == "up")
        try await host.focus("beside")
        #expect(host.shows("off"))
        #expect(try await host.pressKey(.upArrow))
        #expect(log(host) == "up, outer \u{F700}")
    }

    @Test("An ignored key goes on to the views around, and is declined if none handles it")
    func ignored() async throws {
        let host = HeadlessHost(Board())
        try await host.focus("board")
        #expect(try await host.pressKey("a"))
        #expect(log(host) == "pressed a")
        #expect(try await host.pressKey("a", modifiers: .shift))
        #expect(log(host) == "pressed a, pressed A, outer A")
        #expect(try await !host.pressKey(.escape))
        #expect(log(host) == "pressed a, pressed A, outer A, outer \u{1B}")
    }

    @Test("An action is for its keys, characters and phases only")
    func filters() async throws {
        let host = HeadlessHost(Board())
        try await host.focus("board")
        try await host.pressKey("7")
        #expect(log(host) == "digit 7")
        try await host.pressKey("b")
        try await host.pressKey(.space, phase: .up)
        #expect(log(host) == "digit 7, outer b, released  ")
        #expect(try await !host.pressKey(.upArrow, phase: .up))
        #expect(try await !host.pressKey("a", modifiers: .command))
        #expect(log(host) == "digit 7, outer b, released  ")
    }

    @Test("The app gives the focus to a view that can have it, and a view that can't loses it")
    func focusState() async throws {
        let host = HeadlessHost(Board())
        try await host.tap("Focus")
        #expect(host.shows("on") && host.focused?.texts == ["board"])
        try await host.tap("Other")
        #expect(host.focused == nil)
        await #expect(throws: LookUpFailure.self) { try await host.focus("board") }
    }

    @Test("A disabled view gets no keys")
    func disabled() async throws {
        let host = HeadlessHost(Board())
        try await host.focus("board")
        try await host.tap("Off")
        await #expect(throws: LookUpFailure.self) { try await host.pressKey(.upArrow) }
        #expect(log(host) == "")
    }

    @Test("A field hands keys to the actions around it, also those that its own text doesn't take")
    func field() async throws {
        struct Page: View {
            @State private var words = "Ada"
            @State private var count = 0
            var body: some View {
                TextField("Name", text: $words).onKeyPress(.downArrow) {
                    count += 1
                    return .handled
                }
                Text("count \(count)")
            }
        }
        let host = HeadlessHost(Page())
        try await host.focus("Name")
        #expect(try await host.pressKey(.downArrow))
        #expect(host.shows("count 1"))
        #expect(try await !host.pressKey(.upArrow))
        #expect(host.shows("count 1") && host.shows("Ada"))
    }
}
