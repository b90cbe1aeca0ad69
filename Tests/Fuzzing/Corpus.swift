import Foundation

/// Inputs that were worth keeping: those that once were answered wrongly, and one for each answer there is.
///
/// `Tests/Corpus/README.md` says how one is added.
package enum Corpus {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The inputs of a kind, in the order of their names.
    package static func inputs(of kind: FuzzKind) -> [[UInt8]] {
        let folder = repository.appending(path: "Tests/Corpus/\(kind.rawValue)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { try? Data(contentsOf: folder.appending(path: $0)) }.map { Array($0) }
    }

    /// The kinds that have a folder.
    package static var folders: [String] {
        let names = try? FileManager.default.contentsOfDirectory(
            at: repository.appending(path: "Tests/Corpus"), includingPropertiesForKeys: [.isDirectoryKey])
        return (names ?? []).filter(\.hasDirectoryPath).map(\.lastPathComponent).sorted()
    }

    /// The size of all inputs together.
    package static var byteCount: Int {
        FuzzKind.allCases.flatMap(inputs).reduce(0) { $0 + $1.count }
    }

    /// Where a run leaves what it found.
    static var findings: URL { repository.appending(path: ".build/fuzz-found") }

    /// Keeps an input that was answered wrongly.
    ///
    /// - Returns: Where, from the root of the repository.
    static func keep(_ bytes: [UInt8], of kind: FuzzKind) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let name = String(hash, radix: 16)
        write(bytes, to: findings.appending(path: kind.rawValue).path, as: name)
        return ".build/fuzz-found/\(kind.rawValue)/\(name)"
    }

    static func write(_ bytes: [UInt8], to folder: String, as name: String) {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
}
