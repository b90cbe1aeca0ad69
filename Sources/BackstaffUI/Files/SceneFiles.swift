import BackstaffElements
import Foundation

/// The files that a scene has received, and those that it offers.
///
///     a chooser appears ──► FileChoice ──files arrive──► taken by the app ──► kept until the scene ends
///                                │
///                                └── canceled, failed or replaced ──► deleted
///
///     the app exports ──► offered ──► downloaded, or not ──► kept until the scene ends, or for many later ones
///
/// All files are in one folder of the scene, each in a folder of its own. So files with the same name don't meet.
@MainActor
final class SceneFiles: SceneFeature {
    private var choices: [String: FileChoice] = [:]
    /// What the app has got. Its files are there until the scene ends.
    private var taken: [StoredFile] = []
    /// What the app has offered, oldest first.
    private var offered: [Offered] = []
    private var folder: TemporaryFolder?
    private var lastNumber = 0
    private var isEnded = false

    private struct Offered {
        let offer: FileOffer
        let file: StoredFile
        /// The token for the download, or `nil` after it.
        var token: String?
    }

    init() {}

    /// The choice that a token stands for, while its chooser is shown.
    func choice(_ token: String) -> FileChoice? { choices[token] }

    func open(_ choice: FileChoice) {
        if isEnded { return }
        choice.files = self
        choices[choice.token] = choice
    }

    /// A chooser has gone. What the app hasn't taken is deleted.
    func close(_ choice: FileChoice) {
        choices[choice.token] = nil
        choice.discard()
    }

    func keep(_ files: [StoredFile]) {
        if !isEnded { taken += files }
    }

    // MARK: Downloads

    /// The files that the scene has offered and not deleted, in order.
    var exported: [URL] { offered.map(\.offer.url) }

    /// Offers a file.
    ///
    /// - Parameters:
    ///   - file: The file, which the scene has stored.
    ///   - token: The unguessable name with which it can be downloaded once.
    ///   - limit: The number of offered files that are kept. Earlier ones are deleted.
    func add(_ offer: FileOffer, _ file: StoredFile, as token: String, keeping limit: Int) {
        offered.append(Offered(offer: offer, file: file, token: token))
        while offered.count > max(limit, 1) { offered.removeFirst().file.delete() }
    }

    /// Deletes the oldest file that was downloaded, to make space.
    ///
    /// - Returns: Whether there was one.
    func deleteDownloaded() -> Bool {
        guard let place = offered.firstIndex(where: { $0.token == nil }) else { return false }
        offered.remove(at: place).file.delete()
        return true
    }

    /// Returns the file that a token stands for. It can be downloaded once.
    func takeOffer(_ token: String) -> FileOffer? {
        guard let place = offered.firstIndex(where: { $0.token == token }) else { return nil }
        offered[place].token = nil
        return offered[place].offer
    }

    // MARK: Places

    /// Returns the place for a file in a new folder.
    ///
    /// - Throws: The system's reason why the folder can't be made.
    func makePlace(for name: SafeFileName, in space: FileSpace) throws -> URL {
        if isEnded { throw CocoaError(.fileWriteUnknown) }
        let folder = try folder ?? TemporaryFolder(in: space.folder())
        self.folder = folder
        lastNumber += 1
        let place = folder.url.appending(path: String(lastNumber))
        try FileManager.default.createDirectory(
            at: place, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        return place.appending(path: name.text)
    }

    /// The scene has ended.
    func end() {
        isEnded = true
        let files = choices.values.flatMap { $0.abandon() } + taken + offered.map(\.file)
        choices = [:]
        taken = []
        offered = []
        folder?.spaces = files.compactMap(\.space)
        folder = nil
    }
}

/// A folder that is deleted with this object.
private final class TemporaryFolder {
    let url: URL
    /// The space of files in it, which is given back when they are deleted.
    var spaces: [FileSpace.Reservation] = []

    /// Makes a folder that only this user can read.
    init(in parent: URL) throws {
        url = parent.appending(path: "backstaff-files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    deinit { FolderRemoval.begin(url, keeping: spaces) }
}
