import NIOCore
import NIOHTTP1
import Testing

@testable import BackstaffWeb

@Suite("What the front tells a worker about a request")
struct FrontHeadersTests {
    private static let number = String(repeating: "a1", count: 16)

    private func visitor(isNew: Bool = false, name: String?, groups: [String] = []) throws -> RequestVisitor {
        RequestVisitor(
            number: Self.number, isNew: isNew, address: try #require(IPAddress("192.0.2.7")), name: name, groups: groups
        )
    }

    /// What a worker reads if the client's request has the fields.
    private func read(_ visitor: RequestVisitor, from fields: [(String, String)]) throws -> RequestVisitor? {
        var headers = HTTPHeaders(fields)
        FrontHeaders.set(visitor, in: &headers)
        return try FrontHeaders.visitor(
            in: HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: headers))
    }

    @Test("Q05 a worker reads the visitor that the front has found out")
    func roundTrip() throws {
        for visitor in [
            try visitor(name: nil), try visitor(isNew: true, name: nil), try visitor(name: "mira"),
            try visitor(name: "Zoë", groups: ["crew", "owners"]),
        ] {
            let read = try #require(try read(visitor, from: []))
            #expect(read.id == visitor.id && read.identity == visitor.identity && read.isNew == visitor.isNew)
        }
    }

    @Test("Q05 what a client sends under these names is dropped")
    func dropped() throws {
        let fields = [
            ("Backstaff-Visitor", String(repeating: "b2", count: 16)), ("backstaff-new-visitor", "1"),
            ("backstaff-client", "10.0.0.1"), ("BACKSTAFF-NAME", "owner"), ("backstaff-groups", "owners"),
        ]
        let read = try #require(try read(visitor(name: nil), from: fields))
        #expect(read.number == Self.number && !read.isNew && read.identity == .init(address: "192.0.2.7"))
    }

    @Test("Q05 a request without the front's headers has no visitor")
    func none() throws {
        let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: ["backstaff-visitor": "x"])
        #expect(try FrontHeaders.visitor(in: head) == nil)
    }

    @Test("Q01 only a socket's connection to a worker stays open, whatever the client asks for")
    func connection() throws {
        func request(_ uri: String, isSocket: Bool) throws -> String {
            let head = HTTPRequestHead(
                version: .http1_1, method: .GET, uri: uri,
                headers: ["upgrade": "x", "connection": "keep-alive", "host": "localhost"])
            return String(buffer: WorkerRelay.request(head, for: try visitor(name: nil), isSocket: isSocket))
        }
        let preview = try request("/", isSocket: false)
        #expect(preview.contains("\r\nconnection: close\r\n") && !preview.contains("upgrade"))
        #expect(!preview.contains("keep-alive"))
        let socket = try request("/~/socket", isSocket: true)
        #expect(socket.contains("\r\nupgrade: x\r\n") && !socket.contains("connection: close"))
    }

    @Test("Q01 a worker hears the version that the client speaks, because a request of HTTP/1.0 needs no host")
    func version() throws {
        for (version, line) in [(HTTPVersion.http1_0, "GET / HTTP/1.0\r\n"), (.http1_1, "GET / HTTP/1.1\r\n")] {
            let head = HTTPRequestHead(version: version, method: .GET, uri: "/")
            let request = WorkerRelay.request(head, for: try visitor(name: nil), isSocket: false)
            #expect(String(buffer: request).hasPrefix(line))
        }
    }
}
