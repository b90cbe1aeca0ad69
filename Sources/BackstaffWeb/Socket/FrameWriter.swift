import BackstaffElements
import NIOCore

/// Writes frames with one reused buffer.
@MainActor
final class FrameWriter {
    private var json = JSONWriter(capacity: 4096)

    /// - Parameter isPacked: Whether the frame is compressed, unless it is small.
    func frame(isPacked: Bool = false, _ write: (inout JSONWriter) -> Void) -> ByteBuffer {
        json.clear()
        write(&json)
        let packed = isPacked && json.bytes.count >= Gzip.leastBytes ? Gzip.compressed(json.bytes) : nil
        let frame = packed.map { SocketFrame.packed($0) } ?? SocketFrame.text(json.bytes)
        // Releases the memory of a large tree.
        if json.bytes.count > 1 << 20 { json = JSONWriter(capacity: 4096) }
        return frame
    }
}
