/// The facts that the static type of a view reveals about the views inside it, without creating them. Apps don't use
/// it.
public struct _TypeInspection {
    /// Whether a view inside can declare a navigation destination.
    package var canDeclareDestinations = false

    /// Whether a view inside can set a navigation title.
    package var canSetTitle = false

    /// Whether a view inside can pass a value to the container around it.
    var canSetContainerValue: Bool {
        get { setsContainerValue }
        set { if !isInContainer { setsContainerValue = newValue } }
    }

    private var setsContainerValue = false

    /// Whether the views inside can result in more or fewer than one row of a list.
    ///
    /// Views inside a container don't matter, because the container is one row.
    var canBeManyRows: Bool {
        get { rowsAreMany }
        set { if !isInContainer { rowsAreMany = newValue } }
    }

    private var rowsAreMany = false
    private var isInContainer = false

    /// Whether a view inside has, or can have, a tag. Tags inside a container or a control don't belong to the row.
    var canHaveTag: Bool {
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

    /// Inspects the body of a type. Each type is inspected only once, because a type can be part of its own body.
    @MainActor
    package mutating func enter<V: View>(_ type: V.Type) {
        let visit = Visit(type: ObjectIdentifier(type), isInContainer: isInContainer, isInControl: isInControl)
        if visited.insert(visit).inserted { V._inspect(&self) }
    }

    /// Inspects the body of a control. A style, which is unknown here, creates the body. The control as a whole is one
    /// option, so tags inside it don't count.
    @MainActor
    package mutating func enterControl<V: View>(withBody type: V.Type) {
        let wasInControl = isInControl
        isInControl = true
        enter(type)
        isInControl = wasInControl
    }

    /// Inspects the content of a container that has its own element.
    @MainActor
    package mutating func enterContainer<V: View>(of type: V.Type) {
        let wasInContainer = isInContainer
        isInContainer = true
        enter(type)
        isInContainer = wasInContainer
    }
}
