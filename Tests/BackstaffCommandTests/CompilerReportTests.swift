import BackstaffElements
import Testing

@testable import BackstaffCommand

@Suite("Compiler output")
struct CompilerReportTests {
    private func problems(_ output: String) -> [WireBuild.Problem] {
        var report = CompilerReport(folder: "/me/Shop")
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) { report.add(String(line)) }
        return report.problems
    }

    @Test("L08 an error has its file, line, column, message and source line; a repeated error is listed once")
    func errors() {
        let once = """
            /me/Shop/Views/A.swift:3:14: error: cannot find 'x' in scope
             1 | struct A: View {
             2 |     var body: some View {
             3 |         Text(x)
               |              `- error: cannot find 'x' in scope
             4 |     }
            """
        let found = problems(
            """
            Building for debugging...
            [1/3] Compiling Shop A.swift
            \(once)
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            \(once)
            /me/Shop/B.swift:12:1: error: expected '}' in struct
            11 |
            12 | }\u{1B}[0m
            error: fatalError
            """)
        #expect(
            found == [
                .init(
                    file: "Views/A.swift", line: 3, column: 14, message: "cannot find 'x' in scope",
                    before: "        Text(", after: "x)"),
                .init(
                    file: "B.swift", line: 12, column: 1, message: "expected '}' in struct", before: "", after: "}"),
            ])
    }

    @Test("L08 warnings and notes aren't errors, and their source lines aren't added to an error")
    func warnings() {
        let found = problems(
            """
            /me/Shop/A.swift:1:1: warning: unused
            1 | let a = 1
            /me/Shop/A.swift:2:1: error: no 'b'
            /me/Shop/A.swift:9:1: note: did you mean: error: c
            2 | of the note
            """)
        #expect(found == [.init(file: "A.swift", line: 2, column: 1, message: "no 'b'")])
    }

    @Test("L08 columns are counted in bytes; a column past the end of the line becomes its end")
    func columns() {
        let found = problems(
            """
            /me/Shop/A.swift:1:13: error: no
            1 | Text("Köln" x)
            /me/Shop/A.swift:2:99: error: end
            2 | }
            /x:y/M.swift:3:1: error: elsewhere
            """)
        #expect(found[0].before == "Text(\"Köln\"" && found[0].after == " x)")
        #expect(found[1].before == "}" && found[1].after == "")
        #expect(found[2].file == "/x:y/M.swift")
    }

    @Test(
        "L08 errors without a place are listed only if there are no others; lines that only report the failure aren't")
    func others() {
        #expect(
            problems("error: no such module 'X'\nerror: fatalError") == [.init(message: "no such module 'X'")])
        #expect(
            problems("/l/A.o: in function f: undefined reference to 'g'\nerror: link command failed with exit code 1")
                == [.init(message: "/l/A.o: in function f: undefined reference to 'g'")])
        #expect(problems("ld: error: undefined symbol: g").map(\.message) == ["undefined symbol: g"])
        #expect(problems("Segmentation fault\n[1/2] Compiling A").map(\.message) == ["Segmentation fault"])
        #expect(problems("").map(\.message) == ["The build failed."])
        #expect(problems("error: fatalError").map(\.message) == ["fatalError"])
    }

    @Test("L08 long or numerous errors are truncated, and malformed lines are ignored")
    func limits() {
        let long = String(repeating: "x", count: 5_000)
        let found = problems(
            "/me/Shop/A.swift:1:2001: error: \(long)\n1 | \(long)\n|\n | \n:: error: \n:1:1: error: y\nA:0:0: error: z")
        #expect(found.count == 1)
        #expect(found[0].message.count == WireBuild.Problem.messageLimit)
        #expect(found[0].before.count == WireBuild.Problem.sourceLimit && found[0].before.hasPrefix("…x"))
        #expect(found[0].after.count == WireBuild.Problem.sourceLimit && found[0].after.hasSuffix("x…"))
        let many = problems((1...50).map { "/me/Shop/A.swift:\($0):1: error: e" }.joined(separator: "\n"))
        #expect(WireBuild.failure(many) == .failed(Array(many.prefix(WireBuild.problemLimit)), total: 50))
    }
}
