import BackstaffElements
import BackstaffLayout

extension LayoutNodeBuilder {
    /// The nodes of lazy stacks and lazy grids.
    func lazyNode(of element: Element, _ context: TextContext) -> LayoutNode? {
        switch element.role {
        case .lazyStack: lazyStack(element, context)
        case .lazyGrid: lazyGrid(element, context)
        default: nil
        }
    }

    private func lazyStack(_ element: Element, _ context: TextContext) -> LayoutNode {
        let isHorizontal = element.words(.axis) == "horizontal"
        let stack = LayoutStack(
            isHorizontal ? .horizontal : .vertical, spacing: element.number(.spacing),
            alignment: isHorizontal ? element.verticalGuide : element.horizontalGuide, children(of: element, context))
        // A lazy stack doesn't know all its views, so it takes the length across them that it is offered.
        let none = LayoutFlexibleFrame.Bounds()
        return LayoutFlexibleFrame(
            width: isHorizontal ? none : .all, height: isHorizontal ? .all : none, alignment: element.alignmentInBoth,
            stack)
    }

    private func lazyGrid(_ element: Element, _ context: TextContext) -> LayoutNode {
        let isHorizontal = element.words(.axis) == "horizontal"
        let items = (element.words(.columns) ?? "").split(separator: ";").compactMap { LayoutGridItem($0) }
        return LayoutLazyGrid(
            isHorizontal ? .horizontal : .vertical, items, spacing: element.number(.spacing),
            alignment: isHorizontal ? element.verticalGuide : element.horizontalGuide, children(of: element, context))
    }
}

extension LayoutGridItem {
    /// Reads an item as an element has it: kind, least length, greatest length and distance. The page's -1 is infinity.
    init?(_ text: Substring) {
        let words = text.split(separator: " ")
        guard words.count == 4, let least = Double(words[1]), let greatest = Double(words[2]),
            let gap = Double(words[3])
        else { return nil }
        let most = greatest == -1 ? Double.infinity : greatest
        switch words[0] {
        case "fixed": self.init(.fixed(least), spacing: gap)
        case "flexible": self.init(.flexible(least: least, greatest: most), spacing: gap)
        case "adaptive": self.init(.adaptive(least: least, greatest: most), spacing: gap)
        default: return nil
        }
    }
}
