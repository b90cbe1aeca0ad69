import SwiftUI

/// Tabs with a stack each. A stack keeps its state while another tab is selected.
public struct TabViewScreen: View {
    @State private var tab = "Inbox"

    public init() {}

    public var body: some View {
        TabView(selection: $tab) {
            Tab("Inbox", systemImage: "tray", value: "Inbox") { LetterStack(title: "Inbox") }
                .badge(3)
            Tab("Sent", systemImage: "paperplane", value: "Sent") { LetterStack(title: "Sent") }
            Tab("Bin", systemImage: "trash", value: "Bin") { LetterStack(title: "Bin") }
        }
    }
}

struct LetterStack: View {
    let title: String

    var body: some View {
        NavigationStack {
            List(1..<4) { number in
                NavigationLink("Letter \(number)", value: number)
            }
            .navigationTitle(title)
            .navigationDestination(for: Int.self) { number in
                Text("Choose another tab and come back.").navigationTitle("Letter \(number)")
            }
        }
    }
}
