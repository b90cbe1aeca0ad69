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
        /// The pictures made of data, the one that was used longest ago first.
        var data: [(name: String, bytes: [UInt8])] = []
        var dataBytes = 0
    }

    private let state = Mutex(State())
    private let mostDataBytes: Int

    package init(mostDataBytes: Int = 128 << 20) {
        self.mostDataBytes = mostDataBytes
    }

    /// Adds pictures of the app's files.
    package func add(_ sources: [String: PictureCompiler.Source]) {
        state.withLock { $0.sources.merge(sources) { $1 } }
    }

    /// Adds a picture made of data.
    ///
    /// If there are too many of them, those that were used longest ago are removed.
    ///
    /// - Returns: The name in its address. It can't be guessed by somebody who doesn't know the picture, because the hash
    ///   depends on a random number of the process.
    package func add(_ bytes: [UInt8], kind: PictureKind) -> String {
        let name = Self.secretHash(of: bytes) + "." + kind.ending
        state.withLock { state in
            if let index = state.data.firstIndex(where: { $0.name == name }) {
                state.data.append(state.data.remove(at: index))
                return
            }
            state.data.append((name, bytes))
            state.dataBytes += bytes.count
            while state.dataBytes > mostDataBytes, state.data.count > 1 {
                state.dataBytes -= state.data.removeFirst().bytes.count
            }
        }
        return name
    }

    /// The contents of a picture. The result is `nil` if there is no picture of this name.
    package func source(of name: String) -> PictureCompiler.Source? {
        state.withLock { state in
            if let source = state.sources[name] { return source }
            guard let index = state.data.firstIndex(where: { $0.name == name }) else { return nil }
            let entry = state.data.remove(at: index)
            state.data.append(entry)
            return .data(entry.bytes)
        }
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
