#if !hasFeature(Embedded)
    import BackstaffElements
    import BackstaffLayout
#endif

extension LayoutNodeBuilder {
    /// The nodes of stacks, grids, spacers and scroll views.
    func stackNode(of element: Element, _ context: TextContext) -> LayoutNode? {
        switch element.role {
        case .vStack where element.words(.placement) == "grid":
            arrangedByCells(element) { grid(element, context) }
        case .vStack, .hStack, .zStack: stack(element, context)
        case .scroll: LayoutScroll(element.scrollAxes, children(of: element, context))
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
        attributes.span = element.count(.columns)
        return LayoutGridCell(attributes, content)
    }
}

extension Element {
    /// The axes along which the content of a scroll view scrolls.
    var scrollAxes: LayoutAxes {
        switch words(.axis) {
        case "horizontal": .horizontal
        case "both": .both
        default: .vertical
        }
    }
}
