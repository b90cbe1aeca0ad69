import Foundation
import StockStore
import StockViews
import SwiftUI

/// Keeps the stock of some warehouses: `Stock [<options>] [-- --database FILE]`.
@main
struct StockApp: App {
    /// The windows of a process share one store. Several processes can use one file.
    private static let file = DatabaseFile(arguments: CommandLine.arguments)
    private static let database = StockDatabase(path: file.path)

    init() {
        // A file that can't be opened is reported at launch, not only when the first window opens.
        Task { await Self.openAtLaunch() }
    }

    var body: some Scene {
        WindowGroup {
            StockWindow(database: Self.database)
        }
    }

    private static func openAtLaunch() async {
        await database.open()
        guard let failure = database.failure else { return }
        let line = "stock: \(file.path): \(failure.message)\n"
        try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
}
