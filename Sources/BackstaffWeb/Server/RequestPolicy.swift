import BackstaffAssets
import Foundation
import NIOCore
import NIOHTTP1

/// The target of a request, or the reason for its refusal. The request's head alone decides.
enum RequestRoute: Equatable {
    case file(String)
    /// The drawings of symbols that an address names.
    case symbols(String)
    /// A picture of the app, by the name of its file.
    case picture(String)
    case socket
    /// Whether the process runs.
    case live
    /// Whether the app answers.
    case ready
    /// A file that the app offers, by its token.
    case download(String)
    /// A screen of the app, by its address in the app.
    case preview(String)
    case refused(HTTPResponseStatus, String)
}

/// Decides which requests the server answers. Checks of host names keep scripts of other sites out.
///
/// A page may open a socket only to the host that it came from. A server on a loopback address answers only to the
/// names of the loopback host. That prevents DNS rebinding, in which another site's name is made to point to this
/// machine.
struct RequestPolicy: Sendable {
    let limits: HostLimits
    /// The path below which the app is served.
    let basePath: BasePath
    let allowedHosts: Set<String>
    let isLoopback: Bool
    /// The proxies whose word about their clients counts.
    let trustedProxies: [IPAddressRange]
    /// The headers with which a trusted proxy names the visitor.
    let identityHeaders: IdentityHeaders

    init(
        limits: HostLimits, host: String, basePath: BasePath = .root, allowedHosts: [String] = [],
        trustedProxies: [IPAddressRange] = [], identityHeaders: IdentityHeaders = IdentityHeaders()
    ) {
        self.limits = limits
        self.basePath = basePath
        self.trustedProxies = trustedProxies
        self.identityHeaders = identityHeaders
        self.allowedHosts = Set(allowedHosts.map { Self.name(of: $0.lowercased()) })
        isLoopback = Self.isLoopback(host)
    }

    func route(_ head: HTTPRequestHead) -> RequestRoute {
        if let refusal = refusal(of: head) { return refusal }
        guard let address = basePath.inApp(head.uri) else { return .refused(.notFound, "Not found") }
        let path = String(address.prefix { $0 != "?" && $0 != "#" })
        guard path.hasPrefix("/~") else {
            return Self.isOfApp(path, head) ? .preview(address) : .refused(.notFound, "Not found")
        }
        switch path {
        case "/~/socket": return .socket
        case "/~/symbols.svg": return .symbols(address)
        case "/~/live": return .live
        case "/~/ready": return .ready
        default: break
        }
        if path.hasPrefix("/~/assets/") {
            let name = String(path.dropFirst("/~/assets/".count))
            return AssetFileName.kind(of: name) == nil ? .refused(.notFound, "Not found") : .picture(name)
        }
        if path.hasPrefix("/~/files/"), head.method == .GET {
            let token = path.dropFirst("/~/files/".count)
            return RandomToken.isToken(token) ? .download(String(token)) : .refused(.notFound, "Not found")
        }
        if path.hasPrefix("/~/page/") { return .file(String(path.dropFirst("/~/page/".count))) }
        return .refused(.notFound, "Not found")
    }

    /// Whether a path can be one of the app's screens. What browsers, crawlers and attackers ask every server for isn't.
    private static func isOfApp(_ path: String, _ head: HTTPRequestHead) -> Bool {
        // A browser says what it wants. It shows a preview as a document, and never as a picture or a script.
        if let kind = head.headers.first(name: "sec-fetch-dest"), !documentKinds.contains(kind) { return false }
        if usualFiles.contains(path) || path.hasPrefix("/apple-touch-icon") { return false }
        return path.split(separator: "/").allSatisfy { part in
            !part.hasPrefix(".") && !programEndings.contains { part.lowercased().hasSuffix($0) }
        }
    }

    /// The values of `Sec-Fetch-Dest` with which a browser, or a script in it, asks for a page.
    private static let documentKinds: Set<String> = ["document", "empty", "frame", "iframe", "embed", "object"]

    /// The files that are asked for although no page names them.
    private static let usualFiles: Set<String> = [
        "/favicon.ico", "/robots.txt", "/humans.txt", "/ads.txt", "/app-ads.txt", "/security.txt", "/sitemap.xml",
        "/browserconfig.xml", "/crossdomain.xml", "/manifest.json", "/site.webmanifest", "/service-worker.js", "/sw.js",
    ]

