/// Counts the `@main` attributes in Swift source, except in comments, in string literals and as part of longer names
/// such as `@mainline`.
///
/// Attributes inside `#if … #endif` are counted separately. An app for several platforms may have one in each branch,
/// and only the compiler knows which branch is active.
package struct MainAttribute: Equatable {
    /// The number of attributes outside of any `#if`.
    package private(set) var unconditional = 0
    /// The number of attributes inside an `#if`.
    package private(set) var conditional = 0

    package init(in source: String) {
        var reader = Reader(bytes: Array(source.utf8))
        reader.readCode(until: nil)
        unconditional = reader.unconditional
        conditional = reader.conditional
    }

    private struct Reader {
        let bytes: [UInt8]
        var index = 0
        var depth = 0
        var unconditional = 0
        var conditional = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        private func byte(at offset: Int) -> UInt8? {
            bytes.indices.contains(index + offset) ? bytes[index + offset] : nil
        }

        private func stands(_ word: StaticString, atWordEnd: Bool = false) -> Bool {
            let count = word.utf8CodeUnitCount
            guard index + count <= bytes.count else { return false }
            for offset in 0..<count where bytes[index + offset] != (word.utf8Start + offset).pointee { return false }
            return !atWordEnd || !(byte(at: count).map(Self.isWord) ?? false)
        }

        private static func isWord(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
                true
            default: false
            }
        }

        /// Scans code up to the end, or up to the parenthesis that closes an interpolation.
        mutating func readCode(until closing: UInt8?) {
            var parentheses = 0
            while let current = byte(at: 0) {
                switch current {
                case UInt8(ascii: "/") where stands("//"): skipLine()
                case UInt8(ascii: "/") where stands("/*"): skipComment()
                case UInt8(ascii: "\""): readString(pounds: 0)
                case UInt8(ascii: "#"): readPound()
                case UInt8(ascii: "@") where stands("@main", atWordEnd: true):
                    if depth == 0 { unconditional += 1 } else { conditional += 1 }
                    index += 5
                case UInt8(ascii: "("):
                    parentheses += 1
                    index += 1
                case UInt8(ascii: ")"):
                    index += 1
                    if closing != nil, parentheses == 0 { return }
                    parentheses -= 1
                default: index += 1
                }
            }
        }

        private mutating func readPound() {
            var pounds = 0
            while byte(at: pounds) == UInt8(ascii: "#") { pounds += 1 }
            if byte(at: pounds) == UInt8(ascii: "\"") {
                index += pounds
                readString(pounds: pounds)
                return
            }
            if stands("#if", atWordEnd: true) { depth += 1 }
            if stands("#endif", atWordEnd: true) { depth = max(0, depth - 1) }
            index += pounds
        }

        private mutating func skipLine() {
            while let current = byte(at: 0), current != UInt8(ascii: "\n") { index += 1 }
        }

        private mutating func skipComment() {
            var nesting = 0
            while index < bytes.count {
                if stands("/*") {
                    nesting += 1
                    index += 2
                } else if stands("*/") {
                    nesting -= 1
                    index += 2
                    if nesting == 0 { return }
                } else {
                    index += 1
                }
            }
        }

        private func hasPounds(_ count: Int, at offset: Int) -> Bool {
            (0..<count).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "#") }
        }

        /// Scans a string literal from its opening quote. A single-line literal ends with its line even if it isn't
        /// closed, so a lone quote, for example in a regular expression, affects only its line.
        private mutating func readString(pounds: Int) {
            let isMultiline = stands("\"\"\"")
            let quotes = isMultiline ? 3 : 1
            index += quotes
            while let current = byte(at: 0) {
                if current == UInt8(ascii: "\n"), !isMultiline { return }
                if current == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
                    index += 1 + pounds
                    guard byte(at: 0) == UInt8(ascii: "(") else {
                        index += 1
                        continue
                    }
                    index += 1
                    readCode(until: UInt8(ascii: ")"))
                } else if isMultiline ? stands("\"\"\"") : current == UInt8(ascii: "\""), hasPounds(pounds, at: quotes)
                {
                    index += quotes + pounds
                    return
                } else {
                    index += 1
                }
            }
        }
    }
}
