import CookbookModel
import SwiftUI

/// The favorites as a separate list.
struct FavouriteList: View {
    @State private var searchText = ""
    /// The selection, or nil if a recipe is pushed instead of selected.
    let selection: Binding<Recipe.ID?>?

    var body: some View {
        SelectableList(selection: selection) {
            FavouriteRows(searchText: searchText)
        }
        .overlay {
            NoFavourites(searchText: searchText)
        }
        .editsFavourites()
        .searchable(text: $searchText, prompt: "Names and ingredients")
        .navigationTitle(RecipeCollection.favourites.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// The placeholder for an empty list of favorites.
struct NoFavourites: View {
    @Environment(RecipeBook.self) private var recipeBook
    @Environment(Favourites.self) private var favourites
    let searchText: String

    var body: some View {
        if favourites.ids.isEmpty {
            ContentUnavailableView(
                "No favourites",
                systemImage: "heart",
                description: Text("Swipe a recipe to the right, or open it and tap its heart.")
            )
        } else if !favourites.ids.contains(where: { recipeBook[$0]?.matches(searchText) ?? false }) {
            ContentUnavailableView.search(text: searchText)
        }
    }
}

extension View {
    /// Adds an Edit button if the list shows favorites and isn't empty.
    func editsFavourites(_ isShown: Bool = true) -> some View {
        modifier(FavouriteEditing(isShown: isShown))
    }
}

private struct FavouriteEditing: ViewModifier {
    @Environment(Favourites.self) private var favourites
    @State private var editMode = EditMode.inactive
    let isShown: Bool

    private var isOffered: Bool { isShown && !favourites.ids.isEmpty }

    func body(content: Content) -> some View {
        content
            .toolbar {
                if isOffered {
                    EditButton()
                }
            }
            .environment(\.editMode, $editMode)
            .onChange(of: isOffered) {
                editMode = .inactive
            }
    }
}