    /// The endings of programs on other servers, which attackers look for.
    private static let programEndings = [".php", ".asp", ".aspx", ".jsp", ".cgi"]

    /// Returns the reason why no request like this one is answered at any address, or `nil` if there is none.
    func refusal(of head: HTTPRequestHead) -> RequestRoute? {
        if let refusal = addressRefusal(of: head) { return refusal }
        guard head.method == .GET || head.method == .HEAD else {
            return .refused(.methodNotAllowed, "Only GET and HEAD are answered")
        }
        if head.headers.contains(name: "transfer-encoding")
            || head.headers["content-length"].contains(where: { $0 != "0" })
        {
            return .refused(.payloadTooLarge, "A request has no body here")
        }
        return hostRefusal(of: head)
    }

    func addressRefusal(of head: HTTPRequestHead) -> RequestRoute? {
        if head.uri.utf8.count > limits.targetBytes { return .refused(.uriTooLong, "The address is too long") }
        guard head.uri.hasPrefix("/"), head.uri.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else {
            return .refused(.badRequest, "The address is malformed")
        }
        return nil
    }

    func hostRefusal(of head: HTTPRequestHead) -> RequestRoute? {
        let hosts = head.headers["host"]
        guard hosts.count == 1 || (hosts.isEmpty && head.version == .http1_0) else {
            return .refused(.badRequest, "A request names one host")
        }
        if let host = hosts.first, !isKnown(host) {
            return .refused(.misdirectedRequest, "This server doesn't go by that name; --allow-host adds one")
        }
        return nil
    }

    /// Returns the reason why a socket may not be opened, or `nil` if it may.
    ///
    /// Browsers always send the origin of a page. A client without an origin isn't a browser, and could send any
    /// origin.
    func socketRefusal(of head: HTTPRequestHead) -> RequestRoute? {
        let route = route(head)
        guard route == .socket else { return route }
        if head.headers.contains(name: "upgrade"), !Self.hasSocketKey(head) {
            return .refused(.badRequest, "The key of the WebSocket is malformed")
        }
        return isOfOwnPage(head) ? nil : .refused(.forbidden, "A page of another origin may not open a socket here")
    }

    /// Whether a request comes from a page of this server, or not from a browser.
    func isOfOwnPage(_ head: HTTPRequestHead) -> Bool {
        let origins = head.headers["origin"]
        if origins.isEmpty { return true }
        guard origins.count == 1, let host = head.headers.first(name: "host"),
            let origin = Self.authority(ofOrigin: origins[0])
        else { return false }
        return origin == Self.withoutUsualPort(host.lowercased())
    }

    /// Returns the address of the app's root from the request of a page, such as `https://example.org/shop`, or `nil` if
    /// the request doesn't say its origin.
    func root(of head: HTTPRequestHead) -> String? {
        head.headers.first(name: "origin").map { $0 + basePath.prefix }
    }

    /// Whether a request has one key for a WebSocket: 16 bytes in Base64.
    private static func hasSocketKey(_ head: HTTPRequestHead) -> Bool {
        let keys = head.headers["sec-websocket-key"]
        return keys.count == 1 && keys[0].utf8.count == 24 && Data(base64Encoded: keys[0])?.count == 16
    }

    private func isKnown(_ host: String) -> Bool {
        let name = Self.name(of: host.lowercased())
        return !isLoopback || Self.isLoopback(name) || allowedHosts.contains(name)
    }

    private static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host.hasSuffix(".localhost") || host == "::1" || host == "[::1]"
            || (host.hasPrefix("127.") && host.allSatisfy { ("0"..."9").contains($0) || $0 == "." })
    }

    /// A host without its port.
    private static func name(of host: String) -> String {
        if host.hasPrefix("[") { return String(host.prefix { $0 != "]" }) + "]" }
        return String(host.prefix { $0 != ":" })
    }

    private static func authority(ofOrigin origin: String) -> String? {
        let origin = origin.lowercased()
        for scheme in ["http://", "https://"] where origin.hasPrefix(scheme) {
            return withoutUsualPort(String(origin.dropFirst(scheme.count)))
        }
        return nil
    }

    private static func withoutUsualPort(_ host: String) -> String {
        for port in [":80", ":443"] where host.hasSuffix(port) { return String(host.dropLast(port.count)) }
        return host
    }
}
