import BackstaffElements
import NIOCore
import PageSide
import Testing

@testable import BackstaffWeb

/// An address may send 40 frames a second in most of these tests, and 80 at once. So it has two tokens every 50 ms.
@Suite("Whose frames go on to the main actor")
@MainActor
struct ReadingTurnsTests {
    private let world = InletWorld(rate: 40)

    /// Handles batches until nothing goes on any more.
    private func handleAll(_ pages: [InletPage]) {
        while pages.contains(where: \.isAtMain) { for page in pages { page.handle() } }
    }

    private func frameCount(_ pages: [InletPage]) -> Int { pages.map(\.frameCount).reduce(0, +) }

    @Test("Q07 frames beyond an address's burst wait until it may send more; those of another address go on at once")
    func burst() throws {
        let (fast, other) = (try world.page(), try world.page("192.0.2.2"))
        #expect(try fast.receive(frames: 100))
        #expect(fast.frameCount == 80 && fast.inlet.isHeld)
        #expect(try other.receive(frames: 50))
        #expect(other.frameCount == 50 && !other.inlet.isHeld)
        fast.handle()
        #expect(fast.frameCount == 80)
        world.pass(.milliseconds(55))
        // One frame is a batch here, and has to be handled first.
        #expect(fast.frameCount == 81)
        fast.handle()
        #expect(fast.frameCount == 82)
        world.pass(.seconds(1))
        fast.handle()
        #expect(fast.frameCount == 100 && !fast.inlet.isHeld)
    }

    @Test("Q07 however many sockets an address has, no more goes on than it may send")
    func sum() throws {
        let pages = try (0..<500).map { _ in try world.page() }
        for page in pages { try page.receive(frames: 250) }
        handleAll(pages)
        #expect(frameCount(pages) == 80)
        for _ in 1...40 {
            world.pass(.milliseconds(50))
            handleAll(pages)
        }
        #expect(155...160 ~= frameCount(pages))
    }

    @Test("Q07 a long frame counts once more for every 4 KiB")
    func long() throws {
        let page = try world.page()
        for _ in 1...40 {
            #expect(try page.receive(frames: 1, of: 4_000))
            page.handle()
        }
        #expect(try page.receive(frames: 3))
        #expect(page.frameCount == 40 && page.inlet.isHeld)
    }

    @Test("Q07 the sockets of an address take turns, one frame at a time")
    func turns() throws {
        let pages = try (0..<4).map { _ in try world.page() }
        try pages[0].receive(frames: 80)
        pages[0].handle()
        for page in pages { try page.receive(frames: 3) }
        for counts in [[81, 1, 0, 0], [81, 1, 1, 1], [82, 2, 1, 1], [82, 2, 2, 2]] {
            world.pass(.milliseconds(51))
            #expect(pages.map(\.frameCount) == counts)
            handleAll(pages)
        }
    }

    @Test("Q07 a page that sends little waits for one frame of each other socket, however much they send")
    func little() throws {
        let flood = try (0..<10).map { _ in try world.page() }
        for page in flood { try page.receive(frames: 200) }
        handleAll(flood)
        let page = try world.page()
        try page.receive(frames: 1)
        var count = 0
        while page.frameCount == 0, count < 100 {
            world.pass(.milliseconds(51))
            handleAll(flood)
            count += 1
        }
        // Ten frames of the others and its own, with two tokens each time.
        #expect(count <= 6)
    }

    @Test("Q07 beyond a debt of one frame, nothing goes on")
    func debt() throws {
        let page = try world.page()
        try page.receive(frames: 79)
        page.handle()
        try page.receive(frames: 1, of: 4_000)
        page.handle()
        try page.receive(frames: 1)
        #expect(page.frameCount == 80)
        world.pass(.milliseconds(51))
        #expect(page.frameCount == 81)
    }

    @Test("Q07 a connection that has ended takes no turn, and the next one has it")
    func ended() throws {
        let (first, second) = (try world.page(), try world.page())
        try first.receive(frames: 80)
        first.handle()
        for page in [first, second] { try page.receive(frames: 1) }
        try first.leave()
        world.pass(.milliseconds(30))
        world.pass(.milliseconds(25))
        #expect(first.frameCount == 80 && second.frameCount == 1)
    }

