import BackstaffElements
import BackstaffUI
import Logging
import NIOCore
import NIOEmbedded
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("Pages that connect at the same time")
@MainActor
struct ArrivalTests {
    /// What the main actor does, in order.
    @MainActor
    private final class Order {
        var steps: [String] = []
    }

    @Test("Q07 an event waits for the scene of one page at most, however many connect; addresses take turns")
    func turns() async throws {
        let one = try #require(IPAddress("192.0.2.1")).block
        let other = try #require(IPAddress("192.0.2.2")).block
        try await withServer { server in
            let order = Order()
            for number in 1...3 { server.store.waitForTurn(of: one) { order.steps.append("page \(number)") } }
            server.store.waitForTurn(of: other) { order.steps.append("other page") }
            onMainActor { order.steps.append("event") }
            let isDone = try await eventually { order.steps.count == 5 }
            #expect(isDone)
            #expect(order.steps == ["page 1", "event", "page 2", "other page", "page 3"])
        }
    }

    // MARK: Before the turn of a page

    /// A page whose frames a test passes to the server. Nothing else happens until the test waits, so it isn't the page's
    /// turn before.
    @MainActor
    private final class Page {
        private let connection: PageConnection
        private let link: SocketLink
        private let inlet: NIOLoopBound<SocketInlet>
        private let channel = NIOAsyncTestingChannel()

        /// - Parameter batches: The number of batches that the test sends before it asks how many aren't handled.
        init(_ server: WebServer, batches: Int = 0) async throws {
            let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            let visitor = RequestVisitor(
                number: RandomToken.make(), isNew: true, address: .loopback, name: nil, groups: [])
            let connection = PageConnection(store: server.store, visitor: visitor, origin: nil, logger: logger)
            self.connection = connection
            let channel = channel
            (link, inlet) = try await channel.testingEventLoop.executeInContext {
                let inlet = SocketInlet(
                    address: visitor.address.block, places: ReadingPlaces(HostLimits()),
                    turns: ReadingTurns(HostLimits(), on: channel.testingEventLoop) { .now() }
                ) { .now() }
                let outlet = SocketOutlet()
                let handler = SocketHandler(
                    connection: connection, inlet: inlet, outlet: outlet, sweeper: ConnectionSweep(clock: .system),
                    limits: HostLimits(), logger: logger, metrics: nil)
                try channel.pipeline.syncOperations.addHandlers([inlet, outlet, handler])
                for _ in 0..<batches { inlet.beginBatch(isOfUser: false) }
                return (
                    SocketLink(handler, loop: channel.eventLoop), NIOLoopBound(inlet, eventLoop: channel.eventLoop)
                )
            }
        }

        func send(_ frames: ClientFrame...) {
            connection.receive(frames, heardAt: .now(), over: link)
        }

        /// The number of batches that the main actor hasn't handled or dropped.
        func waitingBatches() async throws -> Int {
            await channel.testingEventLoop.run()
            let inlet = inlet
            return try await channel.testingEventLoop.executeInContext { inlet.value.batches }
        }

        /// The connection is gone.
        func end() {
            connection.end()
        }

        /// The server wants the page to leave, and waits no longer for its last word.
        func leave() {
            connection.leave(over: link)
        }

        /// What the page has received since the last call, in words.
        func received() async throws -> [String] {
            await channel.testingEventLoop.run()
            var bytes: [UInt8] = []
            while let buffer = try await channel.readOutbound(as: ByteBuffer.self) { bytes += buffer.readableBytesView }
            var words: [String] = []
            while let received = try WireClient.Received.take(from: &bytes) {
                switch received {
                case .frame(.welcome): words.append("welcome")
                case .frame(.patch(let patch)): words.append("patch \(patch.event)")
                case .close(let code, _): words.append("close \(code)")
                default: words.append("\(received)")
                }
            }
            return words
        }
    }

    private let hello = ClientFrame.hello(ClientHello(width: 390, height: 844))

    private func event(_ number: Int) -> ClientFrame { .event(number: number, element: Toy.counter, .activate) }

    /// Waits until all pages that wait now have had their turn.
    private func waitForTurns(_ server: WebServer) async throws {
        let order = Order()
        server.store.waitForTurn(of: IPAddress.loopback.block) { order.steps.append("last") }
        let isPast = try await eventually { !order.steps.isEmpty }
        #expect(isPast)
    }

