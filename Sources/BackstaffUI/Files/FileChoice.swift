import Foundation

/// A file in a folder of its own.
struct StoredFile {
    let url: URL
    /// Counts the file's bytes for the host as long as the file is there.
    let space: FileSpace.Reservation?

    /// Deletes the file with its folder.
    func delete() {
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }
}

/// The files that a visitor chooses for one chooser of a scene.
///
/// The host finds the choice by its token, which only the scene's page knows. Files arrive one after the other, each
/// under its index. Then the page says how the choice has ended.
@MainActor
package final class FileChoice {
    /// An unguessable name. It is valid while the chooser is shown.
    package let token: String
    var space = FileSpace()
    var allowsMany = false
    weak var files: SceneFiles?
    private var received: [Int: StoredFile] = [:]
    private var failure: FileTransferError?

    init() {
        token = FileToken.make()
    }

    // MARK: For the host

    /// The number of files that can be chosen.
    package var mostFiles: Int { allowsMany ? space.files : 1 }

    /// Returns the place for a file that begins to arrive, or `nil` if the choice doesn't take it.
    ///
    /// - Throws: The system's reason why the file can't be stored.
    /// - Parameters:
    ///   - index: The place of the file among the chosen ones, from 0.
    ///   - name: The file's name on the visitor's machine.
    ///   - bytes: The size of the file.
    package func place(index: Int, name: String, bytes: Int) throws -> URL? {
        let name = SafeFileName(name)
        guard index >= 0, index < mostFiles else {
            failure = .tooMany(limit: mostFiles)
            return nil
        }
        guard bytes <= space.bytes else {
            failure = .tooLarge(name: name.text, limit: space.bytes)
            return nil
        }
        do {
            return try files?.makePlace(for: name, in: space)
        } catch {
            failure = .noSpace(name: name.text)
            throw error
        }
    }

    /// A file has arrived completely. It replaces an earlier one with the same index.
    ///
    /// - Parameter space: An object that is kept as long as the file.
    /// - Returns: Whether the choice still takes it. Otherwise the file is deleted.
    @discardableResult
    package func receive(_ url: URL, index: Int, space: FileSpace.Reservation? = nil) -> Bool {
        let file = StoredFile(url: url, space: space)
        guard files != nil else {
            file.delete()
            return false
        }
        received[index]?.delete()
        received[index] = file
        return true
    }

    /// A file hasn't arrived.
    package func fail(_ error: FileTransferError, at url: URL? = nil) {
        failure = error
        if let url { StoredFile(url: url, space: nil).delete() }
    }

    // MARK: For the chooser

    /// How a choice has ended, in the words of the page:
    ///
    ///     sent COUNT     failed NAME     too-large NAME     too-many COUNT
    ///
    /// - Returns: The files or the reason why there are none, or `nil` if the words have no meaning.
    func end(_ words: String) -> Result<[URL], FileTransferError>? {
        let parts = words.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard let verb = parts.first, let rest = parts.dropFirst().first else { return nil }
        switch verb {
        case "sent":
            guard let count = Int(rest), count > 0, count <= mostFiles else { return nil }
            return take(count)
        case "failed": return .failure(failure ?? .incomplete(name: SafeFileName(String(rest)).text))
        case "too-large":
            return .failure(.tooLarge(name: SafeFileName(String(rest)).text, limit: space.bytes))
        case "too-many": return .failure(.tooMany(limit: mostFiles))
        default: return nil
        }
    }

    private func take(_ count: Int) -> Result<[URL], FileTransferError> {
        let chosen = (0..<count).compactMap { received[$0] }
        guard chosen.count == count else { return .failure(failure ?? .incomplete(name: "")) }
        for index in 0..<count { received[index] = nil }
        files?.keep(chosen)
        return .success(chosen.map(\.url))
    }

    /// Deletes what has arrived and isn't taken. Nothing arrives any more.
    func discard() {
        for file in abandon() { file.delete() }
    }

    /// Nothing arrives any more.
    ///
    /// - Returns: What has arrived and isn't taken, for its deletion.
    func abandon() -> [StoredFile] {
        files = nil
        defer { received = [:] }
        return Array(received.values)
    }
}
