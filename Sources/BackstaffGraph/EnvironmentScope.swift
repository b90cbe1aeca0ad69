/// One value in the environment of the views below the node that set it.
///
/// Scopes form a chain up to the root of the scene. A read looks up the chain for its key and is recorded where it was
/// found, so that a changed value runs the bodies that read it and no other.
///
/// Not isolated, although used on the main actor only: SwiftUI leaves reading the environment without isolation.
package class EnvironmentScope {
    package let parent: EnvironmentScope?
    package let key: ObjectIdentifier

    fileprivate init(parent: EnvironmentScope?, key: ObjectIdentifier) {
        self.parent = parent
        self.key = key
    }

    /// The nearest value for `key`, from `scope` upwards.
    package static func lookUp(_ key: ObjectIdentifier, from scope: EnvironmentScope?) -> EnvironmentScope? {
        var scope = scope
        while let current = scope {
            if current.key == key { return current }
            scope = current.parent
        }
        return nil
    }
}

/// A scope with its value.
package final class EnvironmentEntry<Value>: EnvironmentScope {
    @exclusivity(unchecked) private var stored: Value
    @exclusivity(unchecked) private var dependents = Dependents()

    package init(parent: EnvironmentScope?, key: ObjectIdentifier, value: Value) {
        stored = value
        super.init(parent: parent, key: key)
    }

    /// The value. Reading it from a body is recorded.
    package var value: Value {
        dependents.recordRead()
        return stored
    }

    /// The value, without recording the read.
    package var currentValue: Value { stored }

    /// Replaces the value and runs its readers again, unless `isEqual` says that it is the same.
    @MainActor
    package func update(_ value: Value, isEqual: (Value, Value) -> Bool) {
        if isEqual(stored, value) { return }
        let former = stored
        stored = value
        dependents.invalidate()
        withExtendedLifetime(former) {}  // Let go last: what it holds may come back here as it ends.
    }
}
