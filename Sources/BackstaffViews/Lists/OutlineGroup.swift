/// A tree of rows, in which a row with children can be opened.
///
/// All rows are closed at first. A row whose children are `nil` is a leaf. A row with an empty collection of children can
/// be opened, and shows nothing below it.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let children: (Data.Element) -> Data?
    private let row: (Data.Element) -> Leaf

    /// Creates a tree for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The outermost elements.
    ///   - id: The identity of an element.
    ///   - children: The children of an element, or `nil` for a leaf.
    ///   - content: A view builder for the row of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data, id: id, children: { $0[keyPath: children] }, row: content)
    }

    /// Creates a tree for each element of a collection, identified by its `id`.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// Creates a tree for one element.
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data == [DataElement] {
        self.init([root], id: id, children: children, content: content)
    }

    /// Creates a tree for one element, identified by its `id`.
    public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data == [DataElement], ID == DataElement.ID {
        self.init([root], id: \.id, children: children, content: content)
    }

    private init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
        row: @escaping (Data.Element) -> Leaf
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.row = row
    }

    /// The content and behavior of the view.
    public var body: some View {
        ForEach(data, id: id) { element in
            if let below = children(element) {
                DisclosureGroup {
                    OutlineGroup(below, id: id, children: children, row: row)
                } label: {
                    row(element)
                }
            } else {
                row(element)
            }
        }
    }
}
