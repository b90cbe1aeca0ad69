import BackstaffElements
import BackstaffUI
import BackstaffViews
import PageSide
import Testing

@testable import BackstaffWeb

/// The drawings of symbols that travel with the tree.
@Suite("Symbols of a page")
@MainActor
struct PageSymbolsTests {
    private static let names = [
        "star", "star.fill", "star.circle.fill", "moon", "magnifyingglass", "xmark.circle.fill", "square.dashed",
    ]

    private let drawings = SymbolDrawings(
        Dictionary(uniqueKeysWithValues: names.map { ($0, "<svg viewBox=\"0 0 24 24\"><path/></svg>") }))
    private let tree = ElementTree()

    private func image(_ name: String, in parent: Element) -> Element {
        let image = tree.make(.image)
        tree.set(.symbol, to: .text(name), of: image)
        tree.append(image, to: parent)
        return image
    }

    /// The names of the drawings in some markup.
    private static func names(in markup: String?) -> Set<String> {
        Set((markup ?? "").matches(of: /<symbol id="symbol-([^"]+)"/).map { String($0.1) })
    }

    @Test("N11 the symbols that a canvas draws travel with its drawing, once")
    func canvases() {
        var page = PageSymbols(drawings)
        let canvas = tree.make(.canvas)
        tree.set(.drawing, to: .text(##"<use href="#symbol-star"/>"##), of: canvas)
        #expect(Self.names(in: page.missing(for: canvas)) == ["star"])
        tree.set(.drawing, to: .text(##"<use href="#symbol-star"/><use href="#symbol-moon"/>"##), of: canvas)
        #expect(Self.names(in: page.missing(for: [.attribute(canvas, .drawing)])) == ["moon"])
        #expect(page.missing(for: [.attribute(canvas, .drawing)]) == nil)
        let text = tree.make(.text)
        #expect(page.missing(for: [.attribute(text, .drawing)]) == nil)
    }

    @Test(
        "O01 a symbol shows its variant if there is one, itself if there is none, and the neutral one if nobody has drawn it",
        arguments: [
            ("star", nil, "star"), ("star", "fill", "star.fill"), ("star.fill", "circle", "star.circle.fill"),
            ("star", "circle.fill", "star.circle.fill"), ("star", "none", "star"), ("moon", "fill", "moon"),
            ("kraken", nil, "square.dashed"), ("", nil, nil),
        ] as [(String, String?, String?)])
    func shown(name: String, variant: String?, shown: String?) {
        #expect(drawings.shown(name, variant: variant) == shown)
    }

    @Test(
        "M11 the names that are tried for a variant are those of the page",
        arguments: [
            ("star", "fill", ["star.fill", "star"]),
            ("person.badge.plus", "fill", ["person.fill.badge.plus", "person.badge.plus.fill", "person.badge.plus"]),
            ("bell", "slash.fill", ["bell.slash.fill", "bell.fill", "bell"]),
            ("bell", "circle.slash", ["bell.circle.slash", "bell.circle", "bell"]),
            ("star.fill", "square", ["star.square.fill", "star.fill"]), ("star.fill", "fill", ["star.fill"]),
        ])
    func variants(name: String, variant: String, names: [String]) {
        #expect(SymbolDrawings.names(of: name, variant: variant) == names)
    }

    @Test("O01 a tree brings the drawings that its page doesn't have, each once")
    func wholeTree() {
        let style = tree.make(.style)
        tree.set(.symbolVariant, to: .text("fill"), of: style)
        tree.append(style, to: tree.root)
        for _ in 0..<2 { _ = image("star", in: style) }
        _ = image("moon", in: tree.root)
        tree.append(tree.make(.searchField), to: tree.root)
        var page = PageSymbols(drawings)
        var hello = ClientHello(width: 1, height: 1)
        hello.symbols = "moon,kraken,"
        page.reset(hello)
        let markup = page.missing(for: tree.root)
        #expect(Self.names(in: markup) == ["star.fill", "magnifyingglass", "xmark.circle.fill"])
        #expect(markup?.matches(of: #/<symbol /#).count == 3)
        #expect(page.missing(for: tree.root) == nil)
        page.reset(ClientHello(width: 1, height: 1))
        #expect(Self.names(in: page.missing(for: tree.root)).contains("moon"))
    }

    @Test(
        "O01 a change brings what it shows for the first time: a new element, another name, another variant around it")
    func changes() {
        let style = tree.make(.style)
        tree.append(style, to: tree.root)
        let first = image("star", in: style)
        var page = PageSymbols(drawings)
        #expect(Self.names(in: page.missing(for: tree.root)) == ["star"])
        _ = tree.takeOperations()

        let second = tree.make(.image)
        tree.set(.symbol, to: .text("star"), of: second)
        tree.insert(second, into: style, before: nil)
        #expect(page.missing(for: tree.takeOperations()) == nil)
        tree.set(.symbol, to: .text("moon"), of: second)
        #expect(Self.names(in: page.missing(for: tree.takeOperations())) == ["moon"])
        tree.set(.symbolVariant, to: .text("circle.fill"), of: style)
        #expect(Self.names(in: page.missing(for: tree.takeOperations())) == ["star.circle.fill"])
        tree.set(.symbol, to: .text("kraken"), of: first)
        #expect(Self.names(in: page.missing(for: tree.takeOperations())) == ["square.dashed"])
        tree.set(.label, to: .text("Kraken"), of: first)
        tree.set(.symbol, to: nil, of: first)
        #expect(page.missing(for: tree.takeOperations()) == nil)
    }

    /// A stack in a style with an image, which is the only one that is referred to.
    private func shownImage() -> Element {
        let (style, stack) = (tree.make(.style), tree.make(.hStack))
        tree.append(stack, to: style)
        let image = image("star", in: stack)
        tree.insert(style, into: tree.root, before: nil)
        return image
    }

    @Test("O01 a symbol may change in the same update in which the view around it goes")
    func goneViews() {
        let image = shownImage()
        _ = tree.takeOperations()
        tree.set(.symbol, to: .text("moon"), of: image)
        for child in tree.root.children { tree.remove(child) }
        let operations = tree.takeOperations()
        // The operations keep what they refer to.
        #expect(image.parent?.role == .hStack && image.parent?.parent?.role == .style)
        var page = PageSymbols(drawings)
        #expect(Self.names(in: page.missing(for: operations)) == ["moon"])
    }

    // MARK: Over a socket

    private struct SkyApp: App {
        var body: some Scene { WindowGroup { Sky() } }

        struct Sky: View {
            @State private var isNight = false

            var body: some View {
                Button("Night") { isNight = true }
                Image(systemName: "star")
                if isNight { Image(systemName: "moon") }
            }
        }
    }

    private struct SkyOrNothingApp: App {
        var body: some Scene { WindowGroup { SkyOrNothing() } }

        struct SkyOrNothing: View {
            @State private var symbol: String? = "star"

            var body: some View {
                Button("Clear") { symbol = nil }
                if symbol != nil {
                    HStack { SymbolOrMoon(symbol: $symbol) }.foregroundStyle(.yellow)
                } else {
                    Text("Nothing")
                }
            }
        }

        /// Its body may run once more with the binding's new value, before the view goes.
        struct SymbolOrMoon: View {
            @Binding var symbol: String?

            var body: some View { Image(systemName: symbol ?? "moon") }
        }
    }

    @Test("O01 a page gets each drawing once in a session, with the tree or with the patch that first shows it")
    func session() async throws {
        let bundle = PageBundle(["page.js": [], "page.css": []], hasMaps: false)
        let resources = PageResources(
            bundle, fonts: [:],
            symbols: Dictionary(
                uniqueKeysWithValues: Self.names.map { ($0, "<svg viewBox=\"0 0 24 24\"><path/></svg>") }))
        try await withServer(app: { LiveApp(SkyApp.self) }, resources: resources) { server in
            let html = try await WireClient.get("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", port: server.port).body
            #expect(html.contains("id=\"symbol-star\"") && !html.contains("symbol-moon"))
            let (page, welcome) = try await WireClient.start(port: server.port)
            #expect(Self.names(in: welcome.symbols) == ["star"])
            let button = try #require(welcome.tree.first { $0.role == "button" })
            try await page.send(.event(number: 1, element: button.id, .activate))
            let patch = try await page.patch()
            #expect(Self.names(in: patch.symbols) == ["moon"])

            var hello = ClientHello(width: 390, height: 844)
            hello.symbols = "star"
            let (_, reloaded) = try await WireClient.start(port: server.port, hello: hello)
            #expect(reloaded.symbols == nil)
        }
    }

    @Test("O01 a view with a symbol goes in the same update in which its symbol changes, and the session goes on")
    func goneView() async throws {
        try await withServer(app: { LiveApp(SkyOrNothingApp.self) }) { server in
            let (page, welcome) = try await WireClient.start(port: server.port)
            let button = try #require(welcome.tree.first { $0.role == "button" })
            try await page.send(.event(number: 1, element: button.id, .activate))
            let patch = try await page.patch()
            #expect("\(patch.operations)".contains("Nothing"))
        }
    }
}
