import BackstaffGraph

/// A way to read and write a value that lives elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
    let location: ValueLocation<Value>

    /// The transaction that writes through this binding are made in, beside that of ``withTransaction(_:_:)``.
    public var transaction = Transaction()

    init(location: ValueLocation<Value>) {
        self.location = location
    }

    /// A binding that reads and writes through closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get: get, set: { value, _ in set(value) })
    }

    /// A binding that reads and writes through closures, the latter being told the transaction of the write.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    /// A binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value at the other end.
    public var wrappedValue: Value {
        get { location.read() }
        nonmutating set {
            if transaction.isDefault { return location.write(newValue) }
            withTransaction(transaction) { location.write(newValue) }
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// The same binding, for `$` in closures that are given one.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var part = Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath))
        part.transaction = transaction
        return part
    }

    /// The same binding, whose writes are shown with `animation`.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }

    /// The same binding, whose writes are made in `transaction`.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }
}

extension Binding {
    /// A binding to an optional with the value of `base`. Writing `nil` changes nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(location: WrappingLocation(base: base.location))
    }

    /// A binding to the value of an optional, or `nil` if it has none now.
    ///
    /// Once the optional has lost its value the binding gives the last one, and writing changes nothing.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.location.read() else { return nil }
        self.init(location: UnwrappingLocation(base: base.location, last: value))
    }

    /// A binding to a value as something hashable. Writing a value of another type changes nothing.
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

extension Binding: @unchecked Sendable where Value: Sendable {}  // Sound as `ValueLocation` is.

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value, so that bindings to elements can be told apart in a ``ForEach``.
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

    /// A binding to the element at `position`. When the collection has none there any more, the binding gives the last
    /// one that it had, and writing changes nothing.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        Binding<Value.Element>(
            location: ElementLocation(base: location, index: position, last: location.read()[position]))
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection, Value: MutableCollection {}
