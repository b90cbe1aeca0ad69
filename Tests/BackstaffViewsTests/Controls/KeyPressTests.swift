import BackstaffTesting
import BackstaffUI
import Foundation
import Testing
import ViewTestSupport

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
            .onKeyPress(characters: CharacterSet(charactersIn: "xa\u{1B}\u{F700}")) { press in
                log.append("outer \(press.characters)")
                return press.characters == "x" ? .handled : .ignored
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
        await #expect(throws: LookUpFailure.self) { try await host.pressKey("7") }
        try await host.focus("board")
        #expect(host.shows("on"))
        #expect(try await host.pressKey("7"))
        #expect(log(host) == "digit 7")
        try await host.focus("beside")
        #expect(host.shows("off"))
        #expect(try await !host.pressKey("7"))
        #expect(log(host) == "digit 7")
    }

    @Test("The outermost action gets a key first, then those inside, until one handles it")
    func order() async throws {
        let host = HeadlessHost(Board())
        try await host.focus("board")
        #expect(try await host.pressKey("x"))
        #expect(log(host) == "outer x")
        #expect(try await host.pressKey("a"))
        #expect(log(host) == "outer x, outer a, pressed a")
        #expect(try await !host.pressKey("a", modifiers: .shift))
        #expect(log(host) == "outer x, outer a, pressed a, pressed A")
        #expect(try await !host.pressKey(.escape))
        #expect(log(host) == "outer x, outer a, pressed a, pressed A, outer \u{1B}")
    }

    @Test("Of several views around the focus, each with an action, the outermost is asked first")
    func threeLevels() async throws {
        struct Levels: View {
            let journal: Journal
            let handles: String

            private func note(_ level: String) -> KeyPress.Result {
                journal.note(level)
                return level == handles ? .handled : .ignored
            }

            var body: some View {
                VStack {
                    VStack {
                        Text("inner").focusable().onKeyPress(.upArrow) { note("inner") }
                    }
                    .onKeyPress(keys: [.upArrow, .downArrow]) { _ in note("mid") }
                }
                .onKeyPress { _ in note("root") }
            }
        }
        for (handles, heard) in [
            ("", ["root", "mid", "inner"]), ("mid", ["root", "mid"]), ("root", ["root"]),
            ("inner", ["root", "mid", "inner"]),
        ] {
            let journal = Journal()
            let host = HeadlessHost(Levels(journal: journal, handles: handles))
            try await host.focus("inner")
            #expect(try await host.pressKey(.upArrow) == !handles.isEmpty)
            #expect(journal.take() == heard)
            try await host.pressKey(.downArrow)
            #expect(journal.take() == (handles == "root" ? ["root"] : ["root", "mid"]))
        }
    }

    @Test("An action inside a view that has the focus itself gets no keys")
    func inside() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            Text("board").onKeyPress(.upArrow) {
                journal.note("inside")
                return .handled
            }
            .focusable())
        try await host.focus("board")
        #expect(try await !host.pressKey(.upArrow))
        #expect(journal.take() == [])
    }

    @Test("By default an action is for a key that goes down and for one that repeats, and not for one that goes up")
    func defaultPhases() async throws {
        let journal = Journal()
        let host = HeadlessHost(
            VStack {
                Text("board").focusable()
                    .onKeyPress(.upArrow) {
                        journal.note("arrow")
                        return .ignored
                    }
                    .onKeyPress { press in
                        journal.note("any \(press.phase.rawValue)")
                        return .ignored
                    }
            })
        try await host.focus("board")
        try await host.pressKey(.upArrow, phase: .down)
        #expect(journal.take() == ["any 1", "arrow"])
        try await host.pressKey(.upArrow, phase: .repeat)
        #expect(journal.take() == ["any 2", "arrow"])
        try await host.pressKey(.upArrow, phase: .up)
        #expect(journal.take() == [])
    }

    @Test("A hidden view never has the focus, neither by the app nor by a user")
    func hidden() async throws {
        struct Page: View {
            @FocusState private var isFocused: Bool
            var body: some View {
                Text("board").focusable().focused($isFocused).hidden()
                Text("shown").focusable()
                Text(isFocused ? "on" : "off")
                Button("Focus") { isFocused = true }
            }
        }
        let host = HeadlessHost(Page())
        try await host.focus("shown")
        try await host.tap("Focus")
        #expect(host.shows("off") && host.focused?.texts != ["board"])
        await #expect(throws: LookUpFailure.self) { try await host.focus("board") }
    }

    @Test("A tap on a view with a tap gesture gives it the focus first; a tap on a button gives it to nothing")
    func tapped() async throws {
        struct Page: View {
            let journal: Journal
            @FocusState private var isFocused: Bool
            var body: some View {
                Text("board").focusable().focused($isFocused)
                    .onTapGesture { journal.note("tap") }
                    .onChange(of: isFocused) { journal.note(isFocused ? "focus" : "no focus") }
                Button("act") { journal.note("act") }.focusable()
            }
        }
        let journal = Journal()
        let host = HeadlessHost(Page(journal: journal))
        try await host.tap("board")
        #expect(journal.take() == ["focus", "tap"])
        #expect(host.focused?.texts == ["board"])
        try await host.tap("act")
        #expect(journal.take() == ["act"])
        #expect(host.focused?.texts == ["board"])
        await host.unfocus()
        #expect(journal.take() == ["no focus"])
        try await host.tap(host.find("board"))
        #expect(journal.take() == ["focus", "tap"])
    }

    @Test("An action is for its keys, characters and phases only")
    func filters() async throws {
        let host = HeadlessHost(Board())
        try await host.focus("board")
        try await host.pressKey("7")
        #expect(log(host) == "digit 7")
        #expect(try await !host.pressKey("b"))
        try await host.pressKey(.space, phase: .up)
        #expect(log(host) == "digit 7, released  ")
        #expect(try await !host.pressKey(.upArrow, phase: .up))
        #expect(try await !host.pressKey("a", modifiers: .command))
        #expect(log(host) == "digit 7, released  ")
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
