import NIOCore

/// A connection with timeouts.
protocol SweptConnection: AnyObject {
    func sweep(at now: NIODeadline)
    /// Ends the connection as soon as everything that the client has sent is answered.
    func drain()
    /// Whether the server may not end yet, because the client waits for something.
    var isBusy: Bool { get }
    /// Ends the connection at once.
    func goAway()
}

/// One timer that checks the timeouts of all connections of an event loop.
///
/// An idle connection costs a few nanoseconds every two seconds and needs no timer of its own. The class is used on its
/// loop only.
final class ConnectionSweep {
    private var connections: [ObjectIdentifier: any SweptConnection] = [:]
    private let clock: HostClock
    private var task: RepeatedTask?

    init(clock: HostClock) {
        self.clock = clock
    }

    var count: Int { connections.count }

    /// Whether a client waits for something.
    var isBusy: Bool { connections.values.contains { $0.isBusy } }

    var now: NIODeadline { clock.now() }

    /// - Parameter andThen: What else is done every two seconds.
    func start(on loop: any EventLoop, andThen: @escaping @Sendable () -> Void = {}) {
        let this = NIOLoopBound(self, eventLoop: loop)
        task = loop.scheduleRepeatedTask(initialDelay: .seconds(2), delay: .seconds(2)) { _ in
            this.value.sweep()
            andThen()
        }
    }

    /// Lets all connections end as soon as their clients have their answers.
    func drain() {
        for connection in Array(connections.values) { connection.drain() }
    }

    func stop() {
        task?.cancel()
        for connection in Array(connections.values) { connection.goAway() }
    }

    func add(_ connection: any SweptConnection) {
        connections[ObjectIdentifier(connection)] = connection
    }

    func remove(_ connection: any SweptConnection) {
        connections[ObjectIdentifier(connection)] = nil
    }

    func sweep() {
        let now = clock.now()
        for connection in Array(connections.values) { connection.sweep(at: now) }
    }
}
