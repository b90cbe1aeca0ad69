import BackstaffElements
import NIOCore
import NIOEmbedded
import PageSide
import Testing

@testable import BackstaffWeb

/// A message has at most 100 bytes here, so a place stands for 200 bytes.
@Suite("How much of a page is read")
@MainActor
struct SocketInletTests {
    private final class Time {
        var now = NIODeadline.uptimeNanoseconds(1_000_000_000_000)
    }

    /// A connection whose reads a test sees.
    private final class Page {
        let inlet: SocketInlet
        let channel = EmbeddedChannel()
        private let reads = Reads()

        private final class Reads: ChannelOutboundHandler {
            typealias OutboundIn = Never
            var count = 0
            func read(context: ChannelHandlerContext) { count += 1 }
        }

        init(_ places: ReadingPlaces, _ address: String = "192.0.2.1", time: Time = Time()) throws {
            let rates = ReadingRates(HostLimits(), on: channel.embeddedEventLoop) { time.now }
            inlet = SocketInlet(address: try #require(IPAddress(address)).block, places: places, rates: rates) {
                time.now
            }
            try channel.pipeline.syncOperations.addHandlers([reads, inlet])
            // Its hello has had its turn.
            inlet.backlog.add(0)
            _ = inlet.backlog.finish(0)
        }

        /// The server wants to read, and bytes come if it may.
        ///
        /// - Returns: Whether the bytes were read.
        @discardableResult
        func receive(_ count: Int) throws -> Bool {
            let before = reads.count
            channel.pipeline.read()
            guard reads.count > before else { return false }
            try channel.writeInbound(ByteBuffer(repeating: 0, count: count))
            return true
        }

        /// The end of the connection makes the system read what is left.
        func receiveAtEnd(_ count: Int) throws -> Bool {
            try channel.writeInbound(ByteBuffer(repeating: 0, count: count))
            return try bytesReceived > 0
        }

        /// The bytes that the next handler has got since the last call.
        var bytesReceived: Int {
            get throws {
                var count = 0
                while let bytes = try channel.readInbound(as: ByteBuffer.self) { count += bytes.readableBytes }
                return count
            }
        }

        /// A frame of so many bytes, with its header, becomes a batch.
        func completeBatch(_ count: Int) -> Int {
            inlet.takeFrame(of: count - 6, isKept: true)
            return inlet.takeBatch(leaving: 0)
        }

        func handle(_ bytes: Int) {
            if inlet.backlog.finish(bytes) { inlet.finishBatch() }
        }

        /// How often the server has wanted to read.
        var readCount: Int { reads.count }
    }

    private func places(perAddress: Int, inAll: Int) -> ReadingPlaces {
        var limits = HostLimits()
        limits.frame.frameBytes = 100
        limits.waitingBytesPerAddress = perAddress * 200
        limits.waitingBytes = inAll * 200
        return ReadingPlaces(limits)
    }

    @Test("Q07 after a page's hello, nothing is read before its turn; then it is read at once")
    func hello() throws {
        let channel = EmbeddedChannel()
        let inlet = SocketInlet(
            address: IPAddress.loopback.block, places: places(perAddress: 5, inAll: 5),
            rates: ReadingRates(HostLimits(), on: channel.embeddedEventLoop) { .now() }
        ) { .now() }
        try channel.pipeline.syncOperations.addHandler(inlet)
        try channel.writeInbound(ByteBuffer(repeating: 0, count: 20))
        inlet.takeFrame(of: 14, isKept: true)
        #expect(inlet.takeBatch(leaving: 0) == 20)
        channel.pipeline.read()
        #expect(inlet.isHeld)
        #expect(inlet.backlog.finish(20))
        inlet.finishBatch()
        #expect(!inlet.isHeld)
    }

    @Test("Q07 a connection of which one batch waits needs no place, and the second batch takes one")
    func free() throws {
        let places = places(perAddress: 1, inAll: 1)
        let (first, second) = (try Page(places), try Page(places))
        for page in [first, second] {
            #expect(try page.receive(20))
            #expect(page.completeBatch(20) == 20)
            #expect(try page.receive(20))
        }
        #expect(first.completeBatch(20) == 20)
        #expect(second.completeBatch(20) == 20)
        #expect(try first.receive(20))
        #expect(try second.receive(20) == false && second.inlet.isHeld)
    }

