import BackstaffElements
import NIOCore

/// Writes frames with one reused buffer.
@MainActor
final class FrameWriter {
    private var json = JSONWriter(capacity: 4096)

    func frame(_ write: (inout JSONWriter) -> Void) -> ByteBuffer {
        json.clear()
        write(&json)
        let frame = SocketFrame.text(json.bytes)
        // Releases the memory of a large tree.
        if json.bytes.count > 1 << 20 { json = JSONWriter(capacity: 4096) }
        return frame
    }
}
