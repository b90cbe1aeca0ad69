import BackstaffElements
import BackstaffGraph

/// A modifier that adds an element around each view that it modifies.
///
/// If the content consists of several views, each gets its own element: a group of two views with padding results in
/// two padded views, as in SwiftUI.
@MainActor
package protocol WrappingModifier: PrimitiveModifier {
    /// The role of the element around a view.
    static var role: ElementRole { get }

    /// Sets the attributes of an element around a view.
    func configure(_ wrapper: WrapperNode)

    /// Prepares the node before its content is created, for example the environment of the content.
    func prepare(_ wrapper: WrapperNode)
}

extension WrappingModifier {
    package func prepare(_ wrapper: WrapperNode) {}

    public static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        let node = WrapperNode(role, under: parent)
        modifier.prepare(node)
        node.show(content)
        node.wrapContent()
        modifier.configure(node)
        return node
    }

    public static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        let node = unsafeDowncast(node, to: WrapperNode.self)
        node.forgetAttributes()
        modifier.configure(node)
        node.onStyleChange?()
        node.update(content: content)
    }
}

/// The node of a ``WrappingModifier``.
package final class WrapperNode: ContentNode, ElementResponder {
    let role: ElementRole

    /// Whether the wrapper is a frame that has a height whatever is in it.
    @exclusivity(unchecked) var givesHeight = false  // Set by `setGivesHeight(_:)`.

    /// Called when the attributes may have changed. Only a presentation from inside of a style asks for it.
    package var onStyleChange: (@MainActor () -> Void)?

    private var wrappers: ContiguousArray<Element> = []
    private var attributes: ContiguousArray<(key: AttributeKey, value: AttributeValue?)> = []
    private var verbs: ElementVerbs = []

    /// The action for events of the wrappers.
    package var onEvent: ((ElementEvent, Element) -> Void)?

    /// An object that the modifier keeps between updates.
    package var memory: AnyObject?

    /// How the modifier's tap gesture stands to the controls and tap gestures inside its view.
    package var tapPrecedence: TapPrecedence?

    init(_ role: ElementRole, under parent: _Node) {
        self.role = role
        super.init(under: parent)
    }

    /// Adds an element around each element of the content, which was just created.
    func wrapContent() {
        super.forEachElement { wrappers.append(wrap($0)) }
    }

    // MARK: Attributes

    func forgetAttributes() {
        attributes.removeAll(keepingCapacity: true)
    }

    /// Sets an attribute of every existing and future wrapper.
    package func set(_ key: AttributeKey, _ value: AttributeValue?) {
        attributes.append((key, value))
        for wrapper in wrappers where wrapper.role == role { graph.tree.set(key, to: value, of: wrapper) }
    }

    /// Returns the value that was set last.
    package func attribute(_ key: AttributeKey) -> AttributeValue? {
        attributes.last { $0.key == key }?.value
    }

    /// Whether the wrapper has no appearance of its own, and only styles the views inside.
    package var isStyle: Bool { role == .style }

    package func set(_ key: AttributeKey, _ value: Double?) { set(key, value.map { .number($0) }) }

    package func set(_ key: AttributeKey, _ value: String?) { set(key, value.map { .text($0) }) }

    package func set(_ key: AttributeKey, _ value: Bool) { set(key, .flag(value)) }

    /// Sets the actions that every wrapper supports.
    package func respond(to verbs: ElementVerbs) {
        self.verbs = verbs
        for wrapper in wrappers where wrapper.role == role { graph.tree.respond(to: verbs, at: wrapper, by: self) }
    }

    package func respond(to event: ElementEvent, at element: Element) {
        onEvent?(event, element)
    }

    /// Sets what decides about the layout of every wrapper. It is kept in ``memory``.
    func participate(inLayoutBy participant: any LayoutParticipant) {
        memory = participant
        for wrapper in wrappers where wrapper.role == role {
            graph.tree.participate(inLayoutOf: wrapper, by: participant)
        }
    }

    // MARK: Wrappers

    /// Returns a new element around `element`, or `element` itself if it's part of a lazy container's own structure.
    private func wrap(_ element: Element) -> Element {
        if element.isRowStructure { return element }
        let wrapper = graph.tree.make(role)
        wrapper.owner = self
        for (key, value) in attributes { graph.tree.set(key, to: value, of: wrapper) }
        if !verbs.isEmpty { graph.tree.respond(to: verbs, at: wrapper, by: self) }
        if let participant = memory as? any LayoutParticipant {
            graph.tree.participate(inLayoutOf: wrapper, by: participant)
        }
        graph.tree.append(element, to: wrapper)
        return wrapper
    }

    private func wrapper(of element: Element) -> Element {
        element.isRowStructure ? element : element.parent ?? element
    }

    package override func unmount() {
        super.unmount()
        for wrapper in wrappers { graph.tree.forget(wrapper) }
    }

    package override func forEachElement(_ body: (Element) -> Void) {
        for wrapper in wrappers { body(wrapper) }
    }

    package override var firstElement: Element? { wrappers.first }

    package override func place(_ element: Element, from child: _Node, before sibling: Element?) {
        let wrapper = wrap(element)
        let next = sibling.map { self.wrapper(of: $0) }
        let index = next.flatMap { next in wrappers.firstIndex { $0 === next } } ?? wrappers.count
        wrappers.insert(wrapper, at: index)
        parent?.place(wrapper, from: self, before: next)
    }

    package override func move(_ element: Element, from child: _Node, before sibling: Element?) {
        let wrapper = wrapper(of: element)
        let next = sibling.map { self.wrapper(of: $0) }
        wrappers.removeAll { $0 === wrapper }
        let index = next.flatMap { next in wrappers.firstIndex { $0 === next } } ?? wrappers.count
        wrappers.insert(wrapper, at: index)
        parent?.move(wrapper, from: self, before: next)
    }

    package override func withdraw(_ element: Element, from child: _Node) {
        let wrapper = wrapper(of: element)
        wrappers.removeAll { $0 === wrapper }
        parent?.withdraw(wrapper, from: self)
        if wrapper !== element {
            graph.tree.forget(wrapper)
            graph.tree.detach(element)
        }
    }
}

extension Element {
    /// Whether the element is part of a lazy container's own structure, such as a row or an extent, rather than a view
    /// inside it.
    var isRowStructure: Bool {
        switch role {
        case .extent, .row, .sectionHeader, .sectionFooter: true
        default: false
        }
    }
}
