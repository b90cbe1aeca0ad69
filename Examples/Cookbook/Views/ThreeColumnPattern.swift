import CookbookModel
import SwiftUI

/// The cookbook in three columns: categories, the recipes of the selected category, and the selected recipe.
struct ThreeColumnPattern: View {
    @Bindable private var navigation: NavigationModel
    @State private var visibility: NavigationSplitViewVisibility

    /// Creates the columns. At first all of them are visible if no recipe is selected.
    init(navigation: NavigationModel) {
        self.navigation = navigation
        _visibility = State(initialValue: navigation.selectedRecipe == nil ? .all : .automatic)
    }

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            CategoryList(selection: $navigation.collection)
        } content: {
            switch navigation.collection {
            case .favourites:
                FavouriteList(selection: $navigation.selectedRecipe)
                    .listStyle(.plain)
            case .category(let category):
                CategoryRecipes(category: category, selection: $navigation.selectedRecipe)
                    .id(category)
            case nil:
                ContentUnavailableView(
                    "No category selected",
                    systemImage: "list.bullet",
                    description: Text("Its recipes will be listed here.")
                )
            }
        } detail: {
            SelectedRecipe(id: navigation.selectedRecipe)
        }
    }
}
