import BackstaffElements
import BackstaffGraph

extension View {
    /// Adds an action that is performed when this view appears: when its screen is shown, and again when a screen above
    /// it is removed.
    ///
    /// Calls alternate with those of ``onDisappear(perform:)``. When one view replaces another, the new one appears
    /// before the old one disappears. Of views that appear together, inner views and later siblings come first.
    ///
    /// A group or a `ForEach` without views doesn't appear. It appears when it gets the first view, and disappears when
    /// it has lost the last one.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(actions: AppearanceActions(appear: action)))
    }

    /// Adds an action that is performed when this view disappears: when it is removed, and when another screen covers
    /// it.
    ///
    /// A view that is removed by an `if` with an animation and a transition disappears when the transition has ended.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(actions: AppearanceActions(disappear: action)))
    }
}

/// The actions for the appearance and disappearance of a view.
struct AppearanceActions {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
}

/// Performs actions when a view appears or disappears.
struct AppearanceModifier: NodeModifier {
    let actions: AppearanceActions

    func makeNode(under parent: _Node) -> AppearanceNode { AppearanceNode(actions, under: parent) }

    func update(_ node: AppearanceNode) { node.actions = actions }
}

/// The node of a view with appearance actions.
class AppearanceNode: ContentNode, AppearanceParticipant {
    final var actions: AppearanceActions
    private(set) final var hasAppeared = false
    private let surroundings: AppearanceScope
    private let row: LazyRow?

    init(_ actions: AppearanceActions, under parent: _Node) {
        self.actions = actions
        surroundings = parent.scope.appearance
        row = parent.scope.row
        super.init(under: parent)
        row?.add(self)
        surroundings.add(self)
    }

    /// A view without any element, such as a `ForEach` over nothing, isn't shown.
    final var isShown: Bool {
        isMounted && surroundings.isShown && row?.isAside != true && firstElement != nil
    }

    final var staysInTransitions: Bool { true }

    func appear() {
        hasAppeared = true
        actions.appear?()
    }

    func disappear() {
        hasAppeared = false
        actions.disappear?()
    }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        super.place(element, from: child, before: sibling)
        if !hasAppeared, surroundings.isShown { graph.enqueue(self) }
    }

    override func withdraw(_ element: Element, from child: _Node) {
        super.withdraw(element, from: child)
        if hasAppeared { graph.enqueue(self) }
    }

    override func unmount() {
        super.unmount()
        row?.remove(self)
        surroundings.remove(self)
    }
}
