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

    /// The tree of these nodes, once it is made.
    var tree: LayoutTree?
    /// The elements whose children are placed by their frames, because no attribute says where they are.
    private(set) var arranged: [Element] = []
    /// The choices by size, each with the elements to choose from and their nodes.
    private(set) var choices: [(choice: any FittingChoice, parts: [(element: Element, node: LayoutNode)])] = []
    /// The guides that the app sets in the elements so far.
    private var guides: [LayoutGuide] = []
    /// The number of views so far that say something to the grid around them.
    private var cells = 0

    private let elementTree: ElementTree
    private var texts: [(text: MeasuredText, limit: Int?)] = []
    private var contents: [Int: (reader: Element, context: TextContext)] = [:]
    // The tag of a node is one more than the index here.
    private var arrangers: [(arranger: any SubviewArranger, subviews: ArrangedSubviews, node: LayoutCustom)] = []
    /// The number of layouts of the app that know of this layout of the screen.
    private var begunArrangers = 0
    private var setters: [any GuideSetter] = []

    init(of elementTree: ElementTree, window: LayoutSize) {
        self.elementTree = elementTree
        self.window = window
    }

    /// Makes the nodes of an element and of what is in it. The result is nil if the element takes no part in the layout.
    func node(of element: Element, _ context: TextContext) -> LayoutNode? {
        let context = context.inside(element)
        let (guides, cells) = (guides.count, cells)
        guard !element.isLeftOut, let node = makeNode(of: element, context) else { return nil }
        if element.endsAlignments {
            self.guides.removeLast(self.guides.count - guides)
            self.cells = cells
        }
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
        if elementTree.hasLayoutParticipants, let node = participantNode(of: element, context) { return node }
        return stackNode(of: element, context) ?? frameNode(of: element, context) ?? lazyNode(of: element, context)
            ?? contentNode(of: element, context) ?? controlNode(of: element, context)
            ?? listNode(of: element, context) ?? screenNode(of: element, context)
    }

    // MARK: What the app decides

    /// What decides about the layout of an element, or nil if its attributes do.
    func participant(of element: Element) -> (any LayoutParticipant)? {
        elementTree.participant(inLayoutOf: element)
    }

    /// Remembers the app's layout of a node with a tag, which is returned.
    func noteArranger(_ arranger: any SubviewArranger, _ subviews: ArrangedSubviews, _ node: LayoutCustom) -> Int {
        arrangers.append((arranger, subviews, node))
        return arrangers.count
    }

    /// Remembers the app's guide of a node with a tag, which is returned.
    func noteGuide(_ setter: any GuideSetter) -> Int {
        setters.append(setter)
        guides.append(setter.guide)
        return setters.count
    }

    /// The app's guide of a node with a tag.
    func guideSetter(_ tag: Int) -> (any GuideSetter)? { setters.indices.contains(tag - 1) ? setters[tag - 1] : nil }

    /// Remembers a choice by size.
    func noteChoice(_ choice: any FittingChoice, _ parts: [(Element, LayoutNode)]) {
        choices.append((choice, parts.map { (element: $0, node: $1) }))
    }

    /// Remembers that the children of an element are placed by their frames.
    func noteArranged(_ element: Element) { arranged.append(element) }

    /// Remembers a view that says something to the grid around it.
    func noteCell() { cells += 1 }

    /// Makes the node of a grid. If a view inside says something to it, the cells are placed by their frames.
    func arrangedByCells(_ grid: Element, make: () -> LayoutNode) -> LayoutNode {
        let count = cells
        let node = make()
        if cells > count { noteArranged(grid) }
        return node
    }

    /// Makes the node of a container with an alignment, or the nodes of what is in it.
    ///
    /// If a view inside sets the guide by which the container aligns, or if the guide is one of the app's, the children are
    /// placed by their frames.
    func aligned<Made>(_ container: Element, by guides: LayoutGuide..., make: () -> Made) -> Made {
        let count = self.guides.count
        let made = make()
        let inside = self.guides[count...]
        if guides.contains(where: { $0.customID != nil || inside.contains($0) }) { noteArranged(container) }
        return made
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
            let nodes = children(of: content.reader, content.context)
            beginArranging()
            return .content(nodes)
        case .size, .placements:
            guard arrangers.indices.contains(question.node.tag - 1) else { return nil }
            let (arranger, subviews, _) = arrangers[question.node.tag - 1]
            return answer(question, with: arranger, subviews)
        case .guide, .defaultGuide: return coordinate(for: question).map { .coordinate($0) }
        case .measures: return nil
        }
    }

    /// Answers several questions. Returns whether one of them has an answer.
    func answerAll(_ questions: [LayoutQuestion]) -> Bool {
        var isAnswered = false
        for question in questions {
            if let answer = answer(to: question), tree?.answer(question, with: answer) == true { isAnswered = true }
        }
        return isAnswered
    }

    /// Tells the app's layouts whose nodes are new that the screen is laid out anew, and asks for their distances from
    /// neighbours.
    func beginArranging() {
        let new = arrangers[begunArrangers...]
        begunArrangers = arrangers.count
        for (arranger, subviews, node) in new {
            arranger.beginLayout(of: subviews)
            node.ownSpacing = arranger.spacing(of: subviews)
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

extension Element {
    /// Whether guides and cells in the element mean nothing to the containers around it.
    fileprivate var endsAlignments: Bool {
        switch role {
        case .row, .list, .scroll, .screen, .column, .tabPanel, .presentation, .geometry: true
        case .vStack: words(.placement) == "grid"
        default: false
        }
    }
}
