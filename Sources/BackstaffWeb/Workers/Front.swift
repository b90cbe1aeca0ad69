import Dispatch
import Logging
import NIOCore

/// Serves an app without running it: it answers the page's files, and passes everything else to workers.
@MainActor
final class Front {
    /// The port on which the front listens after its start.
    private(set) var port = 0
    private let pool: WorkerPool
    private let listener: HostListener

    init(
        configuration: WebServer.Configuration, workers: WorkerPool.Configuration, resources: PageResources,
        logger: Logger
    ) throws {
        let pool = try WorkerPool(workers, logger: logger)
        self.pool = pool
        let cookie = VisitorCookie(configuration)
        listener = try HostListener(
            configuration, unsentBytes: RelayHandler.unsentBytes, logger: logger
        ) { loop in
            HostContext(
                loop: loop, policy: RequestPolicy(configuration), resources: resources,
                backend: .workers(WorkerRelay(loop: loop, finder: pool.finder)), clock: configuration.clock,
                visitorCookie: cookie, logger: logger, metrics: configuration.metrics)
        }
    }

    /// Begins to accept connections, and starts the workers.
    ///
    /// - Parameters:
    ///   - onReady: Called once, when the first worker is ready.
    ///   - onFailure: Called once, if no worker becomes ready.
    func start(
        onReady: @escaping @MainActor () -> Void, onFailure: @escaping @MainActor (FirstStart.Failure) -> Void
    ) throws {
        do {
            port = try listener.start()
        } catch {
            pool.deleteFolder()
            throw error
        }
        // Until they are read, a worker is asked for pictures.
        DispatchQueue.global(qos: .utility).async { PictureFiles.readPictures() }
        pool.start(onReady: onReady, onFailure: onFailure)
    }

    /// Stops accepting connections and lets the workers drain. Returns when they have ended.
    func stop() async {
        await listener.drain()
        await pool.end()
        await listener.waitForClients(within: .seconds(1))
        await listener.close()
        await listener.end()
    }
}
