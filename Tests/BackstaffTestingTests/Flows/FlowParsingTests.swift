import Foundation
import Fuzzing
import Testing

@testable import BackstaffTesting

@Suite("Parsing flows")
struct FlowParsingTests {
    // MARK: Invalid flows

    @Test(
        "A line that can't be parsed is an error with its number and the reason",
        arguments: [
            ("- back\n- hop", 2, "No step is called “hop”: the steps are tapOn,"),
            ("- TapOn: x", 1, "is it “tapOn”?"),
            ("- tapOn", 1, "tapOn needs a value, as in “- tapOn: Recipes”."),
            ("- tapOn:", 1, "tapOn needs a value"), ("- tapOn: ''", 1, "tapOn needs a value"),
            ("- tapOn: # x", 1, "tapOn needs a value"), ("- back: x", 1, "back takes no value."),
            ("- tapOn:x", 1, "A space is missing after the colon."),
            ("- tapOn x", 1, "is followed by “: ” and its value"),
            ("- back!", 1, "is followed by “: ” and its value"), ("-", 1, "The step has no name."),
            ("- : x", 1, "No step is called “”"), ("-back", 1, "A step begins with “- ”."),
            ("back", 1, "A step begins with “- ”."), ("- back\ntapOn: x", 2, "(A header stands above the steps"),
            // Lists, maps, and values of several lines.
            ("- tapOn: [a, b]", 1, "Lists and maps"), ("- tapOn: {id: a}", 1, "Lists and maps"),
            ("- tapOn:\n    id: a", 2, "Lists and maps"),
            ("- back\n\n# x\n- tapOn:\n  # y\n    - a", 6, "Lists and maps"),
            ("- swipe: back\n    end", 2, "Lists and maps"), ("- - back", 1, "Lists and maps"),
            ("- {back}", 1, "Lists and maps"), ("- [back]", 1, "Lists and maps"),
            ("- tapOn: |\n    a", 2, "Lists and maps"),
            ("- tapOn: >", 1, "Values of several lines"),
            // Indentation.
            ("- back\n - back", 2, "Lists and maps"), ("  - back\n- back", 2, "indent this one by 2 spaces"),
            ("\t- back", 1, "a tab. Use spaces"), ("-\tback", 1, "a tab. Use spaces"),
            // Quotes.
            ("- tapOn: 'a", 1, "A single quote is missing"), ("- tapOn: \"a", 1, "A double quote is missing"),
            ("- tapOn: \"a\\", 1, "A double quote is missing"), ("- tapOn: 'a' b", 1, "after the closing quote"),
            ("- tapOn: \"a\"b", 1, "after the closing quote"), ("- tapOn: \"\\q\"", 1, "“\\q” isn't a known escape"),
            ("- tapOn: \"\\u12\"", 1, "“\\u12\"” isn't a valid character"),
            ("- tapOn: \"\\uD800\"", 1, "isn't a valid character"),
            ("- tapOn: \"\\x00\"", 1, "isn't a valid character"),
            ("- tapOn: \"\\UFFFFFFFF\"", 1, "isn't a valid character"), ("- tapOn: a: b", 1, "needs quotes"),
            ("- tapOn: a:", 1, "needs quotes"), ("- tapOn: - a", 1, "needs quotes"), ("- tapOn: &a", 1, "needs quotes"),
            ("- tapOn: *a", 1, "needs quotes"), ("- tapOn: @a", 1, "needs quotes"), ("- tapOn: !a", 1, "needs quotes"),
            // Headers.
            ("appId: x\n- back", 1, "A step begins with “- ”."), ("appId: x\n---", nil, "The flow has no steps."),
            ("appId\n---\n- back", 1, "A header has lines of the form"),
            ("env:\n  A: b\n---\n- back", 1, "Lists and maps aren't supported: “env” has no value"),
            ("tags: [a]\n---\n- back", 1, "Lists and maps"),
            ("---\n- back\n---\n- back", 3, "A file contains only one flow"),
            ("- back\n---", 2, "A file contains only one flow"),
            ("- back\n- launchApp", 2, "launchApp is allowed only as the first"),
            ("- launchApp: x\n- back", 1, "launchApp takes no value"),
            // Values.
            ("- resize: 390", 1, "such as 390x844, not “390”"), ("- resize: 0x0", 1, "such as 390x844"),
            ("- resize: nanx1", 1, "such as"), ("- resize: infx9", 1, "such as"), ("- resize: 9x9x9", 1, "such as"),
            ("- resize: -1x5", 1, "such as"), ("- swipe: away", 1, "one of back, up, down, left, right"),
            ("- pressKey: F1", 1, "one of enter,"), ("- pressKey: shift enter", 1, "shift can be combined only with"),
            ("- eraseText: some", 1, "a number of characters"), ("- eraseText: -1", 1, "a number of characters"),
            ("- travel: x", 1, "the browser's history"), ("- travel: 99999999999999999999", 1, "history"),
            ("- columnWidth: detail 9", 1, "“sidebar” or “content”"), ("- columnWidth: sidebar nan", 1, "“sidebar”"),
            ("- assertMotion: jump", 1, "takes push, pop, fade or none"),
            ("- swipeRow: Flour", 1, "takes a direction"), ("- swipeRow: left", 1, "takes a direction"),
            ("- swipeRow: full Flour", 1, "takes a direction"), ("- swipeRow: up Flour", 1, "takes a direction"),
            ("- swipeRow", 1, "needs a value"), ("- moveRow: Flour", 1, "moveRow takes"),
            ("- moveRow: before Flour", 1, "moveRow takes"), ("- moveRow: Flour before", 1, "moveRow takes"),
            ("- moveRow: to end", 1, "moveRow takes"), ("- moveRow: a before b before c", 1, "moveRow takes"),
            ("- moveRow: '\"a\"before b'", 1, "moveRow takes"),
            ("- moveRow: '\"a\" before \"b\" c'", 1, "moveRow takes"),
            ("- moveRow: 'a before \"b'", 1, "A double quote is missing"),
            ("- moveRow: '\"\" to end'", 1, "moveRow takes"), ("- moveRow: 'a before \"\"'", 1, "moveRow takes"),
            ("- deleteRow", 1, "needs a value"), ("- closeMenu: x", 1, "takes no value"),
            ("- assertEditing: x", 1, "takes no value"), ("- longpresson: x", 1, "is it “longPressOn”?"),
            // Empty flows.
            ("", nil, "The flow has no steps."), ("\n# only a remark\n", nil, "The flow has no steps."),
            ("- launchApp", nil, "The flow has no steps."),
        ] as [(String, Int?, String)])
    func errors(text: String, line: Int?, message: String) throws {
        let error = try #require(throws: FlowError.self) { try Flow(text) }
        #expect(error.line == line)
        #expect(error.message.contains(message), "\(error)")
        #expect(error.description == (line.map { "line \($0): " } ?? "") + error.message)
    }

