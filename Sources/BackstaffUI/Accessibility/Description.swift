import BackstaffElements
import BackstaffGraph

/// Sets accessibility attributes on the view's own element.
///
/// The elements that modifiers have put around the view are skipped. So the label of a padded button belongs to the
/// button.
struct DescriptionModifier: PrimitiveModifier {
    typealias Attributes = [(key: AttributeKey, value: AttributeValue?)]

    let attributes: Attributes

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = DescriptionNode(modifier.attributes, under: parent)
        node.show(content)
        node.describe()
        return node
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: DescriptionNode.self)
        node.attributes = modifier.attributes
        node.update(content: content)
        node.describe()
    }
}

/// The node of a view with accessibility attributes.
private final class DescriptionNode: ContentNode {
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
