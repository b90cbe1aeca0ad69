import StockStore
import SwiftUI

/// The first column: all items, those that are running low, and every warehouse, each with the number of its items.
struct GroupList: View {
    @Environment(StockStore.self) private var store
    @Author private var author
    @Binding var selection: ItemGroup?
    @State private var groups = Live<GroupCounts>()
    @State private var isChangingAuthor = false

    var body: some View {
        List(selection: $selection) {
            if let groups = groups.value {
                NavigationLink(value: ItemGroup.all) {
                    Label("All Items", systemImage: "shippingbox")
                }
                .badge(groups[.all])
                NavigationLink(value: ItemGroup.low) {
                    Label("Running Low", systemImage: "exclamationmark.triangle")
                }
                .badge(groups[.low])
                Section("Warehouses") {
                    ForEach(groups.warehouses) { warehouse in
                        NavigationLink(value: ItemGroup.warehouse(warehouse.id)) {
                            WarehouseRow(warehouse: warehouse)
                        }
                        .badge(groups[.warehouse(warehouse.id)])
                    }
                }
            }
        }
        .overlay {
            if groups.value == nil {
                LivePlaceholder(failure: groups.failure)
            }
        }
        .navigationTitle("Stock")
        .toolbar {
            if !_author.isSignedIn {
                ToolbarItem(placement: .primaryAction) {
                    Button("You", systemImage: "person.crop.circle") { isChangingAuthor = true }
                        .help("You are \(author)")
                }
            }
        }
        .sheet(isPresented: $isChangingAuthor) {
            AuthorForm()
        }
        .task {
            await groups.follow(store) { store throws(StockError) in try await store.groups() }
        }
    }
}

private struct WarehouseRow: View {
    let warehouse: Warehouse

    var body: some View {
        Label {
            VStack(alignment: .leading, spacing: 2) {
                Text(warehouse.name)
                Text(warehouse.town)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        } icon: {
            Image(systemName: "building.2")
        }
    }
}