    @Test("Q07 the last frames of a page that has gone are dropped if its address sends too fast")
    func lastFrames() throws {
        let (page, other) = (try world.page(), try world.page())
        try page.receive(frames: 80)
        page.handle()
        try other.leave(with: WireClient.frame([1]))
        #expect(other.frameCount == 0)
    }

    @Test("Q07 so much waits for the main actor and no more, and addresses take turns then")
    func window() throws {
        let world = InletWorld(rate: 1e6)
        // Ten pages have five addresses.
        let pages = try (1...12).map { try world.page("192.0.2.\($0 <= 10 ? ($0 + 1) / 2 : $0)") }
        for page in pages[..<10] { try page.receive(frames: 250) }
        #expect(frameCount(pages) == 1_000)
        for page in pages[10...] { try page.receive(frames: 1) }
        #expect(pages[10].frameCount == 0 && pages[11].frameCount == 0)
        pages[0].handle()
        #expect(pages[10].frameCount == 1 && pages[11].frameCount == 1)
        handleAll(pages)
    }

    // MARK: Time

    /// In these tests, an address has two milliseconds of the main actor at once, and then one in a second.
    private func use(_ page: InletPage) throws {
        page.isUsed = true
        #expect(try page.receive(frames: 1))
        page.handle()
    }

    @Test("Q07 while others use the app, an address whose events take long waits until its time is paid for")
    func time() throws {
        let (office, other) = (try world.page(), try world.page("192.0.2.2"))
        try use(other)
        #expect(try office.receive(frames: 1))
        office.handle(after: .milliseconds(3))
        #expect(try office.receive(frames: 1))
        #expect(office.frameCount == 1 && office.inlet.isHeld)
        world.pass(.milliseconds(980))
        try use(other)
        #expect(office.frameCount == 1)
        world.pass(.milliseconds(100))
        #expect(office.frameCount == 2)
        #expect(other.frameCount == 2)
    }

    @Test("Q07 nobody else uses the app: an address may have all of the main actor, and owes nothing later")
    func alone() throws {
        let (office, other) = (try world.page(), try world.page("192.0.2.2"))
        for number in 1...5 {
            #expect(try office.receive(frames: 1))
            #expect(office.frameCount == number)
            office.handle(after: .seconds(1))
        }
        try use(other)
        #expect(try office.receive(frames: 1))
        #expect(office.frameCount == 6)
    }

    @Test("Q07 an address that waits for its time goes on as soon as the others do nothing with their open pages")
    func others() throws {
        let (office, other) = (try world.page(), try world.page("192.0.2.2"))
        try use(other)
        world.pass(.seconds(1))
        #expect(try office.receive(frames: 1))
        office.handle(after: .seconds(60))
        #expect(try office.receive(frames: 1))
        // A page sends some frames by itself.
        other.isUsed = false
        #expect(try other.receive(frames: 1))
        other.handle()
        world.pass(.milliseconds(900))
        #expect(office.frameCount == 1)
        world.pass(.milliseconds(200))
        #expect(office.frameCount == 2)
    }

    @Test("Q07 users over another event loop count as others, too")
    func otherLoop() throws {
        let users = LastUsers()
        let (world, otherWorld) = (InletWorld(rate: 40, users: users), InletWorld(rate: 40, users: users))
        let office = try world.page()
        try use(try otherWorld.page("192.0.2.2"))
        #expect(try office.receive(frames: 1))
        office.handle(after: .milliseconds(3))
        #expect(try office.receive(frames: 1))
        #expect(office.frameCount == 1 && office.inlet.isHeld)
    }

    @Test("Q07 an event that takes very long doesn't lock its address out for more than two seconds")
    func mostDebt() throws {
        let (office, other) = (try world.page(), try world.page("192.0.2.2"))
        try use(other)
        #expect(try office.receive(frames: 1))
        office.handle(after: .seconds(60))
        #expect(try office.receive(frames: 1))
        for _ in 1...19 {
            world.pass(.milliseconds(100))
            try use(other)
        }
        #expect(office.frameCount == 1)
        world.pass(.milliseconds(200))
        #expect(office.frameCount == 2)
    }

