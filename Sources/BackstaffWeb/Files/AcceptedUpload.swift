import BackstaffUI
import Foundation
import Logging

/// A file that a page may send now: where it is stored, and who gets it.
struct AcceptedUpload: Sendable {
    let url: URL
    let name: String
    private let index: Int
    private let choice: FileChoice
    /// It is kept as long as the file.
    private let space: StoredBytes.Reservation

    fileprivate init(
        _ request: UploadRequest, at url: URL, for choice: FileChoice, in space: StoredBytes.Reservation
    ) {
        self.url = url
        name = request.name
        index = request.index
        self.choice = choice
        self.space = space
    }

    /// All bytes of the file are stored.
    ///
    /// - Returns: Whether its chooser still takes it.
    @MainActor
    func finish() -> Bool {
        choice.receive(url, index: index, space: space)
    }

    /// The file hasn't arrived.
    ///
    /// - Parameter isStorable: `false` if the file can't be written.
    @MainActor
    func fail(isStorable: Bool = true) {
        let name = SafeFileName(name).text
        choice.fail(isStorable ? .incomplete(name: name) : .noSpace(name: name), at: url)
    }
}

/// What the head of a request says about the file in its body.
struct UploadRequest: Sendable, Equatable {
    /// The token of the chooser.
    let token: String
    /// The place of the file among those that were chosen together, from 0.
    let index: Int
    let name: String
    let bytes: Int

    /// The header with the file's name, encoded as a part of a URL.
    static let nameHeader = "backstaff-file-name"
}

extension SessionStore {
    /// Finds the chooser to which a file is sent, and a place for the file.
    func accept(_ request: UploadRequest, from visitor: RequestVisitor) -> Result<AcceptedUpload, HTTPRefusal> {
        guard let choice = fileChoice(request.token, of: visitor.id) else { return .failure(.notFound) }
        guard let space = storedBytes.reserve(request.bytes, for: visitor.address.block) else {
            choice.fail(.noSpace(name: SafeFileName(request.name).text))
            return .failure(.noSpace)
        }
        do {
            let place = try choice.place(index: request.index, name: request.name, bytes: request.bytes)
            guard let place else { return .failure(.fileNotTaken) }
            return .success(AcceptedUpload(request, at: place, for: choice, in: space))
        } catch {
            noteUnstorable(error)
            return .failure(.noSpace)
        }
    }
}

extension Logger {
    /// A file that a visitor sends can't be stored.
    func noteUnstorable(_ reason: any Error) {
        error("a file that a visitor sends can't be stored: \(reason.localizedDescription)")
    }
}

extension HTTPRefusal {
    static let noSpace = HTTPRefusal(
        .insufficientStorage, "There is no space for the file", because: .fileRefused)
    static let fileNotTaken = HTTPRefusal(.payloadTooLarge, "The file isn't taken", because: .fileRefused)
    static let fileTooLarge = HTTPRefusal(.payloadTooLarge, "The file is too large", because: .fileRefused)
}
