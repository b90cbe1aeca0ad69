/// A binding to a collection. See ``_OverloadWeight``.
public protocol _BoundCollection<_Base> {
    /// The type of the collection.
    associatedtype _Base: MutableCollection & RandomAccessCollection

    /// The binding.
    var _binding: Binding<_Base> { get }
}

extension Binding: _BoundCollection where Value: MutableCollection & RandomAccessCollection {
    public var _binding: Binding<Value> { self }
}

extension _BoundCollection {
    /// A binding whose value never changes. `ForEach(.constant(rows))` finds this form only.
    @_disfavoredOverload
    public static func constant<Base>(_ value: Base) -> Self where Self == Binding<Base> {
        Binding(location: ConstantLocation(value))
    }
}
