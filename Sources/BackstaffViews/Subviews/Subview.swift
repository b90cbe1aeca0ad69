import BackstaffGraph

/// A view of a container's content, as a value that a container shows where it wants to.
///
/// `Group(subviews:)` and `ForEach(subviews:)` make these values. A subview keeps its state while it keeps its ``id`` and
/// its place in the container.
public struct Subview: Identifiable {
    /// The identity of a subview across updates: its place in the content, by the ids of a ``ForEach`` and not by
    /// position.
    public struct ID: Hashable {
        let key: SubviewKey
    }

    /// The identity of the subview.
    public let id: ID

    /// The values that the view passes to its container.
    public let containerValues: ContainerValues

    let content: AnyView
}

extension Subview: PrimitiveView {
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        AnyView._makeNode(of: view.content, under: parent)
    }

    public static func _updateNode(_ node: _Node, to view: Self) {
        AnyView._updateNode(node, to: view.content)
    }

    public static func _inspect(_ inspection: inout _TypeInspection) { inspection.enter(AnyView.self) }
}

/// The subviews of a container's content, in order. As a view, it shows all of them.
public struct SubviewsCollection: RandomAccessCollection {
    let subviews: [Subview]

    public typealias Element = Subview
    public typealias Index = Int
    public typealias Iterator = IndexingIterator<SubviewsCollection>
    public typealias SubSequence = SubviewsCollectionSlice

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }

    /// The subview at a position.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// The subviews at a range of positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollection: View {
    /// The subviews, one after the other.
    public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the subviews of a container's content, in order. As a view, it shows all of them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    let subviews: ArraySlice<Subview>

    public typealias Element = Subview
    public typealias Index = Int
    public typealias Iterator = IndexingIterator<SubviewsCollectionSlice>
    public typealias SubSequence = SubviewsCollectionSlice

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }

    /// The subview at a position.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// The subviews at a range of positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollectionSlice: View {
    /// The subviews, one after the other.
    public var body: some View { ForEach(subviews) { $0 } }
}

/// A section of a container's content: a ``Section``, or views between two of them.
public struct SectionConfiguration: Identifiable {
    /// The identity of a section across updates.
    public struct ID: Hashable {
        let key: SubviewKey
    }

    /// The identity of the section.
    public let id: ID

    /// The values that the section passes to its container.
    public internal(set) var containerValues = ContainerValues()

    /// The views of the header. There are none for views outside a ``Section``.
    public internal(set) var header = SubviewsCollection(subviews: [])

    /// The views of the content.
    public internal(set) var content = SubviewsCollection(subviews: [])

    /// The views of the footer. There are none for views outside a ``Section``.
    public internal(set) var footer = SubviewsCollection(subviews: [])
}

/// The sections of a container's content, in order.
public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    public typealias Element = SectionConfiguration
    public typealias Index = Int

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }

    /// The section at a position.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
