import CookbookModel
import SwiftUI

/// The cookbook as one stack: the list of all recipes, with recipes above it.
struct StackPattern: View {
    @Bindable var navigation: NavigationModel

    var body: some View {
        NavigationStack(path: $navigation.recipePath) {
            RecipeList(navigation: navigation, selection: nil)
                .listStyle(.insetGrouped)
                .navigationDestination(for: Recipe.ID.self) { id in
                    RecipeScreen(id: id)
                }
        }
    }
}
