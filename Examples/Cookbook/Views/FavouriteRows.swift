import CookbookModel
import SwiftUI

/// The rows for the favorites, which the reader can reorder and remove. While a search hides some of them, the others
/// can't be moved.
struct FavouriteRows: View {
    @Environment(RecipeBook.self) private var recipeBook
    @Environment(Favourites.self) private var favourites
    var searchText = ""

    var body: some View {
        let recipes = favourites.ids.compactMap { recipeBook[$0] }.filter { $0.matches(searchText) }
        ForEach(recipes) { recipe in
            NavigationLink(value: recipe.id) {
                RecipeRow(recipe: recipe, showsFavourite: false)
            }
            .swipeActions(edge: .trailing) {
                Button("Remove", systemImage: "heart.slash", role: .destructive) {
                    favourites.toggle(recipe.id)
                }
            }
            .moveDisabled(recipes.count < favourites.ids.count)
        }
        .onDelete { offsets in
            favourites.remove(offsets.map { recipes[$0].id })
        }
        .onMove { offsets, destination in
            favourites.ids.move(fromOffsets: offsets, toOffset: destination)
        }
    }
}
