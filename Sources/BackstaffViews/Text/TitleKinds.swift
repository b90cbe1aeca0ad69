/// A title that is a ``Text``. See ``_OverloadWeight``.
public protocol _TextTitle {
    /// The text.
    var _text: Text { get }
}

extension Text: _TextTitle, _OverloadWeight {
    public var _text: Text { self }
}

/// A title that is a binding to a string. See ``_OverloadWeight``.
public protocol _BoundTitle {
    /// The binding.
    var _string: Binding<String> { get }
}

extension Binding: _BoundTitle where Value == String {
    public var _string: Binding<String> { self }
}

extension _BoundTitle where Self == Binding<String> {
    /// A binding whose value never changes. `navigationTitle(.constant("Title"))` finds this form only.
    @_disfavoredOverload
    public static func constant(_ value: String) -> Self { Binding(location: ConstantLocation(value)) }
}
