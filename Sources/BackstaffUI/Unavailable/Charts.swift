/// A value of a chart.
@available(*, unavailable, message: "There is no Charts here")
public struct PlottableValue<Value> {
    /// A value with a label.
    public static func value(_ label: String, _ value: Value) -> PlottableValue { PlottableValue() }
}

extension View {
    /// Gives the marks of a chart colours by a value.
    @available(*, unavailable, message: "There is no Charts here: foregroundStyle(_:) takes a style")
    public func foregroundStyle<D>(by value: PlottableValue<D>) -> some View { self }
}
