import BackstaffTesting
import SwiftUI
import Testing

/// Three columns with one word each.
struct ThreeWordsView: View {
    var body: some View {
        NavigationSplitView {
            Text("One")
        } content: {
            Text("Two")
        } detail: {
            Text("Three")
        }
    }
}

@MainActor
@Suite("The button for the sidebar")
struct SidebarToggleTests {
    @Test("it says that it shows the sidebar where that isn't on screen, though content is, and else that it hides it")
    func label() async throws {
        let host = HeadlessHost(ThreeWordsView(), size: .tabletLandscape)
        #expect(host.columns == ["content", "detail"])
        #expect(host.outline.contains("label=\"Show Sidebar\""))

        try await host.toggleSidebar()
        #expect(host.columns == ["sidebar", "content", "detail"])
        #expect(host.outline.contains("label=\"Hide Sidebar\""))

        try await host.toggleSidebar()
        #expect(host.columns == ["content", "detail"])
        #expect(host.outline.contains("label=\"Show Sidebar\""))
    }
}
