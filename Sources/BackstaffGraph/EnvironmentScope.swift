/// One value in the environment of the views below the node that set it.
///
/// Scopes form a chain up to the root of the scene. A read searches the chain upward for its key. The scope that has
/// the value records the read, so a change of the value reruns only the bodies that read it.
///
/// The class is used on the main actor only. It isn't isolated, because SwiftUI doesn't isolate environment reads.
package class EnvironmentScope {
    package let parent: EnvironmentScope?
    package let key: ObjectIdentifier

    fileprivate init(parent: EnvironmentScope?, key: ObjectIdentifier) {
        self.parent = parent
        self.key = key
    }

    /// Finds the nearest scope with a value for `key`, from `scope` upward.
    package static func lookUp(_ key: ObjectIdentifier, from scope: EnvironmentScope?) -> EnvironmentScope? {
        var scope = scope
        while let current = scope {
            if current.key == key { return current }
            scope = current.parent
        }
        return nil
    }
}

/// An environment scope with a value of a known type.
package final class EnvironmentEntry<Value>: EnvironmentScope {
    @exclusivity(unchecked) private var stored: Value
    @exclusivity(unchecked) private var dependents = Dependents()

    package init(parent: EnvironmentScope?, key: ObjectIdentifier, value: Value) {
        stored = value
        super.init(parent: parent, key: key)
    }

    /// The value. A read from a body is recorded.
    package var value: Value {
        dependents.recordRead()
        return stored
    }

    /// The value, without recording the read.
    package var currentValue: Value { stored }

    /// Replaces the value and reruns the bodies that read it, unless `isEqual` returns `true`.
    @MainActor
    package func update(_ value: Value, isEqual: (Value, Value) -> Bool) {
        if isEqual(stored, value) { return }
        let former = stored
        stored = value
        dependents.invalidate()
        withExtendedLifetime(former) {}  // Released last, because a deinit may access this scope.
    }
}
