import Observation
import StockStore

/// The editing of one item.
///
///     typing ──► draft ──► save ─┬─► saved
///                                └─► conflict ──► the person chooses ──► save ─┬─► saved
///                                       ▲                                      │
///                                       └──────── another edit came first ─────┘
@MainActor
@Observable
final class ItemEditor {
    var draft: ItemDraft
    /// What others have changed in the meantime. It is `nil` unless a save has found it.
    var conflict: EditConflict?
    /// The disputed properties for which the person's own text is taken.
    var ownFields: Set<ItemField> = []
    var failure: StockError?
    private(set) var isSaving = false
    /// Problems are shown for every property after the first attempt to save.
    private var hasTriedToSave = false

    private let original: Item?
    private let emptyDraft: ItemDraft

    /// Edits an item, or a new one.
    init(_ item: Item? = nil) {
        original = item
        emptyDraft = ItemDraft(item?.details)
        draft = emptyDraft
    }

    var isChanged: Bool { draft != emptyDraft }

    /// What is wrong with a property that a person has edited.
    func problem(with field: ItemField) -> String? {
        hasTriedToSave || draft[field] != emptyDraft[field] ? draft.problem(with: field) : nil
    }

    /// Saves the draft of an item.
    ///
    /// - Returns: `true` if it was saved. Otherwise, ``conflict`` or ``failure`` or a problem says why not.
    func save(in store: StockStore, by author: String) async -> Bool {
        guard let original, let details = checkedDetails else { return false }
        return await save(details, of: original, in: store, by: author)
    }

    /// Saves their edits together with the person's own, as the person has chosen.
    func saveChoice(in store: StockStore, by author: String) async -> Bool {
        guard let conflict else { return false }
        return await save(conflict.merged(takingMine: ownFields), of: conflict.current, in: store, by: author)
    }

    /// Adds the draft as a new item.
    ///
    /// - Returns: The id of the new item, or `nil` if it wasn't added.
    func add(to warehouse: Warehouse.ID, in store: StockStore, by author: String) async -> Item.ID? {
        guard let details = checkedDetails, !isSaving else { return nil }
        isSaving = true
        defer { isSaving = false }
        do throws(StockError) {
            return try await store.add(details, to: warehouse, by: author)
        } catch {
            failure = error
            return nil
        }
    }

    private var checkedDetails: ItemDetails? {
        hasTriedToSave = true
        return draft.details
    }

    private func save(
        _ details: ItemDetails, of item: Item, in store: StockStore, by author: String
    ) async -> Bool {
        if isSaving { return false }
        isSaving = true
        defer { isSaving = false }
        do throws(StockError) {
            switch try await store.save(details, of: item, by: author) {
            case .saved: return true
            case .conflict(let found):
                // The person has to choose: their own text isn't taken unless they say so.
                ownFields = []
                conflict = found
            }
        } catch {
            failure = error
        }
        return false
    }
}
