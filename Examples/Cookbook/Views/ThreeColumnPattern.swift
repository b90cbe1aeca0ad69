import CookbookModel
import SwiftUI

/// The cookbook in three columns: categories, the recipes of the selected one, and the recipe that is selected there.
struct ThreeColumnPattern: View {
    @Environment(RecipeBook.self) private var recipeBook
    @Bindable private var navigation: NavigationModel
    @State private var visibility: NavigationSplitViewVisibility

    /// As long as there is nothing to read, all columns are worth their room.
    init(navigation: NavigationModel) {
        self.navigation = navigation
        _visibility = State(initialValue: navigation.selectedRecipe == nil ? .all : .automatic)
    }

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            CategoryList(selection: $navigation.category)
        } content: {
            if let category = navigation.category {
                List(recipeBook.recipes(in: category), selection: $navigation.selectedRecipe) { recipe in
                    NavigationLink(value: recipe.id) {
                        RecipeRow(recipe: recipe)
                    }
                }
                .listStyle(.plain)
                .navigationTitle(category.name)
                .navigationBarTitleDisplayMode(.inline)
            } else {
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
