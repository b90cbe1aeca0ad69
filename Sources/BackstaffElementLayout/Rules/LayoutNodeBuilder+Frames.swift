#if !hasFeature(Embedded)
    import BackstaffElements
    import BackstaffLayout
#endif

extension LayoutNodeBuilder {
    /// The nodes of modifiers that change the size or the place of a view.
    func frameNode(of element: Element, _ context: TextContext) -> LayoutNode? {
        switch element.role {
        case .style: style(element, context)
        case .padding: LayoutPadding(element.insets, content(of: element, context))
        case .frame:
            aligned(element, by: element.alignmentInBoth.horizontal, element.alignmentInBoth.vertical) {
                frame(element, context)
            }
        case .aspectRatio: aspectRatio(element, context)
        case .fixedSize: LayoutFixedSize(element.fixedAxes, content(of: element, context))
        case .offset: offset(element, context)
        case .background, .overlay: attachment(element, context)
        case .clip, .effect, .gesture, .contextMenu, .hidden, .layer: content(of: element, context)
        default: nil
        }
    }

    private func style(_ element: Element, _ context: TextContext) -> LayoutNode {
        var content = content(of: element, context)
        if element.words(.columns) != nil { content = spanNode(of: element, content) }
        if let priority = element.number(.priority) { content = LayoutPriority(priority, content) }
        return content
    }

    private func frame(_ element: Element, _ context: TextContext) -> LayoutNode {
        let content = content(of: element, context)
        let alignment = element.alignmentInBoth
        let width = LayoutFlexibleFrame.Bounds(
            least: element.length(.minWidth), ideal: element.length(.idealWidth), greatest: element.length(.maxWidth))
        let height = LayoutFlexibleFrame.Bounds(
            least: element.length(.minHeight), ideal: element.length(.idealHeight), greatest: element.length(.maxHeight)
        )
        let none = LayoutFlexibleFrame.Bounds()
        if width != none || height != none {
            return LayoutFlexibleFrame(width: width, height: height, alignment: alignment, content)
        }
        return LayoutFixedFrame(
            width: element.finiteLength(.width), height: element.finiteLength(.height), alignment: alignment, content)
    }

    private func aspectRatio(_ element: Element, _ context: TextContext) -> LayoutNode {
        LayoutAspectRatio(
            element.number(.ratio), element.words(.contentMode) == "fill" ? .fill : .fit, content(of: element, context))
    }

    private func offset(_ element: Element, _ context: TextContext) -> LayoutNode {
        let point = LayoutPoint(element.number(.x) ?? 0, element.number(.y) ?? 0)
        let content = content(of: element, context)
        return element.words(.placement) == "position" ? LayoutPosition(point, content) : LayoutOffset(point, content)
    }

    /// A view with others behind it or in front of it. The element has the view first, then a layer with the others.
    private func attachment(_ element: Element, _ context: TextContext) -> LayoutNode {
        var primary: LayoutNode?
        var secondary: [LayoutNode] = []
        var alignment = LayoutAlignment.center
        for child in element.children {
            guard child.role == .layer else {
                primary = primary ?? node(of: child, context)
                continue
            }
            alignment = child.alignmentInBoth
            secondary += aligned(child, by: alignment.horizontal, alignment.vertical) {
                children(of: child, context.inside(child))
            }
        }
        return LayoutAttachment(
            alignment: alignment, primary: primary ?? LayoutFlexibleLeaf(), secondary: secondary)
    }
}

extension Element {
    /// The distances of padding.
    var insets: LayoutInsets {
        LayoutInsets(
            top: number(.top) ?? 0, leading: number(.leading) ?? 0, bottom: number(.bottom) ?? 0,
            trailing: number(.trailing) ?? 0)
    }

    /// The axes along which a view has its ideal size.
    fileprivate var fixedAxes: LayoutAxes {
        var axes: LayoutAxes = []
        if has(.horizontal) { axes.insert(.horizontal) }
        if has(.vertical) { axes.insert(.vertical) }
        return axes
    }

    /// A length of a frame with a fixed size, which can't be infinite.
    fileprivate func finiteLength(_ key: AttributeKey) -> Double? {
        length(key).flatMap { $0.isFinite ? $0 : nil }
    }
}
