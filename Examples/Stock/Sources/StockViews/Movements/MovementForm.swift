import StockStore
import SwiftUI

/// A sheet that records that something came or went.
struct MovementForm: View {
    @Environment(StockStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @Author private var author
    @FocusState private var isFocused: Bool
    let item: Item
    @State private var draft: MovementDraft
    @State private var isSaving = false
    @State private var failure: StockError?

    init(item: Item, kind: MovementKind) {
        self.item = item
        _draft = State(initialValue: MovementDraft(kind: kind))
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Picker("Movement", selection: $draft.kind) {
                        ForEach(MovementKind.allCases) { kind in
                            Text(kind.action)
                        }
                    }
                    .pickerStyle(.segmented)
                    .labelsHidden()
                }
                Section {
                    FormRow(title: "Quantity", text: $draft.quantity, problem: shownProblem, keyboard: .numberPad)
                        .focused($isFocused)
                    FormRow(title: "Note", text: $draft.note, problem: draft.noteProblem, isOptional: true)
                } footer: {
                    Text("\(item.quantity) \(item.details.unit) on hand.")
                }
            }
            .navigationTitle(item.name)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        Task { await save() }
                    }
                    .disabled(problem != nil || draft.noteProblem != nil || isSaving)
                }
            }
        }
        .presentationDetents([.medium, .large])
        .alert("Not recorded", failure: $failure)
        .onAppear { isFocused = true }
    }

    private var problem: String? { draft.problem(onHand: item.quantity) }

    /// Nothing is wrong with a field that a person hasn't reached yet.
    private var shownProblem: String? { draft.quantity.isEmpty ? nil : problem }

    private func save() async {
        guard let quantity = draft.number else { return }
        isSaving = true
        defer { isSaving = false }
        do throws(StockError) {
            try await store.record(draft.kind, of: quantity, note: draft.trimmedNote, for: item.id, by: author)
            dismiss()
        } catch {
            failure = error
        }
    }
}
