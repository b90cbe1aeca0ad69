import BackstaffElements
import PageSide
import Testing

@testable import BackstaffWeb

@Suite("Several servers of an app")
@MainActor
struct ReplicasTests {
    /// Runs `body` with two servers that a proxy could have behind it.
    private func withServers(
        keys: SealingKeys, otherKeys: SealingKeys,
        _ body: @Sendable @MainActor (WebServer, WebServer) async throws -> Void
    ) async throws {
        try await withServer(keys: keys) { first in
            try await withServer(keys: otherKeys) { second in try await body(first, second) }
        }
    }

    /// The cookie that a server gives to a browser with an address of the server, or `nil` if the server knows the browser.
    private func cookie(from server: WebServer, sending former: String? = nil) async throws -> String? {
        let header = former.map { "Cookie: \($0)\r\n" } ?? ""
        let head = try await WireClient.get(
            "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(header)\r\n", port: server.port
        ).head
        let line = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("set-cookie: ") }
        return line.map { String($0.dropFirst("set-cookie: ".count).prefix { $0 != ";" }) }
    }

    @Test("Q02 a visitor whom one server has named is known to another one with the same key, and not with another key")
    func visitors() async throws {
        let keys = SealingKeys.ephemeral()
        for (otherKeys, isKnown) in [(keys, true), (.ephemeral(), false)] {
            try await withServers(keys: keys, otherKeys: otherKeys) { first, second in
                let given = try #require(try await cookie(from: first))
                let again = try await cookie(from: first, sending: given)
                let elsewhere = try await cookie(from: second, sending: given)
                #expect(again == nil && (elsewhere == nil) == isKnown)
            }
        }
    }

    @Test("Q02 a tab moves from one server to another and back, each time with what it has stored")
    func move() async throws {
        let keys = SealingKeys.ephemeral()
        try await withServers(keys: keys, otherKeys: keys) { first, second in
            var hello = ClientHello(width: 390, height: 844)
            var note = "/"
            for (server, next) in [(first, "fog"), (second, "wind"), (first, "calm")] {
                let (client, welcome) = try await WireClient.start(
                    port: server.port, visitor: String(repeating: "a", count: 32), hello: hello)
                #expect(welcome.tree.first { $0.id == Toy.echo }?.text == note)
                // The toy stores the note with Return in the field.
                try await client.send(.event(number: 1, element: Toy.field, .edit(next)))
                try await client.send(.event(number: 2, element: Toy.field, .submit))
                while true {
                    guard case .frame(let frame) = try await client.next() else { break }
                    if case .store(let changes) = frame {
                        hello.seals.scene.merge(changes.scene.compactMapValues { $0 }) { $1 }
                    }
                    if case .patch(let patch) = frame, patch.event == 2 { break }
                }
                note = next
                try await client.cut()
            }
        }
    }
}
