import Foundation

/// A range of bytes of a file in memory. It doesn't own its memory and must not outlive the buffer. It is used only
/// inside the parser.
///
/// Status files are large, and most of their content is skipped. So the parser searches bytes with `memchr`, and
/// creates strings only for the fields that are kept.
struct ByteSlice {
    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }
    var isEmpty: Bool { bytes.isEmpty }
    var first: UInt8? { bytes.first }
    var last: UInt8? { bytes.last }

    subscript(index: Int) -> UInt8 { bytes[index] }

    func part(_ range: Range<Int>) -> ByteSlice {
        ByteSlice(UnsafeRawBufferPointer(rebasing: bytes[range]))
    }

    /// The index of the first `byte` at or after `start`.
    func firstIndex(of byte: UInt8, from start: Int = 0) -> Int? {
        guard start < count, let base = bytes.baseAddress,
            let found = memchr(base + start, Int32(byte), count - start)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }

    func contains(where isWanted: (UInt8) -> Bool) -> Bool {
        for index in 0..<count where isWanted(bytes[index]) { return true }
        return false
    }

    /// Calls `body` with each part between separators, empty ones included.
    func forEachPart(separatedBy separator: UInt8, _ body: (ByteSlice) -> Void) {
        var start = 0
        while let end = firstIndex(of: separator, from: start) {
            body(part(start..<end))
            start = end + 1
        }
        body(part(start..<count))
    }

    /// The slice without blanks and line ends around it.
    var trimmed: ByteSlice {
        var start = 0
        var end = count
        while start < end, Self.isSpace(bytes[start]) { start += 1 }
        while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 }
        return part(start..<end)
    }

    /// The text, with a replacement character for every byte that isn't UTF-8.
    var string: String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the slice equals `text`, ignoring case.
    func matches(_ text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount, let base = bytes.baseAddress else { return count == 0 }
        return strncasecmp(base.assumingMemoryBound(to: CChar.self), text.asciiBase, count) == 0
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || UInt8(ascii: "\t")...UInt8(ascii: "\r") ~= byte
    }
}

extension StaticString {
    fileprivate var asciiBase: UnsafePointer<CChar> {
        UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
    }
}
