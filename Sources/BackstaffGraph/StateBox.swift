import Dispatch

/// The storage that a binding points to. Bodies read its value and actions write it.
///
/// `@unchecked Sendable` is sound because locations are read and written on the main actor only. Bodies and actions run
/// there, and a write from another thread is dispatched there first.
open class ValueLocation<Value>: @unchecked Sendable {
    /// Creates a location. Subclasses provide the storage.
    public init() {}

    /// Returns the value. A read from a body is recorded.
    open func read() -> Value { fatalError("\(Self.self) must say how it is read.") }

    /// Replaces the value and reruns the bodies that read it.
    open func write(_ value: Value) { fatalError("\(Self.self) must say how it is written.") }

    /// Whether both locations refer to the same storage.
    open func isEqual(to other: ValueLocation<Value>) -> Bool { self === other }
}

/// The storage of a state property. It lives as long as the identity of its view.
///
/// Reads from a body are recorded. A write reruns only the bodies that read the value. A write of the same bits has no
/// effect. A write with another transaction than the pending update gets an update of its own, after that one.
package final class StateBox<Value>: ValueLocation<Value>, @unchecked Sendable {
    @exclusivity(unchecked) private var stored: Value
    @exclusivity(unchecked) private var dependents = Dependents()
    /// The number of the update for which a write has last made readers wait.
    @exclusivity(unchecked) private var pendingNumber: UInt64 = 0
    /// The last of the writes that wait for a later update, if there are any.
    @exclusivity(unchecked) private var later: LaterValue<Value>?

    package init(_ value: Value) {
        stored = value
    }

    package override func read() -> Value {
        dependents.recordRead()
        guard let later, !MainThread.known({ ViewGraph.isUpdatingNodes }) else { return stored }
        return later.value
    }

    package override func write(_ value: Value) {
        guard MainThread.isCurrent else { return writeFromElsewhere(value) }
        nonisolated(unsafe) let value = value  // Sound: the caller is on the main actor, too.
        if let later { return MainThread.known { write(value, over: later) } }
        if BitwiseComparison.isEqual(stored, value) { return }
        MainThread.known {
            if let graph = waitingGraph, graph.isPending(otherThan: .current) {
                deferWrite(of: value, in: graph)
            } else {
                replace(by: value)
                invalidateReaders()
            }
        }
    }

    /// The graph of a body that reads the value, or whose update waits because of an earlier write.
    @MainActor
    private var waitingGraph: ViewGraph? {
        if !dependents.isEmpty { return dependents.graph }
        return pendingNumber == PendingUpdate.number ? PendingUpdate.graph : nil
    }

    @MainActor
    private func invalidateReaders() {
        if dependents.isEmpty { return }
        dependents.invalidate()
        pendingNumber = PendingUpdate.number
    }

    private func replace(by value: Value) {
        let former = stored
        defer { withExtendedLifetime(former) {} }  // Released last, because a deinit may access this box.
        stored = value
        if WriteTrace.notesState { MainThread.known { WriteTrace.note(state: self) } }
    }

    /// Writes while an earlier write waits. A write by the same action follows that one. A write by the update in front
    /// of it, for example by `onChange`, belongs to that update.
    @MainActor
    private func write(_ value: Value, over later: LaterValue<Value>) {
        let graph = later.graph
        if later.round == graph.actionRound {
            if !BitwiseComparison.isEqual(later.value, value) { deferWrite(of: value, in: graph) }
        } else if !BitwiseComparison.isEqual(stored, value) {
            replace(by: value)
            invalidateReaders()
        }
    }

    @MainActor
    private func deferWrite(of value: Value, in graph: ViewGraph) {
        let next = LaterValue(value, in: graph)
        later = next
        graph.deferWrite { [self] in
            if later === next { later = nil }
            if BitwiseComparison.isEqual(stored, next.value) { return }
            replace(by: next.value)
            invalidateReaders()
        }
    }

    /// Dispatches a write from another thread to the main actor. SwiftUI allows such writes. The value changes soon
    /// after.
    private func writeFromElsewhere(_ value: Value) {
        nonisolated(unsafe) let value = value  // Sound: handed over, and used once.
        DispatchQueue.main.async { self.write(value) }
    }
}

/// A value that was written to a box, and that waits for a later update.
private final class LaterValue<Value> {
    let value: Value
    /// The graph whose update it waits for.
    let graph: ViewGraph
    /// The round of actions in which it was written.
    let round: UInt64

    @MainActor
    init(_ value: Value, in graph: ViewGraph) {
        self.value = value
        self.graph = graph
        round = graph.actionRound
    }
}
