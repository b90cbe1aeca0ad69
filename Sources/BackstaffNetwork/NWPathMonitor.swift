import Dispatch
import Synchronization

/// Watches the network of a device. A page that is shown has a connection, so the path is always satisfied.
///
/// The handler is called once, soon after ``start(queue:)``. The server has a connection of its own: a request may fail
/// although the path is satisfied.
public final class NWPathMonitor: Sendable {
    private struct State {
        var handler: (@Sendable (NWPath) -> Void)?
        var queue: DispatchQueue?
    }

    private let state = Mutex(State())

    /// Creates a monitor.
    public init() {}

    /// Creates a monitor of one kind of connection.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}

    /// Creates a monitor of all but some kinds of connections.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    /// The path as it is now.
    public var currentPath: NWPath { NWPath() }

    /// The queue on which the handler is called, or `nil` before ``start(queue:)`` and after ``cancel()``.
    public var queue: DispatchQueue? { state.withLock { $0.queue } }

    /// Called with the path.
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { state.withLock { $0.handler } }
        set {
            let isStarted = state.withLock {
                $0.handler = newValue
                return $0.queue != nil
            }
            if isStarted { report() }
        }
    }

    /// Called when the monitor is cancelled.
    public var cancelHandler: (@Sendable () -> Void)? {
        get { cancellation.withLock { $0 } }
        set { cancellation.withLock { $0 = newValue } }
    }

    private let cancellation = Mutex<(@Sendable () -> Void)?>(nil)

    /// Begins to watch.
    ///
    /// - Parameter queue: The queue on which the handler is called.
    public func start(queue: DispatchQueue) {
        let isFirst = state.withLock { state in
            defer { state.queue = queue }
            return state.queue == nil
        }
        if isFirst { report() }
    }

    /// Ends to watch. The handler isn't called any more.
    public func cancel() {
        let queue = state.withLock { state in
            defer { state.queue = nil }
            return state.queue
        }
        guard let queue, let handler = cancelHandler else { return }
        queue.async(execute: handler)
    }

    private func report() {
        queue?.async { [self] in
            let handler = state.withLock { $0.queue == nil ? nil : $0.handler }
            handler?(NWPath())
        }
    }
}

/// How a device is connected. It always is.
public struct NWPath: Hashable, Sendable {
    /// Whether there is a connection.
    public enum Status: Hashable, Sendable {
        /// There is one.
        case satisfied
        /// There is none.
        case unsatisfied
        /// There would be one if it were asked for.
        case requiresConnection
    }

    /// Why there is no connection.
    public enum UnsatisfiedReason: Hashable, Sendable {
        /// There is one, or the reason isn't known.
        case notAvailable
        /// The user has turned off a kind of connection.
        case cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }

    init() {}

    /// Whether there is a connection: `satisfied`.
    public var status: Status { .satisfied }
    /// Why there is no connection.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// Whether the connection is dear. It isn't.
    public var isExpensive: Bool { false }
    /// Whether the user saves data. That isn't known.
    public var isConstrained: Bool { false }
    /// Whether addresses of version 4 work.
    public var supportsIPv4: Bool { true }
    /// Whether addresses of version 6 work.
    public var supportsIPv6: Bool { true }
    /// Whether names of hosts are resolved.
    public var supportsDNS: Bool { true }
    /// The connections of the device. A page doesn't know them.
    public var availableInterfaces: [NWInterface] { [] }

    /// Whether a kind of connection is used. A page only knows that there is one, which counts as any but a mobile one.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .other }
}

/// A connection of a device.
public struct NWInterface: Hashable, Sendable {
    /// A kind of connection.
    public enum InterfaceType: Hashable, Sendable, CaseIterable {
        /// An unknown one, Wi-Fi, a mobile one, a cable, or the device itself.
        case other, wifi, cellular, wiredEthernet, loopback
    }

    /// The kind.
    public let type: InterfaceType
    /// The name of the connection in the device's system.
    public let name: String
}
