import BackstaffUI

/// An item of a list.
struct Item: Identifiable, Equatable {
    var id: Int
    var name: String

    init(_ id: Int, _ name: String? = nil) {
        self.id = id
        self.name = name ?? "Item \(id)"
    }
}

/// The items of a list, outside the views.
@MainActor
@Observable
final class ItemsModel {
    var items: [Item]
    var note = 0

    init(_ items: [Item]) {
        self.items = items
    }

    convenience init(count: Int) {
        self.init((0..<count).map { Item($0) })
    }
}

/// A list with a row for each item. Each row has its own count.
struct ItemList: View {
    let model: ItemsModel

    var body: some View {
        List(model.items) { CountingRow(item: $0) }
    }
}

/// A row with state.
struct CountingRow: View {
    let item: Item
    @State private var count = 0

    var body: some View {
        Button("\(item.name): \(count)") { count += 1 }
    }
}
