import Foundation

/// Reads a file, if it is one: not a folder, a named pipe, a socket or a device, and not too large.
package enum RegularFile {
    /// The largest source file, in bytes.
    package static let mostSourceBytes = 64 << 20

    /// - Throws: An ``AssetProblem`` if the file can't be read, or has more than `mostBytes` bytes.
    package static func contents(of path: String, mostBytes: Int) throws(AssetProblem) -> [UInt8] {
        try read(path) { size throws(AssetProblem) in
            guard size <= mostBytes else {
                throw AssetProblem(path: path, words: "the file has \(size) bytes; at most \(mostBytes) are read")
            }
            return size
        }
    }

    /// Reads a file of Swift source.
    ///
    /// - Throws: An ``AssetProblem`` if the file can't be read, or has more than ``mostSourceBytes`` bytes.
    package static func source(at path: String) throws(AssetProblem) -> [UInt8] {
        try contents(of: path, mostBytes: mostSourceBytes)
    }

    /// Reads the first bytes of a file, which may be shorter.
    ///
    /// - Throws: An ``AssetProblem`` if the file can't be read.
    package static func beginning(of path: String, bytes: Int) throws(AssetProblem) -> [UInt8] {
        try read(path) { min($0, bytes) }
    }

    /// - Parameter count: Returns the number of bytes to read of a file with a size.
    private static func read(
        _ path: String, count: (Int) throws(AssetProblem) -> Int
    ) throws(AssetProblem) -> [UInt8] {
        // A named pipe without a writer would block the thread.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            throw AssetProblem(
                path: path,
                words: errno == ENOENT ? "there is no such file" : "the file can't be read; check its permissions")
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw AssetProblem(path: path, words: notRegular)
        }
        guard let bytes = read(descriptor, try count(Int(status.st_size))) else {
            throw AssetProblem(path: path, words: "the file can't be read; check its permissions")
        }
        return bytes
    }

    /// The number of bytes of a file. The result is `nil` if there is no regular file at the path.
    package static func size(of path: String) -> Int? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    static let notRegular = "this is a folder, a named pipe, a socket or a device where a file is expected"

    /// Reads up to `size` bytes. A file that becomes longer meanwhile ends there.
    private static func read(_ descriptor: Int32, _ size: Int) -> [UInt8]? {
        var hasFailed = false
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = Foundation.read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
                if got < 0, errno == EINTR { continue }
                hasFailed = got < 0
                if got <= 0 { return }
                count += got
            }
        }
        return hasFailed ? nil : bytes
    }
}
