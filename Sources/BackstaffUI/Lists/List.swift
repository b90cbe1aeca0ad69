import BackstaffElements
import BackstaffGraph

/// Rows in one column that scroll. Only rows near the screen are made.
@MainActor @preconcurrency
public struct List<SelectionValue, Content> {
    let content: Content
}

extension List: View where SelectionValue: Hashable, Content: View {
    public typealias Body = Never

    public var body: Never { fatalError("List has no body: the framework shows it itself.") }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = ListNode(under: parent)
        node.show(view.content)
        return node
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ListNode.self).update(content: view.content)
    }

    /// Lists are lazy: what stands in their rows counts for nothing outside.
    public static func _inspect(_ inspection: inout _TypeInspection) {}
}

extension List where SelectionValue == Never, Content: View {
    /// A row for each view.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// A row for each element.
    @_disfavoredOverload  // A binding is a collection too, of bindings: there its own initialiser is meant.
    public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// A row for each element, identified by what `id` leads to.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
    }

    /// A row for each number of a range.
    public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
    where Content == ForEach<Range<Int>, Int, Row> {
        content = ForEach(data, content: rowContent)
    }

    /// A row for each element of a bound collection, given as a binding to the element.
    public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
        Data.Element: Identifiable
    {
        content = ForEach(data, content: rowContent)
    }

    /// A row for each element of a bound collection, identified by what `id` leads to.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
    }
}

/// The node of a list: puts a row around each element of its content.
final class ListNode: LazyContainerNode {
    init(under parent: _Node) {
        super.init(.list, under: parent)
        scope.isInList = true
        let style = EnvironmentValues(scope.environment).listStyleName
        if style != nil { set(.listStyle, style) }
    }

    override func row(for element: Element) -> Element {
        if element.isRowStructure { return element }
        let row = tree.make(.row)
        tree.append(element, to: row)
        if element.firstLink != nil { tree.set(.chevron, to: .flag(true), of: row) }
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
