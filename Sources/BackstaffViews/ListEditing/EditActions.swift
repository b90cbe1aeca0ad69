import Foundation

/// The edits that a user can make to a bound collection without an action of the app.
public struct EditActions<Data>: OptionSet, Sendable {
    /// The bits of the edits.
    public let rawValue: Int

    /// Creates a set of edits from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Elements can be deleted.
    public static var delete: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
    /// Elements can be moved.
    public static var move: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
    /// Elements can be deleted and moved.
    public static var all: EditActions { [.delete, .move] }
}

/// The actions that edit a bound collection.
struct CollectionEdits {
    /// The action that deletes elements, or `nil` if they can't be deleted.
    let delete: RowEdits.Deletion?
    /// The action that moves elements, or `nil` if they can't be moved.
    let move: RowEdits.Move?

    /// The bits of the available edits.
    let kinds: Int

    init<C: MutableCollection & RandomAccessCollection>(_ actions: EditActions<C>, of data: Binding<C>) {
        kinds = actions.rawValue
        delete = actions.rawValue & 1 == 0 ? nil : Self.deletion(from: data)
        move =
            actions.rawValue & 2 == 0
            ? nil : { source, destination in data.wrappedValue.move(fromOffsets: source, toOffset: destination) }
    }

    /// Returns the action that deletes elements, or `nil` if the collection isn't a `RangeReplaceableCollection`.
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
