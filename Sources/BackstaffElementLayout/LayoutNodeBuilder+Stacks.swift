import BackstaffElements
import BackstaffLayout

extension LayoutNodeBuilder {
    /// The nodes of stacks, grids, spacers and scroll views.
    func stackNode(of element: Element, _ context: TextContext) -> LayoutNode? {
        switch element.role {
        case .vStack where element.words(.placement) == "grid":
            arrangedByCells(element) { grid(element, context) }
        case .vStack, .hStack, .zStack: stack(element, context)
        case .lazyStack: lazyStack(element, context)
        case .lazyGrid: lazyGrid(element, context)
        case .scroll: scroll(element, context)
        case .spacer: LayoutSpacer(leastLength: element.number(.minLength))
        case .divider: LayoutDivider(thickness: 0.5)
        case .geometry: reader(element, context)
        default: nil
        }
    }

    /// A stack along the axis of its role, or along another one that its layout chooses.
    private func stack(_ element: Element, _ context: TextContext) -> LayoutNode {
        let spacing = element.number(.spacing)
        let alignment = element.alignmentInBoth
        switch (element.role, element.words(.axis)) {
        case (.zStack, _), (_, "depth"):
            return aligned(element, by: alignment.horizontal, alignment.vertical) {
                LayoutLayers(alignment: alignment, children(of: element, context))
            }
        case (.hStack, _), (_, "horizontal"):
            return aligned(element, by: alignment.vertical) {
                LayoutStack(
                    .horizontal, spacing: spacing, alignment: element.verticalGuide, children(of: element, context))
            }
        default:
            return aligned(element, by: alignment.horizontal) {
                LayoutStack(
                    .vertical, spacing: spacing, alignment: element.horizontalGuide, children(of: element, context))
            }
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

    private func scroll(_ element: Element, _ context: TextContext) -> LayoutNode {
        let axes: LayoutAxes =
            switch element.words(.axis) {
            case "horizontal": .horizontal
            case "both": .both
            default: .vertical
            }
        return LayoutScroll(axes, children(of: element, context))
    }

    // MARK: Grids

    private func grid(_ element: Element, _ context: TextContext) -> LayoutNode {
        let rows = element.children.compactMap { row($0, context) }
        return LayoutGrid(
            alignment: element.alignmentInBoth, horizontalSpacing: element.number(.spacing),
            verticalSpacing: element.number(.rowSpacing), rows)
    }

    /// A row of a grid. A view that isn't a row spans all columns.
    private func row(_ element: Element, _ context: TextContext) -> LayoutGrid.Row? {
        guard element.words(.placement) == "grid-row" else {
            return node(of: element, context).map { LayoutGrid.Row(whole: $0) }
        }
        return LayoutGrid.Row(children(of: element, context.inside(element)), alignment: element.verticalGuide)
    }

    /// The node of a modifier that says how many columns a cell spans.
    func spanNode(of element: Element, _ content: LayoutNode) -> LayoutNode {
        var attributes = LayoutGridCell.Attributes()
        attributes.span = element.words(.columns).flatMap { Int($0) }
        return LayoutGridCell(attributes, content)
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
