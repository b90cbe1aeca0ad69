import BackstaffGraph

/// A property wrapper that reads and writes a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    package let location: ValueLocation<Value>

    /// The transaction for writes through this binding, in addition to that of ``withTransaction(_:_:)``.
    public var transaction = Transaction()

    package init(location: ValueLocation<Value>) {
        self.location = location
    }

    /// Creates a binding from closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get: get, set: { value, _ in set(value) })
    }

    /// Creates a binding from closures. The closure for writing receives the transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    /// A binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value that the binding refers to.
    public var wrappedValue: Value {
        get { location.read() }
        nonmutating set {
            if transaction.isDefault { return location.write(newValue) }
            if let own = location as? ClosureLocation<Value> { return own.write(newValue, with: transaction) }
            withTransaction(transaction) { location.write(newValue) }
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Creates a copy of a binding, for `$` in closures.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// Returns a binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var part = Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath))
        part.transaction = transaction
        return part
    }

    /// Returns a binding whose writes are animated.
    ///
    /// As in SwiftUI, the animation has no effect on a binding of closures, unless its setter receives the transaction
    /// and passes it on.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }

    /// Returns a binding whose writes have a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }
}

extension Binding {
    /// Creates a binding to an optional from a binding to a value. Setting `nil` has no effect.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(location: WrappingLocation(base: base.location))
    }

    /// Creates a binding to the value of an optional, or returns `nil` if there is no value.
    ///
    /// If the optional becomes `nil` later, the binding returns the last value, and setting it has no effect.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.location.read() else { return nil }
        self.init(location: UnwrappingLocation(base: base.location, last: value))
    }

    /// Creates a binding to a type-erased value. Setting a value of another type has no effect.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            get: { AnyHashable(base.wrappedValue) },
            set: { if let value = $0.base as? V { base.wrappedValue = value } })
    }
}

extension Binding: InstalledField {
    package static func install(_ field: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node) {}

    package static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        let old = old.assumingMemoryBound(to: Self.self).pointee
        let new = new.assumingMemoryBound(to: Self.self).pointee
        return old.location.isEqual(to: new.location) && old.transaction == new.transaction
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}  // Safe for the same reason as in `ValueLocation`.

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value, for bindings to elements in a ``ForEach``.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

    /// Returns a binding to the element at `position`. If the collection has no such element any more, the binding
    /// returns the last known value, and setting it has no effect.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            location: ElementLocation(base: location, index: position, last: location.read()[position]))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection, Value: MutableCollection {}
