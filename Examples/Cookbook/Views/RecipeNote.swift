import CookbookModel
import SwiftUI

/// The reader's note for a recipe, if there is one. Deleting it asks for confirmation.
struct RecipeNote: View {
    @AppStorage("notes") private var notes = Notes()
    @State private var asksToDelete = false
    let recipe: Recipe
    @Binding var isWriting: Bool

    var body: some View {
        if !notes[recipe.id].isEmpty {
            RecipeSection(title: "Your note") {
                VStack(alignment: .leading, spacing: 12) {
                    Text(notes[recipe.id])
                        .multilineTextAlignment(.leading)
                    HStack(spacing: 20) {
                        Button("Edit") { isWriting = true }
                        Button("Delete", role: .destructive) { asksToDelete = true }
                            .confirmationDialog(
                                "Delete your note on \(recipe.name)?", isPresented: $asksToDelete,
                                titleVisibility: .visible
                            ) {
                                Button("Delete Note", role: .destructive) { notes[recipe.id] = "" }
                            } message: {
                                Text("It can't be brought back.")
                            }
                    }
                    .font(.subheadline)
                }
                .card()
            }
        }
    }
}
