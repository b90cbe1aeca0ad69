import NIOCore

/// Finds the ends of WebSocket frames in the bytes of a page, before they are decoded.
///
///     head: 2 bytes ──► 0, 2 or 8 bytes of the length ──► mask and payload ──► the next head
///
/// So it is known what bytes cost before they go on, and how much of a message that isn't complete is in memory. A frame
/// that breaks the protocol is measured as its head says. The decoder refuses it later.
struct FrameMeter {
    /// The bytes of one frame, or the beginning of a frame.
    struct Part {
        let count: Int
        /// The tokens of the frame: one, and one for every 4 KiB. `nil` if it isn't complete.
        let tokens: Double?
        /// Whether it is a frame of a message that has more of them.
        var isFragment = false
    }

    /// The first byte of the frame: whether it ends its message, and its kind.
    private var first: UInt8 = 0
    private var headBytes = 0
    private var lengthBytes = 0
    private var length: UInt64 = 0
    private var isMasked = false
    /// The bytes of mask and payload that haven't come yet. `nil` until the head is complete.
    private var missing: Int?
    private var bytesOfFrame = 0
    /// The bytes of the frames of a message that has more of them.
    private var bytesOfMessage = 0

    /// The bytes of a message that isn't complete.
    var incompleteBytes: Int { bytesOfFrame + bytesOfMessage }

    /// Measures bytes up to the end of the first frame, or all of them.
    mutating func measure(_ bytes: ByteBufferView) -> Part {
        var count = 0
        for byte in bytes {
            if missing != nil { break }
            readHead(byte)
            count += 1
        }
        if let missing {
            let skipped = min(missing, bytes.count - count)
            count += skipped
            self.missing = missing - skipped
        }
        bytesOfFrame += count
        guard missing == 0 else { return Part(count: count, tokens: nil) }
        let isFragment = !isFinal && !isControl
        endFrame()
        return Part(count: count, tokens: 1 + Double(clamping(length)) / 4096, isFragment: isFragment)
    }

    private var isFinal: Bool { first & 0x80 != 0 }
    private var isControl: Bool { first & 0x08 != 0 }

    /// The tokens of all frames that are complete.
    static func tokens(_ bytes: ByteBuffer, after meter: FrameMeter) -> Double {
        var (meter, bytes, tokens) = (meter, bytes, 0.0)
        while bytes.readableBytes > 0 {
            let part = meter.measure(bytes.readableBytesView)
            bytes.moveReaderIndex(forwardBy: part.count)
            tokens += part.tokens ?? 0
        }
        return tokens
    }

    private mutating func readHead(_ byte: UInt8) {
        switch headBytes {
        case 0:
            first = byte
        case 1:
            isMasked = byte & 0x80 != 0
            let short = byte & 0x7f
            lengthBytes = short == 126 ? 2 : short == 127 ? 8 : 0
            length = lengthBytes == 0 ? UInt64(short) : 0
        default:
            length = length << 8 | UInt64(byte)
        }
        headBytes += 1
        if headBytes >= 2, headBytes == 2 + lengthBytes { missing = clamping(length) + (isMasked ? 4 : 0) }
    }

    private mutating func endFrame() {
        // A control frame may come between the frames of a message.
        if !isControl { bytesOfMessage = isFinal ? 0 : incompleteBytes }
        (headBytes, bytesOfFrame, missing) = (0, 0, nil)
    }

    /// A length that can't overflow a sum. The decoder refuses a frame long before it has so many bytes.
    private func clamping(_ length: UInt64) -> Int { Int(min(length, 1 << 40)) }
}
