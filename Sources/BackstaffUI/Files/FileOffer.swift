import BackstaffElements
import Foundation

/// A file that a scene offers to its visitor for a download.
package struct FileOffer: Sendable {
    /// The file, in a folder of the scene.
    package let url: URL
    /// The number of its bytes.
    package let bytes: Int
    /// The space of the file. Who holds it during a download keeps it from being given back.
    package let space: FileSpace.Reservation?

    /// The name that the visitor's browser gives it.
    package var name: String { url.lastPathComponent }
}

extension SceneFiles {
    /// Stores a file, and asks the page to download it.
    ///
    /// - Returns: The URL of the file. It is there until the scene ends, or has offered many others.
    /// - Throws: ``FileTransferError/noSpace(name:)`` if the host has no space for it, or the system's error.
    func offer(_ file: FileWrapper, named name: String, by exchange: SceneExchange) throws -> URL {
        guard let contents = file.regularFileContents else { throw CocoaError(.fileWriteUnsupportedScheme) }
        let name = SafeFileName(name)
        var space = exchange.fileSpace.reserve(contents.count)
        while space == nil, deleteDownloaded() { space = exchange.fileSpace.reserve(contents.count) }
        guard let space else { throw FileTransferError.noSpace(name: name.text) }
        let url = try makePlace(for: name, in: exchange.fileSpace)
        let stored = StoredFile(url: url, space: space)
        do {
            try contents.write(to: url)
        } catch {
            stored.delete()
            throw error
        }
        let token = FileToken.make()
        add(
            FileOffer(url: url, bytes: contents.count, space: space), stored, as: token,
            keeping: exchange.fileSpace.files)
        exchange.ask(.download(url: "/~/files/\(token)"))
        return url
    }
}

/// The unguessable part of an address below which files go to or from a scene.
enum FileToken {
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return generator.next().hexadecimalDigits + generator.next().hexadecimalDigits
    }
}
