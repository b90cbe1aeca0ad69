import SwiftUI

/// A stack to observe. In a debug build the page's navigation inspector shows its path and the reason for each step.
public struct NavigationInspectorScreen: View {
    @State private var path: [String] = []

    public init() {}

    public var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("By a link", value: "Link")
                Button("By the app") { path = ["App", "Twice"] }
            }
            .navigationTitle("Navigation Inspector")
            .navigationDestination(for: String.self) { word in
                Text(path.joined(separator: " › ")).navigationTitle(word)
            }
        }
    }
}
