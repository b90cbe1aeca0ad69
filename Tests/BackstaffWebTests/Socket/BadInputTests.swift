import BackstaffElements
import NIOCore
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("Bad input over a socket")
@MainActor
struct BadInputTests {
    @Test(
        "A bad frame closes its own connection with its code, and no other",
        arguments: [
            ("no JSON", 4001), ("{\"n\":1}", 4001), ("{\"n\":1,\"e\":5,\"do\":\"fly\"}", 4002),
            ("{\"v\":9,\"hello\":{\"size\":[1,1]}}", 4000), ("{\"v\":1,\"hello\":{\"size\":[1,1]}}", 4005),
        ])
    func badFrame(text: String, code: UInt16) async throws {
        try await withServer { server in
            let (other, _) = try await WireClient.start(port: server.port)
            let (client, _) = try await WireClient.start(port: server.port)
            try await client.send(Array(text.utf8))
            guard case .close(code, let reason) = try await client.next() else {
                Issue.record("no close with \(code)")
                return
            }
            #expect(!reason.isEmpty)
            try await other.send(.event(number: 1, element: Toy.counter, .activate))
            #expect(try await other.patch().event == 1)
        }
    }

    @Test("Q07 a window larger than any screen is made smaller, at the start and later")
    func hugeWindow() async throws {
        try await withServer { server in
            let hello = ClientHello(width: 390, height: 1_000_000)
            let (client, welcome) = try await WireClient.start(port: server.port, hello: hello)
            #expect(welcome.tree.first { $0.id == Toy.size }?.text == "390x10000")
            try await client.send(.resize(number: 1, width: 0, height: 500_000))
            #expect(try await client.patch().operations == [.text(Toy.size, "1x10000")])
        }
    }

    @Test("Frames before the bad one are applied")
    func before() async throws {
        try await withServer { server in
            let visitor = String(repeating: "e", count: 32)
            let (client, _) = try await WireClient.start(port: server.port, visitor: visitor)
            let good = ClientFrame.event(number: 1, element: Toy.counter, .activate).encoded
            try await client.write(WireClient.frame(good) + WireClient.frame(Array("bad".utf8)))
            guard case .close = try await client.next() else {
                Issue.record("no close")
                return
            }
            let (next, welcome) = try await WireClient.start(port: server.port, visitor: visitor)
            #expect(welcome.tree.first { $0.id == Toy.counter }?.text == "Count 1")
            try await next.cut()
        }
    }

    @Test("The first frame must be a hello, and arrive in time")
    func helloDue() async throws {
        let time = ManualClock()
        try await withServer(clock: time.clock) { server in
            let (eager, _) = try await WireClient.open(port: server.port)
            try await eager.send(.event(number: 1, element: 5, .activate))
            #expect(try await eager.next() == .close(4005, "the first frame is no hello"))

            let (late, _) = try await WireClient.open(port: server.port)
            time.advance(by: .seconds(4))
            server.sweep()
            time.advance(by: .seconds(2))
            server.sweep()
            #expect(try await late.next() == .close(4005, "no hello within 5 s"))
        }
    }

    @Test("Frames that are too large, whole or fragmented, close with 4003; a frame within the limit doesn't")
    func tooLarge() async throws {
        try await withServer { server in
            let (whole, _) = try await WireClient.start(port: server.port)
            try await whole.send([UInt8](repeating: 32, count: 262_145))
            #expect(try await whole.next() == .close(4003, "a frame of more than 262144 bytes"))

            let (pieces, _) = try await WireClient.start(port: server.port)
            try await pieces.send([UInt8](repeating: 32, count: 140_000), isFinal: false)
            try await pieces.send([UInt8](repeating: 32, count: 140_000), opcode: 0)
            #expect(try await pieces.next() == .close(4003, "a message of too many bytes or fragments"))

            let (crumbs, _) = try await WireClient.start(port: server.port)
            try await crumbs.send([32], isFinal: false)
            for _ in 0..<64 { try await crumbs.send([32], opcode: 0, isFinal: false) }
            #expect(try await crumbs.next() == .close(4003, "a message of too many bytes or fragments"))

            // Pings between the fragments don't keep a message open.
            let (pings, _) = try await WireClient.start(port: server.port)
            try await pings.send([32], isFinal: false)
            for _ in 0..<64 { try await pings.send([], opcode: 9) }
            var received = try await pings.next()
            while received == .pong { received = try await pings.next() }
            #expect(received == .close(4003, "a message of too many bytes or fragments"))

            let (fine, _) = try await WireClient.start(port: server.port)
            let frame = ClientFrame.event(number: 1, element: Toy.counter, .activate).encoded
            let padded = frame + [UInt8](repeating: 32, count: 60_000)
            try await fine.send(Array(padded[..<30_000]), isFinal: false)
            try await fine.send(Array(padded[30_000...]), opcode: 0)
            #expect(try await fine.patch().event == 1)
        }
    }

