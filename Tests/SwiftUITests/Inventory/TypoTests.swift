import BackstaffTesting
import Foundation
import SwiftUI
import Testing

/// A typo is reported at its line, and nothing else is.
@Suite("Typos")
struct TypoTests {
    @Test("M13 a typo in a screen is reported at its line, and the screen without it compiles")
    func typoInAScreen() async throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Typos/Screens/NotesSplitView.swift")
        // The module SwiftUI would need the C modules of the server, too.
        let screen = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(
            of: "import SwiftUI", with: "import BackstaffUI")
        #expect(try await CompilerErrors.of(screen) == [])

        let mistaken = screen.replacingOccurrences(
            of: "Text(note.title).font(.headline)", with: "Text(note.titel).font(.headline)")
        let line = try #require(mistaken.components(separatedBy: "\n").firstIndex { $0.contains("titel") }) + 1
        let errors = try await CompilerErrors.of(mistaken)
        #expect(errors.count == 1)
        #expect(errors.first?.contains(":\(line):") == true, "\(errors)")
        #expect(errors.first?.contains("value of type 'Note' has no member 'titel'") == true, "\(errors)")
    }

    @Test(
        "M13 a value that no form of a modifier takes is reported as such",
        arguments: [
            (
                "Text(\"a\").navigationTitle(42)",
                "cannot convert value of type 'Int' to expected argument type 'LocalizedStringKey'"
            ),
            (
                "ForEach(0...5) { Text(\"\\($0)\") }",
                "is unavailable: ForEach takes no closed range without an id: write 0..<6 for 0...5"
            ),
            ("ForEach([\"a\"]) { Text($0) }", "requires that 'String' conform to 'Identifiable'"),
        ])
    func unsuitableValue(code: String, message: String) async throws {
        let errors = try await CompilerErrors.of("import BackstaffUI\n@MainActor func use() { _ = \(code) }")
        #expect(errors.count == 1)
        #expect(errors.first?.contains(message) == true, "\(errors)")
    }

    @Test(
        "M13 a typo in a row is reported at its line, and not at what has the rows",
        arguments: [
            "ForEach($notes) { $note in", "ForEach(notes) { note in", "List($notes) { $note in",
            "List(notes) { note in",
            "List(notes, selection: $chosen) { note in", "List($notes, selection: $chosen) { $note in",
            "List(notes, id: \\.title) { note in", "List(notes, id: \\.title, selection: $marked) { note in",
            "List(notes.prefix(2)) { note in",
        ])
    func typoInARow(rows: String) async throws {
        let errors = try await CompilerErrors.of(
            """
            import BackstaffUI
            struct Note: Identifiable { let id: Int; var title: String }
            struct Notes: View {
                @State private var notes: [Note] = []
                @State private var chosen: Int?
                @State private var marked: Set<String> = []
                var body: some View {
                    \(rows)
                        Text(note.titel)
                    }
                }
            }
            """)
        #expect(errors.count == 1)
        #expect(errors.first?.contains(":9:") == true, "\(errors)")
        #expect(errors.first?.contains("has no member 'titel'") == true, "\(errors)")
    }

    @MainActor
    @Test("M13 a list has rows of an array, of another collection, of a binding and of numbers, with any selection")
    func formsOfList() {
        let host = HeadlessHost(ListForms())
        for words in [
            "array", "optional", "set", "required", "slice", "bound", "named", "number 0", "numbers 0", "one 0",
        ] {
            #expect(host.outline.contains(words), "\(words)")
        }
    }

    @MainActor
    @Test("M13 the rows of a binding are its elements, however they are identified, and those of an array the array")
    func formsOfForEach() {
        struct Part: Identifiable {
            let id: Int
            var name: String
        }
        func data<Data, ID, Content>(of rows: ForEach<Data, ID, Content>) -> ObjectIdentifier {
            ObjectIdentifier(Data.self)
        }
        let parts = [Part(id: 1, name: "tea")]
        let bound = Binding.constant(parts)
        let byNumber = ObjectIdentifier(LazyMapSequence<Range<Int>, (Int, Int)>.self)
        let byName = ObjectIdentifier(LazyMapSequence<Range<Int>, (Int, String)>.self)

        #expect(data(of: ForEach(bound) { $part in TextField("Name", text: $part.name) }) == byNumber)
        #expect(data(of: ForEach(bound) { _ in Text("part") }) == byNumber)
        #expect(data(of: ForEach(bound, id: \.id) { _ in Text("part") }) == byNumber)
        #expect(data(of: ForEach(bound, id: \.name) { $part in Text(part.name) }) == byName)
        #expect(data(of: ForEach(Binding.constant(["tea"]), id: \.self) { $name in Text(name) }) == byName)
        #expect(data(of: ForEach(parts) { Text($0.name) }) == ObjectIdentifier([Part].self))
        #expect(data(of: ForEach(parts, id: \.name) { Text($0.name) }) == ObjectIdentifier([Part].self))
        #expect(data(of: ForEach(0..<3) { Text("\($0)") }) == ObjectIdentifier(Range<Int>.self))
    }

    @MainActor
    @Test("M13 a tint is a style, an optional one, or nil, and an interpolated value has a form of its own")
    func formsOfTintAndInterpolation() {
        let host = HeadlessHost(WeightedValues())
        #expect(host.outline.contains("1 2.500000 tea 3.500000 true own"))
    }

    @MainActor
    @Test("M13 the forms that cost the type checker little show the same as others")
    func weightedForms() async throws {
        let host = HeadlessHost(WeightedForms())
        for words in [
            "field of tea", "field of rope", "part of tea", "bound rope", "named tea", "constant rope", "own tea",
            "animated rope", "spare tar", "number 1", "field 1", "counted", "badges", "title", "subtitle", "editable",
            "constant", "key",
        ] {
            #expect(host.outline.contains(words), "\(words)")
        }

        let tabs = HeadlessHost(WeightedTabs())
        #expect(tabs.shows("first in tab 0") && tabs.shows("second in tab 0") && !tabs.shows("grouped"))
        try await tabs.tap("second")
        #expect(tabs.shows("first in tab 1") && !tabs.shows("first in tab 0"))
        try await tabs.tap("third")
        #expect(tabs.shows("grouped"))
    }
}

private struct ListForms: View {
    struct Note: Identifiable {
        let id: Int
        var title: String
    }

    @State private var notes = [Note(id: 1, title: "tea")]
    @State private var optional: Int?
    @State private var marked: Set<Int> = []
    @State private var required = 1

    var body: some View {
        VStack {
            List(notes) { _ in Text("array") }
            List(notes, selection: $optional) { _ in Text("optional") }
            List(notes, selection: $marked) { _ in Text("set") }
            List(notes, selection: $required) { _ in Text("required") }
            List(notes.prefix(1), selection: $optional) { _ in Text("slice") }
            List($notes, selection: $required) { $note in Text("bound \(note.title)") }
            List($notes, id: \.title) { $note in Text("named \(note.title)") }
        }
        VStack {
            List(0..<1) { Text("number \($0)") }
            List(0..<1, selection: $optional) { Text("numbers \($0)") }
            List(0..<1, selection: $required) { Text("one \($0)") }
        }
    }
}