    @Test("Q07 of an address that is alone, two batches are at the main actor; the next goes on when one is handled")
    func twoBatches() throws {
        let pages = try (0..<4).map { _ in try world.page() }
        for page in pages { try page.receive(frames: 5) }
        #expect(pages.map(\.batches) == [[5], [5], [], []])
        pages[1].handle()
        #expect(pages.map(\.batches) == [[5], [5], [1], []])
        pages[0].handle()
        #expect(pages.map(\.batches) == [[5], [5], [1], [1]])
    }

    @Test("Q07 while others use the app, a batch has one frame, and eight frames of an address are at the main actor")
    func eightFrames() throws {
        let pages = try (0..<10).map { _ in try world.page() }
        try use(try world.page("192.0.2.2"))
        for page in pages { try page.receive(frames: 8) }
        #expect(pages.map(\.batches) == Array(repeating: [1], count: 8) + [[], []])
        pages[3].handle()
        #expect(pages.map(\.batches) == Array(repeating: [1], count: 9) + [[]])
        handleAll(pages)
        #expect(frameCount(pages) == 80)
    }

    @Test("Q07 an address that has used half of its time has one frame at the main actor while others use the app")
    func oneFrame() throws {
        let pages = try (0..<3).map { _ in try world.page() }
        try use(try world.page("192.0.2.2"))
        for page in pages { try page.receive(frames: 2) }
        #expect(pages.map(\.frameCount) == [1, 1, 1])
        pages[0].handle(after: .microseconds(1_100))
        for page in pages[1...] { page.handle() }
        #expect(frameCount(pages) == 4)
        handleAll(pages)
        #expect(frameCount(pages) == 6)
    }

    @Test("Q07 the last frames of a page that has gone are dropped while its address has a debt of time")
    func lastFramesInDebt() throws {
        let (page, second) = (try world.page(), try world.page())
        try use(try world.page("192.0.2.2"))
        #expect(try page.receive(frames: 1))
        page.handle(after: .milliseconds(3))
        try second.leave(with: WireClient.frame([1]))
        #expect(second.frameCount == 0)
    }

    @Test("Q07 the first frame of a page goes on at once, whatever its address has sent")
    func firstFrame() throws {
        let page = try world.page()
        try page.receive(frames: 100)
        #expect(page.inlet.isHeld)
        let new = try world.newPage()
        #expect(try new.receive(frames: 2))
        #expect(new.batches == [1])
    }

    @Test("O05 a page that waits in line is known to wait behind others, unless the main actor hangs")
    func waitsBehindOthers() throws {
        let pages = try (0..<3).map { _ in try world.page() }
        for page in pages { try page.receive(frames: 1) }
        let waiting = pages[2]
        #expect(waiting.inlet.waitsBehindOthers(since: world.now))
        #expect(!waiting.inlet.waitsBehindOthers(since: world.now - .seconds(1)))
        #expect(!pages[0].inlet.waitsBehindOthers(since: world.now))
        world.pass(.milliseconds(1_100))
        #expect(waiting.frameCount == 0 && !waiting.inlet.waitsBehindOthers(since: world.now))
        pages[0].handle()
        #expect(waiting.frameCount == 1)
    }

    @Test("Q07 pages that wait for their scenes hold up no events")
    func arrivals() throws {
        let world = InletWorld(rate: 1e6)
        let new = try (0..<2_000).map { _ in try world.newPage() }
        for page in new { try page.receive(frames: 1) }
        #expect(frameCount(new) == 2_000)
        let page = try world.page()
        try page.receive(frames: 1)
        #expect(page.frameCount == 1)
    }

    @Test("Q07 pings wait in their turns, too")
    func pings() throws {
        let page = try world.page()
        try page.receive(frames: 100, opcode: 9)
        #expect(page.frameCount == 80 && page.batches == [])
        world.pass(.milliseconds(51))
        #expect(page.frameCount == 82)
        world.pass(.seconds(1))
        #expect(page.frameCount == 100 && page.isReading)
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
            // These are 400 tokens. A burst has a hundred.
            #expect(clock.clock.now() - start >= .seconds(6))
        }
    }
}
