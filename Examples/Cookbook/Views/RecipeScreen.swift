import CookbookModel
import SwiftUI

/// The screen that an id leads to. An id may come from a saved path or a link, so the recipe may be gone.
struct RecipeScreen: View {
    @Environment(RecipeBook.self) private var recipeBook
    let id: Recipe.ID

    var body: some View {
        Group {
            if let recipe = recipeBook[id] {
                RecipeDetail(recipe: recipe)
            } else {
                ContentUnavailableView(
                    "No such recipe",
                    systemImage: "book.closed",
                    description: Text("It may have been taken out of the book.")
                )
            }
        }
        .toolbar {
            RecipeToolbar(recipe: recipeBook[id])
        }
    }
}
