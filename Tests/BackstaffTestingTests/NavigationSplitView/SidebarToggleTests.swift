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
@Suite("The sidebar button")
struct SidebarToggleTests {
    @Test("the button says Show Sidebar if the sidebar is off screen, even beside the content, and else Hide Sidebar")
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
