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

    @Test("Each row of stacks, split views, lists, restoration and addresses is listed as done, once")
    func rows() {
        func rows(_ letter: String, _ numbers: ClosedRange<Int>, except left: Set<Int> = []) -> [String] {
            numbers.filter { !left.contains($0) }.map { $0 < 10 ? "\(letter)0\($0)" : "\(letter)\($0)" }
        }
        let stacks = rows("A", 1...24) + rows("E", 1...7) + rows("H", 1...10) + ["K02", "K03", "K12"]
        let old = rows("I", 1...7)
        let splits =
            rows("B", 1...16) + rows("C", 1...12) + rows("D", 1...9) + ["K05", "K06", "K09", "L01"]
        let lists = rows("G", 1...11) + ["L06"]
        let samples = rows("J", 1...8)
        let places = rows("F", 1...7) + ["K01", "K07", "K08", "K10", "K11", "L02", "L03", "L04", "L08", "L09", "L11"]
        #expect(map.rows.map(\.id).sorted() == (stacks + old + splits + lists + samples + places).sorted())
    }

    @Test("No row is both done and later")
    func later() {
        #expect(!map.later.isEmpty)
        #expect(Set(map.later).isDisjoint(with: map.rows.map(\.id)))
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
    /// Rows that belong to later work.
    private(set) var later: [String] = []

    /// Every path between backticks.
    var paths: [String] { rows.flatMap { $0.sources + $0.tests.map(\.path) } }

    init(_ text: String) {
        var path: String?
        var isLater = false
        for line in text.split(separator: "\n") {
            if line == "## Later" {
                isLater = true
            } else if line.hasPrefix("## "), line.hasSuffix(" · done") {
                rows.append(Row(id: String(line.dropFirst(3).prefix(3))))
                path = nil
            } else if isLater {
                let cells = line.split(separator: "|")
                let ids = cells.dropFirst().joined().split(separator: ",").map { $0.filter { $0 != " " } }
                later += ids.filter { $0.count == 3 && $0.dropFirst().allSatisfy(\.isNumber) }
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
