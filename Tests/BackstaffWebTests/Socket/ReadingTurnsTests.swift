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
        let pages = try (1...12).map { try world.page("192.0.2.\($0 <= 10 ? 1 : $0)") }
        for page in pages[..<10] { try page.receive(frames: 250) }
        #expect(frameCount(pages) == 1_000)
        for page in pages[10...] { try page.receive(frames: 1) }
        #expect(pages[10].frameCount == 0 && pages[11].frameCount == 0)
        pages[0].handle()
        #expect(pages[10].frameCount == 1 && pages[11].frameCount == 1)
        handleAll(pages)
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
