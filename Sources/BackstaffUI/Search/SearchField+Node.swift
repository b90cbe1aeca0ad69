import BackstaffElements
import BackstaffGraph

/// The element of a search field, with its tokens.
///
/// The element exists as long as the search, even if it moves to another bar. So it keeps its text and caret position.
struct SearchFieldElement: PrimitiveView {
    let state: SearchState
    let text: String
    let attributes: KeyValuePairs<AttributeKey, AttributeValue?>
    let focus: FocusTarget?
    let isFocusWanted: Bool
    let tokens: AnyView?

    static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = SearchFieldNode(view, under: parent)
        node.show(view.tokens)
        return node
    }

    static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: SearchFieldNode.self)
        node.update(to: view)
        node.update(content: view.tokens)
    }

    static func _inspect(_ inspection: inout _TypeInspection) {}
}

final class SearchFieldNode: ContainerNode, TextInputFocus, ElementResponder {
    private var view: SearchFieldElement

    init(_ view: SearchFieldElement, under parent: _Node) {
        self.view = view
        super.init(.searchField, under: parent)
        tree.respond(to: [.edit, .submit, .focus, .cancel], at: element, by: self)
        view.state.node?.field = self
        configure()
        if view.isFocusWanted { followFocusTarget() }
    }

    func update(to new: SearchFieldElement) {
        let old = view
        view = new
        configure()
        if new.isFocusWanted != old.isFocusWanted || new.focus != old.focus { followFocusTarget() }
    }

    private func configure() {
        for (key, value) in view.attributes { set(key, value) }
        show(text: view.text)
    }

    // MARK: Actions of a user

    func respond(to event: ElementEvent, at element: Element) {
        switch event {
        case .edit(let text): edit(text)
        case .submit: submit()
        case .focus(let isFocused): focusChanged(to: isFocused)
        case .cancel: view.state.end()  // The page has already removed the focus.
        default: break
        }
    }

    private func edit(_ text: String) {
        tree.acknowledge(.value, .words(text), of: element)
        view.state.edit(text)
        show(text: view.state.text)
    }

    private func submit() {
        view.state.suggestionsAreDone.write(true)
        SubmitAction.run(for: .search, from: scope.environment)
    }

    private func focusChanged(to isFocused: Bool) {
        view.focus?.note(isFocused)
        if isFocused { view.state.present() }
    }

    // MARK: Focus

    /// Gives the field the keyboard focus if it is on screen.
    func enter() {
        graph.afterUpdate { [self] in
            guard isMounted, tree.shows(element), Tracking.untracked({ view.state.presented.read() }) else { return }
            view.focus?.note(true)
            if tree.focused !== element { tree.focus(element) }
        }
    }

    /// Restores the focus after the field was moved to another bar. A move removes the focus on the page.
    func keepFocus() {
        guard tree.focused === element else { return }
        graph.afterUpdate { [self] in
            if isMounted, tree.shows(element), tree.focused === element { tree.focus(element) }
        }
    }

    /// Removes the keyboard focus from the field.
    func leave() {
        view.focus?.note(false)
        if tree.focused === element { tree.unfocus() }
    }

    var focusTarget: FocusTarget? { view.focus }

    /// Takes the focus. This starts a search.
    func takeFocus() {
        tree.focus(element)
        view.state.present()
    }

    override func unmount() {
        endFocus()
        super.unmount()
    }
}
