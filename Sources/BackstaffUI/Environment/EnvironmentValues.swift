import BackstaffGraph

/// A key for a value in the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The default value.
    static var defaultValue: Value { get }
}

/// The environment values of a view.
///
/// A body that reads a value runs again only when that value changes.
public struct EnvironmentValues {
    private let scope: EnvironmentScope?
    private var written: [ObjectIdentifier: Any] = [:]

    /// Creates an environment with default values.
    public init() {
        scope = nil
    }

    init(_ scope: EnvironmentScope?) {
        self.scope = scope
    }

    /// The value for a key. Apps use it for computed properties in extensions.
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

    /// The values that have been set on this copy, in order.
    private(set) var assignments: [Assignment] = []

    /// A value that is set for the views below a node.
    struct Assignment {
        let key: ObjectIdentifier
        let makeEntry: @MainActor (EnvironmentScope?) -> EnvironmentScope
        let update: @MainActor (EnvironmentScope) -> Void

        init<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
            let id = ObjectIdentifier(key)
            self.key = id
            nonisolated(unsafe) let value = value  // Safe: used only on the main actor, like the closures.
            makeEntry = { EnvironmentEntry(parent: $0, key: id, value: value) }
            update = { entry in
                unsafeDowncast(entry, to: EnvironmentEntry<Key.Value>.self).update(value, isEqual: valuesAreEqual)
            }
        }
    }
}
