import BackstaffUI

/// An item of a list.
package struct Item: Identifiable, Equatable {
    package var id: Int
    package var name: String

    package init(_ id: Int, _ name: String? = nil) {
        self.id = id
        self.name = name ?? "Item \(id)"
    }
}

/// The items of a list, outside the views.
@MainActor
@Observable
package final class ItemsModel {
    package var items: [Item]
    package var note = 0

    package init(_ items: [Item]) {
        self.items = items
    }

    package convenience init(count: Int) {
        self.init((0..<count).map { Item($0) })
    }
}

/// A list with a row for each item. Each row has its own count.
package struct ItemList: View {
    let model: ItemsModel

    package init(model: ItemsModel) {
        self.model = model
    }

    package var body: some View {
        List(model.items) { CountingRow(item: $0) }
    }
}

/// A row with state.
package struct CountingRow: View {
    let item: Item
    @State private var count = 0

    package init(item: Item) {
        self.item = item
    }

    package var body: some View {
        Button("\(item.name): \(count)") { count += 1 }
    }
}
