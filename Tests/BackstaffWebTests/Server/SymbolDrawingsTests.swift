import BackstaffElements
import NIOCore
import Testing

@testable import BackstaffWeb

/// The drawings of symbols that a page asks for.
@Suite("Drawings of symbols")
struct SymbolDrawingsTests {
    private let resources = PageResources(
        files: [:],
        symbols: [
            "star": "<svg xmlns=\"x\" viewBox=\"0 0 24 24\"><path d=\"M1 1\"/></svg>",
            "moon": "<svg xmlns=\"x\" viewBox=\"0 0 24 24\"><path d=\"M2 2\"/></svg>",
        ])

    private func answer(_ address: String) -> String {
        resources.symbols.file(with: resources.symbols.names(in: address))
    }

    @Test("M11 an answer has the drawings that its address names, each once, and no others")
    func named() {
        #expect(
            answer("/~/symbols.svg?names=star,star") == "<svg xmlns=\"http://www.w3.org/2000/svg\">"
                + "<symbol id=\"symbol-star\" viewBox=\"0 0 24 24\"><path d=\"M1 1\"/></symbol></svg>")
        #expect(answer("/~/symbols.svg?names=star,moon").contains("symbol-moon"))
        #expect(!answer("/~/symbols.svg?names=moon").contains("star"))
    }

    @Test(
        "M11 an address that names no symbol is answered with no drawing",
        arguments: ["/~/symbols.svg", "/~/symbols.svg?names=", "/~/symbols.svg?names=kraken", "/~/symbols.svg?star"])
    func unknown(address: String) {
        #expect(answer(address) == "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>")
    }

    @Test("M11 an answer has at most sixty-four drawings, whatever its address names")
    func most() {
        let names = (0..<100).map { "s\($0)" }
        let many = SymbolDrawings(
            names.reduce(into: [:]) { $0[$1] = "<svg viewBox=\"0 0 24 24\"><path d=\"M0 0\"/></svg>" })
        let answer = many.file(with: many.names(in: "/~/symbols.svg?names=" + names.joined(separator: ",")))
        #expect(answer.matches(of: #/<symbol /#).count == 64)
    }

    @Test("Q07 the tag of an answer changes with its names and with the drawings, and not with the order of the names")
    func tags() {
        let symbols = resources.symbols
        #expect(symbols.tag(of: ["star", "moon"]) == symbols.tag(of: symbols.names(in: "/?names=moon,star,kraken")))
        #expect(symbols.tag(of: ["star"]) != symbols.tag(of: ["moon"]))
        let changed = SymbolDrawings(["star": "<svg viewBox=\"0 0 24 24\"><path d=\"M3 3\"/></svg>"])
        #expect(changed.tag(of: ["star"]) != symbols.tag(of: ["star"]))
    }

    @Test("M11 a preview contains the drawings of the symbols that it shows, each once, and no others")
    @MainActor
    func preview() {
        let tree = ElementTree()
        let root = tree.make(.window)
        for _ in 0..<3 {
            let image = tree.make(.image)
            tree.set(.symbol, to: .text("star"), of: image)
            tree.append(image, to: root)
        }
        let page = String(
            decoding: PreviewPage.html(title: "Sky", language: "en", root: root, resources: resources), as: UTF8.self)
        #expect(page.matches(of: /id="symbol-star"/).count == 1)
        #expect(page.matches(of: /<use href="#symbol-star">/).count == 3)
        #expect(!page.contains("symbol-moon"))
    }
}
