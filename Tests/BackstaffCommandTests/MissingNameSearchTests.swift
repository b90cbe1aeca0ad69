import Testing

@testable import BackstaffCommand

@Suite("The search for names that aren't there")
struct MissingNameSearchTests {
    private let file = "/c/A.swift"

    private func search(_ source: String) -> MissingNameSearch {
        MissingNameSearch(sources: [file: Array(source.utf8)])
    }

    private func error(_ line: Int, _ column: Int, _ text: String) throws -> CompilerMessage {
        try #require(CompilerMessage("\(file):\(line):\(column): error: \(text)"))
    }

    private func text(_ files: [String: [UInt8]]) -> String? { files[file].map { String(decoding: $0, as: UTF8.self) } }

    @Test("M14 a modifier is counted and erased with its arguments, on the lines where they are")
    func modifier() throws {
        let source = """
            Text("a")
                .fancy(1, of: "b)") {
                    Text("c")
                } label: { Text("d") }
                .bold()
            """
        var search = search(source)
        let next = search.add([try error(2, 6, "value of type 'Text' has no member 'fancy'")])
        #expect(search.uses.map(\.name) == [.member("fancy")])
        let erased = try #require(text(next))
        let lines = erased.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
        #expect(lines.map(String.init) == ["Text(\"a\")", "", "", "", ".bold()"])
        #expect(erased.utf8.count == source.utf8.count)
    }

    @Test("M14 the names that the first error has hidden are found in the next round, until nothing is left")
    func rounds() throws {
        var search = search("Text(\"a\").first().second()\n")
        let first = search.add([try error(1, 11, "value of type 'Text' has no member 'first'")])
        #expect(text(first) == "Text(\"a\")        .second()\n")
        let second = search.add([try error(1, 19, "value of type 'Text' has no member 'second'")])
        #expect(text(second) == "Text(\"a\")                 \n")
        #expect(search.add([]).isEmpty)
        #expect(search.uses.map(\.name) == [.member("first"), .member("second")])
    }

    @Test("M14 the same error again is neither counted nor erased again")
    func repeated() throws {
        var search = search("let a: Missing\nlet b: Missing\n")
        let messages = [
            try error(1, 8, "cannot find type 'Missing' in scope"),
            try error(1, 8, "cannot find type 'Missing' in scope"),
            try error(2, 8, "cannot find type 'Missing' in scope"),
        ]
        #expect(search.add(messages).isEmpty)
        #expect(search.uses.map(\.line) == [1, 2])
    }

    @Test("M14 a member of a type is named with the type, and the modifier that has it as an argument is erased")
    func typeMember() throws {
        var search = search("Text(\"a\").listStyle(.fancy).bold()\n")
        let next = search.add([try error(1, 22, "type 'ListStyle' has no member 'fancy'")])
        #expect(search.uses.map(\.name) == [.typeMember(type: "ListStyle", name: "fancy")])
        #expect(text(next) == "Text(\"a\")                  .bold()\n")
    }

    @Test("M14 a view gives way to a view without content, so that its modifiers are still checked")
    func view() throws {
        var search = search("VStack {\n    Chart(data) { Bar() }\n        .bold()\n}\n")
        let next = search.add([try error(2, 5, "cannot find 'Chart' in scope")])
        #expect(text(next)?.hasPrefix("VStack {\n    EmptyView()          \n        .bold()") == true)
        // What the missing view has isn't counted.
        _ = search.add([try error(3, 10, "value of type 'EmptyView' has no member 'bold'")])
        #expect(search.uses.map(\.name) == [.global("Chart")])
    }

    @Test("M14 what follows from a type that isn't there isn't counted, and what doesn't is")
    func followOn() throws {
        let source = """
            class Note: NSManagedObject { var n = 1 }
            class Book { var n = 1 }
            func f(_ a: Note, _ b: Book) {
                print(a.objectID)
                print(b.objectID)
            }
            """
        var search = search(source)
        let messages = [
            try error(4, 13, "value of type 'Note' has no member 'objectID'"),
            try error(5, 13, "value of type 'Book' has no member 'objectID'"),
            try error(1, 13, "cannot find type 'NSManagedObject' in scope"),
        ]
        _ = search.add(messages)
        #expect(search.uses.map(\.name) == [.global("NSManagedObject"), .member("objectID")])
        #expect(search.uses.last?.line == 5)
    }

