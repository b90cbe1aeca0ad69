#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A channel that transfers frames over two file descriptors.
///
/// ```
///   ┌──────────────────────────┬───────────────┐
///   │ length, 8 bytes, little- │ JSON, `length`│
///   │ endian                   │ bytes of UTF-8│
///   └──────────────────────────┴───────────────┘
/// ```
package struct MessageChannel {
    /// The reason why a frame couldn't be read or written.
    package enum Failure: Error, Equatable {
        /// The input has ended within a frame.
        case truncated
        /// The length in the header exceeds the limit.
        case tooLong(UInt64)
        /// A system call has failed with this `errno`.
        case system(CInt)
    }

    /// The largest length of a frame. A message contains a macro's use with its source, so a longer frame indicates a
    /// corrupt header.
    static let longestFrame: UInt64 = 64 << 20

    private let input: CInt
    private let output: CInt

    /// - Parameters:
    ///   - input: The descriptor that frames are read from.
    ///   - output: The descriptor that frames are written to.
    package init(input: CInt, output: CInt) {
        self.input = input
        self.output = output
    }

    /// Waits for the next frame and returns its content.
    ///
    /// - Returns: The content, or `nil` at the end of the input or for an empty frame.
    /// - Throws: ``Failure`` if the input ends within a frame, the frame is too long or reading fails.
    package func receive() throws(Failure) -> [UInt8]? {
        guard let header = try read(8, mayEndBefore: true) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length <= Self.longestFrame else { throw .tooLong(length) }
        guard length > 0 else { return nil }
        return try read(Int(length), mayEndBefore: false)
    }

    /// Writes a frame.
    ///
    /// - Parameter message: The content of the frame.
    /// - Throws: ``Failure`` if writing fails.
    package func send(_ message: [UInt8]) throws(Failure) {
        let length = UInt64(message.count)
        try write((0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + message)
    }

    private func read(_ count: Int, mayEndBefore: Bool) throws(Failure) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes[filled...].withUnsafeMutableBytes { systemRead(input, $0.baseAddress, $0.count) }
            if got > 0 {
                filled += got
            } else if got == 0 {
                if mayEndBefore, filled == 0 { return nil }
                throw .truncated
            } else if errno != EINTR {
                throw .system(errno)
            }
        }
        return bytes
    }

    private func write(_ bytes: [UInt8]) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let put = rest.withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
            if put >= 0 {
                rest = rest.dropFirst(put)
            } else if errno != EINTR {
                throw .system(errno)
            }
        }
    }
}

// Inside the type, `read` and `write` are its own methods.
private func systemRead(_ descriptor: CInt, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: CInt, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, buffer, count)
}
