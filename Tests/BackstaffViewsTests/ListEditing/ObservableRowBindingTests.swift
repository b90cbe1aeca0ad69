import BackstaffTesting
import BackstaffUI
import Testing

/// Rows that are bound to the collection of an observable model, which must not be read while it is being written.
@MainActor
@Suite
struct ObservableRowBindingTests {
    @Observable
    final class Shop {
        var items = ["Ada", "Bea", "Cid"].map { Item(name: $0) }
        var said: [String] = []

        struct Item: Identifiable, Hashable {
            var name: String
            var id: String { name }
        }
    }

    private struct Shelf: View {
        @Bindable var shop: Shop

        var body: some View {
            List {
                ForEach($shop.items) { $item in
                    Text(item.name)
                        .swipeActions {
                            Button("Delete") {
                                shop.items.removeAll { $0.id == item.id }
                                shop.said.append("\(item.name) is gone")
                            }
                            Button("Shout") {
                                item.name = item.name.uppercased()
                                shop.said.append(item.name)
                            }
                        }
                }
            }
        }
    }

    @Test(
        "a row that removes itself from an observable model and reads its binding meanwhile is removed, and no other row is"
    )
    func deletesItself() async throws {
        let shop = Shop()
        let host = HeadlessHost(Shelf(shop: shop))
        try await host.swipe("Bea", from: .trailing)
        try await host.tap("Delete")
        #expect(shop.items.map(\.name) == ["Ada", "Cid"])
        #expect(shop.said == ["Bea is gone"])
        #expect(host.texts == ["Ada", "Cid"])
        try await host.swipe("Ada", from: .trailing)
        try await host.tap("Shout")
        #expect(shop.said.last == "ADA", "what is written is read at once")
        #expect(host.texts == ["ADA", "Cid"])
    }

    @Observable
    final class Town {
        var shop: Shop

        init(_ shop: Shop) {
            self.shop = shop
        }
    }

    private struct Street: View {
        let town: Town

        var body: some View { Shelf(shop: town.shop) }
    }

    @Test("rows that switch to another model read that one, and keep nothing of the first")
    func swapped() async throws {
        var first: Shop? = Shop()
        weak let weakFirst = first
        let town = Town(try #require(first))
        let host = HeadlessHost(Street(town: town))
        first = nil
        #expect(weakFirst != nil)
        let second = Shop()
        second.items = [.init(name: "Dot"), .init(name: "Eve")]
        town.shop = second
        host.update()
        #expect(host.texts == ["Dot", "Eve"])
        #expect(weakFirst == nil)
        try await host.swipe("Dot", from: .trailing)
        try await host.tap("Delete")
        #expect(second.items.map(\.name) == ["Eve"])
        #expect(host.texts == ["Eve"])
    }

    private struct Corner: View {
        @Bindable var town: Town

        var body: some View {
            List {
                ForEach($town.shop.items) { $item in
                    Button("Delete \(item.name)") { town.shop.items.removeAll { $0.id == item.id } }
                }
            }
        }
    }

    @Test("the same works for a nested model that was replaced")
    func exchangedBehindModel() async throws {
        let town = Town(Shop())
        let host = HeadlessHost(Corner(town: town))
        try await host.tap("Delete Bea")
        town.shop = Shop()
        host.update()
        try await host.tap("Delete Bea")
        #expect(town.shop.items.map(\.name) == ["Ada", "Cid"])
    }
}
