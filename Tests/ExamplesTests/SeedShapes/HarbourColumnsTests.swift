import BackstaffTesting
import SwiftUI
import Testing

/// Three columns that are driven by a store.
@MainActor
@Suite("Three columns with a store")
struct HarbourColumnsTests {
    private let store = HarbourStore()

    private func host(_ size: Size) -> HeadlessHost { HeadlessHost(HarbourColumns(store: store), size: size) }

    @Test("J01 tablet: three columns are side by side; each selection fills the next and empties the later ones")
    func wide() async throws {
        let host = host(.tabletLandscape)
        #expect(host.columns == ["sidebar", "content", "detail"])
        #expect(host.columnArrangement == "tiled")
        #expect(host.shows("No harbour") && host.shows("At sea"))
        #expect(!host.shows("Pier 3.1"))

        try await host.tap("Harbour 3")
        #expect(host.shows("Pier 3.1") && host.shows("At sea"))
        #expect(!host.shows("No harbour"))
        try await host.tap("Pier 3.2")
        #expect(host.shows("Moored at 2"))
        #expect(host.selectedRows == ["Harbour 3", "Pier 3.2"])

        try await host.tap("Harbour 5")
        #expect(host.shows("Pier 5.1") && host.shows("At sea"))
        #expect(!host.shows("Pier 3.1") && !host.shows("Moored at 2"))
        #expect(store.pier == nil)
    }

    @Test("J01 phone: the same selections push, and back clears them one by one")
    func narrow() async throws {
        let host = host(.phone)
        #expect(host.columns == ["sidebar"])
        #expect(!host.shows("No harbour"))
        try await host.tap("Harbour 3")
        #expect(host.columns == ["content"])
        try await host.tap("Pier 3.2")
        #expect(host.columns == ["detail"])
        #expect(host.shows("Moored at 2"))

        try await host.goBack()
        #expect(host.columns == ["content"])
        #expect(store.harbour == 3 && store.pier == nil)
        try await host.goBack()
        #expect(host.columns == ["sidebar"])
        #expect(store.harbour == nil)
    }

    @Test(
        "J01 the buttons outside the columns go back, collapsed and expanded; at the start they change nothing",
        arguments: [
            Size.phone, .tabletLandscape,
        ])
    func fromOutside(size: Size) async throws {
        let host = host(size)
        try await host.tap("Harbour 3")
        try await host.tap("Pier 3.2")
        try await host.tap("One Back")
        #expect(store.harbour == 3 && store.pier == nil)
        #expect(host.shows("Pier 3.2"))
        try await host.tap("One Back")
        #expect(store.harbour == nil)
        #expect(!host.shows("Pier 3.2"))
        let before = host.outline
        try await host.tap("One Back")
        #expect(host.outline == before)
    }

    @Test(
        "J01 back at the start the list is recreated a moment later, and no row is highlighted",
        arguments: [
            Size.phone, .tabletLandscape,
        ])
    func toTheStart(size: Size) async throws {
        let host = host(size)
        try await host.tap("Harbour 3")
        try await host.tap("Pier 3.2")
        try await host.tap("To the Start")
        #expect(store.harbour == nil && store.pier == nil)
        try await host.wait { store.listNumber == 1 }
        #expect(host.selectedRows == [])
        #expect(host.shows("Harbour 3"))
        try await host.tap("Harbour 3")
        #expect(store.harbour == 3)
    }

    @Test("J01 narrowing a tablet's window and widening it again loses nothing and writes nothing")
    func resize() async throws {
        let host = host(.tabletLandscape)
        try await host.tap("Harbour 3")
        try await host.tap("Pier 3.2")
        let before = host.outline
        await host.resize(to: .phone)
        #expect(host.columns == ["detail"])
        #expect(store.harbour == 3 && store.pier == 2)
        await host.resize(to: .tabletLandscape)
        #expect(host.outline == before)
    }
}
