import CookbookModel
import SwiftUI

/// The screen for an id. An id from a saved path or a link may belong to a recipe that no longer exists.
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
