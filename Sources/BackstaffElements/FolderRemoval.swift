import Foundation

/// Deletes folders, one after the other, on a thread of its own. A folder may have thousands of files, and others would have
/// to wait.
package enum FolderRemoval {
    private static let queue = DispatchQueue(label: "Backstaff.FolderRemoval", qos: .utility)

    /// Moves a folder aside at once, and deletes it soon. A folder that isn't there is no error.
    ///
    /// - Parameters:
    ///   - folder: The folder. Nobody may write to it any more.
    ///   - kept: What is released when the folder is deleted.
    package static func begin(_ folder: URL, keeping kept: [any AnyObject & Sendable] = []) {
        let aside = folder.deletingLastPathComponent()
            .appending(path: ".\(folder.lastPathComponent).\(UUID().uuidString)")
        let isAside = (try? FileManager.default.moveItem(at: folder, to: aside)) != nil
        add {
            try? FileManager.default.removeItem(at: isAside ? aside : folder)
            withExtendedLifetime(kept) {}
        }
    }

    /// Does something behind everything that is deleted already.
    package static func add(_ work: @escaping @Sendable () -> Void) {
        queue.async(execute: work)
    }

    /// Returns when everything is deleted.
    package static func finish() async {
        await withCheckedContinuation { continuation in add { continuation.resume() } }
    }
}