    @Test("Too many frames a second close with 4004; the allowed number doesn't")
    func tooMany() async throws {
        let time = ManualClock()
        var limits = HostLimits()
        limits.framesPerSecond = 10
        try await withServer(limits: limits, clock: time.clock) { server in
            let (client, _) = try await WireClient.start(port: server.port)
            for number in 1...15 { try await client.send(.event(number: number, element: Toy.field, .focus(true))) }
            for _ in 1...5 { time.advance(by: .seconds(1)) }
            try await client.send(.event(number: 16, element: Toy.counter, .activate))
            var answered = 0
            while answered < 16 { answered = try await client.patch().event }
            for number in 17...40 { try await client.send(.event(number: number, element: Toy.field, .focus(true))) }
            var received = try await client.next()
            while case .frame = received { received = try await client.next() }
            #expect(received == .close(4004, "more than 10 frames a second"))
        }
    }

    @Test("Violations of the WebSocket protocol close with 1002, a binary frame with 4001")
    func breaches() async throws {
        try await withServer { server in
            let (unmasked, _) = try await WireClient.start(port: server.port)
            try await unmasked.send(ClientFrame.acknowledge(patch: 0).encoded, isMasked: false)
            #expect(try await unmasked.next() == .close(1002, "a frame isn't masked"))
            let (orphan, _) = try await WireClient.start(port: server.port)
            try await orphan.send([1], opcode: 0)
            #expect(try await orphan.next() == .close(1002, "a fragment of no message"))
            let (nested, _) = try await WireClient.start(port: server.port)
            try await nested.send([32], isFinal: false)
            try await nested.send([32])
            #expect(try await nested.next() == .close(1002, "a message begins inside another"))
            let (binary, _) = try await WireClient.start(port: server.port)
            try await binary.send([1], opcode: 2)
            #expect(try await binary.next() == .close(4001, "a binary frame"))
        }
    }

    @Test("Pings are answered, and a close frame is answered with its code")
    func control() async throws {
        try await withServer { server in
            let (client, _) = try await WireClient.start(port: server.port)
            try await client.send([1, 2], opcode: 9)
            #expect(try await client.next() == .pong)
            try await client.send([0x03, 0xe8], opcode: 8)
            #expect(try await client.next() == .close(1000, ""))
            #expect(try await client.next() == .ended)
        }
    }

    @Test(
        "Events for removed, covered, unsuitable or made-up elements are refused one by one, and the connection stays")
    func refused() async throws {
        try await withServer { server in
            let (client, _) = try await WireClient.start(port: server.port)
            try await client.send(.event(number: 1, element: 4_000_000_000, .activate))
            #expect(try await client.next() == .frame(.refused(event: 1, why: "the element is gone")))
            try await client.send(.event(number: 2, element: Toy.counter, .edit("<b>")))
            #expect(try await client.next() == .frame(.refused(event: 2, why: "the element does not answer to that")))
            // The second half of a double tap finds its screen covered.
            try await client.send(.event(number: 3, element: Toy.link, .activate))
            try await client.send(.event(number: 4, element: Toy.link, .activate))
            #expect(try await client.patch().motion == "push")
            #expect(try await client.next() == .frame(.refused(event: 4, why: "the element is covered or hidden")))
            try await client.send(.event(number: 5, element: Toy.stack, .back(steps: 1)))
            #expect(try await client.patch().event == 5)
        }
    }

    @Test("A repeated event is applied once")
    func twice() async throws {
        try await withServer { server in
            let (client, _) = try await WireClient.start(port: server.port)
            let frame = WireClient.frame(ClientFrame.event(number: 1, element: Toy.counter, .activate).encoded)
            try await client.write(frame + frame)
            #expect(try await client.patch().operations == [.text(Toy.counter, "Count 1")])
            try await client.send(.event(number: 2, element: Toy.counter, .activate))
            #expect(try await client.patch().operations == [.text(Toy.counter, "Count 2")])
        }
    }

