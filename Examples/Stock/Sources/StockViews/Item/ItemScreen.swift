import StockStore
import SwiftUI

/// The third column: an item. The id of a saved window may belong to an item of another database.
struct ItemScreen: View {
    @Environment(StockStore.self) private var store
    let id: Item.ID
    @State private var record = Live<ItemRecord?>()

    var body: some View {
        Group {
            switch record.value {
            case .some(.some(let record)):
                ItemDetail(record: record)
            case .some(.none):
                ContentUnavailableView(
                    "No such item",
                    systemImage: "shippingbox",
                    description: Text("The database may have been replaced.")
                )
            case .none:
                LivePlaceholder(failure: record.failure)
            }
        }
        .navigationBarTitleDisplayMode(.inline)
        .task {
            await record.follow(store) { store throws(StockError) in try await store.record(of: id) }
        }
    }
}
