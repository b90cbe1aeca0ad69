import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// A title that a user can change in place.
///
///     shown ──Rename in its menu──► a field in the bar, all text selected ──Return, or focus lost──► written once
///       ▲                                   │ Escape, or the text is empty                              │
///       └───────────────────────────────────┴───────────────────────────────────────────────────────────┘
struct EditableTitle: ViewModifier {
    let title: Binding<String>
    @State private var isRenaming = false

    func body(content: Content) -> some View {
        content
            .preference(NavigationTitlePreference(title: title.wrappedValue))
            .preference(TitleRenamingPreference(isRenaming: $isRenaming))
            .toolbar {
                ToolbarItem<(), TitleMenu<EmptyView>>(
                    ToolbarItemTraits(.titleMenu, isDefault: true), content: TitleMenu(content: EmptyView()))
                if isRenaming {
                    ToolbarItem<(), TitleField>(
                        ToolbarItemTraits(.titleField), content: TitleField(title: title, isShown: $isRenaming))
                }
            }
    }
}

/// Offers to change a screen's title in place.
struct TitleRenamingPreference: Equatable {
    let isRenaming: Binding<Bool>

    /// All preferences of one view offer the same action.
    static func == (first: Self, second: Self) -> Bool { true }
}

/// The field in which a user changes a title. The binding is written once, when editing ends.
private struct TitleField: PrimitiveView {
    let title: Binding<String>
    let isShown: Binding<Bool>

    static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        TitleFieldNode(view, under: parent)
    }

    static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: TitleFieldNode.self).view = view
    }

    static func _inspect(_ inspection: inout _TypeInspection) {}
}

private final class TitleFieldNode: ElementNode, ElementResponder {
    var view: TitleField

    /// The text that was typed so far, or `nil` after it was accepted or discarded.
    private var draft: String?

    init(_ view: TitleField, under parent: _Node) {
        self.view = view
        super.init(.textField, under: parent)
        let title = Tracking.untracked { view.title.wrappedValue }
        draft = title
        set(.value, .words(title))
        set(.label, "Title")
        set(.submitLabel, "done")
        set(.roleName, "title")
        tree.respond(to: [.edit, .submit, .focus, .cancel], at: element, by: self)
        graph.afterUpdate { [weak self] in
            if let self, isMounted, tree.shows(element) { tree.focus(element) }
        }
    }

    func respond(to event: ElementEvent, at element: Element) {
        switch event {
        case .edit(let text):
            tree.acknowledge(.value, .words(text), of: element)
            if draft != nil { draft = text }
        case .submit, .focus(false): commit()
        case .cancel: close()
        default: break
        }
    }

    private func commit() {
        guard let text = draft else { return }
        close()
        if !text.isEmpty, text != Tracking.untracked({ view.title.wrappedValue }) { view.title.wrappedValue = text }
    }

    private func close() {
        if draft == nil { return }
        draft = nil
        view.isShown.wrappedValue = false
    }

    override func unmount() {
        // The screen is left while the field is open. The text is discarded, as by Escape.
        draft = nil
        super.unmount()
    }
}
