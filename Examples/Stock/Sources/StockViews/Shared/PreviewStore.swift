import Foundation
import StockStore

/// A store with the sample data, for previews.
@MainActor
enum PreviewStore {
    static let shared = try? StockStore(
        path: FileManager.default.temporaryDirectory.appending(path: "stock-preview-\(UUID().uuidString).sqlite").path)
}
