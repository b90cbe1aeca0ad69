import Synchronization

/// A counter that several threads can use.
final class Counter: Sendable {
    private let value: Atomic<Int>

    init(_ value: Int = 0) { self.value = Atomic(value) }

    var current: Int { value.load(ordering: .sequentiallyConsistent) }

    @discardableResult
    func increment() -> Int { value.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue }

    @discardableResult
    func decrement() -> Int { value.wrappingSubtract(1, ordering: .sequentiallyConsistent).newValue }
}
