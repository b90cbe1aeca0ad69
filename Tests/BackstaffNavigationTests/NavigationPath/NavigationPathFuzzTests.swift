import BackstaffNavigation
import Foundation
import Fuzzing
import Testing

@Suite("Fuzzed paths")
struct NavigationPathFuzzTests {
    private let valid: [UInt8]

    init() throws {
        let path = NavigationPath(elements: [
            "a\"\\é😀", 42, true, PathValues.Recipe(id: 1, name: "Soup", tags: ["x"]), PathValues.Place.shelf(3),
        ])
        valid = Array(try #require(try path.stored()))
        NavigationValueTypes.register(PathValues.Recipe.self)
        NavigationValueTypes.register(PathValues.Place.self)
        NavigationValueTypes.register(Int.self)
        NavigationValueTypes.register(String.self)
        NavigationValueTypes.register(Bool.self)
    }

    /// Reads a damaged path in every way. All ways must agree on an accepted path.
    ///
    /// - Returns: The outcome in one word.
    private func read(_ bytes: [UInt8]) throws -> String {
        guard let path = try? NavigationPath(storedIn: bytes) else {
            try ensure(bytes != valid, "a whole path is refused")
            return "refused"
        }
        let unread = try NavigationPath(storedIn: bytes)
        let again = try NavigationPath(storedIn: ensure(try path.stored(), "\(path) can't be stored"))
        try ensure(again == path, "\(path) became \(again)")
        _ = path.last(of: PathValues.Recipe.self)
        _ = path.contains(PathValues.Place.home)
        try ensure(path.elements.count == path.count, "\(path) lost values")
        try ensure(path == unread && unread == path, "\(path) isn't \(unread)")
        try ensure(NavigationPath(elements: path.elements) == path, "\(path) isn't made of its values")
        var shorter = path
        shorter.pop(to: 42)
        shorter.removeAll()
        return "read, \(min(path.count, 8)) values"
    }

    private func isRead(_ bytes: [UInt8]) throws -> Bool { try read(bytes) != "refused" }

    @Test("A05 a stored path with any byte flipped, removed or repeated is refused or decoded, without a trap")
    func everyByte() throws {
        var accepted = 0
        for place in valid.indices {
            for bit in 0..<8 {
                var bytes = valid
                bytes[place] ^= 1 << UInt8(bit)
                if try isRead(bytes) { accepted += 1 }
            }
            #expect(try !isRead(Array(valid[..<place])))
            var without = valid
            without.remove(at: place)
            if try isRead(without) { accepted += 1 }
            var twice = valid
            twice.insert(valid[place], at: place)
            if try isRead(twice) { accepted += 1 }
            if try isRead(valid[..<place] + valid) { accepted += 1 }
        }
        #expect(accepted > valid.count)
        #expect(try isRead(valid))
    }

    @Test(
        "A05 randomly damaged paths are refused or decoded, without a trap",
        .enabled(if: Fuzz.isWanted(.storedPath)))
    func random() throws {
        var fuzz = Fuzz(.storedPath)
        let pieces = [
            "\"", "\\", "\\\"", ",", "[", "]", "{", "}", "null", "1e999", "\\ud800", "\u{0}", "Swift.Int", "id",
        ]
        let report = fuzz.run(from: [valid], pieces: pieces) { try read($0.bytes) }
        #expect(report.findings.isEmpty, "\(report.findings)")
        #expect(report["refused"] > 0)
        #expect(report["refused"] < report.count)
    }

    @Test("A05 deeply nested values, huge numbers and huge names are dropped")
    func extremes() throws {
        let deep = String(repeating: "[", count: 100_000)
        for json in [deep, deep + String(repeating: "]", count: 100_000), String(repeating: "9", count: 100_000)] {
            for name in [
                "Swift.Int", "Swift.Array<Swift.Int>", "\(PathValues.prefix).Place",
                String(repeating: "x", count: 100_000),
            ] {
                let stored = try JSONEncoder().encode([name, json])
                #expect(try isRead(Array(stored)))
            }
        }
    }
}
