import CookbookModel
import SwiftUI

/// A sheet for a recipe's note. If the note was changed, a swipe doesn't dismiss the sheet, and Cancel asks for
/// confirmation.
struct NoteEditor: View {
    @AppStorage("notes") private var notes = Notes()
    @Environment(\.dismiss) private var dismiss
    @FocusState private var isFocused: Bool
    @State private var text = ""
    @State private var asksToDiscard = false
    let recipe: Recipe

    private var isChanged: Bool { text != notes[recipe.id] }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("What to do otherwise next time", text: $text, axis: .vertical)
                        .lineLimit(5...12)
                        .focused($isFocused)
                } footer: {
                    Text("Beside \(recipe.name), in this browser only.")
                }
            }
            .navigationTitle("Note")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", action: cancel)
                        .confirmationDialog("Discard what you wrote?", isPresented: $asksToDiscard) {
                            Button("Discard Changes", role: .destructive) { dismiss() }
                        }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .disabled(!isChanged)
                }
            }
        }
        .presentationDetents([.medium, .large])
        .interactiveDismissDisabled(isChanged)
        .onAppear {
            text = notes[recipe.id]
            isFocused = true
        }
    }

    private func cancel() {
        if isChanged {
            asksToDiscard = true
        } else {
            dismiss()
        }
    }

    private func save() {
        notes[recipe.id] = text
        dismiss()
    }
}
