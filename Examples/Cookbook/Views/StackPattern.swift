import CookbookModel
import SwiftUI

/// The cookbook as one stack: the list of all recipes, and above it recipe upon recipe.
struct StackPattern: View {
    @Bindable var navigation: NavigationModel

    var body: some View {
        NavigationStack(path: $navigation.recipePath) {
            List {
                RecipeSections()
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Cookbook")
            .toolbar {
                CookbookToolbar()
            }
            .navigationDestination(for: Recipe.ID.self) { id in
                RecipeScreen(id: id)
            }
        }
    }
}
