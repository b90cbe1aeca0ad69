import CookbookModel
import SwiftUI

/// Shows the ingredients without leaving the current step, in a popover, or in a sheet if there isn't enough space.
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
