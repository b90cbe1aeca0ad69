import BackstaffElements
import BackstaffGraph

/// Rows in one column that scroll. Only rows near the screen are made.
@MainActor @preconcurrency
public struct List<SelectionValue: Hashable, Content> {
    let selection: ListSelection<SelectionValue>?
    let content: Content
}

extension List: View where Content: View {
    public typealias Body = Never

    public var body: Never { fatalError("List has no body: the framework shows it itself.") }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = view.selection.map { SelectionListNode($0, under: parent) } ?? ListNode(under: parent)
        node.show(view.content)
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        if let selection = view.selection {
            unsafeDowncast(node, to: SelectionListNode<SelectionValue>.self).update(to: selection)
        }
        unsafeDowncast(node, to: ListNode.self).update(content: view.content)
    }

    /// Lists are lazy: what stands in their rows counts for nothing outside.
    public static func _inspect(_ inspection: inout _TypeInspection) {}
}

/// The node of a list: puts a row around each element of its content.
class ListNode: LazyContainerNode {
    /// Whether links in rows lead to the next column, as long as that isn't beside the list anyway.
    private let isBesideNextColumn: Bool

    init(under parent: _Node) {
        let surroundings = EnvironmentValues(parent.scope.environment)
        isBesideNextColumn =
            surroundings.splitColumn.map { $0.column != .detail } ?? false
            && surroundings.screenContext?.stack?.isColumnOwn == true
        super.init(.list, under: parent)
        scope.isInList = true
        scope.rowTags = nil
        let style = EnvironmentValues(scope.environment).listStyleName
        if style != nil { set(.listStyle, style) }
    }

    override func row(for element: Element) -> Element {
        if element.isRowStructure { return element }
        let row = tree.make(.row)
        tree.append(element, to: row)
        if element.firstLink != nil {
            tree.set(.chevron, to: isBesideNextColumn ? .text("collapsed") : .flag(true), of: row)
        }
        return row
    }

    override func existingRow(for element: Element) -> Element {
        element.isRowStructure ? element : element.parent ?? element
    }
}

extension Element {
    /// The navigation link that makes up a row, if that is what it holds.
    fileprivate var firstLink: Element? {
        if role == .link { return self }
        return children.count == 1 ? children[0].firstLink : nil
    }
}
