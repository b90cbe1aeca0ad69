import StockStore
import SwiftUI

/// Three columns: the warehouses, the items of one, and an item with its movements.
public struct StockBrowser: View {
    @Author private var author
    @State private var group: ItemGroup?
    @State private var item: Item.ID?
    private let store: StockStore

    /// Creates a browser of a store.
    public init(store: StockStore) {
        self.store = store
    }

    /// The content of the view.
    public var body: some View {
        NavigationSplitView {
            GroupList(selection: $group)
        } content: {
            ItemList(group: group ?? .all, selection: $item)
        } detail: {
            if let item {
                ItemScreen(id: item)
                    .id(item)
            } else {
                ContentUnavailableView(
                    "No item selected",
                    systemImage: "shippingbox",
                    description: Text("What is on hand, and what came and went, will be shown here.")
                )
            }
        }
        .environment(store)
        // The first screen: nothing can be changed without a name.
        .sheet(isPresented: .constant(author.isEmpty)) {
            AuthorForm()
                .interactiveDismissDisabled()
        }
    }
}

#Preview("Three columns") {
    if let store = PreviewStore.shared {
        StockBrowser(store: store)
    }
}
