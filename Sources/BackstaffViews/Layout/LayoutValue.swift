import BackstaffElementLayout
import BackstaffElements
import BackstaffGraph

/// A key for a value that a view passes to its layout.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

extension View {
    /// Passes a value to the app's layout around this view, which reads it from the ``LayoutSubview``.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}

private struct LayoutValueModifier<K: LayoutValueKey>: WrappingModifier {
    static var role: ElementRole { .style }

    let value: K.Value

    func configure(_ wrapper: WrapperNode) {
        wrapper.participate(inLayoutBy: PassedLayoutValue(key: ObjectIdentifier(K.self), value: value))
    }
}

/// A value for the layout around a view.
private final class PassedLayoutValue: LayoutValueSetter {
    let key: ObjectIdentifier
    let value: Any

    init(key: ObjectIdentifier, value: Any) {
        self.key = key
        self.value = value
    }
}
