import BackstaffTesting
import SwiftUI
import Testing

/// Roles and appearances of bars, and widths and styles of columns.
@MainActor
@Suite("Bars and columns")
struct BarsTests {
    private func bar(_ host: HeadlessHost) throws -> String {
        try host.all(role: "navigation-bar").last?.outline.split(separator: "\n").first.map(String.init) ?? ""
    }

    @Test(
        "J08 each screen's bar has its own role",
        arguments: [
            Size.phone, .tabletLandscape,
        ])
    func roles(size: Size) async throws {
        let host = HeadlessHost(PageBars(), size: size)
        #expect(try bar(host).contains("role-name=browser"))
        #expect(try bar(host).contains("display-mode=inline"))
        #expect(host.shows("Sort"))
        try await host.tap("Page 2")
        #expect(try bar(host).contains("role-name=editor"))
        #expect(host.title == "Title of 2")
        #expect(!host.shows("Sort"))
        try await host.goBack()
        #expect(try bar(host).contains("role-name=browser"))
        #expect(host.title == "Pages")
    }

    @Test("J08 columns have their requested widths; a fixed one can't be dragged, a flexible one within its limits")
    func widths() async throws {
        let host = HeadlessHost(WidthColumns(style: .balanced), size: .tabletLandscape)
        #expect(host.columns == ["sidebar", "content", "detail"])
        #expect(host.columnWidths == [200, 150])
        try await host.dragDivider(of: "content", to: 500)
        #expect(host.columnWidths == [200, 200])
        try await host.dragDivider(of: "content", to: 60)
        #expect(host.columnWidths == [200, 100])
        await #expect(throws: (any Error).self) { try await host.dragDivider(of: "sidebar", to: 300) }
        #expect(host.columnWidths == [200, 100])
    }

    @Test("J08 balanced: columns are beside the detail; prominentDetail: they overlay it")
    func styles() {
        let balanced = HeadlessHost(WidthColumns(style: .balanced), size: .tablet)
        #expect(balanced.columnArrangement == "tiled")
        let prominent = HeadlessHost(WidthColumns(style: .prominentDetail), size: .tablet)
        #expect(prominent.columnArrangement == "overlaid")
        for host in [balanced, prominent] { #expect(host.shows("Shelf") && host.shows("Folder")) }
    }

    @Test("J08 on a phone widths and styles have no effect: one column fills the window")
    func narrow() {
        for host in [
            HeadlessHost(WidthColumns(style: .balanced), size: .phone),
            HeadlessHost(WidthColumns(style: .prominentDetail), size: .phone),
        ] {
            #expect(host.columnArrangement == "collapsed")
            #expect(host.columns.count == 1)
        }
    }

    @Test(
        "J08 a bar has its color and color scheme, a screen may hide its bar, and going back shows the bar",
        arguments: [
            Size.phone, .tabletLandscape,
        ])
    func looks(size: Size) async throws {
        let host = HeadlessHost(ColouredBars(), size: size)
        #expect(try bar(host).contains("fill=pink"))
        #expect(try bar(host).contains("bar-scheme=dark"))
        try await host.tap("Row 1")
        #expect(host.shows("Without a bar 1"))
        #expect(try bar(host).contains("display-mode=none"))
        #expect(!(try bar(host).contains("fill=pink")))
        // There is no back button, but a swipe goes back.
        try await host.swipeBack()
        #expect(try bar(host).contains("fill=pink"))
        #expect(!(try bar(host).contains("display-mode=none")))
    }

    @Test(
        "J08 a title's menu has the screen's items, and the chosen one runs once",
        arguments: [Size.phone, .tabletLandscape])
    func titleMenu(size: Size) async throws {
        let host = HeadlessHost(TitledPage(), size: size)
        #expect(host.title == "Draft")
        #expect(host.shows("Done: nothing"))
        #expect(!host.shows("Print"))
        try await host.tap("Title Menu")
        #expect(host.shows("Print"))
        try await host.tap("Copy")
        #expect(host.shows("Done: copy"))
        #expect(host.title == "Draft")
    }
}
