import Foundation

@testable import BackstaffCommand

/// A temporary folder with files, which is removed with its last reference.
final class Scratch: Sendable {
    let path = absolutePath(FileManager.default.temporaryDirectory.path + "/backstaff-\(UUID().uuidString)")

    /// - Parameter files: Paths in the folder and their contents. A path that ends with a slash is a folder.
    init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(name, text) }
    }

    func write(_ name: String, _ text: String) throws {
        let file = path + "/" + name
        let folder = name.hasSuffix("/") ? file : absolutePath(file + "/..")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if !name.hasSuffix("/") { try Data(text.utf8).write(to: URL(fileURLWithPath: file)) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
