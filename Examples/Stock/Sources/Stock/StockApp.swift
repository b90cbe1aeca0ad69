import Foundation
import StockStore
import StockViews
import SwiftUI

/// Keeps the stock of some warehouses: `Stock [--database FILE]`.
@main
struct StockApp: App {
    /// The store is opened once for the process. Several processes can use one file.
    private static let store = openStore()

    init() {
        // A file that can't be opened is reported at launch, not when the first window opens.
        _ = Self.store
    }

    var body: some Scene {
        WindowGroup {
            switch Self.store {
            case .success(let store):
                StockBrowser(store: store)
            case .failure(let error):
                ContentUnavailableView(
                    "The stock can't be opened",
                    systemImage: "externaldrive",
                    description: Text(error.message)
                )
            }
        }
    }

    private static func openStore() -> Result<StockStore, StockError> {
        let file = DatabaseFile(arguments: CommandLine.arguments)
        do throws(StockError) {
            return .success(try StockStore(path: file.path))
        } catch {
            FileHandle.standardError.write(Data("stock: \(file.path): \(error.message)\n".utf8))
            return .failure(error)
        }
    }
}
