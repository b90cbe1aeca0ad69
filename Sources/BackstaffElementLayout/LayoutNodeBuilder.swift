import BackstaffElements
import BackstaffLayout
import BackstaffText

/// Makes the layout nodes of elements, and answers what only texts know.
///
/// The kinds of elements are in extensions: stacks, frames, texts, controls, lists and screens.
@MainActor
final class LayoutNodeBuilder {
    /// The size of the window in points.
    let window: LayoutSize
    /// The node of each element that takes part in the layout.
    private(set) var nodes: [ElementID: LayoutNode] = [:]
    /// These elements. Those in geometry readers come last.
    private(set) var elements: [Element] = []

    private var texts: [(text: MeasuredText, limit: Int?)] = []
    private var contents: [Int: (reader: Element, context: TextContext)] = [:]

    init(window: LayoutSize) { self.window = window }

    /// Makes the nodes of an element and of what is in it. The result is nil if the element takes no part in the layout.
    func node(of element: Element, _ context: TextContext) -> LayoutNode? {
        let context = context.inside(element)
        guard !element.isLeftOut, let node = makeNode(of: element, context) else { return nil }
        node.isRightToLeft = context.isRightToLeft
        return note(node, for: element)
    }

    /// The nodes of the elements in another one, in their order.
    func children(of element: Element, _ context: TextContext) -> [LayoutNode] {
        element.children.compactMap { node(of: $0, context) }
    }

    /// The node of the element that a modifier's element wraps.
    func content(of element: Element, _ context: TextContext) -> LayoutNode {
        let nodes = children(of: element, context)
        return nodes.count == 1 ? nodes[0] : LayoutLayers(nodes)
    }

    /// The nodes of the elements in another one, or else the leaf of its own words.
    func contentOrWords(of element: Element, _ context: TextContext) -> [LayoutNode] {
        let nodes = children(of: element, context)
        return nodes.isEmpty && !element.text.isEmpty ? [words(element.text, context)] : nodes
    }

    /// Nodes beside each other. A single one needs no stack.
    func beside(_ nodes: [LayoutNode], spacing: Double) -> LayoutNode {
        nodes.count == 1 ? nodes[0] : LayoutStack(.horizontal, spacing: spacing, nodes)
    }

    /// A node that takes all room that it is offered.
    func filling(_ node: LayoutNode, alignment: LayoutAlignment = .center) -> LayoutNode {
        LayoutFlexibleFrame(width: .all, height: .all, alignment: alignment, node)
    }

    /// Remembers the node of an element that is made in another way.
    func note(_ node: LayoutNode, for element: Element) -> LayoutNode {
        nodes[element.id] = node
        elements.append(element)
        return node
    }

    private func makeNode(of element: Element, _ context: TextContext) -> LayoutNode? {
        stackNode(of: element, context) ?? frameNode(of: element, context) ?? contentNode(of: element, context)
            ?? controlNode(of: element, context) ?? listNode(of: element, context) ?? screenNode(of: element, context)
    }

    // MARK: Questions

    /// Makes the leaf of a text.
    func leaf(of text: MeasuredText, limit: Int?) -> LayoutNode {
        var measures = LayoutMeasures(
            ideal: LayoutSize(Self.roundedUp(text.idealWidth), text.size(at: .infinity, limit: limit).height))
        measures.lines = LayoutMeasures.Lines(height: text.font.lineHeight, limit: limit)
        measures.firstBaseline = text.firstBaseline
        measures.belowLastBaseline = text.depthBelowLastBaseline
        let leaf = LayoutMeasuredLeaf(measures)
        texts.append((text, limit))
        leaf.tag = texts.count
        return leaf
    }

    /// Makes the node of a geometry reader. Its content is asked for once its size is known.
    func reader(_ element: Element, _ context: TextContext) -> LayoutNode {
        let node = LayoutGeometryReader()
        node.tag = contents.count + 1
        contents[node.tag] = (element, context)
        return node
    }

    /// Answers a question of the layout.
    func answer(to question: LayoutQuestion) -> LayoutAnswer? {
        switch question.kind {
        case .lines(let width):
            guard texts.indices.contains(question.node.tag - 1) else { return nil }
            let text = texts[question.node.tag - 1]
            let size = text.text.size(at: width, limit: text.limit)
            return .size(LayoutSize(min(Self.roundedUp(size.width), width), size.height))
        case .content:
            guard let content = contents[question.node.tag] else { return nil }
            return .content(children(of: content.reader, content.context))
        default: return nil
        }
    }

    /// Rounds a width up to whole pixels of a screen that has two of them in a point.
    private static func roundedUp(_ width: Double) -> Double { (width * 2 - 0.01).rounded(.up) / 2 }
}

extension Element {
    /// Whether the element isn't shown in its place: what another screen covers, and parts of rows that appear only later.
    fileprivate var isLeftOut: Bool {
        switch role {
        case .swipeActions, .menuItems, .searchSuggestions, .dialog: true
        case .screen, .column, .tabPanel: has(.covered)
        default: false
        }
    }
}

extension LayoutFlexibleFrame.Bounds {
    /// All room that is offered, however much it is.
    static let all = Self(least: 0, greatest: .infinity)
}
