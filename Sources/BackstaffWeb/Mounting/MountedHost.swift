import BackstaffUI
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import Synchronization

/// Serves an app on connections that another server accepts.
///
///     another server ──configure──► HostContext of its event loop ──► SessionStore
///           │           ┌── its path, or below ──► HTTPHandler ──► preview, page's files, socket
///           └──request──┤
///                       └── any other ──────────► the other server's own handlers
///
/// Each event loop has a ``HostContext`` of its own, made with its first connection. All share one store, which is on the
/// main actor.
package final class MountedHost: Sendable {
    package let basePath: BasePath
    private let configuration: WebServer.Configuration
    private let resources: PageResources
    private let store: SessionStore
    private let logger: Logger
    /// These bound what clients of all event loops hold in memory.
    private let unsent: UnsentBytes
    private let pictures: PictureDelivery
    private let users = LastUsers()
    private let state = Mutex(State())

    private struct State {
        var contexts: [ObjectIdentifier: NIOLoopBound<HostContext>] = [:]
        var isDraining = false
    }

    @MainActor
    package init(
        configuration: WebServer.Configuration, resources: PageResources, logger: Logger,
        makeApp: @escaping @MainActor () -> any HostedApp
    ) {
        basePath = configuration.basePath
        self.configuration = configuration
        PictureFiles.readBundles()
        self.resources = resources
        self.logger = logger
        unsent = UnsentBytes(configuration.limits)
        pictures = PictureDelivery(configuration.limits)
        store = SessionStore(configuration, resources: resources, logger: logger, makeApp: makeApp)
    }

    /// Whether the app answers a request.
    package func handles(_ head: HTTPRequestHead) -> Bool {
        basePath.inApp(head.uri) != nil
    }

    /// Builds the pipeline of a new connection. Call it on the connection's event loop.
    package func configure(
        _ channel: any Channel, others: [any RemovableChannelHandler],
        webSocketUpgrader: (any HTTPServerProtocolUpgrader & Sendable)?
    ) throws {
        try context(on: channel.eventLoop)
            .mount(store, on: channel, others: others, webSocketUpgrader: webSocketUpgrader)
    }

    private func context(on loop: any EventLoop) -> HostContext {
        let (context, isDraining) = state.withLock { state in
            let known = state.contexts[ObjectIdentifier(loop)]
            let context = known ?? NIOLoopBound(makeContext(on: loop), eventLoop: loop)
            state.contexts[ObjectIdentifier(loop)] = context
            return (context, state.isDraining)
        }
        if isDraining { context.value.drain() }
        return context.value
    }

    private func makeContext(on loop: any EventLoop) -> HostContext {
        let context = HostContext(
            loop: loop, policy: RequestPolicy(configuration), resources: resources, backend: .sessions(store),
            clock: configuration.clock, visitorCookie: VisitorCookie(configuration), isMounted: true, logger: logger,
            metrics: configuration.metrics, unsent: unsent, pictures: pictures, users: users)
        context.start()
        return context
    }

    // MARK: Ending

    /// Takes no new pages, tells open pages to go elsewhere, and ends all scenes. Returns when all pages have left, or
    /// when the time is over.
    ///
    /// The method doesn't run on the main actor, which the app may block.
    package func stop(within time: Duration) async {
        let contexts = state.withLock { state in
            state.isDraining = true
            return Array(state.contexts.values)
        }
        for context in contexts { await context.drain() }
        await contexts.waitForClients(within: time)
        for context in contexts { await context.stop() }
        await store.endAll()
        await store.deleteFiles()
    }
}
