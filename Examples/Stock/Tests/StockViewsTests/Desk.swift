import BackstaffTesting
import Foundation
import StockStore
import StockViews
import SwiftUI

/// The app as one person uses it, in a browser of their own.
@MainActor
struct Desk {
    let host: HeadlessHost
    let store: StockStore

    static let wide = Size(width: 1440, height: 900)

    /// Opens a database, like another worker does, and types a name.
    init(_ scratch: Scratch, name: String = "Ada", size: Size = wide) async throws {
        store = try StockStore(path: scratch.path)
        host = HeadlessHost(StockBrowser(store: store), size: size)
        try await host.type(name, into: "Name")
        try await host.tap("Continue")
        try await host.wait { host.shows("Mill Lane") }
    }

    /// Selects an item in the list of all items.
    func select(_ item: String) async throws {
        try await host.wait { host.shows(item) }
        try await host.tap(item)
        try await host.wait { host.shows("On hand") && host.title == item }
    }

    /// Selects an item and opens the form for it.
    func edit(_ item: String) async throws {
        try await select(item)
        try await host.tap("Edit")
    }

    /// Saves, and waits until the form has gone.
    func save() async throws {
        try await host.tap("Save")
        try await host.wait { host.presented.isEmpty }
    }

    func item(_ name: String) async throws -> Item? {
        try await store.items(in: .all, matching: name).first
    }
}

/// A folder for one test, which is deleted afterwards, with a database.
final class Scratch: Sendable {
    private let folder: URL

    var path: String { folder.appending(path: "stock.sqlite").path }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "stock-views-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}
