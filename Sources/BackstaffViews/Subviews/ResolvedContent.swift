import BackstaffGraph

/// The content of a `Group(subviews:)` or `Group(sections:)`: a view that is taken apart, and what is made of its parts.
public struct _ResolvedContent<Base: View, Result: View>: PrimitiveView {
    let base: Base
    let transform: @MainActor (SubviewList) -> Result

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        ResolvedContentNode(view, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ResolvedContentNode<Base, Result>.self).update(to: view)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.canBeManyRows = true
        inspection.enter(Base.self)
        inspection.enter(Result.self)
    }
}

extension _ResolvedContent: SubviewListing {
    func listSubviews(in list: inout SubviewList) { list.listResult(of: base, transform) }
}

/// The node of content that is taken apart. It shows the result, and keeps the state of views whose bodies are taken apart.
///
///     content listed ──► result made ──► shown
///        ▲  a value was written that one of them has read, or a body of a view that is taken apart
///        └──────────────────────────────────────────────────────────────────────────────────────────
private final class ResolvedContentNode<Base: View, Result: View>: ContentNode, SubviewResolving {
    private let plan = FieldPlan.of(_ResolvedContent<Base, Result>.self)
    private var view: _ResolvedContent<Base, Result>
    private var bodies: [SubviewKey: _Node] = [:]
    /// The keys of the bodies that the present listing has met.
    private var met: Set<SubviewKey> = []

    init(_ view: _ResolvedContent<Base, Result>, under parent: _Node) {
        self.view = view
        super.init(under: parent)
        show(resolve())
    }

    override var viewName: String { "Group" }

    func update(to new: _ResolvedContent<Base, Result>) {
        view = new
        isDirty = false
        update()
    }

    override func update() {
        let result = resolve()
        updateContent { update(content: result) }
    }

    private func resolve() -> Result {
        met = []
        let result = Tracking.run(self, plan: plan) {
            var list = SubviewList(self)
            list.list(view.base)
            return view.transform(list)
        }
        for (key, body) in bodies where !met.contains(key) {
            body.unmount()
            bodies[key] = nil
        }
        return result
    }

    func listBody<V: View>(of view: V, as key: SubviewKey, in list: inout SubviewList) {
        var place = key
        while !met.insert(place).inserted { place = place.appending("again") }
        if let body = bodies[place] as? ResolvedBody<V> {
            body.take(view)
            return list.nest(place) { body.list(in: &$0) }
        }
        let body = ResolvedBody(view, under: self) { [weak self] in
            guard let self else { return }
            isDirty = false
            update()
        }
        bodies[place] = body
        list.nest(place) { body.list(in: &$0) }
    }

    override func unmount() {
        super.unmount()
        for body in bodies.values { body.unmount() }
    }

    /// The content comes before the bodies, which show nothing themselves.
    override func isOrdered(_ first: _Node, before second: _Node) -> Bool { second !== content }
}

/// The node of a view whose body is taken apart. It keeps the view's state.
private final class ResolvedBody<V: View>: _Node {
    private let plan = FieldPlan.of(V.self)
    private let didChange: @MainActor () -> Void
    private var view: V
    /// The body, or `nil` if it has to run again.
    private var body: V.Body?

    init(_ view: V, under parent: _Node, didChange: @escaping @MainActor () -> Void) {
        self.view = view
        self.didChange = didChange
        super.init(under: parent)
        plan.install(&self.view, previous: nil, in: self)
    }

    override var viewName: String { plan.name }

    override func fieldName(of box: AnyObject) -> String? {
        withUnsafePointer(to: view) { FieldPlan.fieldName(of: box, in: $0) }
    }

    func take(_ new: V) {
        let isUnchanged = withUnsafePointer(to: view) { old in
            withUnsafePointer(to: new) { plan.isUnchanged(old, $0) }
        }
        if isUnchanged { return }
        var new = new
        withUnsafePointer(to: view) { plan.install(&new, previous: $0, in: self) }
        view = new
        body = nil
    }

    func list(in list: inout SubviewList) {
        let shown = body ?? runBody()
        body = shown
        list.list(shown)
    }

    private func runBody() -> V.Body {
        isDirty = false
        graph.bodyCount += 1
        graph.onBody?(V.self)
        return Tracking.run(self, plan: plan) {
            plan.prepare(&view)
            return view.body
        }
    }

    override func update() {
        body = nil
        didChange()
    }

    override func unmount() {
        super.unmount()
        plan.uninstall(&view)
    }
}
