import CookbookModel
import SwiftUI

/// The cookbook in two columns: all recipes, and the selected recipe.
struct TwoColumnPattern: View {
    @Bindable var navigation: NavigationModel

    var body: some View {
        NavigationSplitView {
            RecipeList(navigation: navigation, selection: $navigation.selectedRecipe)
        } detail: {
            SelectedRecipe(id: navigation.selectedRecipe)
        }
    }
}
