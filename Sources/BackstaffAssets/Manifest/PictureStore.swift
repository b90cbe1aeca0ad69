import BackstaffElements
import Synchronization

/// The pictures of this process that a host may serve, by the names in their addresses. All of its apps share it.
///
/// Pictures of files are never removed: the app's bundles have a fixed number. Pictures made of data are kept in memory,
/// up to a limit.
package final class PictureStore: Sendable {
    package static let ofProcess = PictureStore()

    private struct State {
        var sources: [String: PictureCompiler.Source] = [:]
        /// The pictures made of data.
        var data: RecentlyUsed<[UInt8]>
    }

    private let state: Mutex<State>

    package init(mostDataBytes: Int = 128 << 20, mostDataCount: Int = 16_384) {
        state = Mutex(State(data: RecentlyUsed(mostSize: mostDataBytes, mostCount: mostDataCount)))
    }

    /// Adds pictures of the app's files.
    package func add(_ sources: [String: PictureCompiler.Source]) {
        state.withLock { $0.sources.merge(sources) { $1 } }
    }

    /// The name in the address of a picture made of data.
    ///
    /// It can't be guessed by somebody who doesn't know the picture, because the hash depends on a random number of the
    /// process. All bytes are read for it, so ask once for a picture.
    package static func name(of bytes: [UInt8], kind: PictureKind) -> String {
        secretHash(of: bytes) + "." + kind.ending
    }

    /// Adds a picture made of data. If there are too many of them, those that were used longest ago are removed.
    ///
    /// - Parameter name: The result of ``name(of:kind:)``.
    package func add(_ bytes: [UInt8], named name: String) {
        state.withLock { $0.data.add(bytes, size: bytes.count, named: name) }
    }

    /// The contents of a picture. The result is `nil` if there is no picture of this name.
    package func source(of name: String) -> PictureCompiler.Source? {
        state.withLock { $0.sources[name] ?? $0.data.value(of: name).map { .data($0) } }
    }

    private static func secretHash(of bytes: [UInt8]) -> String {
        (0..<2).map { lane in
            // A Hasher has another key in each process.
            var hasher = Hasher()
            hasher.combine(lane)
            bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
            return UInt64(bitPattern: Int64(hasher.finalize())).hexadecimalDigits
        }.joined()
    }
}
