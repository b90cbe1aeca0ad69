import BackstaffElements
import BackstaffGraph
import BackstaffNavigation

/// A picker that pushes a screen with its options.
///
///     tap ──► the options are pushed above the picker's screen ──► a tap on an option ──► value written, popped
///               └─ updated together with the picker             └─ back: nothing written
struct PickerLink<Content: View, Destination: View>: PrimitiveView {
    let screen: ScreenContext
    let attributes: KeyValuePairs<AttributeKey, AttributeValue?>
    let destination: Destination
    let content: Content

    init(
        screen: ScreenContext, attributes: KeyValuePairs<AttributeKey, AttributeValue?>, destination: Destination,
        @ViewBuilder content: () -> Content
    ) {
        self.screen = screen
        self.attributes = attributes
        self.destination = destination
        self.content = content()
    }

    static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = PickerLinkNode<Destination>(view.destination, on: view.screen, under: parent)
        for (key, value) in view.attributes { node.set(key, value) }
        node.tree.respond(to: .activate, at: node.element, by: node)
        node.show(view.content)
        return node
    }

    static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: PickerLinkNode<Destination>.self)
        for (key, value) in view.attributes { node.set(key, value) }
        node.update(destination: view.destination)
        node.update(content: view.content)
    }

    static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Content.self)
    }
}

private final class PickerLinkNode<Destination: View>: ContainerNode {
    private let screen: ScreenContext
    private var destination: Destination
    private weak var pushed: TypedPushedView<Destination>?

    init(_ destination: Destination, on screen: ScreenContext, under parent: _Node) {
        self.destination = destination
        self.screen = screen
        super.init(.picker, under: parent)
    }

    override var viewName: String { "Picker" }

    func update(destination: Destination) {
        self.destination = destination
        pushed?.update(to: destination)
    }

    override func respond(to event: ElementEvent, at element: Element) {
        guard let stack = screen.stack else { return }
        let view = TypedPushedView(destination, id: stack.makeViewID())
        pushed = view
        stack.push(view, aboveScreenAt: screen.depth)
    }
}

/// The screen with the options of a picker. The chosen option has a checkmark. Choosing an option leads back.
struct PickerScreen<SelectionValue: Hashable, Content: View>: View {
    let title: String
    let selection: Binding<SelectionValue?>
    let content: Content
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let dismiss = dismiss
        List {
            ControlElement(.picker, [.controlStyle: .words(InlinePickerStyle._name), .label: .words(title)]) {
                content.environment(\.pickerOptions, PickerOptions(selection, didSelect: { dismiss() }))
            }
        }
        .navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
    }
}
