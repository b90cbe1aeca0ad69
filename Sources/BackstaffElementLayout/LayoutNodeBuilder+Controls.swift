import BackstaffElements
import BackstaffLayout
import BackstaffText

extension LayoutNodeBuilder {
    /// The nodes of controls. Their sizes are those of the page's style sheets.
    func controlNode(of element: Element, _ context: TextContext) -> LayoutNode? {
        switch element.role {
        case .button, .link: button(element, context)
        case .toggle: toggle(element, context)
        case .textField: textField(element, context)
        case .slider: beside(element, context, Self.flexible(leastWidth: 60, height: 28))
        case .stepper: beside(element, context, Self.fixed(94, 32))
        case .datePicker: beside(element, context, Self.fixed(120, 34))
        case .colorPicker: beside(element, context, Self.fixed(28, 28))
        case .progress: progress(element, context)
        case .picker: picker(element, context)
        case .menu: LayoutStack(.horizontal, spacing: 6, children(of: element, context))
        case .labeledContent: labeledContent(element, context)
        case .groupBox: groupBox(element, context)
        case .disclosure, .controlGroup: LayoutStack(.vertical, spacing: 8, children(of: element, context))
        default: nil
        }
    }

    /// A leaf of one size.
    static func fixed(_ width: Double, _ height: Double) -> LayoutNode {
        LayoutFlexibleLeaf(width: .fixed(width), height: .fixed(height))
    }

    /// A leaf that takes any width.
    static func flexible(leastWidth: Double = 0, height: Double) -> LayoutNode {
        LayoutFlexibleLeaf(width: .init(leastWidth, .infinity), height: .fixed(height))
    }

    private func button(_ element: Element, _ context: TextContext) -> LayoutNode {
        let style = context.buttonStyle ?? ""
        let hasGround = style.hasPrefix("bordered")
        var context = context
        // Only the button itself has the style, not one in it.
        context.buttonStyle = nil
        let measures = ButtonMeasures(controlSize: context.controlSize)
        if hasGround, let style = measures.textStyle { context.font = TextFont.styles[style] ?? context.font }
        let content = beside(contentOrWords(of: element, context), spacing: context.font.size * 0.4)
        guard hasGround else { return content }
        return LayoutFlexibleFrame(
            height: LayoutFlexibleFrame.Bounds(least: measures.height), LayoutPadding(measures.padding, content))
    }

    /// A control that stands at the trailing edge, with its label at the leading one.
    private func beside(_ element: Element, _ context: TextContext, _ control: LayoutNode) -> LayoutNode {
        beside(children(of: element, context), control)
    }

    private func beside(_ label: [LayoutNode], _ control: LayoutNode) -> LayoutNode {
        guard !label.isEmpty else { return control }
        return LayoutStack(.horizontal, spacing: 12, label + [LayoutSpacer(leastLength: 0), control])
    }

    private func toggle(_ element: Element, _ context: TextContext) -> LayoutNode {
        if element.words(.controlStyle) == "button" {
            let padding = ButtonMeasures(controlSize: nil).padding
            return LayoutPadding(padding, LayoutStack(.horizontal, children(of: element, context)))
        }
        let isCheckbox = element.words(.controlStyle) == "checkbox"
        return beside(element, context, isCheckbox ? Self.fixed(22, 22) : Self.fixed(51, 31))
    }

    private func textField(_ element: Element, _ context: TextContext) -> LayoutNode {
        switch element.words(.fieldStyle) {
        case "editor": LayoutFlexibleLeaf()
        case "rounded-border": Self.flexible(height: 34)
        default: Self.flexible(height: max(22, context.font.lineHeight))
        }
    }

    private func progress(_ element: Element, _ context: TextContext) -> LayoutNode {
        let isCircular = element.words(.controlStyle) == "circular"
        let control: LayoutNode
        switch (element.number(.value), isCircular) {
        case (nil, _): control = Self.fixed(20, 20)
        case (_, true): control = Self.fixed(24, 24)
        default: control = Self.flexible(height: 4)
        }
        let label = children(of: element, context)
        return label.isEmpty ? control : LayoutStack(.vertical, spacing: 8, label + [control])
    }

    private func picker(_ element: Element, _ context: TextContext) -> LayoutNode {
        let label = element.children.filter { $0.role == .vStack }.compactMap { node(of: $0, context) }
        let choice: LayoutNode
        switch element.words(.controlStyle) {
        case "segmented", "palette": return Self.flexible(height: 32)
        case "wheel": choice = Self.flexible(height: 180)
        default: choice = Self.fixed(80, 34)
        }
        return beside(label, choice)
    }

    private func labeledContent(_ element: Element, _ context: TextContext) -> LayoutNode {
        var parts = children(of: element, context)
        if parts.count > 1 { parts.insert(LayoutSpacer(leastLength: 0), at: 1) }
        return LayoutStack(.horizontal, spacing: 8, parts)
    }

    private func groupBox(_ element: Element, _ context: TextContext) -> LayoutNode {
        let stack = LayoutStack(.vertical, spacing: 8, alignment: .leading, children(of: element, context))
        return LayoutPadding(LayoutInsets(all: 16), LayoutFlexibleFrame(width: .all, alignment: .leading, stack))
    }
}
