import BackstaffGraph
import BackstaffNavigation

/// A container that presents rows of data in a single scrolling column. Only the rows near the screen are created.
@MainActor @preconcurrency
public struct List<SelectionValue: Hashable, Content> {
    let selection: ListSelection<SelectionValue>?
    let content: Content
    /// The source location that reports name.
    let place: SourcePlace
}

extension List: View where Content: View {
    public typealias Body = Never

    public var body: Never { fatalError("List has no body: the framework shows it itself.") }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node =
            view.selection.map { SelectionListNode($0, at: view.place, under: parent) }
            ?? ListNode(at: view.place, under: parent)
        node.showRows(view.content)
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        // A list without a selection and a list that selects values of type `Never` have the same type.
        if let selection = view.selection, let node = node as? SelectionListNode<SelectionValue> {
            node.update(to: selection)
        }
        unsafeDowncast(node, to: ListNode.self).updateRows(view.content)
    }

    /// A list creates its rows on demand, so their types say nothing about the views around the list.
    public static func _inspect(_ inspection: inout _TypeInspection) {}
}
