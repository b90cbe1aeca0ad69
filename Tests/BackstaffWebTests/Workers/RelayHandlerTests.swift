import NIOCore
import NIOEmbedded
import Testing

@testable import BackstaffWeb

@Suite("Bytes between a client and its worker")
struct RelayHandlerTests {
    /// Keeps the bytes of a channel until their reader reads.
    private final class Reader: ChannelOutboundHandler {
        typealias OutboundIn = ByteBuffer

        private var unread: [(bytes: ByteBuffer, promise: EventLoopPromise<Void>?)] = []
        private(set) var text = ""

        func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
            unread.append((unwrapOutboundIn(data), promise))
        }

        /// Reads one piece.
        func read() {
            guard !unread.isEmpty else { return }
            let (bytes, promise) = unread.removeFirst()
            text += String(buffer: bytes)
            promise?.succeed()
        }

        /// The channel has closed, so nobody reads the rest.
        func channelIsClosed() {
            for (_, promise) in unread { promise?.fail(ChannelError.ioOnClosedChannel) }
            unread = []
        }
    }

    private let loop = EmbeddedEventLoop()
    private let reader = Reader()

    /// Connects a client to a worker.
    private func makeConnection() throws -> (client: EmbeddedChannel, worker: EmbeddedChannel) {
        let client = EmbeddedChannel(handler: reader, loop: loop)
        let worker = EmbeddedChannel(loop: loop)
        let address = try SocketAddress(unixDomainSocketPath: "/socket")
        for channel in [client, worker] { channel.connect(to: address, promise: nil) }
        try RelayHandler.connect(client, worker, readWithin: .seconds(30))
        return (client, worker)
    }

    /// Connects a client to a worker that writes its answer in pieces and closes.
    private func makeClient(of pieces: [String]) throws -> EmbeddedChannel {
        let (client, worker) = try makeConnection()
        for piece in pieces { try worker.writeInbound(ByteBuffer(string: piece)) }
        // `finish()` would also cancel what is scheduled on the loop.
        worker.close(promise: nil)
        loop.run()
        #expect(client.isActive && !worker.isActive)
        return client
    }

    @Test("Q07 a client that doesn't read is closed some time after its worker's end, and not before")
    func silentReader() throws {
        let client = try makeClient(of: ["one", "two"])
        loop.advanceTime(by: .milliseconds(29_999))
        #expect(client.isActive && reader.text == "")
        loop.advanceTime(by: .milliseconds(1))
        #expect(!client.isActive && reader.text == "")
        reader.channelIsClosed()
        loop.run()
    }

    @Test(
        "Q07 of what a client leaves at its end, a worker that doesn't read gets a little, and one that reads gets all")
    func leftBytes() throws {
        let piece = ByteBuffer(repeating: 0x78, count: 10_000)
        for (reads, arrives) in [(true, 10), (false, 2)] {
            let (client, worker) = try makeConnection()
            worker.isWritable = reads
            for _ in 0..<10 where client.isActive { try client.writeInbound(piece) }
            loop.run()
            #expect(client.isActive == reads)
            var count = 0
            while try worker.readOutbound(as: ByteBuffer.self).map({ $0.readableBytes }) == 10_000 { count += 1 }
            #expect(count == arrives)
            if reads { client.close(promise: nil) }
            loop.run()
        }
    }

    @Test("Q07 a client that reads slowly gets every byte, and is closed after the last one")
    func slowReader() throws {
        let client = try makeClient(of: ["one", "two"])
        loop.advanceTime(by: .seconds(14))
        reader.read()
        loop.advanceTime(by: .seconds(14))
        reader.read()
        #expect(client.isActive && reader.text == "onetwo")
        // What is left is the empty piece behind the last byte.
        reader.read()
        loop.run()
        #expect(!client.isActive && reader.text == "onetwo")
    }

    /// Counts how often a channel is read.
    private final class ReadCounter: ChannelOutboundHandler {
        typealias OutboundIn = ByteBuffer

        private(set) var count = 0

        func read(context: ChannelHandlerContext) {
            count += 1
            context.read()
        }
    }

    @Test("Q07 a worker isn't read while its client doesn't read, and a client isn't while its worker doesn't")
    func backPressure() throws {
        let counters = (client: ReadCounter(), worker: ReadCounter())
        let client = EmbeddedChannel(handler: counters.client, loop: loop)
        let worker = EmbeddedChannel(handler: counters.worker, loop: loop)
        let address = try SocketAddress(unixDomainSocketPath: "/socket")
        for channel in [client, worker] { channel.connect(to: address, promise: nil) }
        try RelayHandler.connect(client, worker, readWithin: .seconds(30))
        for (slow, other, counter) in [(client, worker, counters.worker), (worker, client, counters.client)] {
            slow.isWritable = false
            let before = counter.count
            for _ in 1...10 { try other.writeInbound(ByteBuffer(string: "one")) }
            #expect(counter.count == before)
            slow.isWritable = true
            slow.pipeline.fireChannelWritabilityChanged()
            #expect(counter.count == before + 1)
            try other.writeInbound(ByteBuffer(string: "two"))
            #expect(counter.count == before + 2)
        }
        for channel in [client, worker] { _ = try channel.finish(acceptAlreadyClosed: true) }
    }

    @Test("Q07 while the worker's end is open, a client may leave bytes unread for any time")
    func openWorker() throws {
        let (client, worker) = try makeConnection()
        try worker.writeInbound(ByteBuffer(string: "one"))
        loop.advanceTime(by: .hours(1))
        #expect(client.isActive && worker.isActive)
        reader.channelIsClosed()
        for channel in [client, worker] { _ = try channel.finish(acceptAlreadyClosed: true) }
    }
}
