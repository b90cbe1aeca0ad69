import CookbookModel
import SwiftUI

/// What stands in the bar of a recipe: a way out of a deep stack, the heart, and the layout where the first screen's bar is
/// covered.
struct RecipeToolbar: ToolbarContent {
    /// Nil if there is nothing to like.
    let recipe: Recipe?

    var body: some ToolbarContent {
        ToolbarItemGroup(placement: .primaryAction) {
            BackToRecipesButton()
            if let recipe {
                FavouriteToolbarButton(recipe: recipe)
            }
            LonePatternMenu()
        }
    }
}

/// Goes back to the list of recipes in one tap. It is there only when the back button would take more than one.
private struct BackToRecipesButton: View {
    @Environment(NavigationModel.self) private var navigation

    var body: some View {
        if navigation.isDeep {
            Button(action: navigation.popToRecipes) {
                Label("Back to all recipes", systemImage: "list.bullet")
            }
        }
    }
}

/// The choice of layouts on later screens, where the first one isn't beside them but covered.
struct LonePatternMenu: View {
    @Environment(NavigationModel.self) private var navigation
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        if horizontalSizeClass == .compact || navigation.pattern == .stack {
            PatternMenu()
        }
    }
}
