import CookbookModel
import SwiftUI

/// Shows what goes in without leaving the step that one is at: beside the button, or in a sheet where there is no room.
struct IngredientsButton: View {
    @State private var showsIngredients = false
    let recipe: Recipe

    var body: some View {
        Button("Ingredients", systemImage: "list.bullet") { showsIngredients = true }
            .popover(isPresented: $showsIngredients) {
                ScrollView {
                    IngredientList(ingredients: recipe.ingredients)
                        .padding()
                }
                .frame(minWidth: 320, minHeight: 360)
                .presentationDetents([.medium, .large])
            }
    }
}
