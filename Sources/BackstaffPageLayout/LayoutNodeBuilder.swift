/// Makes the layout nodes of the page's elements. The rules for stacks, grids, frames and layers are those of
/// BackstaffElementLayout, and are compiled into this module.
///
/// What style sheets lay out, such as texts, controls and lists, is a leaf here, which the browser measures.
final class LayoutNodeBuilder {
    private var readers: [(node: LayoutGeometryReader, element: Element, context: TextContext)] = []

    /// Makes the nodes of an element and of what is in it. The result is nil if the element takes no part in the
    /// layout.
    func node(of element: Element, _ context: TextContext) -> LayoutNode? {
        let context = context.inside(element)
        guard let node = makeNode(of: element, context) else { return nil }
        node.isRightToLeft = context.isRightToLeft
        // An element without a node of its own has that of the element in it.
        if node.tag == 0 { node.tag = Int(element.id) }
        element.node = node
        return withoutSafeArea(node, of: element)
    }

    /// The nodes of the elements in another one, in their order.
    func children(of element: Element, _ context: TextContext) -> [LayoutNode] {
        var nodes: [LayoutNode] = []
        for child in element.children { if let node = node(of: child, context) { nodes.append(node) } }
        return nodes
    }

    /// The node of the element that a modifier's element wraps.
    func content(of element: Element, _ context: TextContext) -> LayoutNode {
        let nodes = children(of: element, context)
        return nodes.count == 1 ? nodes[0] : LayoutLayers(nodes)
    }

    /// Everything in the page is placed by its frame, so no container needs to be told apart.
    func aligned<Made>(_ container: Element, by guides: LayoutGuide..., make: () -> Made) -> Made { make() }

    /// Everything in the page is placed by its frame, so no grid needs to be told apart.
    func arrangedByCells(_ grid: Element, make: () -> LayoutNode) -> LayoutNode { make() }

    private func makeNode(of element: Element, _ context: TextContext) -> LayoutNode? {
        if let width = element.number(.arrangedWidth), let height = element.number(.arrangedHeight) {
            return LayoutFlexibleLeaf(width: .fixed(width), height: .fixed(height))
        }
        return ownNode(of: element, context) ?? stackNode(of: element, context) ?? frameNode(of: element, context)
            ?? leaf(of: element)
    }

    /// Lets a node continue under bars, if its element or the layer around it does so.
    private func withoutSafeArea(_ node: LayoutNode, of element: Element) -> LayoutNode {
        switch element.role {
        case .style, .list, .scroll: if let edges = element.safeAreaEdges { return LayoutSafeAreaIgnorer(edges, node) }
        default: break
        }
        guard let layer = element.parent, layer.role == .layer, let edges = layer.safeAreaEdges else { return node }
        return LayoutSafeAreaIgnorer(edges, node)
    }

    /// The nodes of elements about which the page knows more than the server, or less.
    private func ownNode(of element: Element, _ context: TextContext) -> LayoutNode? {
        switch element.role {
        case .offset where element.words(.placement) != "position":
            // The style sheet moves it, so that the move can be animated.
            return content(of: element, context)
        case .scroll:
            return LayoutScroll(element.scrollAxes, [LayoutPadding(element.insets, stacked(element, context))])
        case .button, .link:
            let isPlain =
                context.buttonStyle == nil || context.buttonStyle == "plain" || context.buttonStyle == "borderless"
            guard isPlain, element.children.count == 1 else { return leaf(of: element) }
            var inside = context
            inside.buttonStyle = nil
            return content(of: element, inside)
        default: return nil
        }
    }

    /// Several views without a stack lie below each other.
    func stacked(_ element: Element, _ context: TextContext) -> LayoutNode {
        let nodes = children(of: element, context)
        return nodes.count == 1 ? nodes[0] : LayoutStack(.vertical, nodes)
    }

    /// The node of a geometry reader. What is in it has come from the server, which knows the reader's size from the
    /// page.
    func reader(_ element: Element, _ context: TextContext) -> LayoutNode {
        let node = LayoutGeometryReader()
        readers.append((node, element, context))
        return node
    }

    /// Returns what is in a geometry reader.
    func content(of reader: LayoutNode) -> [LayoutNode]? {
        for (node, element, context) in readers where node === reader { return children(of: element, context) }
        return nil
    }

    // MARK: Leaves

    private func leaf(of element: Element) -> LayoutNode? {
        switch element.role {
        case .shape where element.words(.shape) == "circle": return LayoutFlexibleLeaf(shape: .square)
        case .shape, .color, .gradient, .canvas: return LayoutFlexibleLeaf()
        case .list, .navigationStack, .splitView, .tabView, .unavailable: return LayoutFlexibleLeaf()
        case .image where element.has(.resizable): return picture(element)
        case .text, .label, .image, .button, .link, .menu, .badge:
            let leaf = LayoutMeasuredLeaf()
            element.remeasure = { leaf.change(to: nil) }
            return leaf
        case .swipeActions, .menuItems, .searchSuggestions, .dialog, .presentation, .layer: return nil
        default:
            let leaf = LayoutAskedLeaf()
            element.remeasure = { leaf.change() }
            return leaf
        }
    }

    private func picture(_ element: Element) -> LayoutNode {
        let width = element.number(.naturalWidth)
        let height = element.number(.naturalHeight) ?? width
        return LayoutFlexibleLeaf(
            width: .init(-.infinity, .infinity, ideal: width), height: .init(-.infinity, .infinity, ideal: height))
    }
}
