import SwiftUI

/// All forms of stacks, links and destinations that three or more code bases use.
struct NavigationInventory: View {
    @State private var path = NavigationPath()
    @State private var opened = "nothing"
    @State private var isPresented = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        NavigationStack(path: $path) {
            List {
                NavigationLink("titled value", value: 1)
                NavigationLink(value: 2) { Text("labelled value") }
                NavigationLink("titled view") { Text("a view") }
                NavigationLink("destination", destination: Text("an older view"))
                NavigationLink(destination: Text("an oldest view")) { Text("oldest") }
                NavigationLink {
                    Text("a builder's view")
                } label: {
                    Text("built")
                }
                NavigationLink("words", value: "words")
                Button("present") { isPresented = true }
                Link("link", destination: URL(string: "tide:high")!)
                Text("opened \(opened)")
            }
            .navigationDestination(for: Int.self) { number in
                Text("number \(number)").navigationBarBackButtonHidden()
            }
            .navigationDestination(for: String.self, destination: screen)
            .navigationDestination(isPresented: $isPresented, destination: { Text("presented") })
        }
        .environment(
            \.openURL,
            OpenURLAction { url in
                opened = url.absoluteString
                return .handled
            })
    }

    private func screen(_ words: String) -> some View {
        Text("screen of \(words)").navigationBarBackButtonHidden(false)
    }
}

/// All forms of columns that three or more code bases use.
struct ColumnInventory: View {
    @State private var visibility: NavigationSplitViewVisibility = .all

    var body: some View {
        VStack {
            NavigationSplitView {
                Text("first sidebar")
            } detail: {
                NavigationStack { Text("first detail") }
            }
            NavigationSplitView {
                Text("second sidebar")
            } content: {
                Text("second content")
            } detail: {
                Text("second detail")
            }
            NavigationSplitView(columnVisibility: $visibility) {
                Text("third sidebar").navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 400)
            } detail: {
                Text("third detail")
            }
            NavigationSplitView(columnVisibility: $visibility) {
                Text("fourth sidebar")
            } content: {
                Text("fourth content")
            } detail: {
                Text("fourth detail")
            }
            .navigationSplitViewStyle(.balanced)
        }
    }
}

/// The forms from before `NavigationStack`.
@available(*, deprecated)
struct OlderNavigationInventory: View {
    var body: some View {
        NavigationView { Text("older stack") }.navigationViewStyle(.stack)
        NavigationView { Text("older still") }.navigationViewStyle(StackNavigationViewStyle())
    }
}
