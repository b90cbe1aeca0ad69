import BackstaffAssets
import BackstaffElements
import BackstaffViews
import Foundation
import Testing

@testable import BackstaffWeb

@Suite("The icon of an app in its page")
@MainActor
struct AppIconTests {
    private func page(_ resources: PageResources, basePath: BasePath = .root) -> String {
        let root = ElementTree().make(.window)
        return String(
            decoding: PreviewPage.html(
                title: "Sea", language: "en", root: root, resources: resources, basePath: basePath), as: UTF8.self)
    }

    private func links(in page: String) -> [String] {
        page.matches(of: /<link rel="(?:icon|apple-touch-icon)"[^>]*>/).map { String($0.output) }
    }

    private var resources: PageResources {
        PageResources(files: ["main.js": [], "images/icon.svg": Array("<svg></svg>".utf8)], symbols: [:])
    }

    @Test("M01 the icon of an app is that of its page, and of the page on a home screen")
    func icon() throws {
        var resources = resources
        resources.appIcon = AppIcon(tab: "a.png", homeScreen: "b.png")
        #expect(
            links(in: page(resources)) == [
                #"<link rel="icon" href="/~/assets/a.png">"#, #"<link rel="apple-touch-icon" href="/~/assets/b.png">"#,
            ])
        let path = try BasePath("/shop")
        #expect(
            links(in: page(resources, basePath: path)) == [
                #"<link rel="icon" href="/shop/~/assets/a.png">"#,
                #"<link rel="apple-touch-icon" href="/shop/~/assets/b.png">"#,
            ])
    }

    @Test("M01 an app without an icon has Backstaff's, in the document itself")
    func usual() {
        let links = links(in: page(resources))
        #expect(links.count == 1 && links[0].hasPrefix(#"<link rel="icon" href="data:image/svg+xml;base64,"#))
    }

    @Test("M01 an icon of a catalog beside the executable is found by its name, and served with its type")
    func catalog() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "backstaff-\(UUID().uuidString).bundle")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appending(path: "Assets.xcassets/AppIcon.appiconset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(#"{"images": [{"filename": "a.gif", "idiom": "universal"}]}"#.utf8)
            .write(to: set.appending(path: "Contents.json"))
        // The smallest GIF picture.
        let gif = Data(base64Encoded: "R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=") ?? Data()
        try gif.write(to: set.appending(path: "a.gif"))
        let bundle = try #require(Bundle(path: folder.path))
        let icon = try #require(AppIcon.inFirst(of: [.main, bundle]))
        #expect(AppIcon.inFirst(of: [bundle]) == icon)
        try await withServer { server in
            let request = "GET /~/assets/\(icon.tab) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            let head = try await WireClient.get(request, port: server.port).head
            #expect(head.hasPrefix("HTTP/1.1 200") && head.contains("content-type: image/gif"))
            #expect(head.contains("immutable"))
        }
    }
}