    @Test(
        "Bytes that aren't text are an error with their line",
        arguments: [
            ([0x2D, 0x20, 0xFF], 1, "UTF-8"), (Array("- back\n- tapOn: ".utf8) + [0xC3], 2, "UTF-8"),
            (Array("- back\n# \0\n".utf8), 2, "U+0000"), (Array("- back\r- back".utf8), 1, "U+000D"),
            (Array("- tapOn: \u{1B}[31m".utf8), 1, "U+001B"), ([0xFF, 0xFE, 0x2D, 0x00], 1, "UTF-8"),
            (Array("- back\n- tapOn: ".utf8) + Array(repeating: 0x61, count: 10_000), 2, "longer than 10000 bytes"),
        ] as [([UInt8], Int, String)])
    func bytes(bytes: [UInt8], line: Int, message: String) throws {
        let error = try #require(throws: FlowError.self) { try Flow(bytes: bytes) }
        #expect(error.line == line && error.message.contains(message), "\(error)")
    }

    @Test("A file of 10 MB, a folder and a missing file are errors; a small file isn't")
    func files() throws {
        let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).flow"
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(throws: FlowError(line: nil, "The file \(path) doesn't exist or can't be read.")) {
            try Flow(contentsOf: path)
        }
        try Data(repeating: 0x0A, count: 10_000_000).write(to: URL(fileURLWithPath: path))
        #expect(throws: FlowError(line: nil, "The flow is larger than 1 MiB.")) { try Flow(contentsOf: path) }
        try Data("- back".utf8).write(to: URL(fileURLWithPath: path))
        #expect(try Flow(contentsOf: path).entries.map(\.step) == [.back])
        #expect(throws: FlowError.self) { try Flow(contentsOf: FileManager.default.temporaryDirectory.path) }
    }

    @Test("No bytes trap", arguments: 0..<200)
    func fuzz(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var bytes = Array(
            "a: b\n---\n- tapOn: \"x\\u00e9\" # y\n- moveRow: '\"a\" before b'\n- swipeRow: full left a\n".utf8)
        for _ in 0..<Int.random(in: 1...12, using: &generator) {
            let index = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
            case 1: bytes.insert("-: \n'\"\\[{#x0\t".utf8.randomElement(using: &generator) ?? 0, at: index)
            default: bytes.removeSubrange(index..<min(bytes.count - 1, index + 4))
            }
        }
        _ = try? Flow(bytes: bytes)
    }

    // MARK: Valid flows

    @Test("Comments, blank lines, a header, any line endings and a byte order mark don't change the steps")
    func forms() throws {
        let steps: [FlowStep] = [.tapOn("Ely"), .back]
        for text in [
            "- tapOn: Ely\n- back", "\u{FEFF}- tapOn: Ely\r\n- back\r\n",
            "# one\n\n- tapOn: Ely   # two\n  # three\n- back #",
            "appId: org.example\nname: \"A: b\"  # x\n\n---\n- launchApp\n- tapOn: Ely\n- back",
            "---\n  - tapOn:  Ely \n  -  back",
        ] {
            #expect(try Flow(text).entries.map(\.step) == steps, "\(text)")
        }
        #expect(try Flow("# x\n\n- back\n\n- back").entries.map(\.line) == [3, 5])
    }

    @Test(
        "Strings are parsed like YAML",
        arguments: [
            ("a b", "a b"), ("a#b", "a#b"), ("a # b", "a"), ("a:b", "a:b"), ("12", "12"), ("true", "true"),
            ("-1", "-1"),
            ("\"\\u00e9\\n\\t\\\"\\\\\\x41\\U0001F600\"", "é\n\t\"\\A😀"), ("'it''s'", "it's"),
            ("'a: b # c'", "a: b # c"),
            ("'\\n'", "\\n"), ("\"a\" # b", "a"), ("é 日本 👩‍👩‍👧", "é 日本 👩‍👩‍👧"), ("a\tb", "a\tb"),
        ])
    func words(written: String, words: String) throws {
        #expect(try Flow("- tapOn: \(written)").entries.map(\.step) == [.tapOn(words)])
    }

    @Test(
        "Each step is parsed, and written again unchanged",
        arguments: [
            "tapOn: Ely", "commandTapOn: Ely", "shiftTapOn: Ely", "tapOutside", "back", "swipe: back", "swipe: up",
            "inputText: Ely", "eraseText", "eraseText: 3", "hideKeyboard", "pressKey: enter", "pressKey: shift down",
            "openLink: https://example.org/a?b=c#d", "resize: 390x844", "resize: 390.5x844", "scrollUntilVisible: Ely",
            "toggleSidebar", "columnWidth: sidebar 312.5", "travel: 0", "waitFor: Ely", "assertVisible: Ely",
            "assertNotVisible: Ely", "assertSelected: Ely", "assertTitle: Ely", "assertPath: a, b(1)", "assertPath",
            "assertRoot", "assertURL: /a/b%20c", "assertMotion: none", "doubleTapOn: Ely", "longPressOn: Ely",
            "closeMenu", "dismiss", "dragSheet: large", "assertPresented: sheet", "deleteRow: Ely",
            "moveRow: Ely before Wells", "moveRow: Ely to end", "swipeRow: left Ely", "swipeRow: right Ely",
            "swipeRow: full left Ely", "swipeRow: full right full Ely", "closeSwipe: Ely", "refresh", "refresh: Ely",
            "cancelSearch", "cancelSearch: Ely", "assertEditing", "assertNotEditing",
        ])
    func steps(text: String) throws {
        #expect(try Flow("- \(text)").entries.map(\.step.description) == [text])
    }

    @Test("Names of keys and directions are case-insensitive; the values of a path are separated by commas")
    func tolerance() throws {
        #expect(try Flow("- pressKey: Enter\n- swipe: UP").entries.map(\.step) == [.pressKey(.enter), .swipe(.up)])
        #expect(try Flow("- assertPath:  a ,b").entries.map(\.step) == [.assertPath(["a", "b"])])
        #expect(try Flow("- assertPath: ''").entries.map(\.step) == [.assertPath([])])
    }

    @Test(
        "A moved row and its destination are told apart, whatever their names are",
        arguments: [
            ("Ely before Wells", "Ely", "Wells"), ("Ely to end", "Ely", nil),
            ("Drive to end before Ely", "Drive to end", "Ely"),
            ("Ely before to end", "Ely", "to end"), ("before before before", "before", "before"),
            ("'\"a before b\" before \"c before d\"'", "a before b", "c before d"),
            ("'\"a before b\" to end'", "a before b", nil), ("a before 'b'", "a", "'b'"),
        ] as [(String, String, String?)])
    func moves(written: String, row: String, other: String?) throws {
        #expect(try Flow("- moveRow: \(written)").entries.map(\.step) == [.moveRow(row, before: other)])
    }

    @Test("Steps with several words in one value are parsed again unchanged", arguments: 0..<300)
    func compoundRoundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let parts = [
            " before ", "before", " to end", "to end", "full ", "left ", "\"", "'", " ", "a", "b: ", " #", "\n",
            "\u{301}",
            "\u{200D}", "é", "👩‍👧", "\\", "[2]",
        ]
        func words() -> String {
            let count = Int.random(in: 1...6, using: &generator)
            return (0..<count).map { _ in parts.randomElement(using: &generator) ?? "x" }.joined()
        }
        for step in [
            FlowStep.moveRow(words(), before: words()), .moveRow(words(), before: nil), .swipeRow(.leading, words()),
            .swipeRow(.trailing, words(), isFull: true), .deleteRow(words()), .refresh(words()),
        ] {
            let read = try Flow("- \(step)").entries.map(\.step)
            #expect(read == [step] && read.map(\.description.utf8.count) == [step.description.utf8.count])
        }
    }

    @Test("Any written text is parsed again unchanged", arguments: 0..<300)
    func roundTrip(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let alphabet = Array("ab :#-'\"\\[]{}|>&*!%@`,?\n\t\r\u{85}\u{2028}\u{FEFF}\u{1}é日👩‍👧~/[2]")
        let length = Int.random(in: 1...10, using: &generator)
        let words = String((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "x" })
        let step = FlowStep.tapOn(words)
        #expect(try Flow("- \(step)").entries.map(\.step) == [step])
        #expect(FlowScalar.written(words).filter(\.isNewline).isEmpty)
    }
}
