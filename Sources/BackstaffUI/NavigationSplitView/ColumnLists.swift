import BackstaffNavigation

/// The lists with a selection in a column, in the order in which they were made.
@MainActor
struct ColumnLists {
    private(set) var all: ContiguousArray<any SelectingList> = []

    var count: Int { all.count }

    mutating func add(_ list: any SelectingList) {
        all.append(list)
    }

    mutating func remove(_ list: any SelectingList) {
        all.removeAll { $0 === list }
    }

    /// The selected values of all lists, without the lists whose selection can't be cleared.
    var selectedValues: [NavigationValue] { all.flatMap(\.selectedValues) }

    /// Whether a user is picking rows of a list in edit mode.
    var isPicking: Bool { all.contains(where: \.isPicking) }

    func clear() {
        for list in all { list.clearSelection() }
    }

    /// Restores the selection of each list. A list that the snapshot has no selection for is deselected.
    ///
    /// - Returns: Whether the snapshot has a selection for any of the lists.
    func restore(from parts: inout SnapshotParts) -> Bool {
        var hasSelection = false
        for list in all {
            if let value = parts.takeSelection() {
                list.restore(value)
                hasSelection = hasSelection || value != nil
            } else {
                list.clearSelection()
            }
        }
        return hasSelection
    }
}
