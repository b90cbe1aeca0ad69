import Foundation
import Fuzzing
import Testing

@testable import BackstaffWeb

@Suite("Compression of answers")
struct GzipTests {
    private static let words = [
        "<span class=\"text\">", "Soups", "</span>", "<div id=\"e1", "\" class=\"row\">", "é", "\n",
    ]

    /// Texts with repetitions, and bytes without any, which become more when they are compressed.
    private static func samples() -> [[UInt8]] {
        var random = SeededGenerator(seed: 17)
        var samples: [[UInt8]] = [
            [], [0], [7, 7], Array("abc".utf8), Array("abcd".utf8), Array("abcdabcd".utf8),
            Array(repeating: 65, count: 3), Array(repeating: 65, count: 4), Array(repeating: 65, count: 258),
            Array(repeating: 65, count: 259), Array(repeating: 0, count: 70_000), (0...255).map { $0 },
        ]
        for size in [1, 10, 100, 5_000, 60_000] {
            samples.append((0..<size).map { _ in UInt8.random(in: 0...255, using: &random) })
            samples.append((0..<size).map { _ in UInt8.random(in: 0...3, using: &random) })
            samples.append((0..<size).flatMap { _ in Array(words[Int.random(in: 0..<7, using: &random)].utf8) })
        }
        return samples
    }

    @Test("O01 what is compressed is unpacked to the same bytes")
    func roundTrip() throws {
        let samples = Self.samples()
        let packed = try samples.flatMap { try #require(Gzip.compressed($0)) }
        #expect(try Unpacked.bytes(packed) == samples.flatMap { $0 })
    }

    @Test("O01 markup takes a fifth of its size at most")
    func ratio() throws {
        var random = SeededGenerator(seed: 1)
        let rows = (0..<400).flatMap { row in
            let name = (0..<12).map { _ in UInt8.random(in: 97...122, using: &random) }
            return Array("<div id=\"e\(row * 7)\" class=\"row\" data-position=\"middle\"><span class=\"text\">".utf8)
                + name
                + Array("</span></div>".utf8)
        }
        #expect(try #require(Gzip.compressed(rows)).count * 5 < rows.count)
    }
}
