import Foundation
import Testing

/// Checks `Documentation/FeatureMap.md` against the sources and the tests.
@Suite("The feature map")
struct FeatureMapTests {
    private let map: FeatureMap

    /// For each feature's id, the test files that have a test whose name begins with the id. They are read once.
    private static let testFiles = Result { try TestNames.files() }

    init() throws {
        map = FeatureMap(try Repository.text(of: "Documentation/FeatureMap.md"))
    }

    @Test("The map has each feature once, in order")
    func rows() {
        let groups: KeyValuePairs = [
            "A": 24, "B": 16, "C": 12, "D": 9, "E": 7, "F": 7, "G": 11, "H": 10, "I": 7, "J": 8, "K": 12, "L": 11,
        ]
        let ids = groups.flatMap { letter, count in (1...count).map { letter + ($0 < 10 ? "0\($0)" : "\($0)") } }
        // The last groups aren't complete yet.
        #expect(
            map.rows.map(\.id) == ids + [
                "M01", "M02", "M03", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M11", "M12", "M13", "M14", "M15",
                "N01", "N02", "N03", "N04", "N05", "N06", "N07", "N08", "N09", "N10", "N11", "N12", "N13", "N14",
                "N15",
                "O01", "O02", "O03", "O04", "O05", "Q01", "Q02", "Q03", "Q04", "Q05", "Q06", "Q07", "Q08",
            ])
        for row in map.rows { #expect(!row.feature.isEmpty, "\(row.id) doesn't say what the feature is") }
    }

    @Test("Every file that the map names exists")
    func files() {
        #expect(!map.paths.isEmpty)
        for path in map.paths { #expect(Repository.exists(path), "\(path) doesn't exist") }
    }

    @Test("Every feature names a source file and a test file in Swift")
    func complete() {
        for row in map.rows {
            #expect(!row.sources.isEmpty, "\(row.id) names no source file")
            #expect(row.tests.contains { $0.hasSuffix(".swift") }, "\(row.id) names no test file in Swift")
        }
    }

    @Test("A feature names exactly the files that have tests whose names begin with its id")
    func tests() throws {
        let testFiles = try Self.testFiles.get()
        for row in map.rows {
            let named = Set(row.tests)
            let found = testFiles[row.id] ?? []
            for path in found.subtracting(named).sorted() { Issue.record("add \(path) to \(row.id) in the map") }
            for path in named.subtracting(found).sorted() { Issue.record("\(path) has no test for \(row.id)") }
        }
    }

    @Test("Every id that a test's name begins with is in the map")
    func ids() throws {
        let unknown = Set(try Self.testFiles.get().keys).subtracting(map.rows.map(\.id))
        #expect(unknown.isEmpty)
    }

    @Test(
        "An id is found at the beginning of a test's name and nowhere else",
        arguments: [
            (#"@Test("A14 every way back leaves the same state")"#, false, ["A14"]),
            (#"@Test("A test of A14")"#, false, []),
            (#"@Test("A1 is too short")"#, false, []),
            ("def test_A14_escape_goes_back(page):", true, ["A14"]),
            ("def test_G03_G04_the_edit_button(page):", true, ["G03", "G04"]),
            ("def test_escape_goes_back_from_A14(page):", true, []),
        ])
    func beginnings(text: String, isPython: Bool, ids: [String]) {
        #expect(TestNames.ids(in: text, isPython: isPython) == Set(ids))
    }
}

/// Finds the ids of features in the names of tests.
private enum TestNames {
    /// - Returns: For each id, the paths of the files that have tests whose names begin with it.
    static func files() throws -> [String: Set<String>] {
        var files: [String: Set<String>] = [:]
        // This file quotes names of tests that don't exist.
        for path in Repository.files(below: "Tests", endingIn: [".swift", ".py"])
        where !path.hasSuffix("/FeatureMapTests.swift") {
            for id in ids(in: try Repository.text(of: path), isPython: path.hasSuffix(".py")) {
                files[id, default: []].insert(path)
            }
        }
        return files
    }

    /// - Returns: The ids that begin the tests' names in the text of a file.
    static func ids(in text: String, isPython: Bool) -> Set<String> {
        guard isPython else { return Set(text.matches(of: #/"([A-Z]\d\d) /#).map { String($0.output.1) }) }
        let names = text.matches(of: #/def test_((?:[A-Z]\d\d_)+)/#)
        return Set(names.flatMap { $0.output.1.split(separator: "_").map { String($0) } })
    }
}

/// The tables of `Documentation/FeatureMap.md`: one row for each feature, with the columns id, feature, sources and tests.
struct FeatureMap {
    struct Row {
        let id: String
        let feature: String
        let sources: [String]
        let tests: [String]
    }

    let rows: [Row]

    /// Every path that a row names.
    var paths: [String] { rows.flatMap { $0.sources + $0.tests } }

    init(_ text: String) {
        rows = text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 4, cells[0].wholeMatch(of: #/[A-Z]\d\d/#) != nil else { return nil }
            return Row(
                id: cells[0], feature: cells[1], sources: Self.quoted(in: cells[2]), tests: Self.quoted(in: cells[3]))
        }
    }

    /// The words between backticks.
    private static func quoted(in cell: String) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }
            .map { String($0.element) }
    }
}
