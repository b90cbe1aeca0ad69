import BackstaffElements
import Foundation

/// The corpus of useful inputs: those that once gave a wrong result, and one for each possible result.
///
/// `Tests/Corpus/README.md` says how to add one.
package enum Corpus {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The inputs of a kind, sorted by name.
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

    /// The total size of the inputs in bytes.
    package static var byteCount: Int {
        FuzzKind.allCases.flatMap(inputs).reduce(0) { $0 + $1.count }
    }

    /// The folder for the findings of a run.
    static var findings: URL { repository.appending(path: ".build/fuzz-found") }

    /// Stores an input that gave a wrong result.
    ///
    /// - Returns: The path of the input from the root of the repository.
    static func keep(_ bytes: [UInt8], of kind: FuzzKind) -> String {
        let name = StableHash(bytes).digits
        write(bytes, to: findings.appending(path: kind.rawValue).path, as: name)
        return ".build/fuzz-found/\(kind.rawValue)/\(name)"
    }

    static func write(_ bytes: [UInt8], to folder: String, as name: String) {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
}
