import BackstaffElements
import BackstaffUI
import Foundation
import Logging
import NIOCore
import Synchronization

@testable import BackstaffWeb

/// A clock that advances only when a test moves it.
final class ManualClock: Sendable {
    private let nanoseconds = Mutex<Int64>(1_000_000_000_000)

    var clock: HostClock {
        HostClock { NIODeadline.uptimeNanoseconds(UInt64(self.nanoseconds.withLock { $0 })) }
    }

    func advance(by amount: TimeAmount) {
        nanoseconds.withLock { $0 += amount.nanoseconds }
    }
}

extension HostLimits {
    /// Limits for a clock that isn't moved, so that no test is too slow on a busy machine.
    var withoutHaste: HostLimits {
        var limits = self
        limits.helloWithin = .minutes(10)
        limits.closeWithin = .minutes(10)
        limits.pingAfter = .minutes(10)
        limits.silentFor = .minutes(20)
        limits.headersWithin = .minutes(10)
        limits.idleFor = .minutes(10)
        limits.respondWithin = .minutes(10)
        limits.graceIfUntouched = .minutes(10)
        return limits
    }
}

/// The running servers of the tests.
enum TestServer {
    private static let cookies = Mutex<[Int: VisitorCookie]>([:])

    @MainActor
    static func add(_ server: WebServer) {
        cookies.withLock { $0[server.port] = server.visitorCookie }
    }

    /// Returns the value of the cookie that a server has given to a visitor. Text that isn't a visitor's number stays
    /// as it is.
    static func signed(_ visitor: String, port: Int) -> String {
        RandomToken.isToken(visitor) ? cookies.withLock { $0[port]?.value(for: visitor) } ?? visitor : visitor
    }
}

/// Starts a server with the toy app or another app on a free port, runs `body`, and stops the server.
///
/// - Parameters:
///   - files: Further files of the page.
///   - log: Where the server's log goes. Without it, nothing is written.
///   - resources: All files of the page, in place of some modules and `files`.
@MainActor
func withServer(
    rows: Int = 40, files: [String: [UInt8]] = [:], limits: HostLimits = HostLimits(), clock: HostClock? = nil,
    keys: SealingKeys = .ephemeral(), allowsInspector: Bool = false,
    trustedProxies: [IPAddressRange] = [], identityHeaders: IdentityHeaders = IdentityHeaders(),
    app: (@MainActor () -> any HostedApp)? = nil, log: HostLog? = nil, resources: PageResources? = nil,
    change: (inout WebServer.Configuration) throws -> Void = { _ in },
    _ body: @Sendable @MainActor (WebServer) async throws -> Void
) async throws {
    var configuration = WebServer.Configuration()
    configuration.port = 0
    configuration.limits = clock == nil ? limits.withoutHaste : limits
    configuration.clock = clock ?? .system
    configuration.keys = keys
    configuration.allowsInspector = allowsInspector
    configuration.trustedProxies = trustedProxies
    configuration.identityHeaders = identityHeaders
    try change(&configuration)
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    if let log { logger = Logger(label: HostLog.label) { HostLogHandler(label: $0, log: log, level: .info) } }
    let modules = PageResources(
        files: [
            "main.js": Array("export {}".utf8), "tokens.css": Array("body{}".utf8),
            "navigation-inspector.css": Array("aside{}".utf8),
        ].merging(files) { $1 },
        symbols: ["house": "<svg xmlns=\"x\" viewBox=\"0 0 24 24\" width=\"9\" fill=\"none\"><path d=\"M0 0\"/></svg>"])
    let server = try WebServer(configuration: configuration, resources: resources ?? modules, logger: logger) {
        app?() ?? ToyApp(rows: rows)
    }
    try server.start()
    TestServer.add(server)
    do {
        try await body(server)
    } catch {
        await server.stop()
        throw error
    }
    await server.stop()
}

/// The elements of the toy app, in order of creation.
enum Toy {
    static let stack: ElementID = 2
    static let screen: ElementID = 3
    static let counter: ElementID = 5
    static let field: ElementID = 6
    static let echo: ElementID = 7
    static let link: ElementID = 8
    static let later: ElementID = 9
    static let confused: ElementID = 10
    static let size: ElementID = 12
}

/// Waits until a condition is true. A busy machine has ten minutes for it, because all suites share the main actor.
@MainActor
func eventually(_ holds: () -> Bool) async throws -> Bool {
    let deadline = ContinuousClock.now + .seconds(600)
    while ContinuousClock.now < deadline {
        if holds() { return true }
        try await Task.sleep(for: .milliseconds(1))
    }
    return holds()
}
