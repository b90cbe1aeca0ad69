/// What the static type of a view tells about the views inside it, without making any. Not for apps to use.
public struct _TypeInspection {
    /// Whether some view inside can declare a navigation destination.
    package var canDeclareDestinations = false

    /// Whether the views inside could come to more, or fewer, than one row of a list.
    ///
    /// In a container they can come to what they like: it is one row.
    package var canBeManyRows: Bool {
        get { rowsAreMany }
        set { if !isInContainer { rowsAreMany = newValue } }
    }

    private var rowsAreMany = false
    private var isInContainer = false

    /// Whether some view inside has, or may have, a tag of its own. Tags inside a container, or a control, aren't those of
    /// the row.
    package var canHaveTag: Bool {
        get { rowHasTag }
        set { if !isInContainer, !isInControl { rowHasTag = newValue } }
    }

    private var rowHasTag = false
    private var isInControl = false
    private var visited: Set<Visit> = []

    private struct Visit: Hashable {
        let type: ObjectIdentifier
        let isInContainer: Bool
        let isInControl: Bool
    }

    package init() {}

    /// Looks into the body of a type, once: a type can be part of its own body.
    @MainActor
    package mutating func enter<V: View>(_ type: V.Type) {
        let visit = Visit(type: ObjectIdentifier(type), isInContainer: isInContainer, isInControl: isInControl)
        if visited.insert(visit).inserted { V._inspect(&self) }
    }

    /// Looks into the body of a control, which a style makes that isn't known: it may show what it likes, but is one thing
    /// to choose.
    @MainActor
    package mutating func enterControl<V: View>(withBody type: V.Type) {
        let wasInControl = isInControl
        isInControl = true
        enter(type)
        isInControl = wasInControl
    }

    /// Looks into the content of a container, which stands around it with an element of its own.
    @MainActor
    package mutating func enterContainer<V: View>(of type: V.Type) {
        let wasInContainer = isInContainer
        isInContainer = true
        enter(type)
        isInContainer = wasInContainer
    }
}
