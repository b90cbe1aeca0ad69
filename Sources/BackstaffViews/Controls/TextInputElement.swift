import BackstaffElements
import BackstaffGraph

/// The element of a text field.
///
///     typing ──► edit ──► the source is written ──► its new text is shown, which undoes a refused edit
///     app changes the value ──► body of the field ──► value shown, unless the page shows it already
///     Return or focus lost ──► commit, for a value that is parsed
struct TextInputElement: PrimitiveView {
    let source: TextSource
    let text: String
    let attributes: KeyValuePairs<AttributeKey, AttributeValue?>
    let takesSubmit: Bool
    let focus: FocusTarget?
    let isFocusWanted: Bool
    let onEditingChanged: (@MainActor (Bool) -> Void)?
    let onCommit: (@MainActor () -> Void)?

    static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        TextInputNode(view, under: parent)
    }

    static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: TextInputNode.self).update(to: view)
    }

    static func _inspect(_ inspection: inout _TypeInspection) {}
}

private final class TextInputNode: ElementNode, ElementResponder {
    private var view: TextInputElement

    /// The typed text that isn't committed yet.
    private var draft: String?

    init(_ view: TextInputElement, under parent: _Node) {
        self.view = view
        super.init(.textField, under: parent)
        tree.respond(to: view.takesSubmit ? [.edit, .submit, .focus] : [.edit, .focus], at: element, by: self)
        configure()
        show(view.text)
        if view.isFocusWanted { moveFocus() }
    }

    func update(to new: TextInputElement) {
        let old = view
        view = new
        configure()
        if new.text != old.text { draft = nil }
        if draft == nil { show(new.text) }
        if new.isFocusWanted != old.isFocusWanted || new.focus != old.focus { moveFocus() }
    }

    private func configure() {
        for (key, value) in view.attributes { set(key, value) }
    }

    private func show(_ text: String) {
        set(.value, text.isEmpty ? nil : text)
    }

    // MARK: Actions of a user

    func respond(to event: ElementEvent, at element: Element) {
        switch event {
        case .edit(let text): edit(text)
        case .submit: submit()
        case .focus(let isFocused): focusChanged(to: isFocused)
        default: break
        }
    }

    private func edit(_ text: String) {
        tree.acknowledge(.value, .words(text), of: element)
        if view.source.commit != nil {
            draft = text
        } else {
            view.source.edit(text)
            show(currentText)
        }
    }

    private func submit() {
        commit()
        view.onCommit?()
        SubmitAction.run(for: .text, from: scope.environment)
    }

    private func focusChanged(to isFocused: Bool) {
        if !isFocused { commit() }
        view.focus?.note(isFocused)
        view.onEditingChanged?(isFocused)
    }

    private func commit() {
        guard let draft, let commit = view.source.commit else { return }
        self.draft = nil
        commit(draft)
        show(currentText)
    }

    private var currentText: String {
        Tracking.untracked { view.source.read() }
    }

    // MARK: Focus

    /// Moves the focus as the app's focus state requires, after the update of all views, when it is known whether
    /// another field takes it. A covered or hidden field can't get the focus. It resets the focus state, and the focus
    /// remains on the covering screen.
    private func moveFocus() {
        graph.afterUpdate { [self] in
            guard isMounted else { return }
            let isWanted = Tracking.untracked { view.focus?.isWanted() ?? false }
            if isWanted, tree.focused !== element {
                if tree.shows(element) { tree.focus(element) } else { view.focus?.note(false) }
            } else if !isWanted, tree.focused === element {
                tree.unfocus()
            }
        }
    }

    override func unmount() {
        let hadFocus = tree.focused === element
        super.unmount()
        if hadFocus, let focus = view.focus { graph.afterUpdate { focus.note(false) } }
    }
}
