/// Compresses an answer that is made for its request, in the format of gzip (RFC 1952).
///
///     bytes ──► DeflateTokens: bytes, and repetitions of earlier ones ──► DeflateBlock: short codes for frequent tokens
///
/// The page's files are compressed when they are made, and better. Foundation has no compression on Linux, and a library of
/// the system would have to be installed with its headers on each machine that builds an app.
enum Gzip {
    /// Smaller answers fit into one packet anyway.
    static let leastBytes = 1_400

    static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        // Deflate, no flags, no date, an unknown system.
        var output = BitWriter(bytes: [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
        var tokens = DeflateTokens(bytes)
        repeat {
            let block = tokens.next(DeflateBlock.mostTokens)
            DeflateBlock(block).write(to: &output, isLast: tokens.isAtEnd)
        } while !tokens.isAtEnd
        output.fillByte()
        output.write(checksum(of: bytes), bits: 32)
        output.write(UInt32(truncatingIfNeeded: bytes.count), bits: 32)
        return output.bytes
    }

    /// The CRC-32 of some bytes.
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { ($0 >> 8) ^ remainders[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
    }

    /// The checksum of each byte.
    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xedb8_8320 }
    }
}
