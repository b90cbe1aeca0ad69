import CookbookModel
import SwiftUI

/// The cookbook in three columns: categories, the recipes of the selected one, and the recipe that is selected there.
struct ThreeColumnPattern: View {
    @Bindable private var navigation: NavigationModel
    @State private var visibility: NavigationSplitViewVisibility

    /// As long as there is nothing to read, all columns are worth their room.
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
