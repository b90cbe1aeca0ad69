import BackstaffElements
import Foundation

/// The folder of a process: the sockets of a front's workers, and files of visitors.
///
/// A process holds a lock on its folder for as long as it lives, however it ends. So a process that makes a folder can tell
/// which others belong to nobody any more, and deletes them:
///
///     make .backstaff-NAME ──► lock it ──► rename it to backstaff-NAME ──► delete the folders without a lock
///
/// A folder that isn't locked yet has another name, so no other process deletes it.
final class ProcessFolder: Sendable {
    let url: URL
    private let lock: Int32

    private static let prefix = "backstaff-process-"
    /// The path of a socket has at most 107 bytes. A slash and the worker's number follow the folder's path.
    private static let mostPathBytes = 99

    /// The folder can't be made.
    struct CreationError: Error, CustomStringConvertible {
        let parent: URL
        let reason: any Error

        var description: String {
            "there can be no folder for their sockets in \(parent.path): \(reason.localizedDescription) "
                + "Name another folder in TMPDIR, or run the app without workers: --in-process"
        }
    }

    private struct PathTooLong: LocalizedError {
        var errorDescription: String? { "its path is too long for a socket." }
    }

    /// Makes the folder, and soon deletes those of processes that are gone.
    ///
    /// - Parameter hasSockets: Whether sockets will be in it, so that its path may not be long.
    init(
        in parent: URL = FileManager.default.temporaryDirectory, hasSockets: Bool = true
    ) throws(CreationError) {
        let name = Self.prefix + RandomToken.make().prefix(12)
        let draft = parent.appending(path: "." + name)
        url = parent.appending(path: name)
        do {
            guard !hasSockets || url.path.utf8.count <= Self.mostPathBytes else { throw PathTooLong() }
            try FileManager.default.createDirectory(
                at: draft, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            guard let lock = Self.lock(draft) else { throw CocoaError(.fileLocking) }
            self.lock = lock
            try FileManager.default.moveItem(at: draft, to: url)
        } catch {
            throw CreationError(parent: parent, reason: error)
        }
        Self.deleteAbandoned(in: parent)
    }

    /// Deletes the folder with all that is in it.
    func delete() {
        try? FileManager.default.removeItem(at: url)
    }

    /// Locks a folder of this user until the descriptor is closed. Returns `nil` if another process holds the lock.
    private static func lock(_ folder: URL) -> Int32? {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_uid == geteuid(), flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
            return descriptor
        }
        close(descriptor)
        return nil
    }

    /// Deletes the folders of processes that are gone, on a thread of its own.
    static func deleteAbandoned(in parent: URL = FileManager.default.temporaryDirectory) {
        FolderRemoval.add {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
            for name in names where name.hasPrefix(prefix) {
                let folder = parent.appending(path: name)
                guard let lock = lock(folder) else { continue }
                try? FileManager.default.removeItem(at: folder)
                close(lock)
            }
        }
    }

    deinit { close(lock) }
}
