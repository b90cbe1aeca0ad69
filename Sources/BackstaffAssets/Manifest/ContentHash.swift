import BackstaffElements

/// A 128-bit hash of a picture's contents, for its address. It is the same in every process.
///
/// Like ``StableHash``, it isn't secure. It is for the app's own files only.
struct ContentHash {
    private var lanes: (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x6c62_272e_07bb_0142)

    init(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { buffer in
            let words = buffer.count / 8
            for index in 0..<words {
                add(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
            }
            for byte in buffer[(words * 8)...] { add(UInt64(byte)) }
            add(UInt64(buffer.count))
        }
    }

    private mutating func add(_ word: UInt64) {
        lanes.0 = (lanes.0 ^ word) &* 0x100_0000_01b3
        lanes.0 ^= lanes.0 >> 29
        lanes.1 = (lanes.1 ^ word) &* 0x9e37_79b9_7f4a_7c15
        lanes.1 ^= lanes.1 >> 32
    }

    /// The hash as 32 hexadecimal digits.
    var digits: String { lanes.0.hexadecimalDigits + lanes.1.hexadecimalDigits }
}
