import CookbookModel
import SwiftUI

/// The recipe that is selected in the previous column, or instructions if none is selected.
struct SelectedRecipe: View {
    let id: Recipe.ID?

    var body: some View {
        if let id {
            RecipeScreen(id: id)
        } else {
            ContentUnavailableView {
                Label("No recipe selected", systemImage: "book")
            } description: {
                Text("Choose one from the list, or take what today suggests.")
            } actions: {
                RecipeOfTheDayButton()
            }
        }
    }
}
