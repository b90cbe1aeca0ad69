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

    /// The values that have been set on this copy, in order.
    package private(set) var assignments: [any Assignment] = []

    /// Creates an environment with default values.
    public init() {
        scope = nil
    }

    package init(_ scope: EnvironmentScope?) {
        self.scope = scope
    }

    /// The value for a key. Apps use it for computed properties in extensions.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // The downcasts are sound: whoever makes an assignment or an entry for a key takes the value's type from it.
            let id = ObjectIdentifier(key)
            if !assignments.isEmpty, let written = assignments.last(where: { $0.key == id }) {
                return unsafeDowncast(written, to: TypedAssignment<Key.Value>.self).value
            }
            guard let found = EnvironmentScope.lookUp(id, from: scope) else { return Key.defaultValue }
            return unsafeDowncast(found, to: EnvironmentEntry<Key.Value>.self).value
        }
        set {
            assignments.append(TypedAssignment(ObjectIdentifier(key), newValue))
        }
    }

    /// A value that is set for the views below a node.
    package protocol Assignment: AnyObject {
        var key: ObjectIdentifier { get }

        /// Creates the entry that holds the value for the views below.
        @MainActor
        func makeEntry(in parent: EnvironmentScope?) -> EnvironmentScope

        /// Writes the value to an entry for the same key.
        @MainActor
        func update(_ entry: EnvironmentScope)
    }

    private final class TypedAssignment<Value>: Assignment {
        let key: ObjectIdentifier
        let value: Value

        init(_ key: ObjectIdentifier, _ value: Value) {
            self.key = key
            self.value = value
        }

        func makeEntry(in parent: EnvironmentScope?) -> EnvironmentScope {
            EnvironmentEntry(parent: parent, key: key, value: value)
        }

        func update(_ entry: EnvironmentScope) {
            // `makeEntry(in:)` has made the entry, for the same key.
            unsafeDowncast(entry, to: EnvironmentEntry<Value>.self).update(value, isEqual: valuesAreEqual)
        }
    }
}
