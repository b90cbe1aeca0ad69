import BackstaffGraph

extension View {
    /// Runs an action each time this view comes on screen: when its screen is shown, and again when a screen above it
    /// is taken away.
    ///
    /// Calls balance with those of ``onDisappear(perform:)``. When one view replaces another, the new one appears first.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(actions: AppearanceActions(appear: action)))
    }

    /// Runs an action each time this view leaves the screen: when it goes, and when another screen covers its own.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(actions: AppearanceActions(disappear: action)))
    }
}

/// What to do when a view comes on screen and leaves it.
struct AppearanceActions {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
}

/// Runs actions when a view comes on screen and leaves it.
struct AppearanceModifier: PrimitiveModifier {
    let actions: AppearanceActions

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = AppearanceNode(modifier.actions, under: parent)
        node.show(content)
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: AppearanceNode.self)
        node.actions = modifier.actions
        node.update(content: content)
    }
}

/// The node of a view that wants to know when it comes on screen and leaves it.
class AppearanceNode: ContentNode, AppearanceParticipant {
    @exclusivity(unchecked) final var actions: AppearanceActions
    @exclusivity(unchecked) private(set) final var hasAppeared = false
    private let surroundings: AppearanceScope
    private let row: LazyRowMarker?

    init(_ actions: AppearanceActions, under parent: _Node) {
        self.actions = actions
        surroundings = parent.scope.appearance
        row = parent.scope.row
        super.init(under: parent)
        row?.add(self)
        surroundings.add(self)
    }

    final var isShown: Bool { isMounted && surroundings.isShown && row?.isAside != true }

    func appear() {
        hasAppeared = true
        actions.appear?()
    }

    func disappear() {
        hasAppeared = false
        actions.disappear?()
    }

    override func unmount() {
        super.unmount()
        row?.remove(self)
        surroundings.remove(self)
    }
}
