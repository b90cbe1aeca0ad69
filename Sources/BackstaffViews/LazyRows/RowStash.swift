/// Rows of a ``ForEach`` that left the window and are stashed, because views in them have state.
struct RowStash<ID: Hashable, Row> {
    private(set) var byID: [ID: Row] = [:]
    private var followingIDs: Set<ID> = []

    var isEmpty: Bool { byID.isEmpty }

    var all: Dictionary<ID, Row>.Values { byID.values }

    /// Whether there may be a row that still has to follow the app's state.
    var someFollowState: Bool { !followingIDs.isEmpty }

    subscript(id: ID) -> Row? { byID[id] }

    /// Stashes a row.
    ///
    /// - Returns: The row with the same id that was stashed before, or `nil` if there was none.
    mutating func put(_ row: Row, id: ID, followsState: Bool) -> Row? {
        if followsState { followingIDs.insert(id) }
        return byID.updateValue(row, forKey: id)
    }

    /// Removes the row with an id, and returns it.
    mutating func take(_ id: ID) -> Row? {
        byID.removeValue(forKey: id)
    }

    /// The rows that still have to follow the app's state.
    mutating func followers() -> [Row] {
        followingIDs = followingIDs.filter { byID[$0] != nil }
        return followingIDs.compactMap { byID[$0] }
    }
}
