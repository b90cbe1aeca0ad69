import Foundation

/// What a person may do to the elements of a bound collection without an action of the app's.
public struct EditActions<Data>: OptionSet, Sendable {
    /// A bit for each edit.
    public let rawValue: Int

    /// The edits whose bits are set in `rawValue`.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Elements can be deleted.
    public static var delete: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
    /// Elements can change places.
    public static var move: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
    /// Elements can be deleted and can change places.
    public static var all: EditActions { [.delete, .move] }
}

/// The edits of a bound collection.
struct CollectionEdits {
    /// Deletes elements, if they can be.
    let delete: RowEdits.Deletion?
    /// Moves elements, if they can be.
    let move: RowEdits.Move?

    /// Which of them there are, in bits.
    let kinds: Int

    init<C: MutableCollection & RandomAccessCollection>(_ actions: EditActions<C>, of data: Binding<C>) {
        kinds = actions.rawValue
        delete = actions.rawValue & 1 == 0 ? nil : Self.deletion(from: data)
        move =
            actions.rawValue & 2 == 0
            ? nil : { source, destination in data.wrappedValue.move(fromOffsets: source, toOffset: destination) }
    }

    /// What deletes elements, where the collection is one that elements can be taken out of.
    private static func deletion<C>(from data: Binding<C>) -> RowEdits.Deletion? {
        guard let type = C.self as? any RangeReplaceableCollection.Type else { return nil }
        return deletion(from: data, as: type)
    }

    private static func deletion<C, R: RangeReplaceableCollection>(
        from data: Binding<C>, as type: R.Type
    ) -> RowEdits.Deletion? {
        guard let data = data as? Binding<R> else { return nil }
        return { data.wrappedValue.remove(atOffsets: $0) }
    }
}

extension ForEach where Content: View {
    /// A view for each element of a bound collection, given as a binding to the element, which a person can edit.
    ///
    /// - Parameters:
    ///   - data: the collection.
    ///   - editActions: what a person may do. ``DynamicViewContent/onDelete(perform:)`` and
    ///     ``DynamicViewContent/onMove(perform:)`` are done in place of it.
    ///   - content: makes the view of an element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, id: \.id, editActions: editActions, content: content, fileID: fileID, line: line)
    }

    /// A view for each element of a bound collection, given as a binding to the element and identified by what `id`
    /// leads to, which a person can edit.
    ///
    /// - Parameters:
    ///   - data: the collection.
    ///   - id: leads to what identifies an element.
    ///   - editActions: what a person may do. ``DynamicViewContent/onDelete(perform:)`` and
    ///     ``DynamicViewContent/onMove(perform:)`` are done in place of it.
    ///   - content: makes the view of an element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
        self.init(data, id: id, content: content, fileID: fileID, line: line)
        collectionEdits = CollectionEdits(editActions, of: data)
    }
}
