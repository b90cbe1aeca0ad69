import BackstaffElements
import BackstaffLayout

extension LayoutNodeBuilder {
    /// The nodes of windows, screens, columns and tabs. The insides of bars have no nodes.
    func screenNode(of element: Element, _ context: TextContext) -> LayoutNode? {
        switch element.role {
        case .window: filling(LayoutLayers(children(of: element, context)))
        case .navigationStack, .column: filling(content(of: element, context))
        case .screen: screen(element, context)
        case .screenContent: filling(stacked(element, context))
        case .tabView: tabView(element, context)
        case .tabPanel: filling(stacked(element, context))
        case .splitView: splitView(element, context)
        case .presentation: presentation(element, context)
        case .inspector: inspector(element, context)
        default: nil
        }
    }

    /// Several views without a stack lie below each other.
    private func stacked(_ element: Element, _ context: TextContext) -> LayoutNode {
        stacked(children(of: element, context))
    }

    private func stacked(_ nodes: [LayoutNode]) -> LayoutNode {
        nodes.count == 1 ? nodes[0] : LayoutStack(.vertical, nodes)
    }

    /// A bar, and the content below it.
    private func screen(_ element: Element, _ context: TextContext) -> LayoutNode {
        var parts: [LayoutNode] = []
        for child in element.children {
            switch child.role {
            case .navigationBar: parts.append(bar(child))
            case .screenContent: if let content = node(of: child, context) { parts.append(content) }
            default: break
            }
        }
        return filling(LayoutStack(.vertical, spacing: 0, parts), alignment: .top)
    }

    private func bar(_ element: Element) -> LayoutNode {
        var height = isLarge ? 50.0 : 44
        switch element.words(.displayMode) {
        case "none": height = 0
        case "large" where window.height > 430: height += 41 + 11
        default: break
        }
        return note(Self.flexible(height: height), for: element)
    }

    private func tabView(_ element: Element, _ context: TextContext) -> LayoutNode {
        let panels = element.children.filter { $0.role == .tabPanel }.compactMap { node(of: $0, context) }
        var parts = [filling(LayoutLayers(panels))]
        if let bar = element.children.first(where: { $0.role == .tabBar }), !bar.has(.covered) {
            switch element.words(.displayMode) {
            case "bottom": parts.append(note(Self.flexible(height: 49), for: bar))
            case "top": parts.insert(note(Self.flexible(height: 52), for: bar), at: 0)
            default: break
            }
        }
        return LayoutStack(.vertical, spacing: 0, parts)
    }

    /// Columns beside each other. The last one takes what is left.
    private func splitView(_ element: Element, _ context: TextContext) -> LayoutNode {
        let isCollapsed = element.words(.displayMode) == "collapsed"
        var parts: [LayoutNode] = []
        for column in element.children where column.role == .column {
            guard let node = node(of: column, context) else { continue }
            let isDetail = column.words(.placement) == "detail"
            let width = isDetail || isCollapsed ? nil : column.number(.width) ?? 320
            parts.append(width.map { LayoutFixedFrame(width: $0, node) } ?? node)
        }
        return isCollapsed ? filling(LayoutLayers(parts)) : LayoutStack(.horizontal, spacing: 0, parts)
    }

    /// A view, and the column at its trailing edge while there is one.
    private func inspector(_ element: Element, _ context: TextContext) -> LayoutNode {
        let views = element.children.filter { $0.role != .presentation }.compactMap { node(of: $0, context) }
        var parts = [filling(stacked(views))]
        for column in element.children where column.role == .presentation && column.words(.displayMode) == "column" {
            let content = filling(stacked(column, context))
            parts.append(note(LayoutFixedFrame(width: column.number(.width) ?? 270, content), for: column))
        }
        return beside(parts, spacing: 0)
    }

    /// A sheet or a cover, with the size that the page's style sheet for presentations gives it. A sheet of a phone leaves a
    /// part of the screen behind it visible. Others, such as popovers, take their size from what is in them, and have none here.
    private func presentation(_ element: Element, _ context: TextContext) -> LayoutNode? {
        switch element.words(.displayMode) {
        case "sheet": return LayoutPadding(LayoutInsets(top: 20), filling(stacked(element, context)))
        case "cover": return filling(stacked(element, context))
        case "form":
            return LayoutFixedFrame(
                width: min(540, window.width - 32), height: min(620, window.height - 32),
                filling(stacked(element, context)))
        case "page":
            return LayoutFixedFrame(
                width: min(704, window.width - 64), height: window.height - 64, filling(stacked(element, context)))
        default: return nil
        }
    }
}