    @Test("Q07 a place comes back when everything is handled, and goes to the next connection in line")
    func handled() throws {
        let places = places(perAddress: 1, inAll: 1)
        let (first, second, third) = (try Page(places), try Page(places), try Page(places))
        for page in [first, second, third] { #expect(try page.receive(50)) }
        #expect(try first.receive(10))
        #expect(try second.receive(10) == false)
        #expect(try third.receive(10) == false)
        let batch = first.completeBatch(60)
        #expect(second.inlet.isHeld)
        first.handle(batch)
        #expect(!second.inlet.isHeld && third.inlet.isHeld)
        #expect(try second.receive(10))
        // A connection that has had a place comes after those that wait for one.
        #expect(try first.receive(50))
        #expect(try first.receive(10) == false)
    }

    @Test("Q07 a place comes back when a connection ends in the midst of a message")
    func ended() throws {
        let places = places(perAddress: 1, inAll: 1)
        let (first, second) = (try Page(places), try Page(places))
        for page in [first, second] { #expect(try page.receive(50)) }
        #expect(try first.receive(10))
        #expect(try second.receive(10) == false)
        first.inlet.end()
        #expect(!second.inlet.isHeld)
    }

    @Test("Q07 a place of a connection that has ended comes back only when its last batch is handled")
    func endedWithBatch() throws {
        let places = places(perAddress: 1, inAll: 1)
        let (first, second) = (try Page(places), try Page(places))
        for page in [first, second] { #expect(try page.receive(50)) }
        #expect(try first.receive(10))
        #expect(try second.receive(10) == false)
        let batch = first.completeBatch(60)
        first.inlet.end()
        #expect(second.inlet.isHeld)
        first.handle(batch)
        #expect(!second.inlet.isHeld)
    }

    @Test("Q07 a connection that ends while it waits in line gets no place")
    func endedInLine() throws {
        let places = places(perAddress: 1, inAll: 1)
        let pages = try (0..<3).map { _ in try Page(places) }
        for page in pages { #expect(try page.receive(50)) }
        #expect(try pages[0].receive(10))
        #expect(try pages[1].receive(10) == false)
        #expect(try pages[2].receive(10) == false)
        pages[1].inlet.end()
        pages[0].inlet.end()
        #expect(!pages[2].inlet.isHeld)
    }

    @Test("Q07 an address without a place left doesn't hold up another one; both are held up by the process's limit")
    func addresses() throws {
        let places = places(perAddress: 1, inAll: 2)
        let (one, same) = (try Page(places), try Page(places))
        let (other, third) = (try Page(places, "192.0.2.2"), try Page(places, "192.0.2.3"))
        for page in [one, same, other, third] { #expect(try page.receive(50)) }
        #expect(try one.receive(10))
        #expect(try same.receive(10) == false)
        #expect(try other.receive(10))
        #expect(try third.receive(10) == false)
        // Its address has a place already, so the next address in line has the one that is free now.
        other.inlet.end()
        #expect(same.inlet.isHeld && !third.inlet.isHeld)
    }

    @Test("Q07 a connection with a place is held up at four batches, and at the bytes of a message")
    func most() throws {
        let places = places(perAddress: 2, inAll: 2)
        let page = try Page(places)
        var batches: [Int] = []
        for _ in 1...4 {
            #expect(try page.receive(10))
            batches.append(page.completeBatch(10))
        }
        #expect(try page.receive(10) == false)
        page.handle(batches.removeFirst())
        #expect(!page.inlet.isHeld)
        let long = try Page(places)
        #expect(try long.receive(90))
        let batch = long.completeBatch(90)
        #expect(try long.receive(20))
        #expect(try long.receive(20) == false)
        long.handle(batch)
        #expect(!long.inlet.isHeld)
    }

    @Test("Q07 the rest of a connection that has ended is read if there is space, and else dropped with what follows")
    func rest() throws {
        let places = places(perAddress: 1, inAll: 1)
        let (first, second) = (try Page(places), try Page(places))
        for page in [first, second] {
            #expect(try page.receive(10))
            for _ in 1...4 { page.inlet.backlog.add(10) }
            #expect(try page.receive(10) == false)
            _ = try page.bytesReceived
        }
        #expect(try first.receiveAtEnd(50))
        #expect(try second.receiveAtEnd(50) == false)
        first.inlet.end()
        for _ in 1...4 { first.handle(10) }
        #expect(try second.receiveAtEnd(1) == false)
    }

    @Test("Q07 a page whose close frame is awaited is read on, and needs a place for a frame that isn't complete")
    func closing() throws {
        let places = places(perAddress: 1, inAll: 1)
        let (first, second) = (try Page(places), try Page(places))
        #expect(try first.receive(50))
        #expect(try first.receive(10))
        #expect(try second.receive(50))
        #expect(try second.receive(10) == false)
        second.inlet.close()
        #expect(second.inlet.isHeld)
        second.inlet.takeFrame(of: 44, isKept: true)
        #expect(try second.receive(10))
    }

    @Test("Q07 a short frame takes at most twenty times its bytes when it is decoded, as the threat model says")
    func size() {
        let short = WireClient.frame(ClientFrame.acknowledge(patch: 1).encoded)
        #expect(MemoryLayout<ClientFrame>.stride <= 20 * short.count)
    }

    @Test("Q07 the time in which nothing is read counts, and as the app's if something waits for the main actor")
    func time() throws {
        let time = Time()
        let places = places(perAddress: 1, inAll: 1)
        let (first, second) = (try Page(places, time: time), try Page(places, time: time))
        for page in [first, second] { #expect(try page.receive(50)) }
        #expect(try first.receive(10))
        #expect(try second.receive(10) == false)
        for _ in 1...4 { first.inlet.backlog.add(0) }
        #expect(try first.receive(10) == false)
        time.now = time.now + .seconds(5)
        let (app, others) = (first.inlet.takeHeldTime(), second.inlet.takeHeldTime())
        #expect(app.whole == .seconds(5) && app.byApp == .seconds(5))
        #expect(others.whole == .seconds(5) && others.byApp == .zero)
        #expect(first.inlet.takeHeldTime().whole == .zero)
    }

    @Test("Q07 a place that is kept without a complete message is noticed, unless the app is the reason")
    func idlePlace() throws {
        let time = Time()
        let page = try Page(places(perAddress: 1, inAll: 1), time: time)
        let start = time.now
        #expect(try page.receive(50))
        #expect(try page.receive(10))
        time.now = start + .seconds(50)
        #expect(page.inlet.hasIdlePlace(since: start) && !page.inlet.hasIdlePlace(since: start - .seconds(1)))
        let batch = page.completeBatch(30)
        #expect(!page.inlet.hasIdlePlace(since: start))
        page.handle(batch)
        #expect(!page.inlet.hasIdlePlace(since: start))
    }
}
