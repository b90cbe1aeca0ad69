import BackstaffElements
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

    /// Returns the folder.
    ///
    /// - Throws: The system's reason why there can be none.
    func url() throws -> URL {
        switch kind {
        case .ofWorker(let url):
            // Without the folder around it, the front is gone.
            if mkdir(url.path, 0o700) != 0, errno != EEXIST {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
            return url
        case .own:
            return try own.withLock { own in
                let folder = try own ?? ProcessFolder(hasSockets: false)
                own = folder
                return folder.url
            }
        }
    }

    /// Deletes the folder, if it isn't a worker's. Returns when it is gone, and what was deleted before.
    func delete() async {
        let folder = own.withLock { own in
            defer { own = nil }
            return own
        }
        FolderRemoval.add { folder?.delete() }
        await FolderRemoval.finish()
    }
}
