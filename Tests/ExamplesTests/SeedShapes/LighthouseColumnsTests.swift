import BackstaffTesting
import SwiftUI
import Testing

/// Custom rows and a destination that is presented with a flag, as in seeds 000 and 001.
@MainActor
@Suite("Two columns with rows of one's own")
struct LighthouseColumnsTests {
    private let store = LighthouseStore()

    private func host(_ size: Size) -> HeadlessHost { HeadlessHost(LighthouseColumns(store: store), size: size) }

    @Test("J02 on a tablet a tapped row is lit and its light shows beside it, in place of the detail")
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

    @Test("J02 another row shows its light in the one view that is there, which keeps its state")
    func another() async throws {
        let host = host(.tabletLandscape)
        try await host.tap("Lighthouse 4")
        try await host.tap("Light it")
        try await host.tap("Lighthouse 6")
        #expect(host.shows("Light 6 is lit"))
        #expect(host.outline.components(separatedBy: "yellow").count == 2)
    }

    @Test("J02 on a phone the light is pushed, and going back takes the choice with it")
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
        "J02 the button outside the columns takes the light away; without one it changes nothing",
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

    @Test("J02 a light that was chosen in one form is there in the other, lit as it was")
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

    @Test("J02 rows far down are made when they come on screen, and not before")
    func lazy() async throws {
        let host = host(.phone)
        #expect(!host.shows("Lighthouse 150"))
        try await host.scroll(toRow: 149)
        try await host.tap("Lighthouse 150")
        #expect(host.shows("Light 150 is dark"))
    }
}
