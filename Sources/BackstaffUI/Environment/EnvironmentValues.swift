import BackstaffGraph

/// A key of the environment.
public protocol EnvironmentKey {
    /// The type of its value.
    associatedtype Value

    /// The value where no view above has set one.
    static var defaultValue: Value { get }
}

/// What views above, and the system, let a view know.
///
/// Reading a value from a body makes that body run again when the value changes, and only then.
public struct EnvironmentValues {
    private let scope: EnvironmentScope?
    private var written: [ObjectIdentifier: Any] = [:]

    /// An environment in which every key has its default.
    public init() {
        scope = nil
    }

    init(_ scope: EnvironmentScope?) {
        self.scope = scope
    }

    /// The value for a key. Computed properties of an app's own are made of this.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            if !written.isEmpty, let value = written[ObjectIdentifier(key)] as? Key.Value { return value }
            guard let found = EnvironmentScope.lookUp(ObjectIdentifier(key), from: scope) else {
                return Key.defaultValue
            }
            return unsafeDowncast(found, to: EnvironmentEntry<Key.Value>.self).value
        }
        set {
            written[ObjectIdentifier(key)] = newValue
            assignments.append(Assignment(Key.self, newValue))
        }
    }

    /// What has been set on this copy, in order.
    private(set) var assignments: [Assignment] = []

    /// A value to be set for the views below a node.
    struct Assignment {
        let key: ObjectIdentifier
        let makeEntry: @MainActor (EnvironmentScope?) -> EnvironmentScope
        let update: @MainActor (EnvironmentScope) -> Void

        init<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
            let id = ObjectIdentifier(key)
            self.key = id
            nonisolated(unsafe) let value = value  // Sound: used on the main actor only, as the closures are.
            makeEntry = { EnvironmentEntry(parent: $0, key: id, value: value) }
            update = { entry in
                unsafeDowncast(entry, to: EnvironmentEntry<Key.Value>.self).update(value, isEqual: valuesAreEqual)
            }
        }
    }
}

/// Whether two values are the same, by `==` where the type has one, else by their bits.
func valuesAreEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    if BitwiseComparison.isEqual(first, second) { return true }
    guard let first = first as? any Equatable else { return false }
    func isEqual<E: Equatable>(_ first: E) -> Bool { first == second as? E }
    return isEqual(first)
}
