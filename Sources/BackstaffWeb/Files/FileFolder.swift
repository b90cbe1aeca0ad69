import Foundation
import Synchronization

/// The folder for the files of all scenes of a process. It is made for the first file.
///
///     a worker ────────── a folder beside its socket ──► the front deletes it with the worker
///     another process ─── a folder of its own ─────────► deleted at the end, or by the next process if this one is killed
final class FileFolder: Sendable {
    private enum Kind {
        case ofWorker(URL)
        case own
    }

    private let kind: Kind
    private let own = Mutex<ProcessFolder?>(nil)

    /// - Parameter socket: The path of the worker's socket, or `nil` if the process isn't a worker.
    init(besideSocket socket: String?) {
        kind = socket.map { .ofWorker(Self.url(besideSocket: $0)) } ?? .own
    }

    /// The folder of a worker.
    static func url(besideSocket path: String) -> URL { URL(filePath: path + "-files") }

    /// The folder, or `nil` if it can't be made.
    var url: URL? {
        switch kind {
        case .ofWorker(let url):
            let made: Void? = try? FileManager.default.createDirectory(
                at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            return made.map { url }
        case .own:
            return own.withLock { own in
                if own == nil { own = try? ProcessFolder() }
                return own?.url
            }
        }
    }

    deinit { own.withLock { $0?.delete() } }
}
