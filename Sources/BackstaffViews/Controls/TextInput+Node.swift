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

private final class TextInputNode: ElementNode, TextInputFocus, ElementResponder {
    private var view: TextInputElement

    /// The typed text that isn't committed yet.
    private var draft: String?

    init(_ view: TextInputElement, under parent: _Node) {
        self.view = view
        super.init(.textField, under: parent)
        tree.respond(to: view.takesSubmit ? [.edit, .submit, .focus] : [.edit, .focus], at: element, by: self)
        configure()
        show(text: view.text)
        if view.isFocusWanted { followFocusTarget() }
    }

    func update(to new: TextInputElement) {
        let old = view
        view = new
        configure()
        if new.text != old.text { draft = nil }
        if draft == nil { show(text: new.text) }
        if new.isFocusWanted != old.isFocusWanted || new.focus != old.focus { followFocusTarget() }
    }

    private func configure() {
        for (key, value) in view.attributes { set(key, value) }
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
            show(text: currentText)
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
        commit(draft, EnvironmentValues(scope.environment))
        show(text: currentText)
    }

    private var currentText: String {
        Tracking.untracked { view.source.read(EnvironmentValues(scope.environment)) }
    }

    // MARK: Focus

    var focusTarget: FocusTarget? { view.focus }

    /// Takes the focus. A covered or hidden field can't get it. Such a field resets the focus state, and the focus
    /// remains on the covering screen.
    func takeFocus() {
        if tree.shows(element) { tree.focus(element) } else { view.focus?.note(false) }
    }

    override func unmount() {
        endFocus()
        super.unmount()
    }
}

extension ElementNode {
    /// Shows the text of an element in which a user edits one.
    package func show(text: String) {
        set(.value, text.isEmpty ? nil : text)
    }
}
