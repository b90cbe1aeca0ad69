import BackstaffElements
import BackstaffLayout
import BackstaffText

extension LayoutNodeBuilder {
    /// The nodes of lists and what is in them.
    func listNode(of element: Element, _ context: TextContext) -> LayoutNode? {
        switch element.role {
        case .list: list(element, context)
        case .row: row(element, context, measures(context))
        case .sectionHeader, .sectionFooter: header(element, context, measures(context))
        case .extent: Self.flexible(height: ListMeasures.rowHeight * (element.number(.rows) ?? 0))
        default: nil
        }
    }

    /// The distances in the list around an element. The margin is larger in a large window.
    private func measures(_ context: TextContext) -> ListMeasures {
        ListMeasures(style: context.listStyle, margin: isLarge ? 20 : 16)
    }

    /// A list takes all room and scrolls its rows. In a scroll view that gives it no height, it is flat.
    private func list(_ element: Element, _ context: TextContext) -> LayoutNode {
        if element[.form] == .text("flat") { return Self.flexible(height: 0) }
        let measures = measures(context)
        var parts: [LayoutNode] = []
        for (index, child) in element.children.enumerated() {
            guard let node = node(of: child, context) else { continue }
            let isFirst = parts.isEmpty
            let follows = index > 0 ? element.children[index - 1].role : nil
            parts.append(isFirst ? node : below(node, gap(above: child, follows, measures)))
        }
        let rows = LayoutStack(.vertical, spacing: 0, parts)
        let insets = LayoutInsets(top: measures.inset, bottom: 24)
        return filling(LayoutScroll(.vertical, [LayoutPadding(insets, rows)]), alignment: .top)
    }

    private func gap(above element: Element, _ previous: ElementRole?, _ measures: ListMeasures) -> Double {
        switch element.role {
        case .sectionHeader where element.children.isEmpty && element.text.isEmpty: measures.gap
        case .sectionHeader: max(0, measures.gap - 18)
        case .row where previous == .sectionFooter: measures.gap
        default: 0
        }
    }

    private func below(_ node: LayoutNode, _ distance: Double) -> LayoutNode {
        distance > 0 ? LayoutPadding(LayoutInsets(top: distance), node) : node
    }

    private func row(_ element: Element, _ context: TextContext, _ measures: ListMeasures) -> LayoutNode {
        var parts = element.children.filter { $0.role != .layer }.compactMap { node(of: $0, context) }
        if parts.isEmpty, !element.text.isEmpty { parts = [words(element.text, context)] }
        let content = beside(parts, spacing: 12)
        var shown: LayoutNode = LayoutFlexibleFrame(width: .all, alignment: .leading, content)
        if element.showsChevron {
            shown = LayoutStack(.horizontal, spacing: 12, [shown, Self.fixed(8, 13)])
        }
        let insets =
            element.rowInsets
            ?? LayoutInsets(
                top: ListMeasures.rowInset, leading: measures.padding, bottom: ListMeasures.rowInset,
                trailing: measures.padding)
        let height = LayoutFlexibleFrame.Bounds(least: ListMeasures.rowHeight)
        let row = LayoutFlexibleFrame(width: .all, height: height, alignment: .leading, LayoutPadding(insets, shown))
        return LayoutPadding(LayoutInsets(leading: measures.margin, trailing: measures.margin), row)
    }

    private func header(_ element: Element, _ context: TextContext, _ measures: ListMeasures) -> LayoutNode {
        var context = context
        context.font = TextFont.styles["footnote"] ?? context.font
        let isHeader = element.role == .sectionHeader
        if isHeader, context.textCase == nil, context.listStyle != "plain" { context.textCase = "uppercase" }
        let parts = contentOrWords(of: element, context)
        guard !parts.isEmpty else { return Self.flexible(height: 0) }
        let insets = LayoutInsets(
            top: isHeader ? 17 : 7, leading: measures.padding, bottom: isHeader ? 7 : 0, trailing: measures.padding)
        let content = LayoutFlexibleFrame(
            width: .all, alignment: .bottomLeading, LayoutStack(.horizontal, spacing: 8, parts))
        let height = LayoutFlexibleFrame.Bounds(least: isHeader ? measures.headerHeight : 0)
        let header = LayoutFlexibleFrame(height: height, alignment: .bottom, LayoutPadding(insets, content))
        return LayoutPadding(LayoutInsets(leading: measures.margin, trailing: measures.margin), header)
    }

    /// Whether bars and margins are those of a large window, as in the page's style sheets.
    var isLarge: Bool { window.width >= 744 && window.height >= 431 }
}

extension Element {
    /// The distances that the app sets for a row: top, trailing, bottom and leading, as in CSS.
    fileprivate var rowInsets: LayoutInsets? {
        guard let words = words(.insets)?.split(separator: " "), words.count == 4 else { return nil }
        let numbers = words.compactMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
        guard numbers.count == 4 else { return nil }
        return LayoutInsets(top: numbers[0], leading: numbers[3], bottom: numbers[2], trailing: numbers[1])
    }
}
