/// What the static type of a view tells about the views inside it, without making any. Not for apps to use.
public struct _TypeInspection {
    /// Whether some view inside can declare a navigation destination.
    package var canDeclareDestinations = false

    /// Whether the views inside could come to more, or fewer, than one row of a list.
    package var canBeManyRows = false

    /// Whether some view inside has, or may have, a tag of its own.
    package var canHaveTag = false

    private var visited: Set<ObjectIdentifier> = []

    package init() {}

    /// Looks into the body of a type, once: a type can be part of its own body.
    @MainActor
    package mutating func enter<V: View>(_ type: V.Type) {
        if visited.insert(ObjectIdentifier(type)).inserted { V._inspect(&self) }
    }
}
