import Foundation

/// The file that a flow is recorded to. It is complete after each step, so a killed process loses nothing.
@MainActor
package final class FlowRecordingFile {
    /// The path of the file.
    package let path: String
    private let file: FileHandle
    /// The offset of the end of the settled steps. Steps after it may still be replaced.
    private var end: UInt64 = 0
    private var isBroken = false
    private let onError: (String) -> Void

    /// Creates the file. If there is a file with that name, a number is added to the name.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - remark: The text of a comment in the first line.
    ///   - onError: Called once if the file can't be written any more.
    /// - Throws: ``FlowError`` if the file can't be created.
    package init(_ path: String, remark: String, onError: @escaping (String) -> Void) throws(FlowError) {
        let path = Self.free(path)
        // The file holds what the user types, including passwords, so only its owner may read it.
        let mine = [FileAttributeKey.posixPermissions: 0o600]
        guard FileManager.default.createFile(atPath: path, contents: nil, attributes: mine),
            let file = FileHandle(forWritingAtPath: path)
        else { throw FlowError(line: nil, "A flow can't be recorded to \(path): the file can't be created.") }
        self.path = path
        self.file = file
        self.onError = onError
        put("# \(remark.split(whereSeparator: \.isNewline).joined(separator: " "))\n", isSettled: true)
    }

    /// Writes settled steps, followed by open steps that the next call replaces.
    func write(settled: [FlowStep], open: [FlowStep]) {
        if !settled.isEmpty { put(Self.lines(settled), isSettled: true) }
        put(Self.lines(open), isSettled: false)
    }

    private static func lines(_ steps: [FlowStep]) -> String {
        steps.map { "- \($0)\n" }.joined()
    }

    private func put(_ text: String, isSettled: Bool) {
        if isBroken { return }
        do {
            try file.truncate(atOffset: end)
            if !text.isEmpty { try file.write(contentsOf: Data(text.utf8)) }
            if isSettled { end += UInt64(text.utf8.count) }
        } catch {
            isBroken = true
            onError(
                "the recording in \(path) is incomplete, because the file can't be written: \(error.localizedDescription)"
            )
        }
    }

    /// The first free path: `Shop.flow`, or `Shop-2.flow` if that file exists, and so on.
    private static func free(_ path: String) -> String {
        let name = path.hasSuffix(".flow") ? String(path.dropLast(5)) : path
        let suffix = path.hasSuffix(".flow") ? ".flow" : ""
        var candidate = path
        var number = 1
        while FileManager.default.fileExists(atPath: candidate) {
            number += 1
            candidate = "\(name)-\(number)\(suffix)"
        }
        return candidate
    }

    deinit { try? file.close() }
}
