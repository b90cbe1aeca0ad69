import Foundation
import Testing

/// Compares the code of the site's tutorials with tests that contain the same code, and so compile and run it.
///
/// A step shows a whole file in its current state. `scripts/docs` compiles every step. The tests run the code of the
/// last one.
@Suite("Code of tutorials")
struct TutorialCodeTests {
    private static let catalog = "Documentation/Site/Backstaff.docc"

    @Test(
        "The finished files of a tutorial equal the test that runs them",
        arguments: [("AnAppAndItsTest", "TrailsTests"), ("AThreeColumnApp", "AtlasTests")])
    func finishedFiles(tutorial: String, test: String) throws {
        let tested = code(of: try Repository.text(of: "Tests/BackstaffTestingTests/Tutorials/\(test).swift"))
        let finished = try latestFiles(of: try steps(of: tutorial)).filter { $0.name != "Package.swift" }
            .map { code(of: try Repository.text(of: $0.path)) }
        #expect(finished.count > 3)
        for file in finished { #expect(tested.contains(file), "\(tutorial): \(file)") }
        // The test has no other code.
        #expect(finished.map { lineCount(of: $0) }.reduce(0, +) == lineCount(of: tested))
    }

    @Test("Every code file is used in a step")
    func filesInUse() throws {
        let used = try ["AnAppAndItsTest", "AThreeColumnApp"].flatMap { try steps(of: $0).map(\.path) }
        #expect(Set(used) == Set(Repository.files(below: "\(Self.catalog)/Resources", endingIn: [".swift"])))
    }

    /// The files that the steps show, with the reader's names for them and their paths.
    private func steps(of tutorial: String) throws -> [(name: String, path: String)] {
        let files = Repository.files(below: "\(Self.catalog)/Resources", endingIn: [".swift"])
        return try Repository.text(of: "\(Self.catalog)/Tutorials/\(tutorial).tutorial")
            .matches(of: #/@Code\(name: "([^"]+)", file: "([^"]+)"/#)
            .map { match in
                let path = files.first { $0.hasSuffix("/\(match.output.2)") }
                return (String(match.output.1), try #require(path, "\(match.output.2) is not there"))
            }
    }

    /// The files in a reader's folder after the last step.
    private func latestFiles(of steps: [(name: String, path: String)]) -> [(name: String, path: String)] {
        Dictionary(steps.map { ($0.name, $0.path) }) { $1 }.map { ($0.key, $0.value) }
    }

    /// A file without its imports, comments and `@main`, which a test file can't have.
    private func code(of text: String) -> String {
        text.replacing(#/(?m)^(@testable import|import|//|@main).*\n/#, with: "")
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func lineCount(of text: String) -> Int {
        text.split(separator: "\n").count { $0.contains { $0 != " " } }
    }
}
