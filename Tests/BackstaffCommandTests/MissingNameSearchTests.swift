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

    @Test("M14 the view without content is on the first line with room for it, or left out")
    func viewOnLines() throws {
        var search = search("VStack {\n    BarMark(\n        x: 1, y: 2\n    )\n    .bold()\n    Dot(\n        1)\n}\n")
        let next = search.add([
            try error(2, 5, "cannot find 'BarMark' in scope"), try error(6, 5, "cannot find 'Dot' in scope"),
        ])
        let lines = text(next)?.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0).trimmingSuffix(while: \.isWhitespace) }
        #expect(lines == ["VStack {", "", "EmptyView()", "", "    .bold()", "", "", "}", ""])
    }

    @Test("M14 a view that isn't there in another one on the same line is erased with that one, in any order")
    func viewInView() throws {
        let source = "VStack {\n    Chart { BarMark(x: 1, y: 2) }\n    Paste { }\n}\n"
        let chart = try error(2, 5, "cannot find 'Chart' in scope")
        let mark = try error(2, 13, "cannot find 'BarMark' in scope")
        for messages in [[chart, mark], [mark, chart]] {
            var search = search(source)
            let next = text(search.add(messages))
            #expect(next == "VStack {\n    EmptyView()                  \n    Paste { }\n}\n")
            // Nothing is found that the user hasn't written.
            _ = search.add([try error(3, 5, "cannot find 'Paste' in scope")])
            #expect(Set(search.uses.map(\.name)) == [.global("Chart"), .global("BarMark"), .global("Paste")])
        }
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

    @Test("M14 a member is named if something stands before its dot, also on the line above")
    func members() throws {
        let source = "words.kern = 1\nlet a = f(.kern)\nreturn .kern\nText(a)\n    .kern\n"
        var search = search(source)
        let text = "reference to member 'kern' cannot be resolved without a contextual type"
        _ = search.add([
            try error(1, 7, text), try error(2, 12, text), try error(3, 9, text), try error(5, 6, text),
        ])
        #expect(search.uses.map(\.line) == [1, 5])
        #expect(search.uses.allSatisfy { $0.name == .member("kern") })
    }

    @Test("M14 a type that belongs to a protocol that isn't there isn't counted, and one elsewhere is")
    func associatedTypes() throws {
        let source = """
            struct Drift: Motion { func body(content: Content, phase: Phase) {} }
            func other(content: Content) {}
            """
        var search = search(source)
        _ = search.add([
            try error(1, 43, "cannot find type 'Content' in scope"),
            try error(1, 59, "cannot find type 'Phase' in scope"),
            try error(1, 15, "cannot find type 'Motion' in scope"),
            try error(2, 21, "cannot find type 'Content' in scope"),
        ])
        #expect(Set(search.uses.map(\.name)) == [.global("Motion"), .global("Phase"), .global("Content")])
        #expect(search.uses.filter { $0.name == .global("Content") }.map(\.line) == [2])
    }

    @Test("M14 a trailing closure that a function doesn't take is a form of it, whatever its place")
    func trailingClosures() throws {
        let source = "Gauge(value: 1) { a } marks: { b } more: { c }\nMenu { d } other: { e }\n"
        var search = search(source)
        let text = "extra trailing closure passed in call"
        _ = search.add([try error(1, 42, text), try error(2, 19, text)])
        #expect(search.uses.map(\.name) == [.form(callee: "Gauge", label: ""), .form(callee: "Menu", label: "")])
        #expect(search.otherErrors.isEmpty)
    }

    @Test("M14 a form that isn't there for a type is counted, unless the type is the app's or isn't there")
    func typesThatDoNotFit() throws {
        let source = """
            struct Own {}
            struct Panel: UIView {}
            func f() { fill(Own()) }
            func g() { tint(a) }
            func h() { show(Panel()) }
            """
        var search = search(source)
        let own = try error(3, 12, "instance method 'fill' requires that 'Own' conform to 'ShapeStyle'")
        _ = search.add([
            own, try error(4, 12, "instance method 'tint' requires that 'Gradient' conform to 'ShapeStyle'"),
            try error(5, 12, "static method 'show' requires that 'Panel' conform to 'View'"),
            try error(2, 15, "'UIView' is unavailable: Use a View."),
        ])
        #expect(
            search.uses.map(\.name) == [
                .unavailable("UIView", advice: "Use a View."), .form(callee: "tint", label: "Gradient"),
            ])
        #expect(search.otherErrors == [own])
    }

    @Test("M14 a block in which the compiler crashes is erased and named, so that the rest is checked")
    func crash() throws {
        var search = search("func a() {\n    f { b() }\n}\nfunc c() { d() }\n")
        let crash = try #require(
            CompilerCrash.message(in: ["4. While evaluating a request at [\(file):2:7 - line:2:13]"], of: [file]))
        let next = search.add([crash])
        #expect(text(next) == "func a() {\n    f {     }\n}\nfunc c() { d() }\n")
        #expect(search.add([try error(4, 12, "cannot find 'd' in scope")]).isEmpty == false)
        #expect(search.uses.map(\.name) == [.global("d")] && search.otherErrors == [crash])
        // The same crash again ends the search.
        #expect(search.add([crash]).isEmpty && search.otherErrors == [crash])
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

    @Test("M14 a call that lacks an argument is named, not the one around it")
    func lackingArgument() throws {
        var search = search("func done(_ error: Any) {}\ndone(NSError())\n")
        _ = search.add([try error(2, 14, "missing argument for parameter 'coder' in call")])
        #expect(search.uses.map(\.name) == [.form(callee: "NSError", label: "without coder:")])
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

    @Test("M14 the label of an argument is named that a function without parameters gets, and none that isn't written")
    func labelOfArgument() throws {
        let text = "argument passed to call that takes no arguments"
        var labeled = search("let style = Style(size: 1, tint: Color.red)\n")
        _ = labeled.add([try error(1, 40, text)])
        #expect(labeled.uses.map(\.name) == [.form(callee: "Style", label: "tint:")])
        var plain = search("let style = Style(red)\n")
        _ = plain.add([try error(1, 19, text)])
        #expect(plain.uses.map(\.name) == [.form(callee: "Style", label: "")])
    }

    @Test(
        "M14 a form of which the message says only a number has the labels that are written, also of strings and on lines",
        arguments: [
            ("Circle().strokeBorder(style: Style(width: 2), cap: .a)", 23, "strokeBorder(style:cap:)"),
            ("os_log(\"%@, %d\", log: .default, type: .error, \"a\", 1)", 7, "os_log(_:log:type:_:_:)"),
            ("f(\"\\(a, b: .c) d\", \"\\(e)\",\n    on: [1, 2], [g: h], i ? j : k,\n)", 3, "f(_:_:on:_:_:)"),
            ("tint(\n    red\n)", 5, "tint(_:)"), ("tint( )", 7, "tint()"), ("tint { red }", 1, "tint()"),
        ])
    func labelsOfNumberedArguments(source: String, column: Int, title: String) throws {
        var search = search(source + "\n")
        _ = search.add([try error(1, column, "missing argument for parameter #1 in call")])
        #expect(search.uses.map(\.name.title) == [title])
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

    @Test("M14 a value of the environment that isn't there is named with its place, whatever the compiler says of it")
    func environmentValues() throws {
        let source = """
            @Environment(\\.undo) var undo
            @Environment(\\.focus) var f: Bool
            @Environment(\\.space) private var space: Space?
            Text("a").environment(\\.bright, true)
            Button("b") { undo() }
            """
        var search = search(source)
        let next = search.add([
            try error(1, 2, "no exact matches in call to initializer"),
            try error(1, 14, "cannot infer key path type from context; consider explicitly specifying a root type"),
            try error(2, 2, "initializer 'init(_:)' requires the types 'Bool' and 'Object?' be equivalent"),
            try error(
                2, 14, "cannot convert value of type 'KeyPath<Root, Value>' to expected argument type 'Object.Type'"),
            try error(2, 2, "generic parameter 'Object' could not be inferred"),
            try error(3, 2, "initializer 'init(_:)' requires that 'Space' conform to 'Observable'"),
            try error(4, 23, "value of type 'EnvironmentValues' has no member 'bright'"),
        ])
        #expect(search.uses.map(\.name) == ["undo", "focus", "space", "bright"].map { .member($0) })
        #expect(search.uses.map(\.line) == [1, 2, 3, 4] && search.uses.map(\.column) == [16, 16, 16, 25])
        #expect(search.uses.allSatisfy { $0.type == "EnvironmentValues" } && search.otherErrors.isEmpty)
        // A property without a type gets one, so that the compiler looks at what uses it. These errors follow.
        #expect(text(next)?.hasPrefix("@Environment(\\.self) var undo\n@Environment(\\.focus) var f: Bool") == true)
        _ = search.add([try error(5, 15, "cannot call value of non-function type 'EnvironmentValues'")])
        #expect(search.uses.count == 4 && search.otherErrors.isEmpty)
    }

    @Test("M14 a member of what stands in for a value of the environment isn't counted, and one of the environment is")
    func standIns() throws {
        let source = """
            @Environment(\\.a) var a
            func f() { a.run(); self.a?.stop() }
            func g() { tint(a) }
            """
        let other = "func h() { context.environment.b }\nfunc i() { tint(context.environment) }"
        var search = MissingNameSearch(sources: [file: Array(source.utf8), "/c/B.swift": Array(other.utf8)])
        _ = search.add([try error(1, 2, "no exact matches in call to initializer")])
        let member = "value of type 'EnvironmentValues' has no member"
        let form = "instance method 'tint' requires that 'EnvironmentValues' conform to 'ShapeStyle'"
        _ = search.add([
            try error(2, 14, "\(member) 'run'"), try error(2, 29, "\(member) 'stop'"), try error(3, 12, form),
            try #require(CompilerMessage("/c/B.swift:1:32: error: \(member) 'b'")),
            try #require(CompilerMessage("/c/B.swift:2:12: error: \(form)")),
        ])
        #expect(
            search.uses.map(\.name) == [.member("a"), .member("b"), .form(callee: "tint", label: "EnvironmentValues")])
        #expect(search.uses.map(\.file) == [file, "/c/B.swift", "/c/B.swift"])
    }

    @Test("M14 a value of the environment that the app declares isn't one that is missing, whatever is wrong with it")
    func ownEnvironmentValues() throws {
        let source = """
            extension SwiftUI.EnvironmentValues {
                @Entry var theme = Theme()
                var tide: Int { let depth = 1; return depth }
            }
            struct A: View {
                @Environment(\\.theme) var theme: Int
                @Environment(\\.depth) var depth
            }
            """
        var search = search(source)
        let own = try error(6, 6, "initializer 'init(_:)' requires the types 'Int' and 'Object?' be equivalent")
        _ = search.add([own, try error(7, 6, "no exact matches in call to initializer")])
        #expect(search.uses.map(\.name) == [.member("depth")] && search.otherErrors == [own])
    }

    @Test("M14 behind an error that isn't about a name the search goes on, and the error is listed")
    func goingOn() throws {
        let source = """
            var body: some View {
                VStack {
                    Text("x").drop(of: [.text]) { _ in true }
                    Text("y").fancy()
                }
            }
            """
        var search = search(source)
        let vague = try error(3, 19, "generic parameter 'T' could not be inferred")
        let next = search.add([vague])
        let lines = text(next)?.split(separator: "\n").map { String($0).trimmingSuffix(while: \.isWhitespace) }
        #expect(lines?[2] == "        Text(\"x\")")
        #expect(search.otherErrors == [vague])
        let last = search.add([try error(4, 19, "value of type 'Text' has no member 'fancy'")])
        #expect(search.uses.map(\.name) == [.member("fancy")] && search.otherErrors == [vague])
        #expect(last.isEmpty == false && search.add([]).isEmpty && search.otherErrors == [vague])
    }

    @Test("M14 the call around a closure is erased for an error in it, and neither a declaration nor a condition is")
    func innermostCalls() throws {
        let source = """
            struct A: View {
                var body: some View {
                    List { let a = b + 1 }
                    if isLong(1).empty {
                        c
                    }
                }
            }
            """
        var search = search(source)
        let next = search.add([
            try error(3, 26, "cannot convert value of type 'B' to expected argument type 'Int'"),
            try error(5, 13, "cannot convert value of type 'C' to expected argument type 'Int'"),
            try error(2, 9, "cannot convert value of type 'D' to expected argument type 'Int'"),
        ])
        let lines = text(next)?.split(separator: "\n").map { String($0).trimmingSuffix(while: \.isWhitespace) }
        #expect(lines?[2] == "        EmptyView()")
        #expect(lines?[3...5] == ["        if isLong(1).empty {", "            c", "        }"])
        // Nothing but the member goes in a condition.
        let condition = search.add([try error(4, 22, "value of type 'Bool' has no member 'empty'")])
        #expect(text(condition)?.contains("if isLong(1)       {\n            c\n") == true)
    }

    @Test("M14 a form of a call is found beside a name that isn't available, which explains no other error")
    func formsBesideUnavailableNames() throws {
        var search = search("func a() {\n    old()\n    Text(x).tint(y, on: 1)\n}\n")
        let next = search.add([
            try error(2, 5, "'old()' is unavailable: use new"), try error(3, 21, "extra argument 'on' in call"),
        ])
        #expect(
            search.uses.map(\.name) == [.unavailable("old()", advice: "use new"), .form(callee: "tint", label: "on:")])
        #expect(text(next)?.contains("    Text(x)               \n") == true)
    }

    @Test("M14 what follows from an attribute of a type, or from a type that isn't available, isn't counted")
    func followingFromAttributes() throws {
        let source = """
            @Model
            public final class Thing { var n = 1 }
            func f() { List(things) { Text("a") } }
            func g(_ r: ImageRenderer<Text>) { r.uiImage }
            """
        var search = search(source)
        _ = search.add([
            try error(1, 2, "unknown attribute 'Model'"),
            try error(
                3, 12, "initializer 'init(_:rowContent:fileID:line:)' requires that 'Thing' conform to 'Identifiable'"),
            try error(4, 13, "'ImageRenderer' is unavailable: use Canvas"),
            try error(4, 38, "value of type 'ImageRenderer<Text>' has no member 'uiImage'"),
        ])
        #expect(
            search.uses.map(\.name) == [.global("@Model"), .unavailable("ImageRenderer", advice: "use Canvas")])
        #expect(search.otherErrors.isEmpty)
    }
}
