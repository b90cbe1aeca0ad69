import Foundation

/// A search index of many texts, ignoring case. All texts are converted to lower case and stored in one array of bytes.
///
///     texts    "Bash"  "GNU  Awk"
///     bytes     b a s h ▒ g n u ␣ a w k ▒        ▒ is a byte that no text contains, so no match spans two texts
///     starts    0         5               13
///
/// A search looks for the byte of the words that is rarest in all texts. `memchr` finds its occurrences quickly, so that
/// searching 60,000 descriptions takes milliseconds.
struct FoldedTexts: Sendable {
    private static let separator: UInt8 = 0xFF

    private var bytes: [UInt8] = []
    private var starts = [0]
    /// The number of occurrences of each byte.
    private var frequencies = Array(repeating: 0, count: 256)

    /// A text that was found, and whether it begins with the search words.
    struct Match {
        let place: Int
        let isPrefix: Bool
    }

    /// Reserves space for texts of `byteCount` bytes in total.
    init(count: Int, byteCount: Int) {
        starts.reserveCapacity(count + 1)
        bytes.reserveCapacity(byteCount + count)
    }

    /// Appends a text.
    mutating func append(_ text: String) {
        let start = bytes.count
        Self.fold(text, into: &bytes)
        for byte in bytes[start...] { frequencies[Int(byte)] += 1 }
        bytes.append(Self.separator)
        starts.append(bytes.count)
    }

    /// All texts that contain `words`, in order and without duplicates. `words` must be folded and not empty.
    func matches(_ words: [UInt8]) -> [Match] {
        guard let rare = words.indices.min(by: { frequencies[Int(words[$0])] < frequencies[Int(words[$1])] }),
            frequencies[Int(words[rare])] > 0
        else { return [] }
        var matches: [Match] = []
        var place = 0
        bytes.withUnsafeBytes { text in
            words.withUnsafeBytes { words in
                guard let base = text.baseAddress, let wanted = words.baseAddress else { return }
                // The index from which the rare byte is searched. The words begin `rare` bytes before it.
                var next = rare
                while next < text.count, let found = memchr(base + next, Int32(words[rare]), text.count - next) {
                    let start = UnsafeRawPointer(found) - base - rare
                    if start + words.count > text.count { return }
                    if memcmp(base + start, wanted, words.count) != 0 {
                        next = start + rare + 1
                        continue
                    }
                    while starts[place + 1] <= start { place += 1 }
                    matches.append(Match(place: place, isPrefix: start == starts[place]))
                    place += 1
                    next = starts[place] + rare
                }
            }
        }
        return matches
    }

    /// The bytes of `text` in lower case. Each run of white space becomes one space. Leading and trailing spaces are
    /// removed.
    static func folded(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        fold(text, into: &bytes)
        return bytes
    }

    private static func fold(_ text: String, into bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { utf8 in
            // Fast path: almost all texts are ASCII, where upper and lower case differ in one bit.
            if utf8.allSatisfy({ $0 < 0x80 }) {
                append(utf8, to: &bytes)
            } else {
                let lowercased = String(decoding: utf8, as: UTF8.self).lowercased()
                var composed = lowercased.precomposedStringWithCanonicalMapping
                composed.withUTF8 { append($0, to: &bytes) }
            }
        }
    }

    private static func append(_ utf8: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        let start = bytes.count
        for byte in utf8 {
            if ByteSlice.isSpace(byte) {
                if bytes.count > start, bytes[bytes.count - 1] != UInt8(ascii: " ") { bytes.append(UInt8(ascii: " ")) }
            } else {
                bytes.append(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte)
            }
        }
        if bytes.count > start, bytes[bytes.count - 1] == UInt8(ascii: " ") { bytes.removeLast() }
    }
}
