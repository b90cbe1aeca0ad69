import Observation

/// The recipes that the reader wants to find again, in an order of the reader's own.
@MainActor
@Observable
public final class Favourites {
    /// The ids, each of them once. One may be of a recipe that is gone.
    public var ids: [Recipe.ID]

    /// Begins with some favourites.
    public init(_ ids: [Recipe.ID] = []) {
        self.ids = ids
    }

    /// Whether a recipe is one of them.
    public func contains(_ id: Recipe.ID) -> Bool {
        ids.contains(id)
    }

    /// Makes a recipe a favourite, the last of the list; takes it out if it is one.
    public func toggle(_ id: Recipe.ID) {
        if contains(id) {
            remove([id])
        } else {
            ids.append(id)
        }
    }

    /// Takes recipes out. Those that aren't favourites don't matter.
    public func remove(_ gone: [Recipe.ID]) {
        ids.removeAll { gone.contains($0) }
    }
}
