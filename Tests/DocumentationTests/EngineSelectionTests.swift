import Foundation
import Testing

/// Checks the selection of browser tests that run in WebKit and Firefox, `Tests/browser/engines`.
@Suite("The selection of tests for WebKit and Firefox")
struct EngineSelectionTests {
    @Test("O03 at least 150 tests run in each engine, and every exception is a test of the selection")
    func selection() throws {
        let modules = try Self.quoted(in: "selection.py", pattern: #/"(test_\w+)",/#)
        #expect(modules.count > 10)
        var tests: Set<String> = []
        for module in modules {
            let text = try Repository.text(of: "Tests/browser/\(module).py")
            tests.formUnion(text.matches(of: #/def (test_\w+)\(/#).map { "\(module)::\($0.1)" })
        }

        let exceptions = try Self.quoted(in: "exceptions.py", pattern: #/"(test_\w+::test_\w+)",/#)
        for exception in exceptions {
            #expect(tests.contains(exception), "\(exception) is an exception, but not a selected test")
        }
        #expect(tests.count - exceptions.count >= 150)
    }

    private static func quoted(in file: String, pattern: Regex<(Substring, Substring)>) throws -> [String] {
        try Repository.text(of: "Tests/browser/engines/\(file)").matches(of: pattern).map { String($0.1) }
    }
}
