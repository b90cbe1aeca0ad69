import BackstaffElements
import NIOCore

/// Writes frames with one array of bytes that is used again and again.
@MainActor
final class FrameWriter {
    private var json = JSONWriter(capacity: 4096)

    func frame(_ write: (inout JSONWriter) -> Void) -> ByteBuffer {
        json.clear()
        write(&json)
        let frame = SocketFrame.text(json.bytes)
        // A large tree is no reason to keep its memory.
        if json.bytes.count > 1 << 20 { json = JSONWriter(capacity: 4096) }
        return frame
    }
}
