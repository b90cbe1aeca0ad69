import BackstaffGraph

/// A stored property of a view that the framework gives its value.
///
/// An app's own type that conforms can be made of wrappers such as ``State`` and ``Environment``; ``update()`` is called
/// before each body, once they have their values.
public protocol DynamicProperty: _CompositeField {
    /// Called before the body runs.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing: for types that have nothing to prepare.
    public mutating func update() {}

    public static func _prepare(_ field: UnsafeMutableRawPointer) {
        field.assumingMemoryBound(to: Self.self).pointee.update()
    }
}
