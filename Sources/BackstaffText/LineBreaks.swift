#if canImport(_FoundationICU)
    import _FoundationICU
#endif

/// The places where Unicode's rules allow a text to go on in the next line.
enum LineBreaks {
    /// The offsets before which a new line may begin, in ascending order, without the start and with the end.
    static func offsets(in text: [UInt16]) -> [Int] {
        guard !text.isEmpty else { return [] }
        var unicode = unicodeOffsets(in: text)[...]
        return (1...text.count).filter { offset in
            while let first = unicode.first, first < offset { unicode.removeFirst() }
            return isAllowed(at: offset, in: text) ?? (unicode.first == offset)
        }
    }

    /// The offsets by Unicode's rules.
    private static func unicodeOffsets(in text: [UInt16]) -> [Int] {
        #if canImport(_FoundationICU)
            if let offsets = icuOffsets(in: text) { return offsets }
        #endif
        return offsetsAfterSpaces(in: text)
    }

    #if canImport(_FoundationICU)
        /// Asks ICU, which browsers ask too.
        private static func icuOffsets(in text: [UInt16]) -> [Int]? {
            var offsets: [Int] = []
            let isRead = text.withUnsafeBufferPointer { text in
                var status = U_ZERO_ERROR
                guard let breaks = swift_ubrk_open(UBRK_LINE, "", text.baseAddress, Int32(text.count), &status) else {
                    return false
                }
                defer { swift_ubrk_close(breaks) }
                guard status.rawValue <= U_ZERO_ERROR.rawValue else { return false }
                while case let offset = swift_ubrk_next(breaks), offset >= 0 { offsets.append(Int(offset)) }
                return true
            }
            return isRead ? offsets : nil
        }
    #endif

    /// What is left without ICU: a line may end after a space.
    private static func offsetsAfterSpaces(in text: [UInt16]) -> [Int] {
        (1...text.count).filter { $0 == text.count || (text[$0 - 1] == space && text[$0] != space) }
    }

    // MARK: Between ASCII characters

    /// Whether a line may begin between two ASCII characters, or nil if one of them isn't.
    ///
    /// Browsers don't ask ICU about these, so that addresses and paths look alike everywhere: no line begins after a slash.
    private static func isAllowed(at offset: Int, in text: [UInt16]) -> Bool? {
        guard offset < text.count, text[offset - 1] < 0x80, text[offset] < 0x80 else { return nil }
        let next = text[offset]
        switch text[offset - 1] {
        case newline: return true
        case space: return next != space
        case hyphen where isDigit(next):
            // The hyphen may be the sign of a negative number.
            return offset > 1 && isAlphanumeric(text[offset - 2])
        case hyphen: return next != space && !notAfterHyphen.contains(next)
        case questionMark: return next != space && !notAfterQuestionMark.contains(next)
        default: return openings.contains(next) && beforeOpenings.contains(text[offset - 1])
        }
    }

    private static let newline = UInt16(0x0A)
    private static let space = UInt16(0x20)
    private static let hyphen = UInt16(0x2D)
    private static let questionMark = UInt16(0x3F)
    private static let openings = Set("(<[{".utf16)
    private static let beforeOpenings = Set("!\"#%&)*+,.:;=>\\]|}~".utf16)
    private static let notAfterHyphen = Set("!$),./:;?]}".utf16)
    private static let notAfterQuestionMark = Set(#"!"'),./:;?]}"#.utf16)

    private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

    private static func isAlphanumeric(_ unit: UInt16) -> Bool {
        isDigit(unit) || (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
    }
}
