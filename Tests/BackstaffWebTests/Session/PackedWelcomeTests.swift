import BackstaffElements
import Foundation
import NIOCore
import PageSide
import Testing

@testable import BackstaffWeb

/// The first tree is as large as the document of a page, and it travels compressed too.
@Suite("Compressed frames")
@MainActor
struct PackedWelcomeTests {
    private func hello(unpacks: Bool) -> ClientHello {
        var hello = ClientHello(width: 390, height: 844)
        hello.unpacks = unpacks
        return hello
    }

    /// What a server answers to a hello.
    private func answer(
        to hello: ClientHello, of server: WebServer, visitor: String? = nil
    ) async throws -> WireClient.Received {
        let (client, head) = try await WireClient.open(port: server.port, visitor: visitor)
        try #require(head.hasPrefix("HTTP/1.1 101"))
        try await client.send(.hello(hello))
        defer { Task { try? await client.cut() } }
        return try await client.next()
    }

    @Test(
        "O01 a page that can unpack frames gets a large first tree in fewer bytes, and any other page gets it as text")
    func firstTree() async throws {
        try await withServer { server in
            guard case .packed(let bytes) = try await answer(to: hello(unpacks: true), of: server) else {
                Issue.record("the tree wasn't compressed")
                return
            }
            let text = String(decoding: try Unpacked.bytes(bytes), as: UTF8.self)
            #expect(text.contains("\"tree\":") && bytes.count < text.utf8.count / 2)
            guard case .welcome = try ServerFrame(decoding: Array(text.utf8)) else {
                Issue.record("not a welcome: \(text)")
                return
            }
            guard case .frame(.welcome) = try await answer(to: hello(unpacks: false), of: server) else {
                Issue.record("no text came for a page that can't unpack it")
                return
            }
        }
    }

    @Test("O01 a page that resumes a session gets its tree as text: its token isn't compressed a second time")
    func resuming() async throws {
        try await withServer { server in
            let visitor = "0123456789abcdef0123456789abcdef"
            let (client, welcome) = try await WireClient.start(port: server.port, visitor: visitor)
            try await client.cut()
            var again = hello(unpacks: true)
            again.resume = .init(session: welcome.session, epoch: welcome.epoch, patch: nil, event: 0)
            guard case .frame(.welcome) = try await answer(to: again, of: server, visitor: visitor) else {
                Issue.record("no text came")
                return
            }
        }
    }

    @Test("O01 a small frame stays text, and a large one is the same text when it is unpacked")
    func sizes() throws {
        let writer = FrameWriter()
        let small = writer.frame(isPacked: true) { $0.trouble("a") }
        #expect(small == writer.frame { $0.trouble("a") })
        let words = String(repeating: "Harbour ", count: 1_000)
        var packed = writer.frame(isPacked: true) { $0.trouble(words) }
        let text = writer.frame { $0.trouble(words) }
        #expect(packed.readableBytes < 500 && text.readableBytes > 8_000)
        #expect(packed.readInteger(as: UInt8.self) == 0x82)
        // A length of less than 65,536 is written in two bytes, behind 126.
        packed.moveReaderIndex(forwardBy: packed.getInteger(at: packed.readerIndex, as: UInt8.self) == 126 ? 3 : 1)
        let unpacked = try Unpacked.bytes(Array(packed.readableBytesView))
        #expect(Array(text.readableBytesView.dropFirst(4)) == unpacked)
    }
}
