import StockStore
import SwiftUI

/// What others have changed while a person has edited the same item. The person chooses wherever both have changed a
/// property. Nothing is saved before that.
struct ConflictScreen: View {
    @Environment(StockStore.self) private var store
    @Author private var author
    @Bindable var editor: ItemEditor
    let conflict: EditConflict
    /// Called after the choice was saved.
    let onSave: () -> Void

    var body: some View {
        Form {
            Section {
                Label {
                    Text("\(names) changed this item while you edited it. Nothing of yours is saved yet.")
                } icon: {
                    Image(systemName: "person.2")
                        .foregroundStyle(.orange)
                }
            }
            ForEach(conflict.disputedFields) { field in
                Section("\(field.title): which one?") {
                    Choice(
                        title: conflict.current.details[field], name: conflict.author(of: field),
                        isChosen: !isOwn(field)
                    ) {
                        editor.ownFields.remove(field)
                    }
                    Choice(title: conflict.mine[field], name: "You", isChosen: isOwn(field)) {
                        editor.ownFields.insert(field)
                    }
                }
            }
            let others = conflict.theirFields.filter { !conflict.disputedFields.contains($0) }
            if !others.isEmpty {
                Section("Changed by \(names), and kept") {
                    FieldDifferences(fields: others, old: conflict.original.details, new: conflict.current.details)
                }
            }
            if !conflict.myFields.isEmpty {
                Section("Changed by you") {
                    FieldDifferences(fields: conflict.myFields, old: conflict.original.details, new: conflict.mine)
                }
            }
        }
        .navigationTitle("Changed Meanwhile")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") {
                    Task {
                        if await editor.saveChoice(in: store, by: author) { onSave() }
                    }
                }
                .disabled(editor.isSaving)
            }
        }
    }

    private var names: String { conflict.authors.formatted(.list(type: .and)) }

    private func isOwn(_ field: ItemField) -> Bool { editor.ownFields.contains(field) }
}

/// One of two texts for a property.
private struct Choice: View {
    let title: String
    let name: String
    let isChosen: Bool
    let choose: @MainActor () -> Void

    var body: some View {
        Button(action: choose) {
            HStack(spacing: 12) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(title.isEmpty ? "Nothing" : title)
                    Text(name)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
                Spacer(minLength: 0)
                Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(isChosen ? Color.accentColor : Color.secondary)
            }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

/// Properties with their old and new texts.
private struct FieldDifferences: View {
    let fields: [ItemField]
    let old: ItemDetails
    let new: ItemDetails

    var body: some View {
        ForEach(fields) { field in
            LabeledContent(field.title, value: "\(old[field]) → \(new[field])")
        }
    }
}