    @Test("Markup in a text is sent as text")
    func markup() async throws {
        try await withServer { server in
            let (client, _) = try await WireClient.start(port: server.port)
            let text = "</script><img src=x onerror=alert(1)>\"'&\u{0}\u{2028}😀"
            try await client.send(.event(number: 1, element: Toy.field, .edit(text)))
            #expect(
                try await client.patch().operations == [.set(Toy.field, "value", .text(text)), .text(Toy.echo, text)])
        }
    }

    @Test("A silent connection is pinged and then dropped; one that answers stays")
    func halfOpen() async throws {
        let time = ManualClock()
        try await withServer(clock: time.clock) { server in
            let (silent, _) = try await WireClient.start(port: server.port)
            let (alive, _) = try await WireClient.start(port: server.port)
            time.advance(by: .seconds(21))
            server.sweep()
            #expect(try await silent.next() == .ping)
            #expect(try await alive.next() == .ping)
            try await alive.send([], opcode: 10)
            try await alive.send(.event(number: 1, element: Toy.counter, .activate))
            _ = try await alive.patch()
            time.advance(by: .seconds(30))
            server.sweep()
            #expect(try await silent.next() == .ended)
            #expect(try await alive.next() == .ping)
            // The session of the silent connection waits for its page.
            #expect(server.store.sessionCount == 2)
        }
    }

    @Test("A client that reads too slowly is dropped, and its session waits")
    func slowReader() async throws {
        var limits = HostLimits()
        limits.unsentBytes = 64 * 1024
        limits.framesPerSecond = 1e9
        try await withServer(limits: limits) { server in
            let (slow, _) = try await WireClient.start(port: server.port)
            try await slow.stopReading()
            let text = String(repeating: "x", count: 50_000)
            for number in 1...400 {
                do {
                    try await slow.send(.event(number: number, element: Toy.field, .edit(text + "\(number)")))
                } catch {
                    break
                }
            }
            #expect(try await eventually { server.store.lostSessionCount == 1 })
            let (other, _) = try await WireClient.start(port: server.port)
            try await other.send(.event(number: 1, element: Toy.counter, .activate))
            #expect(try await other.patch().event == 1)
        }
    }

    @Test("Scenes are limited for one visitor and in total; a waiting session makes room for a new one")
    func full() async throws {
        var limits = HostLimits()
        limits.scenes = 3
        limits.scenesPerVisitor = 2
        try await withServer(limits: limits) { server in
            let visitor = String(repeating: "f", count: 32)
            let (first, _) = try await WireClient.start(port: server.port, visitor: visitor)
            let (_, _) = try await WireClient.start(port: server.port, visitor: visitor)
            let (third, _) = try await WireClient.open(port: server.port, visitor: visitor)
            try await third.send(.hello(ClientHello(width: 1, height: 1)))
            #expect(try await third.next() == .close(4007, "the server has as many scenes as it takes"))
            try await first.cut()
            #expect(try await eventually { server.store.lostSessionCount == 1 })
            _ = try await WireClient.start(port: server.port, visitor: visitor)
            #expect(server.store.sessionCount == 2)

            _ = try await WireClient.start(port: server.port)
            let (last, _) = try await WireClient.open(port: server.port)
            try await last.send(.hello(ClientHello(width: 1, height: 1)))
            #expect(try await last.next() == .close(4007, "the server has as many scenes as it takes"))
        }
    }

    @Test("One of a hundred connections is killed in many ways, and the others aren't affected")
    func oneOfAHundred() async throws {
        try await withServer { server in
            var clients: [WireClient] = []
            for _ in 0..<100 { clients.append(try await WireClient.start(port: server.port).client) }
            let killed = clients.removeLast()
            try await killed.write([0x81, 0xff, 0xff])
            try await killed.cut()
            let rude = clients.removeLast()
            try await rude.send(Array("{".utf8))
            for client in clients { try await client.send(.event(number: 1, element: Toy.counter, .activate)) }
            for client in clients {
                let patch = try await client.patch()
                #expect(patch.number == 1 && patch.operations == [.text(Toy.counter, "Count 1")])
            }
            #expect(server.store.sessionCount == 100)
        }
    }
}
