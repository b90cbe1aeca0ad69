import CookbookModel
import SwiftUI

/// The rows of a list: every recipe under its category.
struct RecipeSections: View {
    @Environment(RecipeBook.self) private var recipeBook

    var body: some View {
        ForEach(Category.allCases) { category in
            Section(category.name) {
                ForEach(recipeBook.recipes(in: category)) { recipe in
                    NavigationLink(value: recipe.id) {
                        RecipeRow(recipe: recipe)
                    }
                }
            }
        }
    }
}
