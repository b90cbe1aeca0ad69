import BackstaffElements
import Foundation

/// Starts, releases and ends a server on the orders of `backstaff run --watch`.
@MainActor
package struct WatchedServer {
    private let server: WebServer
    private let line: WatchLine

    package init(server: WebServer, line: WatchLine) {
        self.server = server
        self.line = line
    }

    /// Reports that everything is loaded, and then carries out orders.
    ///
    /// - Parameters:
    ///   - onListen: Binds the port, and returns when the port is bound.
    ///   - onEnd: Called once when the command has ended, on a separate thread.
    package func start(onListen: @escaping @MainActor () -> Void, onEnd: @escaping @Sendable () -> Void) {
        let server = server
        let line = line
        let obey = { @Sendable (order: WatchOrder) in
            switch order {
            case .listen:
                onMainActor {
                    onListen()
                    line.report(.serving(port: server.port))
                }
            case .release:
                // Not on the main actor: a body that never ends is what the next build is for.
                server.release()
                line.report(.released)
            case .show(let build): onMainActor { server.store.show(build) }
            }
        }
        line.listen(onOrder: obey, onEnd: onEnd)
        line.report(.ready)
    }
}
