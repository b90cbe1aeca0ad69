import BackstaffElements
import NIOHTTP1
import Testing

@testable import BackstaffWeb

@Suite("The path below which an app is served")
@MainActor
struct BasePathTests {
    @Test(
        "Q06 a path is read in the form in which browsers write it",
        arguments: [
            ("/", ""), ("/shop", "/shop"), ("/shop/", "/shop"), ("/a/b.c/~d", "/a/b.c/~d"), ("/my shop", "/my%20shop"),
            ("/café", "/caf%C3%A9"), ("/caf%c3%a9", "/caf%C3%A9"), ("/%7eann", "/~ann"), ("/a%2b+b", "/a%2B+b"),
        ])
    func read(text: String, prefix: String) throws {
        let path = try BasePath(text)
        #expect(path.prefix == prefix && path.description == prefix + "/")
        #expect(path.isRoot == prefix.isEmpty)
    }

    @Test(
        "Q06 any other path is an error that says what to do",
        arguments: [
            ("", "begin with a slash"), ("shop", "begin with a slash"), ("http://a/b", "begin with a slash"),
            ("//shop", "two slashes"), ("/a//b", "two slashes"), ("/a//", "two slashes"), ("/a/../b", "without it"),
            ("/..", "without it"), ("/./a", "without it"), ("/%2e%2E/a", "without it"), ("/a?b", "a path only"),
            ("/a#b", "a path only"), ("/a%2Fb", "encoded slash"), ("/a%5cb", "encoded slash"),
            ("/a%00", "control character"), ("/a%", "“%25”"), ("/a%4", "“%25”"), ("/a%zz", "“%25”"),
            ("/a%+4", "“%25”"), ("/a;b", "\";\""), ("/a\\b", "letters, digits"), ("/a\"b", "letters, digits"),
            ("/a\nb", "letters, digits"), ("/" + String(repeating: "a", count: 200), "200 bytes"),
        ])
    func refused(text: String, words: String) {
        let error = #expect(throws: BasePathError.self) { try BasePath(text) }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }

    @Test(
        "Q06 the app's addresses begin at its own root; what only begins with the same letters isn't the app's",
        arguments: [
            ("/shop", "/"), ("/shop/", "/"), ("/shop?a=b", "/?a=b"), ("/shop/recipes/12?a=b", "/recipes/12?a=b"),
            ("/shop/shop", "/shop"), ("/shop/~/live", "/~/live"), ("/shopping", nil), ("/", nil), ("/Shop", nil),
            ("/~/live", nil), ("/a/shop", nil),
        ] as [(String, String?)])
    func addresses(target: String, address: String?) throws {
        #expect(try BasePath("/shop").inApp(target) == address)
        #expect(BasePath.root.inApp(target) == target)
    }

    @Test("Q06 an address of the app gets the path; one that names a host or a place in the page doesn't")
    func inBrowser() throws {
        let path = try BasePath("/shop")
        #expect(path.inBrowser("/recipes/12") == "/shop/recipes/12")
        for address in ["https://example.org/a", "mailto:a@b.c", "?a=b", "#a", "//example.org"] {
            #expect(path.inBrowser(address) == address)
        }
        #expect(BasePath.root.inBrowser("/recipes/12") == "/recipes/12")
    }

    @Test(
        "Q06 an address with parts “..” or “.” stays below the path, however they are written; others stay as they are",
        arguments: [
            ("/../x", "/shop/x"), ("/../../x", "/shop/x"), ("/a/../../x", "/shop/x"), ("/a/../x", "/shop/x"),
            ("/a/..", "/shop/"), ("/..", "/shop/"), ("/./x", "/shop/x"), ("/a/.", "/shop/a/"), ("/.", "/shop/"),
            ("/%2e%2E/x", "/shop/x"), ("/.%2e/x", "/shop/x"), ("/%2E", "/shop/"), ("/a\\..\\..\\x", "/shop/x"),
            ("/a//../x", "/shop/a/x"), ("/../x?y=/../z#/..", "/shop/x?y=/../z#/.."), ("/..?a", "/shop/?a"),
            ("/..a/b..", "/shop/..a/b.."), ("/.../x", "/shop/.../x"), ("/.well-known", "/shop/.well-known"),
            ("/a.b/%2ec", "/shop/a.b/%2ec"), ("/a?b=/../c", "/shop/a?b=/../c"), ("/a#/../b", "/shop/a#/../b"),
        ])
    func dotParts(address: String, inBrowser: String) throws {
        #expect(try BasePath("/shop").inBrowser(address) == inBrowser)
        #expect(BasePath.root.inBrowser(address) == address)
    }

    @Test("Q06 everything of the app is below its path, and everything else is 404")
    func served() async throws {
        try await withServer(change: { $0.basePath = try BasePath("/shop") }) { server in
            for (target, status) in [
                ("/shop", 200), ("/shop/", 200), ("/shop/recipes/12", 200), ("/shop?a", 200),
                ("/shop/~/page/main.js", 200), ("/shop/~/symbols.svg", 200), ("/shop/~/live", 200),
                ("/shop/~/ready", 200), ("/shop/~/socket", 426),
                ("/", 404), ("/recipes/12", 404), ("/shopping", 404), ("/~/page/main.js", 404), ("/~/symbols.svg", 404),
                ("/~/live", 404), ("/~/ready", 404), ("/~/socket", 404), ("/shop/favicon.ico", 404),
                ("/shop/../recipes", 404), ("/%73hop/", 404),
            ] {
                let head = try await get(target, server).head
                #expect(head.hasPrefix("HTTP/1.1 \(status)"), "\(target) → \(head.prefix(20))")
            }
        }
    }

    @Test("Q06 a page names its files, its links and the path; the app sees its own address")
    func page() async throws {
        try await withServer(change: { $0.basePath = try BasePath("/shop") }) { server in
            let (head, body) = try await get("/shop/recipes/12", server)
            #expect(body.contains(" data-base-path=\"/shop\""))
            #expect(body.contains("src=\"/shop/~/page/main.js\"") && body.contains("href=\"/shop/~/page/tokens.css\""))
            #expect(body.contains("href=\"/shop/open\"") && body.contains(">/recipes/12<"))
            #expect(!body.contains("\"/~") && !body.contains("\"/open"))
            #expect(head.contains("set-cookie: backstaff-visitor=") && head.contains("; Path=/shop;"))
        }
        try await withServer { server in
            let (head, body) = try await get("/recipes/12", server)
            #expect(!body.contains("data-base-path") && body.contains("src=\"/~/page/main.js\""))
            #expect(head.contains("; Path=/;"))
        }
    }

    @Test("Q06 a socket is opened below the path only, and its scene knows the address of the app's root")
    func socket() async throws {
        let path = try BasePath("/shop")
        try await withServer(change: { $0.basePath = path }) { server in
            let (client, head) = try await WireClient.open(port: server.port, path: "/shop/~/socket")
            #expect(head.hasPrefix("HTTP/1.1 101") && head.contains("; Path=/shop;"))
            try await client.send(.hello(ClientHello(width: 390, height: 844)))
            guard case .frame(.welcome) = try await client.next() else { throw WireClient.TookTooLong() }
            #expect(try await WireClient.open(port: server.port).head.hasPrefix("HTTP/1.1 404"))
        }
        let policy = RequestPolicy(limits: HostLimits(), host: "::", basePath: path)
        let page = HTTPRequestHead(
            version: .http1_1, method: .GET, uri: "/shop/~/socket", headers: ["origin": "https://example.org"])
        #expect(policy.root(of: page) == "https://example.org/shop")
        #expect(policy.root(of: HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")) == nil)
    }

    @Test("Q06 the flag takes a path; a wrong path is an error that names the flag")
    func flag() throws {
        #expect(try ServerOptions.parse([]).basePath == .root)
        #expect(try ServerOptions.parse(["--base-path", "/shop/"]).basePath == BasePath("/shop"))
        #expect(ServerOptions.own(among: ["--base-path", "/a", "x"]) == ["--base-path", "/a"])
        let error = #expect(throws: (any Error).self) { try ServerOptions.parse(["--base-path", "shop"]) }
        let message = error.map { ServerOptions.message(for: $0) } ?? ""
        #expect(message.contains("--base-path") && message.contains("It must begin with a slash"), "\(message)")
    }

    private func get(_ target: String, _ server: WebServer) async throws -> (head: String, body: String) {
        try await WireClient.get("GET \(target) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", port: server.port)
    }
}
