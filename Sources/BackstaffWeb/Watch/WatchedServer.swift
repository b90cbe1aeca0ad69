import BackstaffElements
import Foundation

/// Has a server listen, give up its port and end as `backstaff run --watch` says.
@MainActor
package struct WatchedServer {
    private let server: WebServer
    private let line: WatchLine

    package init(server: WebServer, line: WatchLine) {
        self.server = server
        self.line = line
    }

    /// Says that everything is loaded, and does what is said from then on.
    ///
    /// - Parameters:
    ///   - onListen: Binds the port, and returns once it did.
    ///   - onEnd: Called once when the command is gone, on a thread that has nothing else to do.
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
