/// Two people have edited one item, and the second one wants to save.
///
///     original ─┬─ their edits, saved ──► current ─┐
///               └─ my edits, not saved ──► mine ───┴─► merged, as I decide
public struct EditConflict: Hashable, Sendable {
    /// The item from which the second person started.
    public let original: Item
    /// What the second person wants to save.
    public let mine: ItemDetails
    /// The item as it is now.
    public let current: Item
    /// The edits that the second person hasn't seen, the newest first.
    public let changes: [Change]

    /// The properties that others have changed.
    public var theirFields: [ItemField] { current.details.differences(from: original.details) }

    /// The properties that only the second person has changed.
    public var myFields: [ItemField] {
        mine.differences(from: original.details).filter { !theirFields.contains($0) }
    }

    /// The properties that both have changed, and not to the same value.
    public var disputedFields: [ItemField] {
        let differing = mine.differences(from: current.details)
        return theirFields.filter { differing.contains($0) && mine[$0] != original.details[$0] }
    }

    /// The names of those who have edited the item in the meantime.
    public var authors: [String] { Set(changes.map(\.author)).sorted() }

    /// Who has changed a property last.
    public func author(of field: ItemField) -> String {
        changes.first { $0.field == field }?.author ?? authors.first ?? ""
    }

    /// Their edits and mine together.
    ///
    /// - Parameter fields: The disputed properties for which mine is taken.
    public func merged(takingMine fields: Set<ItemField>) -> ItemDetails {
        var merged = current.details
        for field in myFields { merged.take(field, from: mine) }
        for field in disputedFields where fields.contains(field) { merged.take(field, from: mine) }
        return merged
    }
}
