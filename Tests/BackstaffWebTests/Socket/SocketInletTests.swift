import BackstaffElements
import NIOCore
import PageSide
import Testing

@testable import BackstaffWeb

/// A message has at most 10,000 bytes here.
@Suite("How much of a page is read")
@MainActor
struct SocketInletTests {
    /// A frame of 6,000 bytes, in two reads.
    private let long = WireClient.frame([UInt8](repeating: 32, count: 6_000))
    private var beginning: [UInt8] { Array(long.prefix(4096)) }
    private var rest: [UInt8] { Array(long.dropFirst(4096)) }

    /// The page sends so much of a long message that the server doesn't read on without a place.
    private func beginLongMessage(_ page: InletPage) throws {
        try page.receive(beginning)
        try page.receive([UInt8](rest.prefix(1)))
    }

    private func completeLongMessage(_ page: InletPage) throws {
        #expect(try page.receive([UInt8](rest.dropFirst())))
    }

    // MARK: Batches

    @Test("Q07 the main actor has one batch of a page; the next one is read, and goes on when the first is handled")
    func oneBatch() throws {
        let page = try InletWorld().page()
        #expect(try page.receive(frames: 3))
        #expect(page.batches == [3] && page.isReading)
        #expect(try page.receive(frames: 2))
        #expect(page.batches == [3] && !page.isReading && page.inlet.isHeld)
        page.handle()
        #expect(page.batches == [3, 2] && page.isReading && !page.inlet.isHeld)
    }

    @Test("Q07 after a page's hello, nothing of it goes on before it has its scene")
    func hello() throws {
        let page = try InletWorld().newPage()
        #expect(try page.receive(frames: 3))
        #expect(page.batches == [1] && !page.isReading)
        page.handle()
        #expect(page.batches == [1, 2] && page.isReading)
    }

    @Test("Q07 the beginning of a frame goes on at once, behind the frames before it")
    func beginningOfFrame() throws {
        let page = try InletWorld().page()
        #expect(try page.receive(frames: 1))
        let frame = WireClient.frame([1, 2, 3])
        #expect(try page.receive([UInt8](frame.prefix(2))))
        #expect(page.isReading)
        #expect(try page.receive([UInt8](frame.dropFirst(2)) + frame.prefix(4)))
        #expect(page.batches == [1] && !page.isReading)
        page.handle()
        #expect(page.batches == [1, 1] && page.isReading)
        #expect(try page.receive([UInt8](frame.dropFirst(4))))
        page.handle()
        #expect(page.batches == [1, 1, 1])
    }

    @Test("Q07 a short frame takes at most twenty times its bytes when it is decoded, as the threat model says")
    func size() {
        let short = WireClient.frame(ClientFrame.acknowledge(patch: 1).encoded)
        #expect(MemoryLayout<ClientFrame>.stride <= 20 * short.count)
    }

    // MARK: Places

