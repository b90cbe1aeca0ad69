import Foundation

extension NavigationModel {
    /// Where the reader is, to be saved.
    public var place: NavigationPlace {
        NavigationPlace(pattern: pattern, collection: collection, recipePath: recipePath)
    }

    /// A model of the same book, at the place that was saved: without the recipes that are gone by now.
    ///
    /// - Returns: `nil` if the place can't be read.
    public func restored(from saved: Data) -> NavigationModel? {
        guard let place = NavigationPlace(saved: saved) else { return nil }
        var rest = place
        rest.recipePath.removeAll { recipeBook[$0] == nil }
        let model = NavigationModel(recipeBook: recipeBook, favourites: favourites, place: rest)
        let gone = Set(place.recipePath).subtracting(rest.recipePath)
        if !gone.isEmpty { model.leftOut = LeftOut(gone: gone, rest: rest) }
        return model
    }

    /// Leaves the recipes out once more that are gone, if they are in the path again: whoever has kept the path itself
    /// doesn't know of the book. Later a link to one of them tells that it is gone.
    public func leaveOutGoneRecipes() {
        guard let leftOut else { return }
        self.leftOut = nil
        if recipePath.contains(where: leftOut.gone.contains) { go(to: leftOut.rest) }
    }

    /// What a saved place has lost.
    struct LeftOut {
        let gone: Set<Recipe.ID>
        let rest: NavigationPlace
    }
}
