import BackstaffNavigation
import Foundation
import Testing

/// `BACKSTAFF_FUZZ_PATHS` says how many damaged paths, `BACKSTAFF_FUZZ_SEED` from which seed.
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

    /// Reads a damaged path in every way there is. What is accepted is one and the same path from then on.
    ///
    /// - Returns: Whether it was accepted.
    private func read(_ bytes: [UInt8]) throws -> Bool {
        guard let path = try? NavigationPath(storedIn: bytes) else { return false }
        let unread = try NavigationPath(storedIn: bytes)
        let again = try NavigationPath(storedIn: try #require(try path.stored()))
        if again != path { Issue.record("\(path) became \(again)") }
        _ = path.last(of: PathValues.Recipe.self)
        _ = path.contains(PathValues.Place.home)
        if path.elements.count != path.count { Issue.record("\(path) lost values") }
        if path != unread || unread != path { Issue.record("\(path) isn't \(unread)") }
        if NavigationPath(elements: path.elements) != path { Issue.record("\(path) isn't made of its values") }
        var shorter = path
        shorter.pop(to: 42)
        shorter.removeAll()
        return true
    }

    @Test("A05 each byte of a stored path flipped, cut or repeated is refused or read as some path, and none traps")
    func everyByte() throws {
        var accepted = 0
        for place in valid.indices {
            for bit in 0..<8 {
                var bytes = valid
                bytes[place] ^= 1 << UInt8(bit)
                if try read(bytes) { accepted += 1 }
            }
            #expect(try !read(Array(valid[..<place])))
            var without = valid
            without.remove(at: place)
            if try read(without) { accepted += 1 }
            var twice = valid
            twice.insert(valid[place], at: place)
            if try read(twice) { accepted += 1 }
            if try read(valid[..<place] + valid) { accepted += 1 }
        }
        #expect(accepted > valid.count)
        #expect(try read(valid))
    }

    @Test("A05 paths damaged at random are refused or read as some path, and none traps")
    func random() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["BACKSTAFF_FUZZ_PATHS"].flatMap(Int.init) ?? 3_000
        var generator = SeededGenerator(seed: environment["BACKSTAFF_FUZZ_SEED"].flatMap(UInt64.init) ?? 2026)
        let pieces = [
            "\"", "\\", "\\\"", ",", "[", "]", "{", "}", "null", "1e999", "\\ud800", "\u{0}", "Swift.Int", "id",
        ]
        .map { Array($0.utf8) }
        var accepted = 0
        for _ in 0..<count {
            var bytes = valid
            for _ in 0...Int(generator.next() % 3) {
                let place = Int(generator.next() % UInt64(max(1, bytes.count)))
                switch generator.next() % 5 {
                case 0 where !bytes.isEmpty: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
                case 1 where !bytes.isEmpty: bytes.remove(at: place)
                case 2: bytes.insert(contentsOf: pieces[Int(generator.next() % UInt64(pieces.count))], at: place)
                case 3 where !bytes.isEmpty:
                    bytes.removeSubrange(place..<min(bytes.count, place + Int(generator.next() % 20)))
                default: bytes.insert(UInt8(truncatingIfNeeded: generator.next()), at: place)
                }
            }
            if try read(bytes) { accepted += 1 }
        }
        #expect(accepted > 0)
        #expect(accepted < count)
    }

    @Test("A05 values nested without end, huge numbers and huge names are read as nothing")
    func extremes() throws {
        let deep = String(repeating: "[", count: 100_000)
        for json in [deep, deep + String(repeating: "]", count: 100_000), String(repeating: "9", count: 100_000)] {
            for name in [
                "Swift.Int", "Swift.Array<Swift.Int>", "\(PathValues.prefix).Place",
                String(repeating: "x", count: 100_000),
            ] {
                let stored = try JSONEncoder().encode([name, json])
                #expect(try read(Array(stored)))
            }
        }
    }
}
