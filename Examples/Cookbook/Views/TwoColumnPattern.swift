import CookbookModel
import SwiftUI

/// The cookbook in two columns: all recipes, and the one that is selected.
struct TwoColumnPattern: View {
    @Bindable var navigation: NavigationModel

    var body: some View {
        NavigationSplitView {
            List(selection: $navigation.selectedRecipe) {
                RecipeSections()
            }
            .navigationTitle("Cookbook")
            .toolbar {
                CookbookToolbar()
            }
        } detail: {
            SelectedRecipe(id: navigation.selectedRecipe)
        }
    }
}
