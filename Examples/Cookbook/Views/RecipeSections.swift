import CookbookModel
import SwiftUI

/// The rows for all recipes that match the search, in sections by category.
struct RecipeSections: View {
    @Environment(RecipeBook.self) private var recipeBook
    var searchText = ""

    var body: some View {
        ForEach(Category.allCases) { category in
            let recipes = recipeBook.recipes(in: category, matching: searchText)
            if !recipes.isEmpty {
                Section(category.name) {
                    ForEach(recipes) { recipe in
                        NavigationLink(value: recipe.id) {
                            RecipeRow(recipe: recipe)
                        }
                        .favourable(recipe)
                    }
                }
            }
        }
    }
}
