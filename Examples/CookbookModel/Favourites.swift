import Observation

/// The reader's favorite recipes, in an order that the reader chooses.
@MainActor
@Observable
public final class Favourites {
    /// The ids without duplicates. Some may belong to recipes that no longer exist.
    public var ids: [Recipe.ID]

    /// Creates a list of favorites.
    public init(_ ids: [Recipe.ID] = []) {
        self.ids = ids
    }

    /// Whether a recipe is a favorite.
    public func contains(_ id: Recipe.ID) -> Bool {
        ids.contains(id)
    }

    /// Adds a recipe at the end of the favorites, or removes it if it is one.
    public func toggle(_ id: Recipe.ID) {
        if contains(id) {
            remove([id])
        } else {
            ids.append(id)
        }
    }

    /// Removes recipes from the favorites. Other recipes are ignored.
    public func remove(_ gone: [Recipe.ID]) {
        ids.removeAll { gone.contains($0) }
    }
}
