import CookbookModel
import SwiftUI

/// The toolbar of a recipe: a button that leaves a deep stack, the heart, and the choice of layouts if the first
/// screen's bar is covered.
struct RecipeToolbar: ToolbarContent {
    /// The recipe, or nil if it doesn't exist.
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

/// Goes back to the list of recipes in one tap. The button is visible only if the back button needs more than one tap.
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

/// The choice of layouts on later screens, if the first screen is covered and not beside them.
struct LonePatternMenu: View {
    @Environment(NavigationModel.self) private var navigation
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        if horizontalSizeClass == .compact || navigation.pattern == .stack {
            PatternMenu()
        }
    }
}
