import BackstaffElements
import BackstaffGraph

/// Sets accessibility attributes on the view's own element.
///
/// The elements that modifiers have put around the view are skipped. So the label of a padded button belongs to the
/// button.
struct DescriptionModifier: NodeModifier {
    typealias Attributes = [(key: AttributeKey, value: AttributeValue?)]

    let attributes: Attributes

    func makeNode(under parent: _Node) -> DescriptionNode { DescriptionNode(attributes, under: parent) }

    func contentWasMade(in node: DescriptionNode) { node.describe() }

    func update(_ node: DescriptionNode) { node.attributes = attributes }

    func contentWasUpdated(in node: DescriptionNode) { node.describe() }
}

/// The node of a view with accessibility attributes.
final class DescriptionNode: ContentNode {
    var attributes: DescriptionModifier.Attributes

    init(_ attributes: DescriptionModifier.Attributes, under parent: _Node) {
        self.attributes = attributes
        super.init(under: parent)
    }

    func describe() {
        forEachElement { describe($0) }
    }

    private func describe(_ element: Element) {
        let described = element.describedElement
        for (key, value) in attributes { graph.tree.set(key, to: value, of: described) }
    }

    override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        describe(element)
        super.place(element, from: child, before: sibling)
    }
}

extension Element {
    /// The element that the attributes belong to: this element, or the one inside layers of modifiers.
    fileprivate var describedElement: Element {
        var element = self
        while element.isLayer, let content = element.children.first { element = content }
        return element
    }

    private var isLayer: Bool {
        switch role {
        case .style, .padding, .frame, .aspectRatio, .fixedSize, .offset, .background, .overlay, .clip, .effect,
            .hidden:
            true
        default: false
        }
    }
}

extension View {
    /// Sets accessibility attributes on the view's element.
    func described(_ attributes: DescriptionModifier.Attributes) -> some View {
        modifier(DescriptionModifier(attributes: attributes))
    }
}
