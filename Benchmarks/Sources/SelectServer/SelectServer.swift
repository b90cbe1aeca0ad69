import SwiftUI

/// An app of two columns whose selection changes with each tap: what scripts/socket times.
@main
struct SelectServer: App {
    var body: some Scene {
        WindowGroup { Columns() }
    }
}

private struct Columns: View {
    @State private var selection: Int?

    var body: some View {
        NavigationSplitView {
            List(0..<1_000, selection: alternating) { Text("Row \($0)") }
        } detail: {
            Text("Selected \(selection ?? 0)")
        }
    }

    /// Any row that is tapped selects the first or the second, in turns: so that one frame can be sent over and over.
    private var alternating: Binding<Int?> {
        Binding {
            selection
        } set: { _ in
            selection = selection == 1 ? 2 : 1
        }
    }
}
