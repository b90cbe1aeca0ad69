/// Splits a stream of bytes into lines.
package struct LineReader {
    /// The longest line in bytes. A longer line is dropped.
    package static let limit = 1 << 20

    /// The beginning of the next line.
    package private(set) var rest: [UInt8] = []
    private var isDropping = false

    package init() {}

    /// - Returns: The lines that `bytes` completes, without their line feeds.
    package mutating func lines(adding bytes: some Sequence<UInt8>) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if !isDropping { lines.append(rest) }
                rest.removeAll()
                isDropping = false
            } else if !isDropping {
                rest.append(byte)
                if rest.count > Self.limit {
                    rest.removeAll()
                    isDropping = true
                }
            }
        }
        return lines
    }
}
