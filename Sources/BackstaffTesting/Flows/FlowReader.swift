/// Parses the text of a flow.
///
///     (header)  key: value        is checked and ignored; ends with a line ---
///     ---
///     - name                      all steps have the same indentation
///     - name: value   # comment
enum FlowReader {
    static func entries(in bytes: [UInt8]) throws(FlowError) -> [Flow.Entry] {
        let lines = try lines(in: bytes)
        let start = try endOfHeader(in: lines)
        let meant = lines[start...].filter { !$0.isRemark }
        var entries: [Flow.Entry] = []
        var depth: Int?
        for (index, line) in zip(meant.indices, meant) {
            if line.isSeparator { throw FlowError(line: line.number, "A second “---”. A file contains only one flow.") }
            let isStep = line.words == "-" || line.words.hasPrefix("- ")
            if line.words.hasPrefix("\t") || line.words.hasPrefix("-\t") {
                throw FlowError(line: line.number, "The line is indented with a tab. Use spaces.")
            }
            guard isStep else { throw FlowError(line: line.number, Self.noStep(line)) }
            if let depth, line.depth != depth {
                throw FlowError(
                    line: line.number, "All steps need the same indentation: indent this one by \(depth) spaces.")
            }
            depth = line.depth
            if index + 1 < meant.endIndex, meant[index + 1].depth > line.depth, !meant[index + 1].isSeparator {
                throw FlowError(
                    line: meant[index + 1].number,
                    "Lists and maps aren't supported: write the value of a step on the same line.")
            }
            do throws(FlowProblem) {
                if let step = try step(line.words.dropFirst().trimmed) {
                    entries.append(Flow.Entry(line: line.number, step: step))
                } else if !entries.isEmpty {
                    throw FlowProblem("launchApp is allowed only as the first step: a flow begins with a launched app.")
                }
            } catch {
                throw FlowError(line: line.number, error.message)
            }
        }
        if entries.isEmpty { throw FlowError(line: nil, "The flow has no steps.") }
        return entries
    }

    // MARK: Lines

    /// The largest number of bytes in a line.
    private static let lineLimit = 10_000

    private struct Line {
        let number: Int
        /// The number of spaces at the beginning.
        let depth: Int
        /// The text between the leading and trailing spaces.
        let words: Substring

        var isRemark: Bool { words.isEmpty || words.hasPrefix("#") }
        var isSeparator: Bool { depth == 0 && (words == "---" || words.hasPrefix("--- #")) }
    }

    private static func lines(in bytes: [UInt8]) throws(FlowError) -> [Line] {
        var rest = bytes[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        var lines: [Line] = []
        for bytes in rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let number = lines.count + 1
            let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
            guard bytes.count <= lineLimit else {
                throw FlowError(line: number, "The line is longer than \(lineLimit) bytes.")
            }
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw FlowError(line: number, "The line isn't UTF-8 text.")
            }
            if let control = text.unicodeScalars.first(where: { $0 != "\t" && ($0.value < 0x20 || $0.value == 0x7F) }) {
                throw FlowError(
                    line: number,
                    "The line contains the control character U+\(control.hex). Write it as an escape in double quotes.")
            }
            let depth = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
            let isBlank = text[...].trimmed.isEmpty
            let words = isBlank ? "" : Substring(text.utf8.dropFirst(depth)).withoutSpaceAtEnd
            lines.append(Line(number: number, depth: depth, words: words))
        }
        return lines
    }

    /// The index of the first line after the header.
    private static func endOfHeader(in lines: [Line]) throws(FlowError) -> Int {
        guard let end = lines.firstIndex(where: \.isSeparator) else { return 0 }
        // If the separator comes after a step, it doesn't end a header. It is reported with the steps.
        if lines[..<end].first(where: { !$0.isRemark })?.words.hasPrefix("-") == true { return 0 }
        for line in lines[..<end] where !line.isRemark {
            let key = line.words.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
            let rest = line.words.dropFirst(key.count)
            guard line.depth == 0, !key.isEmpty, rest.first == ":" else {
                throw FlowError(line: line.number, "A header has lines of the form “key: value”, and ends with “---”.")
            }
            do throws(FlowProblem) {
                if try FlowScalar.read(rest.dropFirst()) == nil {
                    throw FlowProblem("Lists and maps aren't supported: “\(key)” has no value on the same line.")
                }
            } catch {
                throw FlowError(line: line.number, error.message)
            }
        }
        return end + 1
    }

    private static func noStep(_ line: Line) -> String {
        if line.depth == 0, line.words.prefix(while: \.isLetter).count < line.words.count, line.words.contains(":") {
            return "A step begins with “- ”. (A header stands above the steps and ends with a line “---”.)"
        }
        return "A step begins with “- ”."
    }

    // MARK: Steps

    /// The step in a line, or `nil` for `launchApp`, which needs no action because every flow begins with a launched
    /// app.
    private static func step(_ words: Substring) throws(FlowProblem) -> FlowStep? {
        if words.isEmpty { throw FlowProblem("The step has no name.") }
        if words.hasPrefix("{") || words.hasPrefix("[") || words.hasPrefix("- ") {
            throw FlowProblem("Lists and maps aren't supported.")
        }
        let name = words.prefix { $0.isLetter || $0.isNumber }
        let rest = words.dropFirst(name.count)
        var value: String?
        if rest.first == ":" {
            guard rest.count == 1 || rest.dropFirst().first == " " || rest.dropFirst().first == "\t" else {
                throw FlowProblem("A space is missing after the colon.")
            }
            value = try FlowScalar.read(rest.dropFirst())
        } else if !rest.isEmpty, !rest.hasPrefix(" #") || !rest.trimmed.hasPrefix("#") {
            throw FlowProblem("The name of a step is followed by “: ” and its value.")
        }
        if name == "launchApp" {
            if value != nil { throw FlowProblem("launchApp takes no value.") }
            return nil
        }
        return try FlowStep(name: String(name), value: value)
    }
}

/// A parse error without a line number. The caller knows the line and adds it.
struct FlowProblem: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}

extension Substring {
    /// The text without spaces and tabs at either end.
    var trimmed: Substring {
        drop { $0 == " " || $0 == "\t" }.withoutSpaceAtEnd
    }

    fileprivate var withoutSpaceAtEnd: Substring {
        var text = self
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}

extension Unicode.Scalar {
    /// The scalar value in hexadecimal notation with at least four digits.
    fileprivate var hex: String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
