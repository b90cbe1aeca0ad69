import Foundation
import NIOCore

/// A new file that is written from its beginning to its end. Its methods block, so they are called on a thread for
/// files.
///
/// It is sendable without a lock: the descriptor is closed once, when nobody holds the object, so no call can use it
/// afterwards.
final class FileSink: Sendable {
    private let descriptor: Int32

    /// Makes a file that only this user can read.
    ///
    /// - Throws: The system's error. There must be nothing at the path yet.
    init(_ url: URL) throws {
        descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        if descriptor < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    /// Writes bytes at the end of the file.
    func write(_ bytes: ByteBuffer) throws {
        try bytes.withUnsafeReadableBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0 {
                    if errno == EINTR { continue }
                    throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
                }
                rest = rest.dropFirst(count)
            }
        }
    }

    deinit { close(descriptor) }
}
