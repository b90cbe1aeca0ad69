import BackstaffElements
import BackstaffUI
import Foundation

extension HeadlessHost {
    /// Whether a file chooser is presented, for example one of `fileImporter`.
    public var choosesFiles: Bool { chooser != nil }

    /// Chooses files in the file chooser that is presented, and sends them to the app.
    ///
    /// The app gets copies, as it gets them from a page. Files that are too large, or more files than the chooser
    /// takes, end the choice with an error.
    ///
    /// - Parameter files: The URLs of the files on this machine.
    /// - Throws: ``LookUpFailure`` if no file chooser is presented, or the error of a file that can't be read.
    public func chooseFiles(_ files: [URL]) async throws {
        guard let chooser, let choice = choice(of: chooser) else {
            throw LookUpFailure("No file chooser is presented.", outline: outline)
        }
        try await send(.edit(copy(files, into: choice)), to: chooser)
    }

    /// Cancels the file chooser that is presented.
    ///
    /// - Throws: ``LookUpFailure`` if no file chooser is presented.
    public func cancelFiles() async throws {
        guard choosesFiles else { throw LookUpFailure("No file chooser is presented.", outline: outline) }
        try await dismissPresented()
    }

    /// The files that the app has offered for download, for example with `fileExporter`, in order.
    ///
    /// They are there until the host is closed.
    public var exportedFiles: [URL] { scene.exportedFiles }

    var chooser: Element? { reachable.last { $0[.upload] != nil } }

    private func choice(of chooser: Element) -> FileChoice? {
        chooser.words(.upload).flatMap { scene.fileChoice($0) }
    }

    /// Sends files as a page does.
    ///
    /// - Returns: How it has ended, in the page's words.
    private func copy(_ files: [URL], into choice: FileChoice) throws -> String {
        if files.count > choice.mostFiles { return "too-many \(files.count)" }
        for (index, file) in files.enumerated() {
            let contents = try Data(contentsOf: file)
            guard let place = try choice.place(index: index, name: file.lastPathComponent, bytes: contents.count) else {
                return "failed \(file.lastPathComponent)"
            }
            try contents.write(to: place)
            choice.receive(place, index: index)
        }
        return "sent \(files.count)"
    }
}
