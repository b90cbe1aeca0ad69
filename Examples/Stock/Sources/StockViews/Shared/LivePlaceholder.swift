import StockStore
import SwiftUI

/// What is shown until a result is there: a spinner, or why there is none.
struct LivePlaceholder: View {
    let failure: StockError?

    var body: some View {
        if let failure {
            ContentUnavailableView(
                "The stock can't be read",
                systemImage: "externaldrive",
                description: Text(failure.message)
            )
        } else {
            ProgressView()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
}
