/// Writes numbers of any width, the lowest bit first.
struct BitWriter {
    private(set) var bytes: [UInt8]
    private var waiting: UInt64 = 0
    private var waitingBits = 0

    init(bytes: [UInt8] = []) {
        self.bytes = bytes
    }

    /// - Parameter bits: The width of the number, up to 32. The number has no higher bits.
    mutating func write(_ number: UInt32, bits: Int) {
        waiting |= UInt64(number) << UInt64(waitingBits)
        waitingBits += bits
        while waitingBits >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: waiting))
            waiting >>= 8
            waitingBits -= 8
        }
    }

    /// Fills a begun byte with zeros.
    mutating func fillByte() {
        if waitingBits > 0 { write(0, bits: 8 - waitingBits) }
    }
}
