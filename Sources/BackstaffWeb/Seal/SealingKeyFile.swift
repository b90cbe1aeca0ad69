import Foundation

/// A file of keys: Base64 of 32 bytes a line, the first seals, all open. Empty lines and lines that begin with `#` say
/// nothing.
///
/// A file that isn't there is made. It gets its name only when all of it is written, and only if there is none of that
/// name, so processes that start together end with the same key and none reads half of one:
///
/// ```
/// read path ──── there ──────────────────────────────► keys
///     ▲ └─ not there ─► write path.RANDOM ─► link to path ─┬─ linked ─┐
///     │                                                    └─ taken  ─┤
///     └──────────────────────── delete path.RANDOM ◄──────────────────┘
/// ```
package struct SealingKeyFile {
    private static let maximumBytes = 64 * 1024

    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// `<app>.key` in the user's data folder. As the XDG specification asks, a relative one is ignored.
    package static func defaultPath(app: String, environment: [String: String]) -> String {
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/share"
        return "\(data)/backstaff/\(fileName(of: app)).key"
    }

    /// An app's name with everything replaced that has a meaning in paths. Two apps that get the same name share a key,
    /// which does no harm: a seal names its app.
    private static func fileName(of app: String) -> String {
        let name = String(app.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" }.prefix(40))
        return name.isEmpty || name.utf8.count > 200 ? "app" : name
    }

    /// The keys in the file; makes it with a new one if it isn't there.
    package func keys() throws(SealingKeyError) -> SealingKeys {
        if path.isEmpty { throw SealingKeyError(.file("--seal-key-file"), .notMade("its path is empty")) }
        if let text = try read() { return try keys(in: text, isNew: false) }
        let isNew = try make()
        guard let text = try read() else {
            throw SealingKeyError(.file(path), .unreadable("it was deleted as soon as it was made"))
        }
        return try keys(in: text, isNew: isNew)
    }

    private func keys(in text: String, isNew: Bool) throws(SealingKeyError) -> SealingKeys {
        var keys: [SealingKey] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
            if line.isEmpty || line.hasPrefix("#") { continue }
            keys.append(try SealingKey(base64: line, at: .line(index + 1, of: path)))
        }
        guard let keys = SealingKeys(keys, from: .file(path, isNew: isNew)) else {
            throw SealingKeyError(.file(path), .empty)
        }
        return keys
    }

    // MARK: Reading

    /// What the file says, or `nil` if it isn't there. A symbolic link is followed.
    private func read() throws(SealingKeyError) -> String? {
        // Opening a pipe would wait for its writer.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        if file < 0, errno == ENOENT { return nil }
        guard file >= 0 else { throw SealingKeyError(.file(path), .unreadable(Self.words(for: errno))) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else {
            throw SealingKeyError(.file(path), .unreadable(Self.words(for: errno)))
        }
        if let problem = Self.problem(ofMode: UInt32(status.st_mode)) { throw SealingKeyError(.file(path), problem) }
        guard let bytes = Self.contents(of: file) else {
            throw SealingKeyError(.file(path), .unreadable(Self.words(for: errno)))
        }
        if bytes.count > Self.maximumBytes { throw SealingKeyError(.file(path), .oversized) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What forbids using a file, by its type and permission bits alone.
    package static func problem(ofMode mode: UInt32) -> SealingKeyError.Problem? {
        switch mode & UInt32(S_IFMT) {
        case UInt32(S_IFDIR): .folder
        case UInt32(S_IFREG): mode & 0o077 == 0 ? nil : .openToOthers(mode & 0o7777)
        default: .notAFile
        }
    }

    /// All bytes of an open file, a few more than are allowed at most; `nil` with `errno` if it can't be read.
    private static func contents(of file: Int32) -> [UInt8]? {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while bytes.count <= maximumBytes {
            let count = Foundation.read(file, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { return nil }
            if count == 0 { break }
            bytes.append(contentsOf: piece[..<count])
        }
        return bytes
    }

    // MARK: Making

    /// Makes the file with one new key, and says whether it did: another process may have been faster.
    private func make() throws(SealingKeyError) -> Bool {
        let path = linkedPath
        let folder = Self.folder(of: path)
        var code = Self.makeFolder(folder)
        let draft = "\(path).\(RandomToken.make())"
        if code == 0 { code = Self.write(Array("\(SealingKey.random().base64)\n".utf8), to: draft) }
        defer { unlink(draft) }
        if code == 0, link(draft, path) != 0 { code = errno }
        guard code == 0 || code == EEXIST else {
            throw SealingKeyError(.file(path), .notMade(Self.words(for: code)))
        }
        Self.synchronize(folder)
        return code == 0
    }

    /// Where a symbolic link leads: a link that leads to nothing gets its file made there.
    private var linkedPath: String {
        var path = path
        // As many as the system follows; a circle was refused when it was read.
        for _ in 0..<40 {
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
            path = target.hasPrefix("/") ? target : Self.folder(of: path) + "/" + target
        }
        return path
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes a folder, and those above it, for their owner alone. One that is there stays as it is.
    private static func makeFolder(_ path: String) -> Int32 {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return 0 }
        guard errno == ENOENT, case let parent = folder(of: path), parent != path else { return errno }
        let code = makeFolder(parent)
        guard code == 0 else { return code }
        return mkdir(path, 0o700) == 0 || errno == EEXIST ? 0 : errno
    }

    /// Writes a file that wasn't there, down to the disk: a key must not be lost after the first value was sealed with
    /// it.
    private static func write(_ bytes: [UInt8], to path: String) -> Int32 {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return errno }
        defer { close(file) }
        // The mask of the process may have taken bits from the owner.
        guard fchmod(file, 0o600) == 0 else { return errno }
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0 { return errno }
            written += count
        }
        return fsync(file) == 0 ? 0 : errno
    }

    /// Puts the names in a folder on the disk. Not every file system can, and then there is nothing more to do.
    private static func synchronize(_ folder: String) {
        let file = open(folder, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return }
        _ = fsync(file)
        close(file)
    }

    /// The system's words for an error, begun small because they stand inside a sentence.
    private static func words(for code: Int32) -> String {
        let words = String(cString: strerror(code))
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
