/// A text to search for, ignoring the case of the letters a to z.
///
/// It compares bytes, so 60,000 packages are searched in a few milliseconds. Foundation's
/// `localizedCaseInsensitiveContains` takes more than 150, which is too long for a keystroke.
struct FoldedText {
    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = text.utf8.map(Self.folded)
    }

    /// Whether another text contains this one.
    func isIn(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { text in
            guard let first = bytes.first, text.count >= bytes.count else { return bytes.isEmpty }
            var start = 0
            while start <= text.count - bytes.count {
                if Self.folded(text[start]) == first, holds(text, at: start) { return true }
                start += 1
            }
            return false
        } ?? false
    }

    private func holds(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        var offset = 1
        while offset < bytes.count {
            if Self.folded(text[start + offset]) != bytes[offset] { return false }
            offset += 1
        }
        return true
    }

    private static func folded(_ byte: UInt8) -> UInt8 {
        byte &- 65 < 26 ? byte | 0x20 : byte
    }
}
