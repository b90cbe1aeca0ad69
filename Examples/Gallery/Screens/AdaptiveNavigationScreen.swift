import SwiftUI

/// The information about the available space that a view can read.
public struct AdaptiveNavigationScreen: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    @State private var taps = 0

    public init() {}

    public var body: some View {
        List {
            Section {
                LabeledContent("Horizontal", value: horizontal == .compact ? "Compact" : "Regular")
                LabeledContent("Vertical", value: vertical == .compact ? "Compact" : "Regular")
            } header: {
                Text("Size Classes")
            } footer: {
                Text("Resize the window. Where it is compact, the columns of this app form one stack.")
            }
            Section("State") {
                Button("Tapped \(taps) times") { taps += 1 }
            }
        }
        .navigationTitle("AdaptiveNavigation")
    }
}
