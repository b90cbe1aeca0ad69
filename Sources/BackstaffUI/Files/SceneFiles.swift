import Foundation

/// The files that a scene has received, and those that it offers.
///
///     a chooser appears ──► FileChoice ──files arrive──► taken by the app ──► kept until the scene ends
///                                │
///                                └── canceled, failed or replaced ──► deleted
///
/// All files are in one folder of the scene, each in a folder of its own. So files with the same name don't meet.
@MainActor
final class SceneFiles: SceneFeature {
    private var choices: [String: FileChoice] = [:]
    /// What the app has got. Its files are there until the scene ends.
    private var taken: [ReceivedFile] = []
    private var folder: TemporaryFolder?
    private var lastNumber = 0
    private var isEnded = false

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

    // MARK: Downloads

    /// The files that the scene has offered, in order.
    private(set) var exported: [URL] = []
    /// What can still be downloaded.
    private var offers: [String: FileOffer] = [:]

    func add(_ offer: FileOffer, as token: String) {
        exported.append(offer.url)
        offers[token] = offer
    }

    /// Returns the file that a token stands for. It can be downloaded once.
    func takeOffer(_ token: String) -> FileOffer? { offers.removeValue(forKey: token) }

    // MARK: Places

    func keep(_ files: [ReceivedFile]) {
        if !isEnded { taken += files }
    }

    /// Returns the place for a file in a new folder, or `nil` if the folder can't be made.
    func makePlace(for name: SafeFileName) -> URL? {
        if isEnded { return nil }
        if folder == nil { folder = TemporaryFolder() }
        guard let folder else { return nil }
        lastNumber += 1
        let place = folder.url.appending(path: String(lastNumber))
        do {
            try FileManager.default.createDirectory(
                at: place, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        } catch {
            return nil
        }
        return place.appending(path: name.text)
    }

    /// The scene has ended.
    func end() {
        isEnded = true
        for choice in choices.values { choice.discard() }
        choices = [:]
        taken = []
        offers = [:]
        folder = nil
    }
}

/// A folder that is deleted with this object.
private final class TemporaryFolder {
    let url: URL

    /// Makes a folder that only this user can read. Returns `nil` if there can be none.
    init?() {
        url = FileManager.default.temporaryDirectory.appending(path: "backstaff-files-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(
                at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        } catch {
            return nil
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
