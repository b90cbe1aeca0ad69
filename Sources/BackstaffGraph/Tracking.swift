@_spi(SwiftUI) import Observation

/// Records which sources the running body reads.
///
///     run ──► reads recorded ──► a source is written ──► node.invalidate() ──► run …
///      └─ all reads of the previous run are discarded
package enum Tracking {
    // A pointer is fastest, and every body reads and writes this value. Sound because bodies run on the main actor
    // only.
    private nonisolated(unsafe) static let storage: UnsafeMutablePointer<Edge> = {
        let pointer = UnsafeMutablePointer<Edge>.allocate(capacity: 1)
        pointer.initialize(to: .none)
        return pointer
    }()

    /// The edge for reads of the running body, or ``Edge/none`` if no body is running.
    static var current: Edge { storage.pointee }

    /// The node whose body is running, or `nil` if no reads are recorded.
    @MainActor
    package static var node: _Node? { NodeTable.shared.node(of: storage.pointee) }

    /// Runs `body`, and updates `node` when a source that `body` reads changes.
    ///
    /// `plan` remembers whether views of this type read observable objects. Only then does the run need a beacon.
    @MainActor
    package static func run<T>(_ node: _Node, plan: FieldPlan, _ body: () -> T) -> T {
        let previous = storage.pointee
        let edge = node.startRun()
        storage.pointee = edge
        defer { storage.pointee = previous }
        let beacon = plan.readsObservables ? node.beacon() : nil
        if WriteTrace.isOn, plan.readsObservables { return traced(edge, beacon, body) }
        return withObservationTracking(
            {
                beacon?.read()
                return body()
            }, onChange: invalidation(edge, plan: plan))
    }

    /// Runs `body`, and tells the trace which property changes.
    @MainActor
    private static func traced<T>(_ edge: Edge, _ beacon: ObservationBeacon?, _ body: () -> T) -> T {
        withObservationTracking(
            {
                beacon?.read()
                return body()
            },
            willSet: { tracking in
                tracking.cancel()  // The next run starts the observation again.
                nonisolated(unsafe) let property = tracking.changed  // Sound: key paths don't change.
                MainThread.run {
                    guard let node = NodeTable.shared.node(of: edge) else { return }
                    if let property { WriteTrace.note(property, in: node.graph) }
                    node.invalidate()
                }
            }, didSet: { _ in })
    }

    /// Runs `body` without recording what it reads.
    package static func untracked<T>(_ body: () throws -> T) rethrows -> T {
        let previous = storage.pointee
        storage.pointee = .none
        defer { storage.pointee = previous }
        return try body()
    }

    /// Returns the handler for a change of an observable object. Observation asks for it only if the body read one.
    @MainActor
    private static func invalidation(_ edge: Edge, plan: FieldPlan) -> @Sendable () -> Void {
        plan.readsObservables = true
        return { MainThread.run { NodeTable.shared.node(of: edge)?.invalidate() } }
    }
}

/// An observable object that lets a node end its registration with Observation.
///
/// Observation keeps a registration until one of the properties read changes. There is no call to end it sooner. A node
/// that runs again or unmounts for another reason would leak a registration each time. Therefore a node whose type
/// reads observable objects also reads its beacon. To end the registration, it reports a change of the beacon.
final class ObservationBeacon: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    private var light: Bool { false }

    func read() {
        registrar.access(self, keyPath: \.light)
    }

    func endRegistration() {
        registrar.willSet(self, keyPath: \.light)
        registrar.didSet(self, keyPath: \.light)
    }
}
