/// A value for a chart. It isn't available.
@available(*, unavailable, message: "Swift Charts isn't available")
public struct PlottableValue<Value> {
    /// Creates a labelled value.
    public static func value(_ label: String, _ value: Value) -> PlottableValue { PlottableValue() }
}

extension View {
    /// Styles the marks of a chart by a value. It isn't available.
    @available(*, unavailable, message: "Swift Charts isn't available: pass a style to foregroundStyle(_:)")
    public func foregroundStyle<D>(by value: PlottableValue<D>) -> some View { self }
}
