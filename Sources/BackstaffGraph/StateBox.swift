import Dispatch

/// Something that holds a value which bodies read and actions write: what a binding points to.
///
/// Unchecked, and sound, because locations are read and written on the main actor only: bodies and actions run there,
/// and a write from elsewhere is brought there first.
open class ValueLocation<Value>: @unchecked Sendable {
    /// A location. Subclasses say where the value is.
    public init() {}

    /// The value. Reading it from a body is recorded.
    open func read() -> Value { fatalError("\(Self.self) must say how it is read.") }

    /// Replaces the value and runs its readers again.
    open func write(_ value: Value) { fatalError("\(Self.self) must say how it is written.") }

    /// Whether the other location is the same place.
    open func isEqual(to other: ValueLocation<Value>) -> Bool { self === other }
}

/// Where the value of a piece of state lives, for as long as the identity of its view.
///
/// Reads from a body are recorded; a write runs those bodies again, and no other. Writing the bits that are already
/// there changes nothing.
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
        defer { withExtendedLifetime(former) {} }  // Let go last: what it holds may come back here as it ends.
        stored = value
        if WriteTrace.isOn { MainThread.known { WriteTrace.note(state: self) } }
        if dependents.isEmpty { return }
        MainThread.known { dependents.invalidate() }
    }

    /// Brings a write that was made off the main actor there. SwiftUI allows such writes; the value arrives soon.
    private func writeFromElsewhere(_ value: Value) {
        nonisolated(unsafe) let value = value  // Sound: handed over, and used once.
        DispatchQueue.main.async { self.write(value) }
    }
}
