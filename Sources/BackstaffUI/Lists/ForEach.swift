import BackstaffGraph
import BackstaffNavigation

/// Views made from the elements of a collection, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection.
    public var data: Data

    /// Makes the view for an element.
    public var content: (Data.Element) -> Content

    @usableFromInline let id: (Data.Element) -> ID

    /// What the rows of a bound collection get their bindings from.
    var bindings: RowBindings<Data, Content>?

    /// What a person may do to a bound collection.
    var collectionEdits: CollectionEdits?

    /// The place that reports name.
    let place: SourcePlace

    @usableFromInline
    init(
        data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content,
        fileID: StaticString, line: UInt
    ) {
        self.data = data
        self.id = id
        self.content = content
        place = SourcePlace(fileID, line)
    }
}

extension ForEach where Content: View {
    /// A view for each element, identified by the element itself.
    @inlinable
    @_disfavoredOverload  // A binding is a collection too, of bindings: there its own initialiser is meant.
    public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: { $0.id }, content: content, fileID: fileID, line: line)
    }

    /// A view for each element, identified by what `id` leads to.
    @inlinable
    @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        if let itself = id as? KeyPath<Data.Element, Data.Element>, itself == \Data.Element.self,
            let identity = { (element: Data.Element) in element } as? (Data.Element) -> ID
        {
            self.init(data: data, id: identity, content: content, fileID: fileID, line: line)
        } else {
            self.init(data: data, id: { $0[keyPath: id] }, content: content, fileID: fileID, line: line)
        }
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// A view for each number of a range.
    @inlinable
    public init(
        _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(data: data, id: { $0 }, content: content, fileID: fileID, line: line)
    }
}

extension ForEach where Content: View {
    /// A view for each element of a bound collection, given as a binding to the element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, id: \.id, content: content, fileID: fileID, line: line)
    }

    /// A view for each element of a bound collection, given as a binding to the element and identified by what `id`
    /// leads to.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        let collection = data.wrappedValue
        let bindings = TypedRowBindings(data, collection, id, content, at: SourcePlace(fileID, line))
        self.init(
            data: collection.indices.lazy.map { ($0, collection[$0][keyPath: id]) },
            id: { $0.1 },
            content: { bindings.content(at: bindings.location(for: $0, reusing: nil)) }, fileID: fileID, line: line)
        self.bindings = bindings
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    public var body: Never { fatalError("ForEach has no body: the framework shows its content.") }

    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        ForEachNode(view, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(to: view)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.canBeManyRows = true
        inspection.enter(Content.self)
    }
}
