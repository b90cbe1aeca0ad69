import BackstaffElements
import BackstaffGraph

/// A picker that pushes a screen with its options.
///
///     tap ──► the options are pushed above the picker's screen ──► a tap on an option ──► value written, popped
///               └─ updated together with the picker             └─ back: nothing written
struct PickerLink<Content: View, Options: View>: PrimitiveView {
    let screen: any EnclosingScreen
    let attributes: KeyValuePairs<AttributeKey, AttributeValue?>
    let destination: ListScreen<Options>
    let content: Content

    init(
        screen: any EnclosingScreen, attributes: KeyValuePairs<AttributeKey, AttributeValue?>, title: String,
        options: Options, @ViewBuilder content: () -> Content
    ) {
        self.screen = screen
        self.attributes = attributes
        destination = ListScreen(title: title, rows: options)
        self.content = content()
    }

    static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        let node = PickerLinkNode<Options>(view.destination, on: view.screen, under: parent)
        for (key, value) in view.attributes { node.set(key, value) }
        node.tree.respond(to: .activate, at: node.element, by: node)
        node.show(view.content)
        return node
    }

    static func _updateNode(_ node: _Node, to view: Self) {
        let node = unsafeDowncast(node, to: PickerLinkNode<Options>.self)
        for (key, value) in view.attributes { node.set(key, value) }
        node.update(destination: view.destination)
        node.update(content: view.content)
    }

    static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Content.self)
    }
}

private final class PickerLinkNode<Options: View>: ContainerNode, ElementResponder {
    private let screen: any EnclosingScreen
    private var destination: ListScreen<Options>
    private var updatePushedScreen: (@MainActor (ListScreen<Options>) -> Void)?

    init(_ destination: ListScreen<Options>, on screen: any EnclosingScreen, under parent: _Node) {
        self.destination = destination
        self.screen = screen
        super.init(.picker, under: parent)
    }

    override var viewName: String { "Picker" }

    func update(destination: ListScreen<Options>) {
        self.destination = destination
        updatePushedScreen?(destination)
    }

    func respond(to event: ElementEvent, at element: Element) {
        if let update = screen.push(destination) { updatePushedScreen = update }
    }
}

/// The options of a picker on a screen of their own, the chosen one ticked. Choosing one leads back.
struct PickerScreenOptions<SelectionValue: Hashable, Content: View>: View {
    let title: String
    let selection: Binding<SelectionValue?>
    let content: Content
    @Environment(\.enclosingScreen) private var screen

    var body: some View {
        let screen = screen
        ControlElement(.picker, [.controlStyle: .words(InlinePickerStyle._name), .label: .words(title)]) {
            content.environment(\.pickerOptions, PickerOptions(selection, didSelect: { screen?.dismiss() }))
        }
    }
}
