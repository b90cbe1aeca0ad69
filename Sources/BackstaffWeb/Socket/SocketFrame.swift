import NIOCore

/// Makes the server's WebSocket frames, with header and payload in one buffer.
///
/// The buffer goes straight to the socket, so the text of a patch is copied only once. The same buffer is kept for a
/// page that resumes.
enum SocketFrame {
    static func text(_ bytes: [UInt8], allocator: ByteBufferAllocator = ByteBufferAllocator()) -> ByteBuffer {
        data(bytes, opcode: 0x1, allocator)
    }

    /// Makes a frame of compressed text. WebSocket's own compression would also apply to what the page sends.
    static func packed(_ bytes: [UInt8], allocator: ByteBufferAllocator = ByteBufferAllocator()) -> ByteBuffer {
        data(bytes, opcode: 0x2, allocator)
    }

    private static func data(_ bytes: [UInt8], opcode: UInt8, _ allocator: ByteBufferAllocator) -> ByteBuffer {
        var buffer = allocator.buffer(capacity: bytes.count + 10)
        head(opcode: opcode, count: bytes.count, into: &buffer)
        buffer.writeBytes(bytes)
        return buffer
    }

    static func ping() -> ByteBuffer {
        var buffer = ByteBuffer()
        head(opcode: 0x9, count: 0, into: &buffer)
        return buffer
    }

    static func pong(_ data: ByteBuffer) -> ByteBuffer {
        var buffer = ByteBuffer()
        head(opcode: 0xa, count: data.readableBytes, into: &buffer)
        buffer.writeImmutableBuffer(data)
        return buffer
    }

    /// Makes a close frame. The reason is cut to the 123 bytes that the protocol allows.
    static func close(_ code: UInt16, _ reason: String) -> ByteBuffer {
        var reason = reason
        while reason.utf8.count > 123 { reason.unicodeScalars.removeLast() }
        var buffer = ByteBuffer()
        head(opcode: 0x8, count: 2 + reason.utf8.count, into: &buffer)
        buffer.writeInteger(code)
        buffer.writeString(reason)
        return buffer
    }

    private static func head(opcode: UInt8, count: Int, into buffer: inout ByteBuffer) {
        buffer.writeInteger(0x80 | opcode)
        if count < 126 {
            buffer.writeInteger(UInt8(count))
        } else if count <= UInt16.max {
            buffer.writeInteger(UInt8(126))
            buffer.writeInteger(UInt16(count))
        } else {
            buffer.writeInteger(UInt8(127))
            buffer.writeInteger(UInt64(count))
        }
    }
}
