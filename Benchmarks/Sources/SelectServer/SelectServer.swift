import SwiftUI

/// An app with two columns, whose selection changes with each tap. scripts/socket times it.
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

    /// A tap on any row selects the first and the second row alternately, so that one frame can be sent repeatedly.
    private var alternating: Binding<Int?> {
        Binding {
            selection
        } set: { _ in
            selection = selection == 1 ? 2 : 1
        }
    }
}
