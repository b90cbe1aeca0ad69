import CookbookModel
import SwiftUI

/// Opens the cooking screen of a recipe.
struct CookButton: View {
    @State private var isCooking = false
    let recipe: Recipe

    var body: some View {
        Button("Start Cooking", systemImage: "flame") { isCooking = true }
            .buttonStyle(.borderedProminent)
            .fullScreenCover(isPresented: $isCooking) {
                CookingScreen(recipe: recipe)
            }
    }
}
