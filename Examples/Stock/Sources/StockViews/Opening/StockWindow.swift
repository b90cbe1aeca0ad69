import StockStore
import SwiftUI

/// The content of a window: the browser once the database is open, and before that why it isn't.
public struct StockWindow: View {
    private let database: StockDatabase

    /// Creates the content of a window.
    public init(database: StockDatabase) {
        self.database = database
    }

    /// The content of the view.
    public var body: some View {
        if let store = database.store {
            StockBrowser(store: store)
        } else {
            ClosedDatabase(database: database)
                .task { await database.open() }
        }
    }
}

/// What is shown while there is no database: a spinner, or why it couldn't be opened.
private struct ClosedDatabase: View {
    let database: StockDatabase

    var body: some View {
        if let failure = database.failure {
            ContentUnavailableView {
                Label("The stock can't be opened", systemImage: "externaldrive")
            } description: {
                Text(failure.message)
            } actions: {
                Button("Try Again") {
                    Task { await database.open() }
                }
            }
        } else {
            ProgressView()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}

#Preview("A file that can't be opened") {
    StockWindow(database: StockDatabase(path: "/none/stock.sqlite"))
}
