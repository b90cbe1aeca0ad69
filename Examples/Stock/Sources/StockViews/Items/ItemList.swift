import StockStore
import SwiftUI

/// The second column: the items of a group, with a search field.
struct ItemList: View {
    @Environment(StockStore.self) private var store
    let group: ItemGroup
    @Binding var selection: Item.ID?

    @State private var items = Live<ItemMatches>()
    @State private var text = ""
    @State private var isAdding = false
    @State private var isImporting = false

    var body: some View {
        List(items.value?.items ?? [], selection: $selection) { item in
            NavigationLink(value: item.id) {
                ItemRow(item: item)
            }
        }
        .listStyle(.plain)
        .overlay {
            if let matches = items.value {
                if matches.items.isEmpty {
                    NoItems(matches: matches)
                }
            } else {
                LivePlaceholder(failure: items.failure)
            }
        }
        .searchable(text: $text, prompt: "Name, number or place")
        .navigationTitle(items.value?.title ?? "Items")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Button("Import", systemImage: "square.and.arrow.down") { isImporting = true }
                Button("New Item", systemImage: "plus") { isAdding = true }
            }
        }
        .sheet(isPresented: $isAdding) {
            NewItemForm(group: group) { selection = $0 }
        }
        .sheet(isPresented: $isImporting) {
            ImportForm()
        }
        .task(id: ItemQuery(group: group, text: text)) {
            let query = ItemQuery(group: group, text: text)
            await items.follow(store) { store throws(StockError) in try await query.matches(in: store) }
        }
        .onChange(of: group) {
            text = ""
        }
    }
}

/// Why a list has no items.
private struct NoItems: View {
    let matches: ItemMatches

    var body: some View {
        if !matches.query.text.isEmpty {
            ContentUnavailableView.search(text: matches.query.text)
        } else if matches.query.group == .low {
            ContentUnavailableView(
                "Nothing is running low",
                systemImage: "checkmark.circle",
                description: Text("Every item has at least its minimum on hand.")
            )
        } else {
            ContentUnavailableView(
                "No items",
                systemImage: "shippingbox",
                description: Text("Add an item, or import a delivery.")
            )
        }
    }
}
