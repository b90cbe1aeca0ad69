import Foundation

/// The texts of a `.strings` file: `"key" = "text";` with comments between, or a property list.
///
/// After a mistake the file is read on behind the next semicolon or line.
struct StringsFile {
    private(set) var entries: [String: LocatedEntry] = [:]
    private(set) var problems: [AssetProblem] = []

    init(_ bytes: [UInt8], path: String) {
        if bytes.starts(with: Array("bplist00".utf8)) || bytes.starts(with: Array("<?xml".utf8)) {
            readPropertyList(bytes, path: path)
        } else if let text = Self.text(bytes) {
            var scanner = Scanner(text: text)
            read(&scanner, path: path)
        } else {
            problems.append(AssetProblem(path: path, words: "the file isn't text in UTF-8 or UTF-16; save it as UTF-8"))
        }
    }

    private mutating func readPropertyList(_ bytes: [UInt8], path: String) {
        guard let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
            let texts = list as? [String: Any]
        else {
            problems.append(AssetProblem(path: path, words: "the file isn't a property list with a dictionary"))
            return
        }
        let lines = PropertyListLines(bytes)
        problems += lines.problems(in: path)
        for (key, value) in texts.sorted(by: { $0.key < $1.key }) {
            let place = lines.first[key].map { "\(path):\($0)" } ?? path
            if let text = value as? String {
                entries[key] = LocatedEntry(entry: StringEntry(.text(text)), place: place)
            } else {
                let words = "\(StringTableReader.quoted(key)) isn't a text; this entry is left out"
                problems.append(AssetProblem(path: place, words: words))
            }
        }
    }

    private static func text(_ bytes: [UInt8]) -> [Unicode.Scalar]? {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return String(bytes: bytes, encoding: .utf16).map { Array($0.unicodeScalars.drop { $0 == "\u{FEFF}" }) }
        }
        return String(validating: bytes, as: UTF8.self).map { Array($0.unicodeScalars.drop { $0 == "\u{FEFF}" }) }
    }

    private mutating func read(_ scanner: inout Scanner, path: String) {
        var lines: [String: Int] = [:]
        while true {
            scanner.skipSpace()
            let line = scanner.line
            guard !scanner.isAtEnd else { return }
            do throws(Scanner.Mistake) {
                let key = try scanner.word()
                try scanner.expect("=", after: "the key")
                let text = try scanner.word()
                try scanner.expect(";", after: "the text")
                if let first = lines[key] {
                    let key = StringTableReader.quoted(key)
                    let words = "the key \(key) is there twice, first in line \(first); remove one"
                    problems.append(AssetProblem(path: "\(path):\(line)", words: words))
                }
                lines[key] = lines[key] ?? line
                entries[key] = LocatedEntry(entry: StringEntry(.text(text)), place: "\(path):\(line)")
            } catch {
                problems.append(
                    AssetProblem(path: "\(path):\(line)", words: "\(error.words); this entry is left out"))
                scanner.skipEntry()
            }
        }
    }

    /// Reads words and marks one after the other.
    private struct Scanner {
        struct Mistake: Error {
            let words: String
        }

        let text: [Unicode.Scalar]
        private var index = 0
        private(set) var line = 1

        init(text: [Unicode.Scalar]) {
            self.text = text
        }

        var isAtEnd: Bool { index >= text.count }

        private var next: Unicode.Scalar? { index < text.count ? text[index] : nil }

        private mutating func advance() {
            if text[index] == "\n" { line += 1 }
            index += 1
        }

        /// Skips white space and comments.
        mutating func skipSpace() {
            while let character = next {
                if character.properties.isWhitespace {
                    advance()
                } else if starts(with: "//") {
                    while let character = next, character != "\n" { advance() }
                } else if starts(with: "/*") {
                    while !isAtEnd, !starts(with: "*/") { advance() }
                    for _ in 0..<2 where !isAtEnd { advance() }
                } else {
                    return
                }
            }
        }

        private func starts(with mark: String) -> Bool {
            text[index...].starts(with: mark.unicodeScalars)
        }

        mutating func expect(_ mark: Unicode.Scalar, after part: String) throws(Mistake) {
            skipSpace()
            guard next == mark else { throw Mistake(words: "a “\(mark)” is missing after \(part)") }
            advance()
        }

        /// A word in quotation marks, or one of letters and digits.
        mutating func word() throws(Mistake) -> String {
            skipSpace()
            var word = String.UnicodeScalarView()
            guard next == "\"" else {
                while let character = next, Self.isPlain(character) {
                    word.append(character)
                    advance()
                }
                if word.isEmpty { throw Mistake(words: "a text in quotation marks is missing") }
                return String(word)
            }
            advance()
            while let character = next {
                advance()
                if character == "\"" { return String(word) }
                if character == "\\" { word.append(try escape()) } else { word.append(character) }
            }
            throw Mistake(words: "the closing quotation mark of a text is missing")
        }

        private static func isPlain(_ character: Unicode.Scalar) -> Bool {
            character.properties.isAlphabetic || ("0"..."9").contains(character)
                || "_.-$:/".unicodeScalars.contains(character)
        }

        /// The character for what follows a backslash.
        private mutating func escape() throws(Mistake) -> Unicode.Scalar {
            guard let character = next else { throw Mistake(words: "the file ends after a backslash") }
            advance()
            switch character {
            case "n": return "\n"
            case "t": return "\t"
            case "r": return "\r"
            case "U", "u":
                var digits = ""
                while digits.count < 4, let digit = next, digit.properties.isASCIIHexDigit {
                    digits.unicodeScalars.append(digit)
                    advance()
                }
                guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
                    throw Mistake(words: "“\\\(character)\(digits)” isn't a character; write it as it is")
                }
                return scalar
            default: return character
            }
        }

        /// Skips the rest of an entry that can't be read.
        mutating func skipEntry() {
            while let character = next {
                advance()
                if character == ";" || character == "\n" { return }
            }
        }
    }
}
