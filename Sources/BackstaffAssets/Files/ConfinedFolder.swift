import Foundation

/// A folder with the files of an app. Only what is really in it is read.
///
/// A symbolic link may lead to another place in the folder. A link that leads out of it isn't followed.
package struct ConfinedFolder: Equatable, Sendable {
    /// The path, without symbolic links. It is `nil` if there is no such folder.
    private let root: String?
    /// The folder in messages: “the catalog”.
    private let title: String

    /// - Parameters:
    ///   - path: The path of the folder. It may be a symbolic link.
    ///   - title: The folder in messages: “the catalog”.
    package init(_ path: String, title: String) {
        root = Self.realPath(path)
        self.title = title
    }

    /// Whether a file or folder really is in this folder.
    package func contains(_ path: String) -> Bool { problem(with: path) == nil }

    /// The reason for which a file or a folder isn't read, or `nil` if it may be read.
    package func problem(with path: String) -> AssetProblem? {
        do throws(AssetProblem) {
            let real = try confined(path)
            var status = stat()
            let isThere = stat(real, &status) == 0
            if isThere, [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) { return nil }
            return AssetProblem(path: path, words: RegularFile.notRegular)
        } catch {
            return error
        }
    }

    /// Reads a file of the folder.
    ///
    /// - Throws: An ``AssetProblem`` if the file isn't in the folder, isn't a regular file, can't be read, or has more than
    ///   `mostBytes` bytes.
    package func contents(of path: String, mostBytes: Int) throws(AssetProblem) -> [UInt8] {
        let real = try confined(path)
        do throws(AssetProblem) {
            return try RegularFile.contents(of: real, mostBytes: mostBytes)
        } catch {
            throw AssetProblem(path: path, words: error.words)
        }
    }

    /// Reads a file of Swift source in the folder.
    package func source(at path: String) throws(AssetProblem) -> [UInt8] {
        try contents(of: path, mostBytes: RegularFile.mostSourceBytes)
    }

    /// Reads the first bytes of a file of the folder.
    package func beginning(of path: String, bytes: Int) throws(AssetProblem) -> [UInt8] {
        try RegularFile.beginning(of: try confined(path), bytes: bytes)
    }

    /// The path of a file or folder without symbolic links.
    private func confined(_ path: String) throws(AssetProblem) -> String {
        guard let real = Self.realPath(path) else {
            let isGone = errno == ENOENT
            throw AssetProblem(
                path: path,
                words: isGone
                    ? Self.isLink(path) ? "the link leads to a file that doesn't exist" : "there is no such file"
                    : "the file can't be read; check its permissions")
        }
        guard let root, real == root || real.hasPrefix(root == "/" ? root : root + "/") else {
            throw AssetProblem(path: path, words: "the path leads out of \(title), and isn't followed")
        }
        return real
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// A path without symbolic links. The result is `nil` if there is no such file, with the reason in `errno`.
    package static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
