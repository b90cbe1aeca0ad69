import BackstaffElements
import NIOCore
import NIOEmbedded
import PageSide
import Testing

@testable import BackstaffWeb

/// An address may send 40 frames a second here, and 80 at once. So it has two tokens each time its sockets take turns.
@Suite("How fast the sockets of an address are read")
@MainActor
struct ReadingRatesTests {
    private final class Time {
        var now = NIODeadline.uptimeNanoseconds(1_000_000_000_000)
    }

    private let loop = EmbeddedEventLoop()
    private let time = Time()
    private let rates: ReadingRates

    init() {
        var limits = HostLimits()
        limits.framesPerSecondOfAddress = 40
        rates = ReadingRates(limits, on: loop) { [time] in time.now }
    }

    /// A connection whose reads a test sees.
    @MainActor
    private final class Page {
        let inlet: SocketInlet
        private let channel: EmbeddedChannel
        private let reads = Reads()

        private final class Reads: ChannelOutboundHandler {
            typealias OutboundIn = Never
            var count = 0
            func read(context: ChannelHandlerContext) { count += 1 }
        }

        init(_ test: ReadingRatesTests, _ address: String) throws {
            let time = test.time
            channel = EmbeddedChannel(loop: test.loop)
            inlet = SocketInlet(
                address: try #require(IPAddress(address)).block, places: ReadingPlaces(HostLimits()), rates: test.rates
            ) { time.now }
            try channel.pipeline.syncOperations.addHandlers([reads, inlet])
        }

        /// The server wants to read.
        ///
        /// - Returns: Whether it reads.
        func wantsToRead() -> Bool {
            let before = readCount
            channel.pipeline.read()
            return readCount > before
        }

        var readCount: Int { reads.count }

        func send(frames: Int, of count: Int = 10) {
            for _ in 0..<frames { inlet.takeFrame(of: count, isKept: false) }
        }
    }

    private func pass(_ amount: TimeAmount) {
        time.now = time.now + amount
        loop.advanceTime(by: amount)
    }

    @Test("Q07 an address that has used up its burst is read again when it may send more; another one is read at once")
    func burst() throws {
        let (fast, other) = (try Page(self, "192.0.2.1"), try Page(self, "192.0.2.2"))
        #expect(fast.wantsToRead())
        fast.send(frames: 80)
        #expect(!fast.wantsToRead() && fast.inlet.isHeld)
        #expect(other.wantsToRead())
        pass(.milliseconds(20))
        #expect(fast.inlet.isHeld)
        pass(.milliseconds(35))
        #expect(!fast.inlet.isHeld && fast.readCount == 2)
    }

    @Test("Q07 a long frame counts once more for every 4 KiB")
    func long() throws {
        let page = try Page(self, "192.0.2.1")
        page.send(frames: 16, of: 16_384)
        #expect(!page.wantsToRead())
    }

    @Test("Q07 the sockets of an address take turns, as many at a time as there are tokens")
    func turns() throws {
        let pages = try (0..<4).map { _ in try Page(self, "192.0.2.1") }
        pages[0].send(frames: 80)
        for page in pages { #expect(!page.wantsToRead()) }
        pass(.milliseconds(55))
        #expect(pages.map(\.readCount) == [1, 1, 0, 0])
        for page in pages[...1] {
            page.send(frames: 1)
            #expect(!page.wantsToRead())
        }
        pass(.milliseconds(55))
        #expect(pages.map(\.readCount) == [1, 1, 1, 1])
        for page in pages[2...] { page.send(frames: 1) }
        pass(.milliseconds(55))
        #expect(pages.map(\.readCount) == [2, 2, 1, 1])
    }

    @Test("Q07 a debt is at most one burst, however much was read at once")
    func debt() throws {
        let page = try Page(self, "192.0.2.1")
        page.send(frames: 10_000)
        #expect(!page.wantsToRead())
        for _ in 1...20 { pass(.milliseconds(100)) }
        #expect(page.inlet.isHeld)
        pass(.milliseconds(100))
        #expect(!page.inlet.isHeld)
    }

    @Test("Q07 a connection that has ended isn't read in its turn, and the next one is")
    func ended() throws {
        let (first, second) = (try Page(self, "192.0.2.1"), try Page(self, "192.0.2.1"))
        first.send(frames: 80)
        #expect(!first.wantsToRead() && !second.wantsToRead())
        first.inlet.end()
        pass(.milliseconds(55))
        #expect(first.readCount == 0 && second.readCount == 1)
    }

    @Test("Q07 what many sockets of an address send is all handled, but slowly; another address waits for none of it")
    func sockets() async throws {
        let clock = ManualClock()
        var limits = HostLimits()
        limits.framesPerSecondOfAddress = 50
        let proxies = [try #require(IPAddressRange("127.0.0.1"))]
        try await withServer(limits: limits, clock: clock.clock, trustedProxies: proxies) { server in
            var clients: [WireClient] = []
            for address in ["192.0.2.2", "192.0.2.1", "192.0.2.1", "192.0.2.1"] {
                let client = try await WireClient.open(
                    port: server.port, headers: "X-Forwarded-For: \(address)\r\n"
                ).client
                try await client.send(.hello(ClientHello(width: 390, height: 844)))
                guard case .frame(.welcome) = try await client.next() else { throw WireClient.TookTooLong() }
                clients.append(client)
            }
            // Each of these frames is longer than one read.
            for client in clients.dropFirst() {
                for number in 1...60 {
                    let frame = ClientFrame.event(number: number, element: Toy.counter, .activate).encoded
                    try await client.send(frame + [UInt8](repeating: 32, count: 5_000))
                }
            }
            try await clients[0].send(.event(number: 1, element: Toy.counter, .activate))
            #expect(try await clients[0].patch().event == 1)
            let start = clock.clock.now()
            let passing = Task.detached {
                while !Task.isCancelled {
                    clock.advance(by: .milliseconds(50))
                    try await Task.sleep(for: .milliseconds(50))
                }
            }
            for client in clients.dropFirst() {
                for number in 1...60 { #expect(try await client.patch().event == number) }
            }
            passing.cancel()
            // These are 400 tokens. A burst has a hundred, and as many may be owed.
            #expect(clock.clock.now() - start >= .seconds(4))
        }
    }
}
