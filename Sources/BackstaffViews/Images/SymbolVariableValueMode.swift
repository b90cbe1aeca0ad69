import BackstaffElements
import BackstaffGraph

/// How a symbol shows a variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    let name: String
    /// The layers above the value are pale.
    public static let color = SymbolVariableValueMode(name: "color")
    /// The lines of the symbol are drawn up to the value. Filled layers are pale, as with ``color``.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
    /// Sets how symbols in this view show their variable values. If it is `nil`, the layers above the value are pale.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        modifier(
            InheritedModifier(SymbolVariableValueModeKey.self, mode) { wrapper, mode in
                wrapper.set(.symbolValueMode, mode?.name)
            })
    }
}

extension Image {
    /// Sets how a symbol shows its variable value. If it is `nil`, the mode of the surrounding view is used.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        var image = self
        image.variableValueMode = mode
        return image
    }
}

private enum SymbolVariableValueModeKey: EnvironmentKey {
    static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
    /// How symbols show their variable values, or `nil` if nothing is set.
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
}
