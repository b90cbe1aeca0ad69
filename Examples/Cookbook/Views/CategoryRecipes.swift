import CookbookModel
import SwiftUI

/// The recipes of one category as a list with a search field.
struct CategoryRecipes: View {
    @Environment(RecipeBook.self) private var recipeBook
    @State private var searchText = ""
    let category: Category
    @Binding var selection: Recipe.ID?

    var body: some View {
        let recipes = recipeBook.recipes(in: category, matching: searchText)
        List(recipes, selection: $selection) { recipe in
            NavigationLink(value: recipe.id) {
                RecipeRow(recipe: recipe)
            }
            .favourable(recipe)
        }
        .listStyle(.plain)
        .overlay {
            if recipes.isEmpty {
                ContentUnavailableView.search(text: searchText)
            }
        }
        .searchable(text: $searchText, prompt: "Names and ingredients")
        .navigationTitle(category.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}
