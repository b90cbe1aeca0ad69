import BackstaffElements
import Testing

@testable import BackstaffWeb

@Suite("What fills the space in a preview")
@MainActor
struct FlexibilityTests {
    private let tree = ElementTree()

    private func make(
        _ role: ElementRole, _ attributes: KeyValuePairs<AttributeKey, AttributeValue> = [:], _ children: Element...
    ) -> Element {
        let element = tree.make(role)
        for (key, value) in attributes { tree.set(key, to: value, of: element) }
        for child in children { tree.append(child, to: element) }
        return element
    }

    private func classes(_ element: Element) -> Set<Substring> {
        Set(Flexibility(element).classes(of: element).split(separator: " "))
    }

    @Test("O02 a stack with a spacer fills its axis, and one without hugs its content")
    func spacers() {
        #expect(classes(make(.hStack, [:], make(.text), make(.spacer), make(.text))) == ["fills-width"])
        #expect(classes(make(.vStack, [:], make(.text), make(.spacer))) == ["fills-height"])
        #expect(classes(make(.hStack, [:], make(.text), make(.text))).isEmpty)
    }

    @Test("O02 what fills the space makes what is around it fill the space, up to a frame with a fixed size")
    func frames() {
        let field = { self.make(.padding, [:], self.make(.textField)) }
        #expect(classes(field()) == ["fills-width"])
        #expect(classes(make(.frame, [:], field())) == ["fills-width"])
        #expect(classes(make(.frame, [.width: .number(80)], field())) == ["fixed-width"])
        // A maximum of -1 is infinity.
        #expect(classes(make(.frame, [.maxWidth: .number(-1)], make(.text))) == ["fills-width"])
        #expect(classes(make(.frame, [.maxWidth: .number(300)], field())).isEmpty)
    }

    @Test("O02 a grid that scrolls vertically fills the width, and one that scrolls horizontally doesn't")
    func grids() {
        #expect(classes(make(.lazyGrid)) == ["fills-width"])
        #expect(classes(make(.lazyGrid, [.axis: .text("horizontal")])).isEmpty)
        #expect(classes(make(.scroll, [:], make(.lazyGrid))) == ["fills-width", "fills-height"])
        #expect(classes(make(.scroll, [.axis: .text("horizontal")])) == ["fills-width"])
    }

    @Test("O02 a picture that isn't resizable has a fixed size, and one with a ratio has proportions")
    func pictures() {
        #expect(classes(make(.image)) == ["fixed-width", "fixed-height"])
        let picture = make(.image, [.resizable: .flag(true)])
        #expect(classes(picture) == ["fills-width", "fills-height"])
        let fitting = make(.aspectRatio, [.ratio: .number(1.5)], picture)
        #expect(classes(fitting) == ["fills-width", "has-proportions"])
        #expect(classes(make(.frame, [.height: .number(60)], fitting)) == ["fixed-height"])
    }

    @Test("O04 without scripts, too, a grid is as wide as its scroll view: the document says so")
    func grid() {
        let scroll = make(.scroll, [:], make(.padding, [:], make(.lazyGrid, [:], make(.text))))
        let rendered = HTMLRenderer.rendered(
            scroll, language: "en", basePath: .root, drawings: nil, parts: PageParts())
        let html = String(decoding: rendered.writer.bytes, as: UTF8.self)
        #expect(html.contains("class=\"scroll fills-width fills-height\""))
        #expect(html.contains("class=\"padding fills-width\"") && html.contains("class=\"lazy-grid fills-width\""))
    }

    @Test("O02 the classes are in the document, and not in the markup of a single element")
    func document() {
        let stack = make(.hStack, [:], make(.spacer))
        let rendered = HTMLRenderer.rendered(
            stack, language: "en", basePath: .root, drawings: nil, parts: PageParts())
        let html = String(decoding: rendered.writer.bytes, as: UTF8.self)
        #expect(html.contains("class=\"h-stack fills-width\"") && html.contains("class=\"spacer\""))
        #expect(!String(decoding: HTMLRenderer.html(stack), as: UTF8.self).contains("fills-width"))
    }
}
