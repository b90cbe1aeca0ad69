import BackstaffElements
import Foundation
import Logging
import PageSide
import Synchronization
import Testing

@testable import BackstaffWeb

@Suite("Servers of a watched app")
@MainActor
struct WatchTests {
    private let problem = WireBuild.failed([.init(file: "A.swift", line: 1, column: 1, message: "<b>no</b>")], total: 1)

    private func build(_ client: WireClient) async throws -> WireBuild? {
        guard case .frame(.build(let build)) = try await client.next() else { return nil }
        return build
    }

    @Test("L08 the state of a build is sent to every connected page, and to new pages while it isn't good")
    func shows() async throws {
        try await withServer { server in
            let (first, _) = try await WireClient.start(port: server.port)
            server.store.show(.building)
            #expect(try await build(first) == .building)
            server.store.show(problem)
            #expect(try await build(first) == problem)
            let (second, _) = try await WireClient.start(port: server.port)
            #expect(try await build(second) == problem)
            server.store.show(.good)
            #expect(try await build(first) == .good)
            #expect(try await build(second) == .good)
            // A new page hears nothing of builds: its next frame is the answer to its event.
            let (third, _) = try await WireClient.start(port: server.port)
            try await third.send(.event(number: 1, element: Toy.counter, .activate))
            #expect(try await third.patch().event == 1)
        }
    }

    @Test("L08 a build report isn't a patch: patch numbers don't change, and a resumed page doesn't get it again")
    func isNoPatch() async throws {
        try await withServer { server in
            let (client, _) = try await WireClient.start(port: server.port)
            server.store.show(.building)
            #expect(try await build(client) == .building)
            try await client.send(.event(number: 1, element: Toy.counter, .activate))
            let patch = try await client.patch()
            #expect(patch.number == 1 && patch.event == 1)
        }
    }

    /// The command's end of the pipes.
    private final class Command: Sendable {
        let connection: WatchConnection
        private let socket: LineSocket
        private let reports = Mutex<[WatchReport]>([])

        init() throws {
            let (socket, other) = try #require(LineSocket.pair())
            self.socket = socket
            connection = WatchConnection(LineSocket(descriptor: dup(other.fileDescriptor)))
            try other.close()
            socket.listen { [weak self] line in
                if let report = WatchReport(line: line) { self?.reports.withLock { $0.append(report) } }
            }
        }

        var told: [WatchReport] { reports.withLock { $0 } }

        func tell(_ order: WatchOrder) { say(order.line) }

        func say(_ bytes: [UInt8]) { socket.send(bytes) }

        func goAway() { socket.shutDown() }
    }

    private func makeServer(port: Int) throws -> WebServer {
        var configuration = WebServer.Configuration()
        configuration.port = port
        configuration.limits = HostLimits().withoutHaste
        return try WebServer(
            configuration: configuration, resources: PageResources(files: [:], symbols: [:]),
            logger: Logger(label: "test") { _ in SilentLog() }
        ) { ToyApp(rows: 1) }
    }

    @Test("L08 a server listens when it is told to, releases its port but keeps its pages, and ends with the command")
    func succession() async throws {
        let ended = Mutex(false)
        let command = try Command()
        let server = try makeServer(port: 0)
        WatchedServer(server: server, connection: command.connection).start {
            try? server.start()
        } onEnd: {
            ended.withLock { $0 = true }
        }
        #expect(try await eventually { command.told == [.ready] })
        #expect(server.port == 0)
        command.say(Array("nonsense\n\u{0}{\"build\":3}\n".utf8))
        command.tell(.listen)
        #expect(try await eventually { command.told == [.ready, .serving(port: server.port)] && server.port > 0 })
        let (page, _) = try await WireClient.start(port: server.port)
        command.tell(.show(problem))
        #expect(try await build(page) == problem)

        command.tell(.release)
        #expect(try await eventually { command.told.last == .released })
        let next = try makeServer(port: server.port)
        try next.start()
        #expect(next.port == server.port)
        try await page.send(.event(number: 1, element: Toy.counter, .activate))
        #expect(try await page.patch().event == 1)
        let (other, _) = try await WireClient.start(port: next.port)
        #expect(next.store.sessionCount == 1 && server.store.sessionCount == 1)

        await server.stop()
        guard case .close(1001, _) = try await page.next() else {
            Issue.record("the page isn't told that its server goes")
            return
        }
        try await other.cut()
        await next.stop()
        #expect(!ended.withLock { $0 })
        command.goAway()
        #expect(try await eventually { ended.withLock { $0 } })
    }
}
