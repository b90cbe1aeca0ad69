/// PageWords that an attribute of an element has. They are bytes that the page has stored for good, because strings would need
/// Unicode tables, which are larger than all of the layout.
struct PageWords: Equatable, ExpressibleByStringLiteral {
    private let start: UnsafePointer<UInt8>
    private let count: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        // An empty buffer may have no address.
        start = bytes.baseAddress ?? StaticString("").utf8Start
        count = bytes.count
    }

    init(stringLiteral words: StaticString) {
        start = words.utf8Start
        count = words.utf8CodeUnitCount
    }

    static func == (one: PageWords, other: PageWords) -> Bool {
        one.count == other.count && one.matches(other, from: 0)
    }

    func hasPrefix(_ words: PageWords) -> Bool {
        words.count <= count && matches(words, from: 0)
    }

    func hasSuffix(_ words: PageWords) -> Bool {
        words.count <= count && matches(words, from: count - words.count)
    }

    /// Whether the words have others in them, which are separated by spaces.
    func contains(_ word: PageWords) -> Bool {
        guard word.count <= count else { return false }
        for offset in 0...(count - word.count) where matches(word, from: offset) {
            let end = offset + word.count
            if offset == 0 || start[offset - 1] == 32, end == count || start[end] == 32 { return true }
        }
        return false
    }

    private func matches(_ words: PageWords, from offset: Int) -> Bool {
        for index in 0..<words.count where start[offset + index] != words.start[index] { return false }
        return true
    }

    /// The number that the words are, if they are one without a sign.
    var number: Int? {
        guard count > 0, count < 9 else { return nil }
        var number = 0
        for index in 0..<count {
            let digit = Int(start[index]) - 48
            guard (0...9).contains(digit) else { return nil }
            number = number * 10 + digit
        }
        return number
    }
}
