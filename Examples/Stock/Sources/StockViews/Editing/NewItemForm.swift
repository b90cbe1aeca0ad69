import StockStore
import SwiftUI

/// A sheet that adds an item to a warehouse.
struct NewItemForm: View {
    @Environment(StockStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @Author private var author
    @State private var editor = ItemEditor()
    @State private var warehouses = Live<[Warehouse]>()
    @State private var warehouse: Warehouse.ID?
    /// Called with the new item.
    private let onAdd: (Item.ID) -> Void

    /// - Parameter group: The list that the person sees. Its warehouse is proposed.
    init(group: ItemGroup, onAdd: @escaping (Item.ID) -> Void) {
        if case .warehouse(let id) = group { _warehouse = State(initialValue: id) }
        self.onAdd = onAdd
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Picker("Warehouse", selection: $warehouse) {
                        Text("Choose")
                            .tag(Warehouse.ID?.none)
                        ForEach(warehouses.value ?? []) { warehouse in
                            Text(warehouse.name)
                                .tag(Optional(warehouse.id))
                        }
                    }
                }
                ItemFields(editor: editor)
            }
            .navigationTitle("New Item")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Add") {
                        Task { await add() }
                    }
                    .disabled(warehouse == nil || !editor.isChanged || editor.isSaving)
                }
            }
        }
        .interactiveDismissDisabled(editor.isChanged)
        .alert("Not added", failure: $editor.failure)
        .task {
            await warehouses.follow(store) { store throws(StockError) in try await store.warehouses() }
        }
    }

    private func add() async {
        guard let warehouse, let item = await editor.add(to: warehouse, in: store, by: author) else { return }
        dismiss()
        onAdd(item)
    }
}
