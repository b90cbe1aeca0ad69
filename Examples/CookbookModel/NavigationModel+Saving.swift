import Foundation

extension NavigationModel {
    /// The reader's current place, for saving.
    public var place: NavigationPlace {
        NavigationPlace(pattern: pattern, collection: collection, recipePath: recipePath)
    }

    /// A model of the same book at a saved place, without recipes that no longer exist.
    ///
    /// - Returns: The model, or `nil` if the place can't be decoded.
    public func restored(from saved: Data) -> NavigationModel? {
        guard let place = NavigationPlace(saved: saved) else { return nil }
        var rest = place
        rest.recipePath.removeAll { recipeBook[$0] == nil }
        let model = NavigationModel(recipeBook: recipeBook, favourites: favourites, place: rest)
        let gone = Set(place.recipePath).subtracting(rest.recipePath)
        if !gone.isEmpty { model.leftOut = LeftOut(gone: gone, rest: rest) }
        return model
    }

    /// Removes recipes that no longer exist from the path again. A host that restores the path by itself doesn't know
    /// the book. A link to such a recipe that is followed later shows that it doesn't exist.
    public func leaveOutGoneRecipes() {
        guard let leftOut else { return }
        self.leftOut = nil
        if recipePath.contains(where: leftOut.gone.contains) { go(to: leftOut.rest) }
    }

    /// The recipes that a saved place has lost.
    struct LeftOut {
        let gone: Set<Recipe.ID>
        let rest: NavigationPlace
    }
}
