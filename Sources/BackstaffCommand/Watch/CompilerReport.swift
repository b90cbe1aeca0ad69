import BackstaffElements

/// Collects the errors from the output of a failed build.
///
/// Swift prints a head, `FILE:LINE:COLUMN: error: MESSAGE`, followed by source lines with their numbers:
///
///     /me/Shop/A.swift:3:9: error: cannot find 'x' in scope
///     2 |     var body: some View {
///     3 |         Text(x)
///       |              `- error: cannot find 'x' in scope
package struct CompilerReport {
    /// The errors with a place, in order. Swift prints some errors twice. They are stored once.
    private var placed: [Head] = []
    /// The errors without a place, for example those of the linker and the package manager.
    private var others: [String] = []
    /// The last other lines. They are shown for a failure without an error message.
    private var lastWords: [String] = []
    /// The index of the error that the next source lines belong to.
    private var current: Int?
    private let folder: String

    private static let lastWordsLimit = 12

    private struct Head {
        let message: CompilerMessage
        var source: String?
    }

    /// - Parameter folder: The path of the app's folder. Paths of files are shown relative to it.
    package init(folder: String) {
        self.folder = folder
    }

    /// Adds a line of the build's output, with the paths of the user's files.
    package mutating func add(_ line: String) {
        let line = Self.plain(line)
        if let message = CompilerMessage(line) {
            current = nil
            guard message.severity == .error else { return }
            if !placed.contains(where: { $0.message == message }) {
                placed.append(Head(message: message))
                current = placed.count - 1
            }
        } else if let current, let (number, source) = Self.source(of: line) {
            if number == placed[current].message.line, placed[current].source == nil { placed[current].source = source }
        } else if let message = Self.error(of: line) {
            current = nil
            if !others.contains(message) { others.append(message) }
        } else if case .message = BuildLine(line), !line.allSatisfy(\.isWhitespace) {
            lastWords.append(line)
            if lastWords.count > Self.lastWordsLimit { lastWords.removeFirst() }
        }
    }

    /// The problems of a failed build. There is at least one.
    package var problems: [WireBuild.Problem] {
        if !placed.isEmpty { return placed.map(problem) }
        let telling = others.filter { !Self.saysOnlyThatItFailed($0) }
        if !telling.isEmpty { return telling.map { .init(message: $0) } }
        let words = lastWords.isEmpty ? others : lastWords
        return [.init(message: words.isEmpty ? "The build failed." : words.joined(separator: "\n"))]
    }

    private func problem(_ head: Head) -> WireBuild.Problem {
        let message = head.message
        let isInside = message.file.hasPrefix(folder + "/")
        let file = isInside ? String(message.file.dropFirst(folder.count + 1)) : message.file
        // Swift counts columns in UTF-8 bytes.
        let bytes = Array((head.source ?? "").utf8)
        let split = min(max(0, message.column - 1), bytes.count)
        return .init(
            file: file, line: message.line, column: message.column, message: message.text,
            before: String(decoding: bytes[..<split], as: UTF8.self),
            after: String(decoding: bytes[split...], as: UTF8.self))
    }

    // MARK: Lines

    /// `12 |     Text(x)`
    private static func source(of line: String) -> (number: Int, source: String)? {
        guard let bar = line.firstIndex(of: "|") else { return nil }
        let margin = line[..<bar].drop { $0 == " " }
        guard margin.last == " " || margin.isEmpty else { return nil }
        // The lines in between have no number. They contain a caret and a message.
        let number = margin.isEmpty ? 0 : Int(margin.dropLast())
        guard let number else { return nil }
        return (number, String(line[line.index(after: bar)...].dropFirst()))
    }

    /// `error: MESSAGE`, with or without the name of a tool in front.
    private static func error(of line: String) -> String? {
        if line.hasPrefix("error: ") { return String(line.dropFirst("error: ".count)) }
        guard let mark = line.firstRange(of: ": error: ") else {
            return line.contains("undefined reference to ") ? line : nil
        }
        return String(line[mark.upperBound...])
    }

    /// Whether a message only reports that a step has failed. The reason is printed above it.
    private static func saysOnlyThatItFailed(_ message: String) -> Bool {
        message == "fatalError" || message.contains("command failed with exit code")
            || message.hasPrefix("link command failed") || message.hasPrefix("linker command failed")
            || message.hasPrefix("failed to build module")
    }

    /// The line without terminal colors and control characters.
    private static func plain(_ line: String) -> String {
        let line = line.contains("\u{1B}") ? line.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "") : line
        return String(
            String.UnicodeScalarView(line.unicodeScalars.filter { $0 == "\t" || $0.value >= 0x20 && $0.value != 0x7f }))
    }
}
