import SwiftUI

/// An app that answers each tap with the smallest patch: what scripts/socket times.
@main
struct TapServer: App {
    var body: some Scene {
        WindowGroup { Counter() }
    }
}

/// The script finds the button as the element that follows the text “Count 0”: keep them in this order.
private struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count \(count)")
            Button("More") { count += 1 }
        }
    }
}