    @Test("Q07 what a page sends before its turn is handled after its hello, in order")
    func early() async throws {
        try await withServer(clock: ManualClock().clock) { server in
            let page = try await Page(server, batches: 3)
            page.send(hello)
            page.send(event(1), event(2))
            page.send(event(3))
            #expect(server.store.sessionCount == 0)
            try await waitForTurns(server)
            #expect(try await page.waitingBatches() == 0)
            #expect(try await page.received() == ["welcome", "patch 1", "patch 2", "patch 3"])
            page.send(event(4))
            #expect(try await page.received() == ["patch 4"])
            page.end()
        }
    }

    @Test("Q07 a page that closes before its turn gets no scene, and the next page gets its own")
    func closed() async throws {
        try await withServer(clock: ManualClock().clock) { server in
            let (first, second) = (try await Page(server, batches: 1), try await Page(server))
            #expect(try await first.waitingBatches() == 1)
            for page in [first, second] { page.send(hello, event(1)) }
            first.end()
            #expect(try await first.waitingBatches() == 0)
            try await waitForTurns(server)
            #expect(try await first.received() == [])
            #expect(try await second.received() == ["welcome", "patch 1"])
            #expect(server.store.sessionCount == 1)
            second.end()
        }
    }

    @Test("Q07 a page that is told to leave before its turn has the answers to what it has sent, and then nothing")
    func told() async throws {
        try await withServer { server in
            let page = try await Page(server)
            page.send(hello)
            page.send(event(1))
            #expect(server.store.sessionCount == 0)
            page.leave()
            #expect(server.store.sessionCount == 1)
            #expect(try await page.received() == ["welcome", "patch 1", "close 1012"])
            try await waitForTurns(server)
            page.send(event(2))
            #expect(try await page.received() == [] && server.store.sessionCount == 1)
            page.end()
        }
    }

    @Test("Q07 a page that says before its turn that it leaves has its answers in its turn")
    func leaving() async throws {
        try await withServer(clock: ManualClock().clock) { server in
            let page = try await Page(server)
            page.send(hello)
            page.send(event(1), .leaving)
            #expect(server.store.sessionCount == 0)
            try await waitForTurns(server)
            #expect(try await page.received() == ["welcome", "patch 1", "close 1012"])
            page.end()
        }
    }

    // MARK: Giving way

    /// Starts a server whose counter takes a millisecond for each tap. Events give way after two.
    private func withSlowServer(
        _ order: Order, _ body: @Sendable @MainActor (WebServer, Page) async throws -> Void
    ) async throws {
        let clock = ManualClock()
        let makeApp: @MainActor () -> any HostedApp = {
            let app = ToyApp(rows: 1)
            app.onCount = {
                order.steps.append("tap \(app.count)")
                clock.advance(by: .milliseconds(1))
            }
            return app
        }
        try await withServer(clock: clock.clock, app: makeApp) { server in
            let page = try await Page(server, batches: 3)
            page.send(hello)
            try await waitForTurns(server)
            #expect(try await page.received() == ["welcome"])
            try await body(server, page)
        }
    }

    private static let taps = (1...5).map { "tap \($0)" }
    private static let patches = (1...5).map { "patch \($0)" }

    private func sendTaps(over page: Page) {
        page.send(event(1), event(2), event(3))
        page.send(event(4), event(5))
    }

    @Test("Q07 events that take long give way to what others do, and are all handled in order")
    func longBatch() async throws {
        let order = Order()
        try await withSlowServer(order) { server, page in
            onMainActor { sendTaps(over: page) }
            onMainActor { order.steps.append("other") }
            let areHandled = try await eventually { order.steps.count == 6 }
            #expect(areHandled && order.steps == ["tap 1", "tap 2", "other", "tap 3", "tap 4", "tap 5"])
            #expect(try await page.waitingBatches() == 0)
            #expect(try await page.received() == Self.patches)
            page.end()
        }
    }

    @Test("Q07 a page that closes while its events give way has all of them handled")
    func closedWhileGivingWay() async throws {
        let order = Order()
        try await withSlowServer(order) { server, page in
            sendTaps(over: page)
            page.end()
            #expect(server.store.lostSessionCount == 0)
            let hasEnded = try await eventually { server.store.lostSessionCount == 1 }
            #expect(hasEnded)
            #expect(order.steps == Self.taps)
            #expect(try await page.waitingBatches() == 0)
        }
    }

    @Test("Q07 a page that is told to leave while its events give way has all answers before")
    func toldWhileGivingWay() async throws {
        let order = Order()
        try await withSlowServer(order) { server, page in
            sendTaps(over: page)
            page.leave()
            #expect(order.steps == Self.taps)
            let received = try await page.received()
            #expect(received == Self.patches + ["close 1012"])
            page.end()
            #expect(server.store.lostSessionCount == 1)
        }
    }
}
