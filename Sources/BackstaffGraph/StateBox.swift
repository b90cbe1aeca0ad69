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
/// effect.
package final class StateBox<Value>: ValueLocation<Value>, @unchecked Sendable {
    @exclusivity(unchecked) private var stored: Value
    @exclusivity(unchecked) private var dependents = Dependents()

    package init(_ value: Value) {
        stored = value
    }

    package override func read() -> Value {
        dependents.recordRead()
        return stored
    }

    package override func write(_ value: Value) {
        guard MainThread.isCurrent else { return writeFromElsewhere(value) }
        if BitwiseComparison.isEqual(stored, value) { return }
        let former = stored
        defer { withExtendedLifetime(former) {} }  // Released last, because a deinit may access this box.
        stored = value
        if WriteTrace.isOn { MainThread.known { WriteTrace.note(state: self) } }
        if dependents.isEmpty { return }
        MainThread.known { dependents.invalidate() }
    }

    /// Dispatches a write from another thread to the main actor. SwiftUI allows such writes. The value changes soon
    /// after.
    private func writeFromElsewhere(_ value: Value) {
        nonisolated(unsafe) let value = value  // Sound: handed over, and used once.
        DispatchQueue.main.async { self.write(value) }
    }
}
