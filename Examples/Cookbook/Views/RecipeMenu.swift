import CookbookModel
import SwiftUI

/// Less frequent actions for a recipe, in a menu in its bar.
struct RecipeMenu: ToolbarContent {
    let recipe: Recipe
    @Binding var isWriting: Bool

    var body: some ToolbarContent {
        ToolbarItemGroup(placement: .secondaryAction) {
            NoteButton(recipe: recipe, isWriting: $isWriting)
            ShareLink("Share Ingredients", item: recipe.shoppingList, subject: Text(recipe.name))
        }
    }
}

/// Opens the sheet for a recipe's note.
private struct NoteButton: View {
    @AppStorage("notes") private var notes = Notes()
    let recipe: Recipe
    @Binding var isWriting: Bool

    var body: some View {
        Button(notes[recipe.id].isEmpty ? "Add Note" : "Edit Note", systemImage: "square.and.pencil") {
            isWriting = true
        }
    }
}
