import SwiftUI

/// Forms of stacks, links, destinations and toolbars that ten or more code bases use.
struct NavigationForms: View {
    @State private var path = NavigationPath()
    @State private var numbers: [Int] = []

    var body: some View {
        VStack {
            NavigationStack {
                NavigationLink("Text and value", value: 1)
                    .navigationTitle("First")
            }
            NavigationStack(path: $path) {
                NavigationLink(value: "word") { Text("Value and label") }
                    .navigationDestination(for: String.self) { Leaf(words: $0) }
                    .navigationDestination(for: Int.self) { number in
                        Text("\(number)")
                    }
                    .navigationTitle("Second")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .primaryAction) { Button("Add") { path.append(1) } }
                    }
            }
            NavigationStack(path: $numbers) {
                Text("Third").toolbar { Button("Plain") {} }
            }
        }
    }

    struct Leaf: View {
        @Environment(\.dismiss) private var dismiss
        let words: String

        var body: some View {
            Button("Done") { dismiss() }.navigationBarBackButtonHidden(true)
        }
    }
}