    @Test("Q07 a message of up to 4 KiB needs no place, in however many parts it arrives; a longer one waits for one")
    func shortMessage() throws {
        let world = InletWorld(placesPerAddress: 1, placesInAll: 1)
        let (holder, page) = (try world.page(), try world.page("192.0.2.2"))
        try beginLongMessage(holder)
        #expect(holder.isReading)
        for byte in WireClient.frame([UInt8](repeating: 32, count: 300)) { #expect(try page.receive([byte])) }
        #expect(page.batches == [1])
        page.handle()
        try beginLongMessage(page)
        #expect(!page.isReading && page.inlet.isHeld)
    }

    @Test("Q07 a place comes back when its message is handled, and goes to the next connection in line")
    func handled() throws {
        let world = InletWorld(placesPerAddress: 1, placesInAll: 1)
        let (first, second, third) = (try world.page(), try world.page(), try world.page())
        for page in [first, second, third] { try beginLongMessage(page) }
        #expect([first, second, third].map(\.isReading) == [true, false, false])
        try completeLongMessage(first)
        #expect(!second.isReading)
        first.handle()
        #expect(second.isReading && !third.isReading)
    }

    @Test("Q07 a connection that sends one long message after the other comes behind those that wait for a place")
    func again() throws {
        let world = InletWorld(placesPerAddress: 1, placesInAll: 1)
        let (first, second) = (try world.page(), try world.page())
        for page in [first, second] { try beginLongMessage(page) }
        try completeLongMessage(first)
        // While the main actor has the first message, the second one is read only up to here.
        try beginLongMessage(first)
        #expect(!first.isReading)
        first.handle()
        #expect(!first.isReading && second.isReading)
        try completeLongMessage(second)
        second.handle()
        #expect(first.isReading)
    }

    @Test("Q07 a place comes back when a connection ends in the midst of its message")
    func ended() throws {
        let world = InletWorld(placesPerAddress: 1, placesInAll: 1)
        let (first, second) = (try world.page(), try world.page())
        for page in [first, second] { try beginLongMessage(page) }
        try first.leave()
        #expect(second.isReading)
    }

    @Test("Q07 a place of a connection that has ended comes back only when its last batch is handled")
    func endedWithBatch() throws {
        let world = InletWorld(placesPerAddress: 1, placesInAll: 1)
        let (first, second) = (try world.page(), try world.page())
        for page in [first, second] { try beginLongMessage(page) }
        try completeLongMessage(first)
        try first.leave()
        #expect(!second.isReading)
        first.handle()
        #expect(second.isReading)
    }

    @Test("Q07 a connection that ends while it waits in line gets no place")
    func endedInLine() throws {
        let world = InletWorld(placesPerAddress: 1, placesInAll: 1)
        let pages = try (0..<3).map { _ in try world.page() }
        for page in pages { try beginLongMessage(page) }
        try pages[1].leave()
        try pages[0].leave()
        #expect(pages[2].isReading)
    }

    @Test("Q07 a page that ends with some last bytes while its address sends too fast takes no place with it")
    func endedOverRate() throws {
        let world = InletWorld(rate: 1, placesPerAddress: 1, placesInAll: 1)
        let (first, second) = (try world.page(), try world.page("192.0.2.2"))
        #expect(try first.receive(frames: 20))
        let count = first.frameCount
        #expect(count < 20 && !first.isReading)
        try first.leave(with: WireClient.frame([1, 2, 3]))
        #expect(first.frameCount == count)
        first.handle()
        try beginLongMessage(second)
        #expect(second.isReading)
    }

    @Test("Q07 an address without a place left doesn't hold up another one; both are held up by the process's limit")
    func addresses() throws {
        let world = InletWorld(placesPerAddress: 1, placesInAll: 2)
        let (one, same) = (try world.page(), try world.page())
        let (other, third) = (try world.page("192.0.2.2"), try world.page("192.0.2.3"))
        for page in [one, same, other, third] { try beginLongMessage(page) }
        #expect([one, same, other, third].map(\.isReading) == [true, false, true, false])
        // Its address has a place already, so the next address in line has the one that is free now.
        try other.leave()
        #expect(!same.isReading && third.isReading)
    }

    @Test("Q07 a place goes from one to the next of two thousand connections that end at once")
    func manyEnd() throws {
        let world = InletWorld(placesPerAddress: 1, placesInAll: 1)
        let pages = try (0..<2_000).map { _ in try world.page() }
        for page in pages { try beginLongMessage(page) }
        for page in pages.dropLast() { try page.leave() }
        #expect(pages.last?.isReading == true)
    }

    @Test("Q07 a record of TLS that begins a long message is taken without a place, and its page waits for one then")
    func record() throws {
        let world = InletWorld(placesPerAddress: 1, placesInAll: 1)
        let (holder, page) = (try world.page(), try world.page("192.0.2.2"))
        try beginLongMessage(holder)
        let message = WireClient.frame([UInt8](repeating: 32, count: 20_000))
        try page.receive(record: Array(message.prefix(16_384)))
        #expect(page.isOpen && !page.isReading)
        try completeLongMessage(holder)
        holder.handle()
        #expect(page.isReading)
    }

    @Test("Q07 more than a page without a place may have in memory ends its connection")
    func records() throws {
        let world = InletWorld(placesPerAddress: 1, placesInAll: 1)
        let (holder, page) = (try world.page(), try world.page("192.0.2.2"))
        try beginLongMessage(holder)
        let message = WireClient.frame([UInt8](repeating: 32, count: 60_000))
        try page.receive(record: Array(message.prefix(16_384)))
        try page.receive(record: Array(message[16_384..<32_768]))
        #expect(!page.isOpen)
    }

    @Test("Q07 fragments of a message with a place don't wait for turns, but take tokens; the last one waits")
    func fragments() throws {
        // An address may send eight frames at once.
        let world = InletWorld(rate: 4)
        let (page, flood) = (try world.page(), try world.page())
        func fragment(_ opcode: UInt8, isFinal: Bool = false) -> [UInt8] {
            WireClient.frame([UInt8](repeating: 32, count: 1_000), opcode: opcode, isFinal: isFinal)
        }
        #expect(try page.receive(fragment(1) + fragment(0)))
        #expect(page.frameCount == 2)
        try page.receive(Array(fragment(0) + fragment(0) + fragment(0).prefix(500)))
        try page.receive(Array(fragment(0).dropFirst(500).prefix(1)))
        let count = page.frameCount
        try flood.receive(frames: 20)
        #expect(flood.inlet.isHeld)
        try page.receive(Array(fragment(0).dropFirst(501)))
        #expect(page.frameCount == count + 1 && !page.inlet.isHeld)
        try page.receive(fragment(0, isFinal: true))
        #expect(page.frameCount == count + 1 && page.inlet.isHeld)
    }

    // MARK: The end of a connection

    @Test("Q07 what a page has sent before its end goes on at once, in order, also behind a batch")
    func lastBytes() throws {
        let world = InletWorld()
        let page = try world.page()
        #expect(try page.receive(frames: 1))
        #expect(try page.receive(frames: 2))
        try page.leave(with: WireClient.frame([1]) + WireClient.frame([2]))
        #expect(page.batches == [1, 4])
    }

    @Test("Q07 more than a place can hold of a page that has gone is dropped, and its place comes back")
    func tooManyLastBytes() throws {
        let world = InletWorld(placesPerAddress: 1, placesInAll: 1)
        let (page, other) = (try world.page(), try world.page())
        #expect(try page.receive(frames: 1))
        try page.leave(with: [UInt8](repeating: 0, count: 100_000))
        try beginLongMessage(other)
        #expect(page.batches == [1] && !other.isReading)
        page.handle()
        #expect(other.isReading)
    }

    // MARK: Time

    @Test("Q07 the time in which a page waits for its batch or a place counts; that in which it is read doesn't")
    func heldTime() throws {
        let world = InletWorld(placesPerAddress: 1, placesInAll: 1)
        let (busy, holder, waiting) = (try world.page(), try world.page(), try world.page())
        for _ in 1...2 { try busy.receive(frames: 1) }
        for page in [holder, waiting] { try beginLongMessage(page) }
        world.pass(.seconds(5))
        #expect([busy, holder, waiting].map { $0.inlet.takeHeldTime() } == [.seconds(5), .zero, .seconds(5)])
        #expect(busy.inlet.takeHeldTime() == .zero)
    }

    @Test("Q07 a message that isn't complete in time is noticed, unless the page has waited")
    func slowMessage() throws {
        let world = InletWorld()
        let page = try world.page()
        let start = world.now
        try beginLongMessage(page)
        world.pass(.seconds(50))
        #expect(page.inlet.hasSlowMessage(since: start) && !page.inlet.hasSlowMessage(since: start - .seconds(1)))
        try completeLongMessage(page)
        #expect(!page.inlet.hasSlowMessage(since: start))
        page.handle()
        #expect(!page.inlet.hasSlowMessage(since: start))
    }

    @Test("Q07 bytes that come one by one don't keep a place for longer")
    func trickle() throws {
        let world = InletWorld()
        let page = try world.page()
        let start = world.now
        try page.receive(beginning)
        for byte in rest.dropLast() {
            try page.receive([byte])
            world.pass(.milliseconds(30))
        }
        #expect(page.inlet.hasSlowMessage(since: start + .seconds(1)))
    }
}
