import BackstaffElements
import BackstaffLayout
import BackstaffText

extension LayoutNodeBuilder {
    /// The nodes of texts, images, shapes and colors.
    func contentNode(of element: Element, _ context: TextContext) -> LayoutNode? {
        switch element.role {
        case .text: text(element, context)
        case .image: image(element, context)
        case .label: label(element, context)
        case .shape: LayoutFlexibleLeaf(shape: element.words(.shape) == "circle" ? .square : .rectangle)
        case .color, .gradient, .canvas: LayoutFlexibleLeaf()
        case .unavailable: unavailable(element, context)
        default: nil
        }
    }

    /// Makes the leaf of words in the context's font.
    func words(_ words: String, _ context: TextContext) -> LayoutNode {
        leaf(of: MeasuredText(context.cased(words), font: context.spacedFont), limit: context.lineLimit)
    }

    private func text(_ element: Element, _ context: TextContext) -> LayoutNode {
        leaf(of: MeasuredText(runs(of: element, context), font: context.spacedFont), limit: context.lineLimit)
    }

    /// The parts of a text with their fonts. Links and parts with another look are elements in the text.
    private func runs(of element: Element, _ context: TextContext) -> [TextRun] {
        var runs: [TextRun] = []
        if !element.text.isEmpty { runs.append(TextRun(context.cased(element.text), font: context.spacedFont)) }
        for child in element.children { runs += self.runs(of: child, context.inside(child)) }
        return runs
    }

    private func image(_ element: Element, _ context: TextContext) -> LayoutNode {
        let width: Double
        let height: Double
        if let natural = element.number(.naturalWidth) {
            width = natural
            height = element.number(.naturalHeight) ?? natural
        } else {
            width = context.font.size * (element[.symbol] == nil ? 1.5 : context.symbolScale)
            height = width
        }
        if element.has(.resizable) {
            return LayoutFlexibleLeaf(
                width: .init(-.infinity, .infinity, ideal: width), height: .init(-.infinity, .infinity, ideal: height))
        }
        var measures = LayoutMeasures(ideal: LayoutSize(width, height))
        measures.leastWidth = width
        if element[.symbol] != nil {
            // The middle of a symbol is level with the middle of capital letters.
            measures.belowLastBaseline = height / 2 - 0.364 * context.font.size
            measures.firstBaseline = height - (measures.belowLastBaseline ?? 0)
        }
        return LayoutMeasuredLeaf(measures)
    }

    private func label(_ element: Element, _ context: TextContext) -> LayoutNode {
        let parts = element.children.filter { child in
            switch context.labelStyle {
            case "icon-only": child.role != .text
            case "title-only": child.role != .image
            default: true
            }
        }
        return LayoutStack(.horizontal, spacing: context.font.size / 2, parts.compactMap { node(of: $0, context) })
    }

    private func unavailable(_ element: Element, _ context: TextContext) -> LayoutNode {
        let stack = LayoutStack(.vertical, spacing: 8, children(of: element, context))
        return filling(LayoutPadding(LayoutInsets(all: 32), stack))
    }
}

extension TextContext {
    /// Words with the letters that the text case asks for.
    func cased(_ words: String) -> String {
        switch textCase {
        case "uppercase": words.uppercased()
        case "lowercase": words.lowercased()
        default: words
        }
    }
}
