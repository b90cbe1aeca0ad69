import BackstaffTesting
import SwiftUI
import Testing

/// Cases that random walks rarely reach.
@MainActor
@Suite("Collapsing and expanding")
struct FormTests {
    @Test("L01 dismiss() in the content column clears the selection if its back button shows the sidebar")
    func dismissBesideBackButton() async throws {
        let harbor = Harbor()
        harbor.quay = 2
        harbor.visibility = .doubleColumn
        let host = HeadlessHost(ThreeColumnApp(harbor: harbor), size: .tablet)
        #expect(host.columns == ["content", "detail"])
        #expect(host.columnArrangement == "overlaid")

        try await host.goBack()
        #expect(host.columns == ["sidebar", "content", "detail"])
        #expect(harbor.quay == 2)

        try await host.tapOutsideColumns()
        harbor.visibility = .doubleColumn
        await host.settle()
        try await host.tap("End Ships")
        #expect(harbor.quay == nil)
        #expect(host.columns == ["content", "detail"])
    }

    @Test("L01 a tap beside the columns writes nothing if none overlays the detail")
    func tapBesideNothing() async throws {
        let harbor = Harbor()
        let host = HeadlessHost(ThreeColumnApp(harbor: harbor), size: .tablet)
        #expect(host.columns == ["detail"])
        try await host.tapOutsideColumns()
        #expect(harbor.log == [])
        await host.resize(to: .tabletLandscape)
        #expect(host.columns == ["content", "detail"])
    }

    @Observable
    final class Limits {
        var least: CGFloat = 300
        var largest: CGFloat = 300
    }

    struct Resizable: View {
        let limits: Limits

        var body: some View {
            NavigationSplitView {
                Text("Sidebar").navigationSplitViewColumnWidth(min: limits.least, ideal: 300, max: limits.largest)
            } detail: {
                Text("Detail")
            }
        }
    }

    @Test("C05 changed limits around an unchanged width apply, and decide whether the divider can be dragged")
    func limitsAlone() async throws {
        let limits = Limits()
        let host = HeadlessHost(Resizable(limits: limits), size: .tabletLandscape)
        await #expect(throws: LookUpFailure.self) { try await host.dragDivider(of: "sidebar", to: 350) }
        #expect(host.columnWidths == [300])

        limits.least = 200
        limits.largest = 400
        await host.settle()
        try await host.dragDivider(of: "sidebar", to: 350)
        #expect(host.columnWidths == [350])
    }

    @Test("C03 the sidebar button names its current action, whether the app starts collapsed or expanded")
    func toggleLabel() async throws {
        let harbor = Harbor()
        let host = HeadlessHost(ThreeColumnApp(harbor: harbor), size: .tabletLandscape)
        #expect(host.columns == ["content", "detail"])
        #expect(host.outline.contains("sidebar-toggle label=\"Show Sidebar\""))
        try await host.toggleSidebar()
        #expect(host.columns == ["sidebar", "content", "detail"])
        #expect(host.outline.contains("sidebar-toggle label=\"Hide Sidebar\""))
        await host.resize(to: .phone)
        await host.resize(to: .tabletLandscape)
        #expect(host.outline.contains("sidebar-toggle label=\"Hide Sidebar\""))
    }
}
