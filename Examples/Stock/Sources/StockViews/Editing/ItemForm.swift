import StockStore
import SwiftUI

/// A sheet that edits an item. If others have edited it in the meantime, Save leads to a screen where a person chooses.
struct ItemForm: View {
    @Environment(StockStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @Author private var author
    @State private var editor: ItemEditor
    @State private var asksToDiscard = false

    init(item: Item) {
        _editor = State(initialValue: ItemEditor(item))
    }

    var body: some View {
        NavigationStack {
            Form {
                ItemFields(editor: editor)
            }
            .navigationTitle("Edit Item")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", action: cancel)
                        .confirmationDialog("Discard your edits?", isPresented: $asksToDiscard) {
                            Button("Discard Edits", role: .destructive) { dismiss() }
                        }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        Task {
                            if await editor.save(in: store, by: author) { dismiss() }
                        }
                    }
                    .disabled(!editor.isChanged || editor.isSaving)
                }
            }
            .navigationDestination(isPresented: hasConflict) {
                if let conflict = editor.conflict {
                    ConflictScreen(editor: editor, conflict: conflict) { dismiss() }
                }
            }
        }
        .interactiveDismissDisabled(editor.isChanged)
        .alert("Not saved", failure: $editor.failure)
    }

    private var hasConflict: Binding<Bool> {
        Binding {
            editor.conflict != nil
        } set: { isShown in
            if !isShown { editor.conflict = nil }
        }
    }

    private func cancel() {
        if editor.isChanged {
            asksToDiscard = true
        } else {
            dismiss()
        }
    }
}

/// The fields for the properties of an item.
struct ItemFields: View {
    @Bindable var editor: ItemEditor

    var body: some View {
        Section {
            ForEach(ItemField.allCases) { field in
                FormRow(
                    title: field.title, text: $editor.draft[field], problem: editor.problem(with: field),
                    isOptional: field == .place,
                    keyboard: field == .minimum ? .numberPad : .default)
            }
        } footer: {
            Text("An item is running low if there is less than its minimum.")
        }
    }
}