    @Test("M14 an error in a declaration with a name that isn't there is left out, and one elsewhere isn't")
    func otherErrors() throws {
        let source = """
            struct A {
                var a: Int { missing() + "x" }
                var b: Int { "x" }
            }
            """
        var search = search(source)
        let conversion = "cannot convert return expression of type 'String' to return type 'Int'"
        _ = search.add([
            try error(2, 18, "cannot find 'missing' in scope"), try error(2, 30, conversion),
            try error(3, 18, conversion),
        ])
        #expect(search.otherErrors.map(\.line) == [3])
    }

    @Test("M14 a form of the app's own function isn't a form that is missing here")
    func ownForms() throws {
        var search = search("func own() {}\nown(a: 1)\npadding(a: 1)\n")
        _ = search.add([
            try error(2, 8, "extra argument 'a' in call"), try error(3, 12, "extra argument 'a' in call"),
        ])
        #expect(search.uses.map(\.name) == [.form(callee: "padding", label: "a:")])
    }

    @Test("M14 a form of a call is counted when the names in its declaration are there")
    func forms() throws {
        let source = "func a() {\n    Text(x).tint(y, on: 1).bold()\n}\n"
        var search = search(source)
        let form = try error(2, 21, "extra argument 'on' in call")
        let next = search.add([form, try error(2, 10, "value of type 'A' has no member 'x'")])
        #expect(search.uses.map(\.name) == [.member("x")] && next.isEmpty)
        #expect(text(search.add([form])) == "func a() {\n    Text(x)               .bold()\n}\n")
        #expect(search.uses.map(\.name) == [.member("x"), .form(callee: "tint", label: "on:")])
    }

    @Test("M14 an import of a module that isn't there is erased")
    func imports() throws {
        var search = search("@testable import Charts\nimport struct Map.Kit\nimport Core\nlet a = 1\n")
        let next = search.add([
            try error(1, 18, "no such module 'Charts'"), try error(2, 15, "no such module 'Map'"),
        ])
        let lines = text(next)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        #expect(lines.map { $0.filter { $0 != " " } } == ["", "", "importCore", "leta=1", ""])
        #expect(search.uses.map(\.name) == [.module("Charts"), .module("Map")])
    }

    @Test("M14 a member of what an erased call returns isn't counted, and a modifier behind an erased one is")
    func chains() throws {
        let source = "session.task(1)\n    .map(2)\nText(\"a\").fancy(1)\n    .other(2)\n"
        var search = search(source)
        _ = search.add([
            try error(1, 9, "value of type 'Session' has no member 'task'"),
            try error(3, 11, "value of type 'Text' has no member 'fancy'"),
        ])
        let next = search.add([
            try error(2, 6, "value of type 'Session' has no member 'map'"),
            try error(4, 6, "value of type 'Text' has no member 'other'"),
        ])
        #expect(search.uses.map(\.name) == [.member("task"), .member("fancy"), .member("other")])
        let lines = text(next)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        #expect(lines.map { $0.filter { $0 != " " } } == ["session", "", "Text(\"a\")", "", ""])
    }

    @Test(
        "M14 errors that only say that a type isn't known, or that a subtype of a missing one isn't complete, are left out"
    )
    func vague() throws {
        let source = "struct A: Missing {\n    var a = 1\n    override func b() {}\n}\nstruct B {}\nlet b = 1\n"
        let vague = [
            try error(6, 1, "cannot infer contextual base in reference to member 'x'"),
            try error(6, 1, "static method 'f' requires that 'A' conform to 'View'"),
            try error(3, 5, "method does not override any method from its superclass"),
            try error(6, 1, "static method 'f' requires that 'B' conform to 'View'"),
        ]
        var search = search(source)
        _ = search.add(vague + [try error(1, 11, "cannot find type 'Missing' in scope")])
        #expect(search.otherErrors == [vague[3]])
        var other = self.search(source)
        _ = other.add(vague)
        #expect(other.otherErrors == vague)
    }
}
