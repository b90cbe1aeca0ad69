import BackstaffGraph

/// A property wrapper for a namespace that makes ids of a view unique, even if other views use the same ids.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// The identifier of a namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let mark: NamespaceMark?

        public static func == (first: ID, second: ID) -> Bool { first.mark === second.mark }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(mark.map(ObjectIdentifier.init))
        }
    }

    private var mark: NamespaceMark?

    /// Creates a namespace for this view. It exists as long as the view's state.
    public init() {}

    /// The identifier of the namespace. Before the view is on screen, all namespaces have the same identifier.
    public var wrappedValue: ID { ID(mark: mark) }
}

/// The object whose identity is that of the namespace.
private final class NamespaceMark: Sendable {}

extension Namespace: InstalledField {
    package static func install(_ field: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node) {
        let former = previous?.assumingMemoryBound(to: Self.self).pointee.mark
        field.assumingMemoryBound(to: Self.self).pointee.mark = former ?? NamespaceMark()
        node.scope.row?.holdsState = true
    }

    /// The namespace is created once, so a new value of the wrapper has no effect.
    package static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}
