import Foundation

/// The reason why a file that a visitor has chosen didn't arrive.
package enum FileTransferError: LocalizedError, Hashable, Sendable {
    /// The file has more bytes than the limit.
    case tooLarge(name: String, limit: Int)
    /// More files were chosen or exported together than the limit.
    case tooMany(limit: Int)
    /// The file's transfer has ended before its last byte.
    case incomplete(name: String)
    /// The server stores as many bytes for the visitor's address, or in all, as it may.
    case noSpace(name: String)

    package var errorDescription: String? {
        switch self {
        case .tooLarge(let name, let limit):
            "“\(name)” is too large. A file may have at most \(Self.size(limit))."
        case .tooMany(let limit):
            "There are too many files. At most \(limit) can be chosen at once."
        case .incomplete(let name):
            name.isEmpty ? "A file didn’t arrive completely." : "“\(name)” didn’t arrive completely."
        case .noSpace(let name):
            "There is no space for “\(name)” on the server."
        }
    }

    private static func size(_ bytes: Int) -> String {
        ByteCountFormatter.string(fromByteCount: Int64(bytes), countStyle: .file)
    }
}
