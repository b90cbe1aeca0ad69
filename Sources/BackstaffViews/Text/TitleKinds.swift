/// A title that is a ``Text``. See ``_OverloadWeight``.
public protocol _TextTitle {
    /// The text.
    var _text: Text { get }
}

extension Text: _TextTitle, _OverloadWeight {
    public var _text: Text { self }
}

/// A title of a screen that is a ``Text`` or a part of a string. See ``_OverloadWeight``.
public protocol _ScreenTitle {
    /// The text.
    var _text: Text { get }
}

extension Text: _ScreenTitle {}

extension Substring: _ScreenTitle, _OverloadWeight {
    public var _text: Text { Text(verbatim: String(self)) }
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
