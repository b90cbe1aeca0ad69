import Foundation

/// The repository's own files, found from the path of this file.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The text of a file, by its path from the root.
    static func text(of path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// The paths of all files below a folder that end in one of the suffixes, from the root, in order.
    static func files(below folder: String, endingIn suffixes: [String]) -> [String] {
        let base = root.appending(path: folder).resolvingSymlinksInPath().path
        let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
        return
            names
            .filter { name in suffixes.contains { name.hasSuffix($0) } && !name.contains(".venv/") }
            .map { "\(folder)/\($0)" }
            .sorted()
    }
}
