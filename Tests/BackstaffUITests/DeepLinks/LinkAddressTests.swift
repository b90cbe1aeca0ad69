import BackstaffElements
import BackstaffTesting
import Testing

@testable import BackstaffUI

@MainActor
@Suite("Addresses of links")
struct LinkAddressTests {
    nonisolated static let sizes: [Size] = [.phone, .tabletLandscape]

    @Test("L04 A link has the URL that its screen will show, written by the nearest declaration")
    func linkOnStack() async throws {
        let host = HeadlessHost(Archive(model: Archive.Model()))
        #expect(try await host.url(ofLinkShowing: "curl") == "/packages/curl")
        try await host.tap("curl")
        #expect(try await host.url(ofLinkShowing: "Library") == "/packages/curl/depends/libc6")
        #expect(try await host.url(ofLinkShowing: "File") == "/packages/curl/files/7")
        // Following the link leads to its URL.
        try await host.tap("Library")
        #expect(host.url == "/packages/curl/depends/libc6")
        #expect(try await host.url(ofLinkShowing: "File") == "/packages/curl/depends/libc6/files/7")
    }

    @Test("L04 A link to a value without a route has no URL, nor has a link to a view or a link above a view")
    func linksWithoutAddress() async throws {
        let host = HeadlessHost(Archive(model: Archive.Model()))
        try await host.tap("curl")
        #expect(try await host.url(ofLinkShowing: "Number") == nil)
        #expect(try await host.url(ofLinkShowing: "View") == nil)
        let plain = HeadlessHost(
            NavigationStack {
                NavigationLink("One", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
            })
        #expect(try await plain.url(ofLinkShowing: "One") == nil)
    }

    @Test("L04 The URL of a link contains the selections of the columns", arguments: sizes)
    func linkInDetail(size: Size) async throws {
        let host = HeadlessHost(Kitchen(model: Kitchen.Model()), size: size, url: "/thai/dishes/3")
        #expect(try await host.url(ofLinkShowing: "Step 1") == "/thai/dishes/3/steps/1")
        try await host.tap("Step 1")
        #expect(try await host.url(ofLinkShowing: "Next step") == "/thai/dishes/3/steps/1/steps/2")
    }

    @Test("L04 A link that selects a row has the URL of the selection", arguments: sizes)
    func linkInSelection(size: Size) async throws {
        let host = HeadlessHost(LinkedCuisines(), size: size, url: "/french")
        if size == .phone { try await host.goBack() }
        #expect(try await host.url(ofLinkShowing: "thai") == "/thai")
        try await host.tap("thai")
        #expect(host.url == "/thai")
    }

    @Test("L04 Asking for a link's URL doesn't navigate, and leaves no state behind")
    func askingChangesNothing() async throws {
        let model = Archive.Model()
        let host = HeadlessHost(Archive(model: model))
        _ = host.record.history
        let bodies = host.record.bodies.count
        _ = try await host.url(ofLinkShowing: "zlib")
        #expect(model.writes.take() == [])
        #expect(host.record.bodies.count == bodies)
        #expect(host.record.history == [])
        #expect(host.outline.contains("link href=/packages/zlib"))
        // The other links have no URL yet, so none is updated.
        #expect(!host.outline.contains("href=/packages/curl"))
    }

    @Test("L04 In a preview all links have their URLs, for people without JavaScript")
    func preview() {
        var configuration = Size.phone.sceneConfiguration
        configuration.isPreview = true
        let scene = LiveScene(AnyView(Archive(model: Archive.Model())), configuration)
        #expect(scene.tree.root.outline().contains("href=/packages/curl"))
        #expect(scene.tree.root.outline().contains("href=/packages/zlib"))
        scene.close()
    }
}

/// A list whose rows are links that select.
private struct LinkedCuisines: View {
    @State private var cuisine: Kitchen.Cuisine?

    var body: some View {
        NavigationSplitView(columnVisibility: .constant(.all)) {
            List(selection: $cuisine) {
                ForEach(Kitchen.Cuisine.allCases) { NavigationLink($0.rawValue, value: $0) }
            }
            .navigationRoute(":cuisine", for: Kitchen.Cuisine.self)
        } detail: {
            Text(cuisine?.rawValue ?? "Nothing")
        }
    }
}
