import BackstaffElementLayout
import BackstaffElements
import BackstaffGraph
import BackstaffLayout

/// A view that shows the first of several views that fits.
///
/// The server chooses, with the metrics of the page's font and the size of the window. All views are created, so that their
/// sizes are known, and keep their state. Only the chosen one appears, presents others, and passes on preferences.
public struct ViewThatFits<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content

    /// - Parameters:
    ///   - axes: The axes along which a view has to fit.
    ///   - content: A view builder for the views, the preferred one first. If none fits, the last one is shown.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = FittingNode(under: parent)
        node.setAxes(view.axes.layoutAxes)
        node.show(view.candidates)
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: FittingNode.self)
        node.setAxes(view.axes.layoutAxes)
        node.update(content: view.candidates)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Content.self)
    }

    /// The views of the content, each as a part of the screen of its own.
    private var candidates: some View {
        _ResolvedContent(base: content) { list in
            ForEach(
                data: SubviewsCollection(subviews: list.subviews), id: { $0.id },
                content: { FittingCandidate(subview: $0) }, fileID: #fileID, line: #line)
        }
    }
}

/// A node that has all elements of its content and shows one of them.
///
///     content: A, B, C ──► shown: A ──► the screen is laid out ──► show(B) ──► B appears
final class FittingNode: ElementNode, NodeWithContent, FittingChoice {
    private(set) var content: _Node?
    private(set) var axes: LayoutAxes = .both
    private(set) var shown: Element?
    /// The nodes of the views to choose from.
    fileprivate var parts: [FittingCandidateNode] = []

    init(under parent: _Node) {
        super.init(.style, under: parent)
        tree.participate(inLayoutOf: element, by: self)
        tree.needsChoice = true
    }

    func setAxes(_ axes: LayoutAxes) {
        if axes == self.axes { return }
        self.axes = axes
        chooseAgain()
    }

    func show<V: View>(_ view: V) {
        let node = V._makeNode(of: view, under: self)
        content = node
        shown = node.firstElement
        if let shown { tree.append(shown, to: element) }
        showParts()
    }

    var candidates: [Element] {
        var candidates: [Element] = []
        content?.forEachElement { candidates.append($0) }
        return candidates
    }

    func show(_ candidate: Element) {
        if candidate === shown { return }
        if let shown {
            // The field stays, so nothing else tells it that it has lost the focus.
            if let focused = tree.focused, sequence(first: focused, next: \.parent).contains(where: { $0 === shown }) {
                try? tree.deliver(.focus(false), to: focused.id)
            }
            tree.remove(shown)
        }
        shown = candidate
        tree.insert(candidate, into: element, before: nil)
        showParts()
    }

    /// Tells the views which of them is shown. Until the screen is laid out it is the first one, and nothing appears.
    private func showParts() {
        for part in parts { part.setShown(shown.map(part.has) ?? false) }
    }

    private func chooseAgain() {
        tree.needsLayout = true
        tree.needsChoice = true
    }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        chooseAgain()
        if shown == nil { show(element) }
    }

    override func move(_ element: Element, from child: _Node, before sibling: Element?) { chooseAgain() }

    override func withdraw(_ element: Element, from child: _Node) {
        chooseAgain()
        guard shown === element else { return }
        tree.remove(element)
        shown = nil
        graph.afterUpdate { [weak self] in self?.showFirst() }  // Others can be removed, too.
    }

    private func showFirst() {
        guard isMounted, shown == nil else { return }
        if let first = content?.firstElement { show(first) } else { showParts() }
    }

    override func unmount() {
        super.unmount()
        content?.unmount()
    }

    override func isOrdered(_ first: _Node, before second: _Node) -> Bool { second !== content }
}

/// One of the views that a ``ViewThatFits`` chooses from.
private struct FittingCandidate: PrimitiveView {
    let subview: Subview

    static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = FittingCandidateNode(under: parent)
        node.show(view.subview)
        return node
    }

    static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: FittingCandidateNode.self).update(content: view.subview)
    }

    static func _inspect(_ inspection: inout _TypeInspection) { inspection.enter(Subview.self) }
}

/// The node of a view to choose from. It is a part of the screen of its own.
///
///     created, covered ──► shown ◄──► covered ──► unmounted
private final class FittingCandidateNode: ContentNode {
    private let collector: PreferenceCollector
    private weak var choice: FittingNode?

    override init(under parent: _Node) {
        collector = PreferenceCollector(graph: parent.graph, within: parent.scope.preferences)
        super.init(under: parent)
        scope = Scope(copying: scope)
        scope.preferences = collector
        scope.appearance = AppearanceScope(parent: scope.appearance, isShown: false, graph: graph)
        scope.appearance.isCandidate = true
        choice = sequence(first: parent, next: \.parent).lazy.compactMap { $0 as? FittingNode }.first
        choice?.parts.append(self)
    }

    func has(_ element: Element) -> Bool {
        var hasElement = false
        forEachElement { if $0 === element { hasElement = true } }
        return hasElement
    }

    func setShown(_ shown: Bool) {
        collector.counts = shown
        scope.appearance.setShown(shown)
    }

    override func unmount() {
        super.unmount()
        choice?.parts.removeAll { $0 === self }
        collector.end()
        scope.appearance.end()
    }
}
