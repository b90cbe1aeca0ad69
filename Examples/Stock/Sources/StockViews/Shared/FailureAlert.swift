import StockStore
import SwiftUI

extension View {
    /// Shows an alert while there is a failure.
    func alert(_ title: String, failure: Binding<StockError?>) -> some View {
        alert(
            title,
            isPresented: Binding {
                failure.wrappedValue != nil
            } set: { isShown in
                if !isShown { failure.wrappedValue = nil }
            },
            presenting: failure.wrappedValue
        ) { _ in
            Button("OK") {}
        } message: { failure in
            Text(failure.message)
        }
    }
}
