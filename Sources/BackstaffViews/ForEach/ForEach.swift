import BackstaffGraph
import BackstaffNavigation

/// A structure that computes views on demand from a collection of identified data.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection of data that the views are created from.
    public var data: Data

    /// The closure that creates the view for an element.
    public var content: (Data.Element) -> Content

    @usableFromInline package let id: (Data.Element) -> ID

    /// The source of the bindings that rows of a bound collection receive.
    var bindings: RowBindings<Data, Content>?

    /// The edits that a user can make to a bound collection.
    var collectionEdits: CollectionEdits?

    /// The view that is shown instead, if the data is only known once the views of a container are resolved.
    var resolved: AnyView?

    /// The source location that reports name.
    let place: SourcePlace

    @usableFromInline
    package init(
        data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content,
        fileID: StaticString, line: UInt
    ) {
        self.data = data
        self.id = id
        self.content = content
        place = SourcePlace(fileID, line)
    }
}

// The type checker tries this form first. So it knows what a mistake in the rows of an array costs before it tries the
// forms for bindings and tabs, and gives those for bindings up at once. A form for any collection can't be the first,
// because a binding is a collection of bindings.
extension ForEach where Data: _PlainArray, Content: View {
    /// Creates a view for each element of an array, identified by the element's `id`.
    @inlinable
    public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: { $0.id }, content: content, fileID: fileID, line: line)
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element, identified by the element's `id`.
    @inlinable
    @_disfavoredOverload  // A binding is a collection of bindings, too, but has its own initializer.
    public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content, fileID: StaticString = #fileID,
        line: UInt = #line
    )
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: { $0.id }, content: content, fileID: fileID, line: line)
    }

    /// Creates a view for each element, identified by the value at `id`.
    @inlinable
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
    /// Creates a view for each number of a range.
    @inlinable
    @_disfavoredOverload  // If an argument fits neither, the error is about the collection.
    public init<Numbers: _NumberRange & _NumberRangeWeight>(
        _ data: Numbers, @ViewBuilder content: @escaping (Int) -> Content, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(data: data._range, id: { $0 }, content: content, fileID: fileID, line: line)
    }

    /// Not available, as in SwiftUI. It exists so that the error says what to write instead.
    @available(
        *, unavailable,
        message: "ForEach takes no closed range without an id: write 0..<6 for 0...5, or add id: \\.self"
    )
    @_disfavoredOverload
    public init<Numbers: _ClosedNumberRange & _NumberRangeWeight>(
        _ data: Numbers, @ViewBuilder content: @escaping (Int) -> Content, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(data: data._range, id: { $0 }, content: content, fileID: fileID, line: line)
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element of a bound collection. The content receives a binding to the element.
    public init<Bound: _BoundCollection & _OverloadWeight, C: MutableCollection & RandomAccessCollection>(
        _ data: Bound, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    )
    where
        Bound._Base == C, Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
        ID == C.Element.ID
    {
        self.init(bound: data._binding, id: \.id, content: content, fileID: fileID, line: line)
    }

    /// Creates a view for each element of a bound collection, identified by the value at `id`. The content receives a
    /// binding to the element.
    public init<Bound: _BoundCollection & _OverloadWeight, C: MutableCollection & RandomAccessCollection>(
        _ data: Bound, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where Bound._Base == C, Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        self.init(bound: data._binding, id: id, content: content, fileID: fileID, line: line)
    }

    package init<C: MutableCollection & RandomAccessCollection>(
        bound data: Binding<C>, id: KeyPath<C.Element, ID>, content: @escaping (Binding<C.Element>) -> Content,
        fileID: StaticString, line: UInt
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
        if let resolved = view.resolved { return AnyView._makeNode(of: resolved, under: parent) }
        return ForEachNode(view, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        if let resolved = view.resolved { return AnyView._updateNode(node, to: resolved) }
        unsafeDowncast(node, to: ForEachNode<Data, ID, Content>.self).update(to: view)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.canBeManyRows = true
        inspection.enter(Content.self)
    }
}

extension ForEach: DynamicViewContent where Content: View {}
