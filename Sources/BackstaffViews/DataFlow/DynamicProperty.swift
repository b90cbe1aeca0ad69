import BackstaffGraph

/// A stored property of a view whose value the framework provides.
///
/// A custom type that conforms to this protocol can contain properties such as ``State`` and ``Environment``. Its
/// ``update()`` is called before each body, after these properties have their values.
public protocol DynamicProperty: _CompositeField {
    /// Called before the body runs.
    mutating func update()
}

extension DynamicProperty {
    /// The default implementation does nothing.
    public mutating func update() {}

    public static func _prepare(_ field: UnsafeMutableRawPointer) {
        field.assumingMemoryBound(to: Self.self).pointee.update()
    }
}
