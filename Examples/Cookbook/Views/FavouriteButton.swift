import CookbookModel
import SwiftUI

/// Adds a recipe to the favorites, or removes it.
struct FavouriteButton: View {
    @Environment(Favourites.self) private var favourites
    let recipe: Recipe

    var body: some View {
        let isFavourite = favourites.contains(recipe.id)
        Button {
            favourites.toggle(recipe.id)
        } label: {
            Label(isFavourite ? "Unfavourite" : "Favourite", systemImage: isFavourite ? "heart.slash" : "heart")
        }
    }
}

/// The same button for a bar, where the heart shows whether the recipe is a favorite.
struct FavouriteToolbarButton: View {
    @Environment(Favourites.self) private var favourites
    let recipe: Recipe

    var body: some View {
        let isFavourite = favourites.contains(recipe.id)
        Button {
            favourites.toggle(recipe.id)
        } label: {
            Label(isFavourite ? "Unfavourite" : "Favourite", systemImage: isFavourite ? "heart.fill" : "heart")
        }
        .tint(isFavourite ? .pink : nil)
    }
}

/// A heart that is visible if a recipe is a favorite.
struct FavouriteMark: View {
    @Environment(Favourites.self) private var favourites
    let recipe: Recipe

    var body: some View {
        if favourites.contains(recipe.id) {
            Image(systemName: "heart.fill")
                .font(.footnote)
                .foregroundStyle(.pink)
                .accessibilityLabel("Favourite")
        }
    }
}

extension View {
    /// Adds a swipe action and a menu item that make the row's recipe a favorite.
    func favourable(_ recipe: Recipe) -> some View {
        swipeActions(edge: .leading, allowsFullSwipe: true) {
            FavouriteButton(recipe: recipe)
                .tint(.pink)
        }
        .contextMenu {
            FavouriteButton(recipe: recipe)
        }
    }
}
