/// The segments in the path of a URL from outside.
///
///     https://example.org/recipes/3?from=mail#top
///                         └─────┴─ segments
///
/// Any text is accepted. Parsing stops at the first segment that can't be decoded.
package struct URLPath: Hashable, Sendable {
    /// The decoded segments up to the first that can't be decoded.
    package let segments: [String]

    /// Whether all segments could be decoded.
    package let isWhole: Bool

    /// The largest length of a path that is parsed or printed, in bytes. Many servers have a similar limit.
    package static let lengthLimit = 8192

    /// Parses a URL or a path. The scheme, host, query, fragment and empty segments are ignored.
    package init(_ url: String) {
        let start = Self.startOfPath(of: url.utf8)
        let limit = url.utf8.index(start, offsetBy: Self.lengthLimit, limitedBy: url.utf8.endIndex)
        var segments: [String] = []
        var index = start
        var isWhole = true
        reading: while index < url.utf8.endIndex {
            let end = url.utf8[index...].firstIndex { Self.isEndOfSegment($0) } ?? url.utf8.endIndex
            if let limit, end > limit {
                isWhole = false
                break
            }
            if end > index {
                guard let text = URLSegment.read(url[index..<end]) else {
                    isWhole = false
                    break
                }
                segments.append(text)
            }
            guard end < url.utf8.endIndex, url.utf8[end] == Self.slash else { break reading }
            index = url.utf8.index(after: end)
        }
        self.segments = segments
        self.isWhole = isWhole
    }

    private static let slash = UInt8(ascii: "/")

    private static func isEndOfSegment(_ byte: UInt8) -> Bool {
        byte == slash || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
    }

    /// The index after the scheme and the host, if there are any.
    private static func startOfPath(of url: String.UTF8View) -> String.Index {
        guard let colon = url.prefix(lengthLimit).firstIndex(where: { !isOfScheme($0) }), url.startIndex < colon,
            url[colon...].starts(with: "://".utf8)
        else { return url.startIndex }
        let host = url.index(colon, offsetBy: 3)
        return url[host...].firstIndex(where: isEndOfSegment) ?? url.endIndex
    }

    private static func isOfScheme(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
