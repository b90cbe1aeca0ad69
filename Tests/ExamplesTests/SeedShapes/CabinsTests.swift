import BackstaffTesting
import SwiftUI
import Testing

/// A path in an object that every screen can write.
@MainActor
@Suite("Paths that are managed by an object")
struct CabinsTests {
    private let paths = CabinPaths()

    @Test(
        "J07 links to values of two types lead to the destinations of their types",
        arguments: [
            Size.phone, .tabletLandscape,
        ])
    func types(size: Size) async throws {
        let host = HeadlessHost(CabinLinks(), size: size)
        for (link, words) in [("Upper Deck", "Sky above"), ("Lower Deck", "Water beside"), ("Cabin 7", "Bunk 7")] {
            try await host.tap(link)
            #expect(host.title == link && host.shows(words) && host.depth == 1)
            try await host.goBack()
            #expect(host.title == "Ship" && !host.shows(words))
        }
    }

    @Test(
        "J07 a task appends values, and their screens are shown level by level without animation",
        arguments: [
            Size.phone, .tabletLandscape,
        ])
    func beginsDeep(size: Size) async throws {
        let host = HeadlessHost(MixedCabins(paths: paths), size: size)
        try await host.wait { host.depth == 3 }
        #expect(host.title == "Saloon")
        #expect(host.record.motions.isEmpty)
        for (title, depth) in [("Cabin 1", 2), ("Cabin 3", 1), ("Ship", 0)] {
            try await host.goBack()
            #expect(host.title == title && host.depth == depth && paths.mixed.count == depth)
        }
    }

    @Test(
        "J07 a link and the path push a screen with the same effect, and one level or all can be popped",
        arguments: [
            Size.phone, .tabletLandscape,
        ])
    func mixed(size: Size) async throws {
        let host = HeadlessHost(MixedCabins(paths: paths), size: size)
        try await host.wait { host.depth == 3 }
        try await host.tap("To the Galley")
        #expect(host.title == "Galley" && host.depth == 4)
        try await host.tap("To Cabin 5")
        #expect(host.title == "Cabin 5" && host.depth == 5)
        try await host.tap("One Back")
        #expect(host.title == "Galley" && paths.mixed.count == 4)
        try await host.tap("All Back")
        #expect(host.title == "Ship" && host.depth == 0 && host.backButton == nil)
        #expect(paths.mixed.isEmpty)
    }

    @Test(
        "J07 a path that is an array can be assigned and read; a link with another type of value doesn't work",
        arguments: [
            Size.phone, .tabletLandscape,
        ])
    func numbers(size: Size) async throws {
        let host = HeadlessHost(NumberedCabins(paths: paths), size: size)
        try await host.wait { host.depth == 2 }
        #expect(host.title == "Cabin 4" && host.backButton != nil)
        #expect(host.shows("On the way: 3 4"))
        try await host.tap("Next Door")
        #expect(paths.numbers == [3, 4, 5])
        try await host.tap("One Back")
        #expect(host.title == "Cabin 4" && paths.numbers == [3, 4])
        try await host.tap("Fire Drill")
        #expect(host.title == "Cabin 1" && host.depth == 3)
        #expect(!host.shows("On the way: 3 4"))
        try await host.tap("All Back")
        #expect(host.title == "Ship" && paths.numbers == [])
    }
}
