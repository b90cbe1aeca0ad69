import BackstaffTesting
import SwiftUI
import Testing

/// Custom rows, and a destination that is presented with a flag.
@MainActor
@Suite("Two columns with custom rows")
struct LighthouseColumnsTests {
    private let store = LighthouseStore()

    private func host(_ size: Size) -> HeadlessHost { HeadlessHost(LighthouseColumns(store: store), size: size) }

    @Test("J02 tablet: a tapped row is highlighted, and its light replaces the detail")
    func wide() async throws {
        let host = host(.tabletLandscape)
        #expect(host.columns == ["sidebar", "detail"])
        #expect(host.shows("No light"))
        #expect(!host.outline.contains("yellow"))
        try await host.tap("Lighthouse 4")
        #expect(host.shows("Light 4 is dark"))
        #expect(host.columns == ["sidebar", "detail"])
        #expect(host.outline.components(separatedBy: "yellow").count == 2)
        #expect(!host.shows("No light"))
    }

    @Test("J02 another row shows its light in the same view, which keeps its state")
    func another() async throws {
        let host = host(.tabletLandscape)
        try await host.tap("Lighthouse 4")
        try await host.tap("Light it")
        try await host.tap("Lighthouse 6")
        #expect(host.shows("Light 6 is lit"))
        #expect(host.outline.components(separatedBy: "yellow").count == 2)
    }

    @Test("J02 phone: the light is pushed, and back clears the selection")
    func narrow() async throws {
        let host = host(.phone)
        #expect(host.columns == ["sidebar"])
        try await host.tap("Lighthouse 4")
        #expect(host.columns == ["detail"])
        #expect(host.shows("Light 4 is dark"))
        #expect(!host.shows("Lighthouse 4"))
        try await host.goBack()
        #expect(host.columns == ["sidebar"])
        #expect(store.lighthouse == nil)
        #expect(!host.outline.contains("yellow"))
    }

    @Test(
        "J02 the button outside the columns removes the light, and does nothing without one",
        arguments: [
            Size.phone, .tabletLandscape,
        ])
    func fromOutside(size: Size) async throws {
        let host = host(size)
        try await host.tap("Lighthouse 4")
        try await host.tap("One Back")
        #expect(store.lighthouse == nil)
        #expect(!host.shows("Light 4 is dark"))
        #expect(host.shows("Lighthouse 4"))
        let before = host.outline
        try await host.tap("One Back")
        #expect(host.outline == before)
    }

    @Test("J02 a selected light and its highlighted row stay when the columns collapse or expand")
    func resize() async throws {
        let host = host(.phone)
        try await host.tap("Lighthouse 4")
        try await host.tap("Light it")
        await host.resize(to: .tabletLandscape)
        #expect(host.shows("Light 4 is lit"))
        #expect(host.shows("Lighthouse 4"))
        await host.resize(to: .phone)
        #expect(host.shows("Light 4 is lit"))
        #expect(host.columns == ["detail"])
    }

    @Test("J02 distant rows are created only when they come on screen")
    func lazy() async throws {
        let host = host(.phone)
        #expect(!host.shows("Lighthouse 150"))
        try await host.scroll(toRow: 149)
        try await host.tap("Lighthouse 150")
        #expect(host.shows("Light 150 is dark"))
    }
}
