@_spi(SwiftUI) import Observation

/// The body that is running, and what it reads.
///
///     run ──► reads recorded ──► a source is written ──► node.invalidate() ──► run …
///      └─ all reads of the run before are forgotten
package enum Tracking {
    // Behind a pointer, because it is read and written on the path of every body. Sound because bodies run on the main
    // actor only.
    private nonisolated(unsafe) static let storage: UnsafeMutablePointer<Edge> = {
        let pointer = UnsafeMutablePointer<Edge>.allocate(capacity: 1)
        pointer.initialize(to: .none)
        return pointer
    }()

    /// The edge for reads of the body that is running, or ``Edge/none``.
    package static var current: Edge { storage.pointee }

    /// Runs `body` so that whatever it reads will run `node` again.
    ///
    /// `plan` remembers whether this type of view reads observable objects, which decides what a run has to set up.
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

    /// Runs `body` so that a trace is told which property has changed.
    @MainActor
    private static func traced<T>(_ edge: Edge, _ beacon: ObservationBeacon?, _ body: () -> T) -> T {
        withObservationTracking(
            {
                beacon?.read()
                return body()
            },
            willSet: { tracking in
                tracking.cancel()  // It is armed anew by the next run.
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

    /// What to do when an observable object changes. Asked for only after a body that has read one.
    @MainActor
    private static func invalidation(_ edge: Edge, plan: FieldPlan) -> @Sendable () -> Void {
        plan.readsObservables = true
        return { MainThread.run { NodeTable.shared.node(of: edge)?.invalidate() } }
    }
}

/// Something that a node reads only in order to be able to end a registration with Observation.
///
/// Observation keeps a registration until one of the properties read changes, and has no way to end it sooner: a node
/// that runs again, or goes away, for another reason would leave one behind each time. A node whose type reads
/// observable objects therefore reads its beacon too, and lights it when the registration is to end.
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
