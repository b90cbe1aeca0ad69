import CookbookModel
import SwiftUI

/// The recipes of one category.
struct CategoryDetail: View {
    @Environment(RecipeBook.self) private var recipeBook
    let category: Category

    var body: some View {
        List(recipeBook.recipes(in: category)) { recipe in
            NavigationLink(value: Route.recipe(recipe.id)) {
                RecipeRow(recipe: recipe)
            }
        }
        .listStyle(.insetGrouped)
        .navigationTitle(category.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                BackToAllRecipesButton()
            }
        }
    }
}
