import BackstaffTesting
import GalleryViews
import SwiftUI
import Testing

/// The screens of the gallery, one for each feature.
@MainActor
@Suite("The gallery")
struct GalleryTests {
    nonisolated static let sizes = [Size.phone, .tabletLandscape]

    /// The roles of elements that a user can act on.
    private static let acting = [
        "button", "link", "toggle", "text-field", "search-field", "slider", "back-button", "tab",
    ]

    @Test("Each address name leads to its own screen", arguments: sizes)
    func addresses(size: Size) {
        var screens: Set<String> = []
        for feature in Feature.allCases {
            let host = HeadlessHost(GalleryView(), size: size, url: "/\(feature.rawValue)")
            #expect(!host.shows("Nothing Selected"), "\(feature.rawValue)\n\(host.outline)")
            #expect(host.url == "/\(feature.rawValue)")
            screens.insert(host.texts.joined(separator: "|"))
        }
        #expect(screens.count == Feature.allCases.count)
    }

    @Test("An unknown address leads to the list", arguments: sizes)
    func wrongAddress(size: Size) {
        let host = HeadlessHost(GalleryView(), size: size, url: "/Nothing")
        #expect(host.shows("NavigationStack"))
        #expect(host.shows("Nothing Selected") == (size != .phone))
    }

    @Test("The source of a screen is beside it on a tablet, and above it on a phone", arguments: sizes)
    func source(size: Size) async throws {
        let host = HeadlessHost(GalleryView(), size: size, url: "/AdaptiveNavigation")
        #expect(!host.shows("AdaptiveNavigationScreen.swift"))
        try await host.tap("Source")
        #expect(host.shows("AdaptiveNavigationScreen.swift"))
        #expect(host.shows("import SwiftUI"))
        #expect(host.shows("Size Classes") == (size != .phone))
    }

    @Test("L07 every control on every screen has an accessible name", arguments: sizes)
    func words(size: Size) throws {
        for feature in Feature.allCases {
            let host = HeadlessHost(GalleryView(), size: size, url: "/\(feature.rawValue)")
            for role in Self.acting {
                for element in try host.all(role: role) {
                    // An image inside can have the name, such as a menu's chevron.
                    let isNamed = ["label=", "placeholder="].contains { element.outline.contains($0) }
                    let hasWords = element.texts.contains { !$0.isEmpty }
                    #expect(isNamed || hasWords, "\(feature.rawValue): \(element.outline)")
                }
            }
        }
    }
}
