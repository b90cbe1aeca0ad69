import Foundation
import Fuzzing
import Testing

@testable import BackstaffWeb

@Suite("Compression of answers")
struct GzipTests {
    /// What the system's own program makes of compressed bytes. It joins what stands one behind the other.
    private func unpacked(_ bytes: [UInt8]) throws -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "gzip-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (packed, plain) = (folder.appending(path: "packed.gz"), folder.appending(path: "plain"))
        try Data(bytes).write(to: packed)
        try Data().write(to: plain)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exec gzip -dc \"$0\" > \"$1\"", packed.path, plain.path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return try Array(Data(contentsOf: plain))
    }

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
        #expect(try unpacked(packed) == samples.flatMap { $0 })
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
