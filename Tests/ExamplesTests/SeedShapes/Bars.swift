import SwiftUI

/// A list with a bar of the role `browser`, and a page with a bar of the role `editor`.
struct PageBars: View {
    var body: some View {
        NavigationStack {
            List(0..<4, id: \.self) { NavigationLink("Page \($0)", value: $0) }
                .navigationDestination(for: Int.self) { number in
                    Text("Words of page \(number)")
                        .navigationTitle("Title of \(number)")
                        .toolbarRole(.editor)
                }
                .navigationTitle("Pages")
                .navigationBarTitleDisplayMode(.inline)
                .toolbarRole(.browser)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) { Button("Sort") {} }
                }
        }
    }
}

/// Three columns with custom widths and a style.
struct WidthColumns<Style: NavigationSplitViewStyle>: View {
    let style: Style
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            Text("Shelf").navigationSplitViewColumnWidth(200)
        } content: {
            Text("Folder").navigationSplitViewColumnWidth(min: 100, ideal: 150, max: 200)
        } detail: {
            Text("Sheet")
        }
        .navigationSplitViewStyle(style)
    }
}

/// A bar with a color, and a screen without a bar.
struct ColouredBars: View {
    var body: some View {
        NavigationStack {
            List(0..<3, id: \.self) { NavigationLink("Row \($0)", value: $0) }
                .listStyle(.plain)
                .navigationTitle("Coloured")
                .toolbarBackground(.pink, for: .navigationBar)
                .toolbarColorScheme(.dark, for: .navigationBar)
                .navigationDestination(for: Int.self) { number in
                    Text("Without a bar \(number)").toolbar(.hidden, for: .navigationBar)
                }
        }
    }
}

/// A title with a menu for actions on the page.
struct TitledPage: View {
    @State private var title = "Draft"
    @State private var done = "nothing"

    var body: some View {
        NavigationStack {
            Text("Done: \(done)")
                .navigationTitle($title)
                .navigationBarTitleDisplayMode(.inline)
                .toolbarTitleMenu {
                    Button("Print") { done = "print" }
                    Button("Copy") { done = "copy" }
                }
        }
    }
}
