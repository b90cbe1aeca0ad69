import BackstaffElements
import BackstaffGraph

/// A style that applies to a view and everything in it. Views can also read it from the environment.
struct InheritedModifier<Key: EnvironmentKey>: WrappingModifier {
    static var role: ElementRole { .style }

    let value: Key.Value
    let style: @MainActor (WrapperNode, Key.Value) -> Void

    init(_ key: Key.Type, _ value: Key.Value, style: @escaping @MainActor (WrapperNode, Key.Value) -> Void) {
        self.value = value
        self.style = style
    }

    func prepare(_ wrapper: WrapperNode) {
        let scope = Scope(copying: wrapper.scope)
        let entry = EnvironmentEntry(parent: scope.environment, key: ObjectIdentifier(Key.self), value: value)
        scope.environment = entry
        wrapper.scope = scope
        wrapper.memory = entry
    }

    func configure(_ wrapper: WrapperNode) {
        if let entry = wrapper.memory {
            // `prepare(_:)` has stored it. A wrapper has one modifier, which doesn't change its type.
            unsafeDowncast(entry, to: EnvironmentEntry<Key.Value>.self).update(value, isEqual: valuesAreEqual)
        }
        style(wrapper, value)
    }
}
