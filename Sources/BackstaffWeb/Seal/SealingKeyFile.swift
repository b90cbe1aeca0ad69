import Foundation

/// A file of keys. Each line holds 32 bytes in Base64. The first key seals, and all keys open.
///
/// Empty lines and lines that begin with `#` are ignored. A missing file is created. It gets its name only after it is
/// written in full, and only if no other file has the name. So processes that start together use the same key, and none
/// reads a partial file:
///
/// ```
/// read path ──── there ──────────────────────────────► keys
///     ▲ └─ not there ─► write path.RANDOM ─► link to path ─┬─ linked ─┐
///     │                                                    └─ taken  ─┤
///     └──────────────────────── delete path.RANDOM ◄──────────────────┘
/// ```
struct SealingKeyFile {
    private static let maximumBytes = 64 * 1024

    let path: String

    init(path: String) {
        self.path = path
    }

    /// Returns the path of `<app>.key` in the user's data folder. As the XDG specification requires, a relative
    /// `XDG_DATA_HOME` is ignored.
    static func defaultPath(app: String, environment: [String: String]) -> String {
        let home = environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory()
        let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/share"
        return "\(data)/backstaff/\(fileName(of: app)).key"
    }

    /// Returns an app's name without characters that have a meaning in paths. Two apps may get the same file name and
    /// share a key. That does no harm, because a seal contains its app's name.
    private static func fileName(of app: String) -> String {
        let name = String(app.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" }.prefix(40))
        return name.isEmpty || name.utf8.count > 200 ? "app" : name
    }

    /// Returns the keys in the file. If the file is missing, creates it with a new key.
    func keys() throws(SealingKeyError) -> SealingKeys {
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

    /// Returns the content of the file, or `nil` if it doesn't exist. A symbolic link is followed.
    private func read() throws(SealingKeyError) -> String? {
        // Without O_NONBLOCK, opening a pipe would wait for its writer.
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

    /// Returns the problem with a file's type or permission bits, or `nil` if there is none.
    static func problem(ofMode mode: UInt32) -> SealingKeyError.Problem? {
        switch mode & UInt32(S_IFMT) {
        case UInt32(S_IFDIR): .folder
        case UInt32(S_IFREG): mode & 0o077 == 0 ? nil : .openToOthers(mode & 0o7777)
        default: .notAFile
        }
    }

    /// Returns the bytes of an open file. It stops reading soon after the size limit.
    ///
    /// - Returns: `nil` if the file can't be read. `errno` is then set.
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

    /// Creates the file with one new key. Returns `false` if another process was faster.
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

    /// The path with symbolic links resolved. If a link's target is missing, the file is created there.
    private var linkedPath: String {
        var path = path
        // The system follows as many links. A cycle was already refused by the read.
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

    /// Creates a folder and its parents, accessible to their owner only. An existing folder isn't changed.
    private static func makeFolder(_ path: String) -> Int32 {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return 0 }
        guard errno == ENOENT, case let parent = folder(of: path), parent != path else { return errno }
        let code = makeFolder(parent)
        guard code == 0 else { return code }
        return mkdir(path, 0o700) == 0 || errno == EEXIST ? 0 : errno
    }

    /// Writes a new file and flushes it to the disk. A key must not be lost after a value was sealed with it.
    private static func write(_ bytes: [UInt8], to path: String) -> Int32 {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return errno }
        defer { close(file) }
        // The process's umask may have removed permissions of the owner.
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

    /// Flushes a folder's entries to the disk. Not every file system supports it, so errors are ignored.
    private static func synchronize(_ folder: String) {
        let file = open(folder, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return }
        _ = fsync(file)
        close(file)
    }

    /// Returns the system's message for an error, in lower case at the start because it is used inside a sentence.
    private static func words(for code: Int32) -> String {
        let words = String(cString: strerror(code))
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
