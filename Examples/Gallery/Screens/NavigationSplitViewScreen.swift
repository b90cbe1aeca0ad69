import SwiftUI

/// A split view with three columns. It covers the window, because a split view fills a whole window.
public struct NavigationSplitViewScreen: View {
    @State private var isOpen = false

    public init() {}

    public var body: some View {
        ContentUnavailableView {
            Label("Three Columns", systemImage: "rectangle.split.3x1")
        } description: {
            Text("Make the window narrow while it is open: nothing is lost.")
        } actions: {
            Button("Open") { isOpen = true }.buttonStyle(.borderedProminent)
        }
        .navigationTitle("NavigationSplitView")
        .fullScreenCover(isPresented: $isOpen) { ThreeColumns() }
    }
}

struct ThreeColumns: View {
    @Environment(\.dismiss) private var dismiss
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var sea: String?
    @State private var island: String?

    private let seas = ["Aegean": ["Naxos", "Paros", "Samos"], "Baltic": ["Gotland", "Rügen", "Öland"]]

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(seas.keys.sorted(), id: \.self, selection: $sea) { Text($0) }
                .navigationTitle("Seas")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
                }
        } content: {
            List(sea.flatMap { seas[$0] } ?? [], id: \.self, selection: $island) { Text($0) }
                .navigationTitle(sea ?? "Islands")
        } detail: {
            Text(island ?? "No island").navigationTitle(island ?? "")
        }
        .onChange(of: sea) { island = nil }
    }
}
