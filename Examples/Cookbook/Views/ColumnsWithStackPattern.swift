import CookbookModel
import SwiftUI

/// The cookbook in two columns. The second has a stack that leads from a category to its recipes, and from there to
/// related recipes.
struct ColumnsWithStackPattern: View {
    @Bindable var navigation: NavigationModel

    var body: some View {
        NavigationSplitView {
            CategoryList(selection: $navigation.collection)
        } detail: {
            NavigationStack(path: $navigation.recipePath) {
                Group {
                    switch navigation.collection {
                    case .favourites:
                        FavouriteList(selection: nil)
                            .listStyle(.insetGrouped)
                    case .category(let category):
                        RecipeGrid(category: category)
                            .id(category)
                    case nil:
                        WelcomeScreen()
                    }
                }
                .navigationDestination(for: Recipe.ID.self) { id in
                    RecipeScreen(id: id)
                }
            }
        }
    }
}
