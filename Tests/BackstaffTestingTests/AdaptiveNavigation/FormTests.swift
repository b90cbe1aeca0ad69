import BackstaffTesting
import SwiftUI
import Testing

/// Cases that random walks rarely reach.
@MainActor
@Suite("What a form changes and what it doesn't")
struct FormTests {
    @Test("L01 dismiss() in the content column takes the selection back where its back button shows the sidebar")
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

    @Test("L01 a tap where nothing lies over the detail writes nothing")
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

    @Test("C05 limits that change around the same width are taken on, and let the divider be dragged or not")
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

    @Test("C03 the sidebar's button says what it does now, in whichever form the app starts")
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
