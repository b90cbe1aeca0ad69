import BackstaffMacroExpansion
import Foundation
import Testing

@Suite struct MessageChannelTests {
    @Test("A frame is its length in eight bytes, in little-endian order, followed by its content")
    func frameOfThreeBytes() throws {
        let pipe = Pipe()

        try channel(to: pipe).send(Array("{ }".utf8))

        #expect(written(to: pipe) == [3, 0, 0, 0, 0, 0, 0, 0, 0x7B, 0x20, 0x7D])
    }

    @Test("The second byte of the length has the weight 256")
    func frameOf258Bytes() throws {
        let pipe = Pipe()

        try channel(to: pipe).send([UInt8](repeating: 7, count: 258))

        #expect(written(to: pipe).prefix(9) == [2, 1, 0, 0, 0, 0, 0, 0, 7])
    }

    @Test(
        "Frames are received as they were sent, including frames larger than a pipe's buffer",
        arguments: [1, 300, 200_000])
    func roundTrip(count: Int) throws {
        let pipe = Pipe()
        let first = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        // Runs on a separate thread, because `receive` blocks and the pool that runs tests has few threads.
        Thread.detachNewThread {
            try? channel(to: pipe).send(first)
            try? channel(to: pipe).send([9])
        }

        #expect(try channel(from: pipe).receive() == first)
        #expect(try channel(from: pipe).receive() == [9])
    }

    @Test("The end of the input between two frames ends the conversation")
    func endOfInput() throws {
        #expect(try receive([]) == nil)
    }

    @Test("A frame of no bytes ends the conversation, whatever follows")
    func emptyFrame() throws {
        #expect(try receive([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 65]) == nil)
    }

    @Test(
        "An input that ends within a frame is an error, not the end",
        arguments: [
            [1], [1, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0, 0, 65, 66],
        ])
    func truncated(bytes: [UInt8]) {
        #expect(throws: MessageChannel.Failure.truncated) { try receive(bytes) }
    }

    @Test("A length above the limit is refused before memory is allocated")
    func tooLong() {
        #expect(throws: MessageChannel.Failure.tooLong(.max)) { try receive([UInt8](repeating: 0xFF, count: 8)) }
        #expect(throws: MessageChannel.Failure.tooLong(0x4_000_001)) { try receive([1, 0, 0, 4, 0, 0, 0, 0]) }
    }

    @Test("A length at the limit is not refused")
    func longest() {
        #expect(throws: MessageChannel.Failure.truncated) { try receive([0, 0, 0, 4, 0, 0, 0, 0]) }
    }

    @Test("A descriptor that isn't open is an error with its number")
    func closedDescriptor() {
        let channel = MessageChannel(input: -1, output: -1)

        #expect(throws: MessageChannel.Failure.system(EBADF)) { try channel.receive() }
        #expect(throws: MessageChannel.Failure.system(EBADF)) { try channel.send([1]) }
    }
}

private func channel(to pipe: Pipe) -> MessageChannel {
    MessageChannel(input: -1, output: pipe.fileHandleForWriting.fileDescriptor)
}

private func channel(from pipe: Pipe) -> MessageChannel {
    MessageChannel(input: pipe.fileHandleForReading.fileDescriptor, output: -1)
}

/// The contents of the pipe after its writing end was closed.
private func written(to pipe: Pipe) -> [UInt8] {
    try? pipe.fileHandleForWriting.close()
    return Array(pipe.fileHandleForReading.readDataToEndOfFile())
}

/// The messages that the channel reads from an input of the given bytes.
private func receive(_ bytes: [UInt8]) throws -> [UInt8]? {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: bytes)
    try pipe.fileHandleForWriting.close()
    return try channel(from: pipe).receive()
}
