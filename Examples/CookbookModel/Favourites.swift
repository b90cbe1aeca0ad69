import Observation

/// The reader's favourite recipes, in an order that the reader chooses.
@MainActor
@Observable
public final class Favourites {
    /// The ids without duplicates. Some may belong to recipes that no longer exist.
    public var ids: [Recipe.ID]

    /// Creates a list of favourites.
    public init(_ ids: [Recipe.ID] = []) {
        self.ids = ids
    }

    /// Whether a recipe is a favourite.
    public func contains(_ id: Recipe.ID) -> Bool {
        ids.contains(id)
    }

    /// Adds a recipe at the end of the favourites, or removes it if it is one.
    public func toggle(_ id: Recipe.ID) {
        if contains(id) {
            remove([id])
        } else {
            ids.append(id)
        }
    }

    /// Removes recipes from the favourites. Other recipes are ignored.
    public func remove(_ gone: [Recipe.ID]) {
        ids.removeAll { gone.contains($0) }
    }
}
