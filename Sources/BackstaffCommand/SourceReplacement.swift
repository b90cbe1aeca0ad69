/// A part of a source file that is replaced before the file is compiled.
///
/// The new text is padded with spaces to the length of the old one. So each line and column of the rewritten file is
/// that of the user's file, and compiler messages need no correction.
struct SourceReplacement: Equatable {
    private let range: Range<Int>
    private let text: String

    /// - Parameters:
    ///   - range: The replaced bytes. The new text stands in their first line.
    ///   - text: The new text. It isn't longer than the range.
    init(_ range: Range<Int>, with text: String) {
        precondition(text.utf8.count <= range.count, "The new text is longer than the old one.")
        self.range = range
        self.text = text
    }

    /// Replaces bytes that may be on several lines. All line feeds stay where they are.
    ///
    /// - Returns: The replacements, with the new text on the first line that has room for it, or none if no line has.
    static func onLines(of range: Range<Int>, in source: [UInt8], with text: String) -> [SourceReplacement] {
        let lines = source[range].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(\.indices)
        guard let place = lines.firstIndex(where: { $0.count >= text.utf8.count }) else { return [] }
        return lines.indices.map { SourceReplacement(lines[$0], with: $0 == place ? text : "") }
    }

    func apply(to source: inout [UInt8]) {
        // A comment in an import may have line feeds.
        let padding = source[range].dropFirst(text.utf8.count).map { byte in
            [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte) ? byte : UInt8(ascii: " ")
        }
        source.replaceSubrange(range, with: Array(text.utf8) + padding)
    }
}
