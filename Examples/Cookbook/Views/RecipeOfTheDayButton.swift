import CookbookModel
import SwiftUI

/// Shows the recipe of the day in its category, wherever the reader is.
struct RecipeOfTheDayButton: View {
    @Environment(RecipeBook.self) private var recipeBook
    @Environment(NavigationModel.self) private var navigation

    var body: some View {
        if let recipe = recipeBook.recipeOfTheDay() {
            Button {
                navigation.show(recipe)
            } label: {
                Label("Recipe of the day", systemImage: "star")
            }
        }
    }
}
