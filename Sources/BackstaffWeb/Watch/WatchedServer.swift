import BackstaffElements
import Foundation

/// Starts, releases and ends a server on the orders of `backstaff run --watch`.
@MainActor
struct WatchedServer {
    private let server: WebServer
    private let connection: WatchConnection

    init(server: WebServer, connection: WatchConnection) {
        self.server = server
        self.connection = connection
    }

    /// Reports that everything is loaded, and then carries out orders.
    ///
    /// - Parameters:
    ///   - onListen: Binds the port, and returns when the port is bound.
    ///   - onEnd: Called once when the command has ended, on a separate thread.
    func start(onListen: @escaping @MainActor () -> Void, onEnd: @escaping @Sendable () -> Void) {
        let server = server
        let connection = connection
        let carryOut = { @Sendable (order: WatchOrder) in
            switch order {
            case .listen:
                onMainActor {
                    onListen()
                    connection.report(.serving(port: server.port))
                }
            case .release:
                // Not on the main actor: a body that never ends is what the next build is for.
                server.release()
                connection.report(.released)
            case .show(let build): onMainActor { server.store.show(build) }
            }
        }
        connection.listen(onOrder: carryOut, onEnd: onEnd)
        connection.report(.ready)
    }
}
