import SwiftUI

/// Every push is a step of the browser's history. Leaving unsaved text asks for confirmation, however the user
/// leaves.
public struct BrowserHistoryScreen: View {
    public init() {}

    public var body: some View {
        NavigationStack {
            List(["Monday", "Tuesday"], id: \.self) { day in
                NavigationLink(day, value: day)
            }
            .navigationTitle("BrowserHistory")
            .navigationDestination(for: String.self) { DayView(day: $0) }
        }
    }
}

struct DayView: View {
    let day: String
    @State private var words = ""

    var body: some View {
        Form {
            TextField("What happened?", text: $words)
            Text("Write something, then go back with the browser's button or the app's.")
        }
        .navigationTitle(day)
        .confirmsLeaving("Discard what you wrote?", isActive: !words.isEmpty)
    }
}
