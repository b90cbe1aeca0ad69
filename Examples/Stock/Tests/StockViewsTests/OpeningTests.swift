import BackstaffTesting
import Foundation
import StockStore
import StockViews
import SwiftUI
import Testing

@MainActor
@Suite("Opening the database")
struct OpeningTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    @Test("A window shows the browser once the file is open, and every window has the same store")
    func opening() async throws {
        let database = StockDatabase(path: scratch.path)
        let first = HeadlessHost(StockWindow(database: database), size: Desk.wide)
        try await first.wait { first.presented.map(\.title) == ["Welcome"] }
        let store = try #require(database.store)

        let second = HeadlessHost(StockWindow(database: database), size: Desk.wide)
        try await second.wait { second.presented.map(\.title) == ["Welcome"] }
        #expect(database.store === store)
    }

    @Test("A file that can't be opened is said with the reason. It isn't tried again by itself.")
    func failing() async throws {
        let folder = scratch.path + ".folder"
        let database = StockDatabase(path: folder + "/stock.sqlite")
        let host = HeadlessHost(StockWindow(database: database), size: Desk.wide)
        try await host.wait { host.shows("The stock can't be opened") }
        #expect(host.shows("The database reported: unable to open database file."))

        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        #expect(host.shows("The stock can't be opened") && database.store == nil)
        try await host.tap("Try Again")
        try await host.wait { host.presented.map(\.title) == ["Welcome"] }
    }

    @Test("A new window tries again, and the windows that had failed show the browser too")
    func openingInAnotherWindow() async throws {
        let folder = scratch.path + ".folder"
        let database = StockDatabase(path: folder + "/stock.sqlite")
        let first = HeadlessHost(StockWindow(database: database), size: Desk.wide)
        try await first.wait { first.shows("The stock can't be opened") }

        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let second = HeadlessHost(StockWindow(database: database), size: Desk.wide)
        try await second.wait { second.presented.map(\.title) == ["Welcome"] }
        try await first.wait { first.presented.map(\.title) == ["Welcome"] }
    }

    @Test("Windows that open at once open the file once")
    func openingAtOnce() async throws {
        let database = StockDatabase(path: scratch.path)
        async let one: Void = database.open()
        async let two: Void = database.open()
        _ = await (one, two)
        let store = try #require(database.store)
        await database.open()
        #expect(database.store === store)
    }
}
