import SwiftUI

/// An app that answers each tap with the smallest patch. scripts/socket times it.
@main
struct TapServer: App {
    var body: some Scene {
        WindowGroup { Counter() }
    }
}

/// The script finds the button as the element after the text “Count 0”, so their order must not change.
private struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count \(String(count))")
            Button("More") { count += 1 }
        }
    }
}
