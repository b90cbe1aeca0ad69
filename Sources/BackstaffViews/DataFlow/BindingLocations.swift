import BackstaffGraph

/// The location of a constant.
final class ConstantLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
    private let value: Value

    init(_ value: Value) {
        self.value = value
    }

    override func read() -> Value { value }

    override func write(_ value: Value) {}

    override func isEqual(to other: ValueLocation<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return valuesAreEqual(value, other.value)
    }
}

/// A location that calls closures.
final class ClosureLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
    private let get: () -> Value
    private let set: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.get = get
        self.set = set
    }

    override func read() -> Value { get() }

    override func write(_ value: Value) { set(value, .current) }

    /// Hands the transaction of a binding to the app's closure. As in SwiftUI, what the closure writes isn't part of that
    /// transaction, unless the closure passes it on.
    func write(_ value: Value, with transaction: Transaction) { set(value, transaction) }

    override func isEqual(to other: ValueLocation<Value>) -> Bool {
        guard let other = other as? ClosureLocation<Value> else { return false }
        return ClosureComparison.isEqual(get, other.get) && ClosureComparison.isEqual(set, other.set)
    }
}

/// The location of a part of a value.
final class KeyPathLocation<Base, Value>: ValueLocation<Value>, @unchecked Sendable {
    private let base: ValueLocation<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    init(base: ValueLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override func read() -> Value { base.read()[keyPath: keyPath] }

    override func write(_ value: Value) {
        var whole = base.read()
        whole[keyPath: keyPath] = value
        base.write(whole)
    }

    override func isEqual(to other: ValueLocation<Value>) -> Bool {
        guard let other = other as? KeyPathLocation<Base, Value> else { return false }
        return keyPath == other.keyPath && base.isEqual(to: other.base)
    }
}

/// The location of a property of an object, which is modified in place.
final class ObjectPropertyLocation<Object: AnyObject, Value>: ValueLocation<Value>, @unchecked Sendable {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    private let tracksReads: Bool

    /// - Parameters:
    ///   - object: The object.
    ///   - keyPath: The path of the property.
    ///   - tracksReads: Whether views that read the property run again by themselves. An `ObservableObject` only
    ///     announces that something changes.
    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>, tracksReads: Bool) {
        self.object = object
        self.keyPath = keyPath
        self.tracksReads = tracksReads
    }

    override func read() -> Value { object[keyPath: keyPath] }

    override func write(_ value: Value) { object[keyPath: keyPath] = value }

    override func isEqual(to other: ValueLocation<Value>) -> Bool {
        guard let other = other as? ObjectPropertyLocation<Object, Value> else { return false }
        // As for closures, the value of the property may be another one after a change of the object.
        if !tracksReads, ClosureComparison.isDisabled { return false }
        return object === other.object && keyPath == other.keyPath
    }
}

/// A location that wraps a value in an optional.
final class WrappingLocation<Value>: ValueLocation<Value?>, @unchecked Sendable {
    private let base: ValueLocation<Value>

    init(base: ValueLocation<Value>) {
        self.base = base
    }

    override func read() -> Value? { base.read() }

    override func write(_ value: Value?) {
        if let value { base.write(value) }
    }

    override func isEqual(to other: ValueLocation<Value?>) -> Bool {
        guard let other = other as? WrappingLocation<Value> else { return false }
        return base.isEqual(to: other.base)
    }
}

/// A location that unwraps an optional.
final class UnwrappingLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
    private let base: ValueLocation<Value?>
    private var last: Value

    init(base: ValueLocation<Value?>, last: Value) {
        self.base = base
        self.last = last
    }

    override func read() -> Value {
        if let value = base.read() { last = value }
        return last
    }

    override func write(_ value: Value) {
        if base.read() != nil { base.write(value) }
    }

    override func isEqual(to other: ValueLocation<Value>) -> Bool {
        guard let other = other as? UnwrappingLocation<Value> else { return false }
        return base.isEqual(to: other.base)
    }
}

/// The location of an element of a collection.
final class ElementLocation<Base: MutableCollection>: ValueLocation<Base.Element>, @unchecked Sendable {
    private let base: ValueLocation<Base>
    private let index: Base.Index
    private var last: Base.Element

    init(base: ValueLocation<Base>, index: Base.Index, last: Base.Element) {
        self.base = base
        self.index = index
        self.last = last
    }

    override func read() -> Base.Element {
        let collection = base.read()
        if index >= collection.startIndex, index < collection.endIndex { last = collection[index] }
        return last
    }

    override func write(_ value: Base.Element) {
        var collection = base.read()
        guard index >= collection.startIndex, index < collection.endIndex else { return }
        collection[index] = value
        base.write(collection)
    }

    override func isEqual(to other: ValueLocation<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base> else { return false }
        return index == other.index && base.isEqual(to: other.base)
    }
}
