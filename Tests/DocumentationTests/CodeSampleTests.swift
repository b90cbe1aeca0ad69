import Testing

/// Compares the Swift samples of the documentation with tests that contain the same code, and so compile and run it.
@Suite("Code samples")
struct CodeSampleTests {
    @Test(
        "Each line of a sample is a line of the test that runs it",
        arguments: [
            ("README.md", "Tests/BackstaffTestingTests/ReadmeTests.swift"),
            (
                "Sources/BackstaffTesting/BackstaffTesting.docc/TestingNavigation.md",
                "Tests/BackstaffTestingTests/TutorialTests.swift"
            ),
            (
                "Sources/BackstaffTesting/BackstaffTesting.docc/NavigationStates.md",
                "Tests/BackstaffUITests/Restoration/NavigationStateSampleTests.swift"
            ),
        ])
    func samples(document: String, test: String) throws {
        let known = Set(lines(of: try Repository.text(of: test)))
        let samples = swift(in: try Repository.text(of: document))
        #expect(!samples.isEmpty)
        for line in samples where !isAboutModules(line) {
            #expect(known.contains(line), "\(document): \(line)")
        }
    }

    /// Test files differ only in imports, `@main` and the declaration of a single test.
    private func isAboutModules(_ line: String) -> Bool {
        line == "@main" || line.contains("import ") || line.hasPrefix("@Test @MainActor") || line.hasPrefix(".package(")
            || line.hasPrefix(".product(") || line.hasPrefix(".testTarget(") || line.hasPrefix("]")
    }

    private func lines(of text: String) -> [String] {
        text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.map { String($0) }
    }

    /// The lines of all code blocks marked `swift`.
    private func swift(in text: String) -> [String] {
        var found: [String] = []
        var isInside = false
        for line in lines(of: text) {
            if line.hasPrefix("```") {
                isInside = line == "```swift"
            } else if isInside {
                found.append(line)
            }
        }
        return found
    }
}
