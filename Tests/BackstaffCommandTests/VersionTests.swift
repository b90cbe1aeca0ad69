import Foundation
import Testing

@testable import BackstaffCommand

@Suite("The version")
struct VersionTests {
    private static let changelog = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "CHANGELOG.md")

    /// The versions in the changelog's headings, the newest first: `## [0.1.0]`, with or without a date.
    private static func versions(in changelog: String) -> [String] {
        changelog.split(separator: "\n")
            .filter { $0.hasPrefix("## [") }
            .compactMap { $0.dropFirst("## [".count).split(separator: "]").first.map { String($0) } }
            .filter { $0 != "Unreleased" }
    }

    @Test("--version prints the newest version of the changelog")
    func newest() throws {
        let text = try String(contentsOf: Self.changelog, encoding: .utf8)
        #expect(Self.versions(in: text).first == BackstaffTool.version)
        let printed = #expect(throws: (any Error).self) { try BackstaffTool.parseAsRoot(["--version"]) }
        #expect(printed.map { BackstaffTool.fullMessage(for: $0) } == "backstaff \(BackstaffTool.version)")
    }

    @Test("A heading of unreleased changes isn't a version, nor is a heading below a version")
    func headings() {
        let text = "# Changelog\n## [Unreleased]\n### Added\n## [1.2.0] - 2030-01-31\n### Fixed\n## [1.1.9]\n"
        #expect(Self.versions(in: text) == ["1.2.0", "1.1.9"])
    }
}
