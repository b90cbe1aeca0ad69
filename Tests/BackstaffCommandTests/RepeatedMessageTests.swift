import Testing

@testable import BackstaffCommand

@Suite("Repeated compiler messages")
struct RepeatedMessageTests {
    private func shown(_ output: String) -> String {
        var messages = RepeatedMessages()
        return output.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { messages.isNew(String($0)) }
            .joined(separator: "\n")
    }

    @Test("M14 an error that the compiler prints for the module and for the file is shown once, with its lines")
    func errors() {
        let first = """
            /me/A.swift:3:9: error: no 'x'
            2 | let a = 1
            3 | let b = x
              |         `- error: no 'x'

            """
        let second = """
            /me/A.swift:7:1: error: no 'y'
            7 | y
            /me/Y.swift:1:1: note: did you mean 'z'?
            1 | let z = 1
            """
        #expect(
            shown("[1/3] Emitting module A\n\(first)\n[2/3] Compiling A A.swift\n\(first)\n\(second)\n[3/3] End")
                == "[1/3] Emitting module A\n\(first)\n[2/3] Compiling A A.swift\n\(second)\n[3/3] End")
        #expect(shown("\(second)\n\(second)") == second)
    }

    @Test("M14 the same message at another place, and the same note of another message, are shown")
    func others() {
        let output = """
            /me/A.swift:3:9: error: no 'x'
            /me/Y.swift:1:1: note: here
            /me/A.swift:4:9: error: no 'x'
            /me/Y.swift:1:1: note: here
            """
        #expect(shown(output) == output)
    }

    @Test("M14 an error without a place is shown once, and what follows a step is shown")
    func withoutPlace() {
        #expect(shown("error: fatalError\nerror: fatalError") == "error: fatalError")
        #expect(
            shown("/a.swift:1:1: warning: w\n/a.swift:1:1: warning: w\n1 | a\n[2/2] Linking\nld: missing")
                == "/a.swift:1:1: warning: w\n[2/2] Linking\nld: missing")
    }
}
