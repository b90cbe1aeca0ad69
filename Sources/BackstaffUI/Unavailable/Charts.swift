/// A value for a chart. It isn't available.
@available(*, unavailable, message: "There is no Charts here")
public struct PlottableValue<Value> {
    /// Creates a labelled value.
    public static func value(_ label: String, _ value: Value) -> PlottableValue { PlottableValue() }
}

extension View {
    /// Styles the marks of a chart by a value. It isn't available.
    @available(*, unavailable, message: "There is no Charts here: foregroundStyle(_:) takes a style")
    public func foregroundStyle<D>(by value: PlottableValue<D>) -> some View { self }
}
