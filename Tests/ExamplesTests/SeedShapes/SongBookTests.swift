import BackstaffTesting
import SwiftUI
import Testing

/// A book in one stack, with links to views and links to values.
@MainActor
@Suite("A book in a stack")
struct SongBookTests {
    @Test(
        "J04 a link to a view pushes it; back shows the list, and the view is fresh the next time",
        arguments: [
            Size.phone, .tabletLandscape,
        ])
    func inline(size: Size) async throws {
        let host = HeadlessHost(InlineSongBook(), size: size)
        #expect(host.title == "Songs" && host.depth == 0)
        #expect(host.shows("Hauling") && host.shows("Long Haul") && host.shows("First Night"))
        try await host.tap("Long Haul")
        #expect(host.title == "Long Haul" && host.backButton == "Songs" && host.depth == 1)
        #expect(!host.shows("First Night"))
        try await host.tap("Next Verse")
        #expect(host.shows("Long Haul, verse 2"))
        try await host.goBack()
        #expect(host.title == "Songs" && host.depth == 0)
        try await host.tap("Long Haul")
        #expect(host.shows("Long Haul, verse 1"))
    }

    @Test(
        "J04 links to values lead from song to song, and each back shows the previous one unchanged",
        arguments: [
            Size.phone, .tabletLandscape,
        ])
    func values(size: Size) async throws {
        let host = HeadlessHost(SongBook(), size: size)
        try await host.tap("Long Haul")
        try await host.tap("Next Verse")
        try await host.tap("Like Short Haul")
        #expect(host.title == "Short Haul" && host.backButton == "Long Haul" && host.depth == 2)
        #expect(!host.shows("Like Dry Pump"))
        try await host.goBack()
        #expect(host.shows("Long Haul, verse 2"))
        try await host.goBack()
        #expect(host.title == "Songs" && host.depth == 0)
    }

    @Test(
        "J04 a button jumps to a song; another, on any song, returns to the list",
        arguments: [
            Size.phone, .tabletLandscape,
        ])
    func jumps(size: Size) async throws {
        let host = HeadlessHost(SongBook(), size: size)
        try await host.tap("Tonight")
        #expect(host.title == "First Night" && host.backButton == "Songs" && host.depth == 1)
        #expect(!host.shows("Tonight"))
        try await host.tap("To the Songs")
        #expect(host.title == "Songs" && host.depth == 0)
        try await host.tap("Long Haul")
        try await host.tap("Like Short Haul")
        try await host.tap("To the Songs")
        #expect(host.title == "Songs" && host.backButton == nil)
    }

    @Test("J04 a stack keeps its depth at every size")
    func resize() async throws {
        let host = HeadlessHost(SongBook(), size: .phone)
        try await host.tap("Long Haul")
        try await host.tap("Like Short Haul")
        for size in [Size.tabletLandscape, .tablet, .phoneLandscape, .phone] {
            await host.resize(to: size)
            #expect(host.title == "Short Haul" && host.depth == 2)
        }
    }
}
