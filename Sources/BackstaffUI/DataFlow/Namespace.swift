import BackstaffGraph

/// Tells ids of one view from the same ids of another: two grids may each have a first card.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// The identity of a namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let mark: NamespaceMark?

        public static func == (first: ID, second: ID) -> Bool { first.mark === second.mark }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(mark.map(ObjectIdentifier.init))
        }
    }

    private var mark: NamespaceMark?

    /// A namespace of this view, which lives as long as the view's state does.
    public init() {}

    /// The identity of the namespace. Before the view is on screen it is the same for all.
    public var wrappedValue: ID { ID(mark: mark) }
}

/// What makes a namespace one of its own.
private final class NamespaceMark: Sendable {}

extension Namespace: InstalledField {
    package static func install(_ field: UnsafeMutableRawPointer, previous: UnsafeRawPointer?, in node: _Node) {
        let former = previous?.assumingMemoryBound(to: Self.self).pointee.mark
        field.assumingMemoryBound(to: Self.self).pointee.mark = former ?? NamespaceMark()
        node.scope.row?.holdsState = true
    }

    /// It is made once, so a new one changes nothing.
    package static func isUnchanged(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}
