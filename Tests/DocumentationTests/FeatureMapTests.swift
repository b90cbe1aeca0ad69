import Testing

/// Holds `Documentation/FeatureMap.md` against the sources and the tests.
@Suite("The feature map")
struct FeatureMapTests {
    private let map: FeatureMap
    private let sources: [String: String]

    init() throws {
        map = FeatureMap(try Repository.text(of: "Documentation/FeatureMap.md"))
        var sources: [String: String] = [:]
        for path in Repository.files(below: "Tests", endingIn: [".swift", ".py"]) {
            sources[path] = try Repository.text(of: path)
        }
        self.sources = sources
    }

    @Test("Each row of the feature list is there as done, once")
    func rows() {
        let groups: KeyValuePairs = [
            "A": 24, "B": 16, "C": 12, "D": 9, "E": 7, "F": 7, "G": 11, "H": 10, "I": 7, "J": 8, "K": 12, "L": 11,
        ]
        let ids = groups.flatMap { letter, count in (1...count).map { letter + ($0 < 10 ? "0\($0)" : "\($0)") } }
        #expect(map.rows.map(\.id).sorted() == ids)
    }

    @Test("Each file that is named exists")
    func files() {
        #expect(!map.paths.isEmpty)
        for path in map.paths { #expect(Repository.exists(path), "\(path) is not there") }
    }

    @Test("Each row names at least one source and one test in Swift")
    func complete() {
        for row in map.rows {
            #expect(!row.sources.isEmpty, "\(row.id) names no source")
            #expect(row.tests.contains { $0.path.hasSuffix(".swift") }, "\(row.id) names no test")
        }
    }

    @Test("Each row that is done has a test whose name begins with it")
    func names() {
        for row in map.rows {
            let start = "\"\(row.id) "
            #expect(sources.values.contains { $0.contains(start) }, "no test's name begins with \(row.id)")
        }
    }

    @Test("Each test that is named is in the file that is named")
    func tests() {
        for row in map.rows {
            for test in row.tests {
                let name = test.path.hasSuffix(".py") ? "def \(test.name)(" : "\"\(row.id) \(test.name)\""
                #expect(sources[test.path]?.contains(name) == true, "\(test.path) has no \(name)")
            }
        }
    }
}

/// The feature map as it is written.
struct FeatureMap {
    struct Row {
        let id: String
        var sources: [String] = []
        var tests: [(path: String, name: String)] = []
    }

    private(set) var rows: [Row] = []

    /// Every path between backticks.
    var paths: [String] { rows.flatMap { $0.sources + $0.tests.map(\.path) } }

    init(_ text: String) {
        var path: String?
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## "), line.hasSuffix(" · done") {
                rows.append(Row(id: String(line.dropFirst(3).prefix(3))))
                path = nil
            } else if rows.isEmpty {
                continue
            } else if line.hasPrefix("- Sources: ") {
                rows[rows.count - 1].sources = Self.quoted(in: line)
            } else if line.hasPrefix("- Tests in ") {
                path = Self.quoted(in: line).first
            } else if line.hasPrefix("  - "), let path {
                rows[rows.count - 1].tests.append((path, String(line.dropFirst(4))))
            }
        }
    }

    private static func quoted(in line: Substring) -> [String] {
        line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }
            .map { String($0.element) }
    }
}
