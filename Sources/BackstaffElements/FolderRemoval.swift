import Foundation

/// Deletes folders, on a thread of its own. A folder may have thousands of files, and others would have to wait.
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
        guard (try? FileManager.default.moveItem(at: folder, to: aside)) != nil else { return }
        queue.async {
            try? FileManager.default.removeItem(at: aside)
            withExtendedLifetime(kept) {}
        }
    }
}
