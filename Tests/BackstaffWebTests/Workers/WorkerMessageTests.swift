import BackstaffElements
import Foundation
import Testing

@testable import BackstaffWeb

@Suite("Messages between the front and a worker")
struct WorkerMessageTests {
    @Test(
        "Q01 a message that was written is read again",
        arguments: [WorkerMessage.ready, .end, .beat(0), .beat(1 << 40)])
    func roundTrip(message: WorkerMessage) {
        #expect(message.line.last == UInt8(ascii: "\n"))
        #expect(WorkerMessage(line: message.line.dropLast()) == message)
    }

    @Test(
        "Q01 other lines aren't messages",
        arguments: ["", "read", "ready now", "beat", "beat x", "beat -1", "beat 1 2", " end", "end\r"])
    func unknown(line: String) {
        #expect(WorkerMessage(line: line.utf8) == nil)
    }

    @Test("Q01 messages arrive in order at the other end, and its end is noticed")
    func channel() async throws {
        let (front, handle) = try #require(LineSocket.pair())
        let messages = AsyncStream<WorkerMessage?> { continuation in
            front.listen {
                if let message = WorkerMessage(line: $0) { continuation.yield(message) }
            } onEnd: {
                continuation.yield(nil)
            }
        }
        do {
            let worker = LineSocket(descriptor: dup(handle.fileDescriptor))
            try handle.close()
            for message in [WorkerMessage.ready, .beat(1), .beat(2)] { worker.send(message) }
        }
        var received: [WorkerMessage?] = []
        for await message in messages {
            received.append(message)
            if message == nil { break }
        }
        #expect(received == [.ready, .beat(1), .beat(2), nil])
    }
}
