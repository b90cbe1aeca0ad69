import BackstaffElements
import BackstaffGraph

/// A picker that pushes a screen with its options.
///
///     tap ──► the options are pushed above the picker's screen ──► a tap on an option ──► value written, popped
///               └─ updated together with the picker             └─ back: nothing written
struct PickerLink<Content: View, Options: View>: LayoutContainer {
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

    func makeNode(under parent: _Node) -> PickerLinkNode<Options> {
        PickerLinkNode(destination, on: screen, under: parent)
    }

    func configure(_ node: PickerLinkNode<Options>) {
        for (key, value) in attributes { node.set(key, value) }
        node.update(destination: destination)
    }
}

final class PickerLinkNode<Options: View>: ContainerNode, ElementResponder {
    private let screen: any EnclosingScreen
    private var destination: ListScreen<Options>
    private var updatePushedScreen: (@MainActor (ListScreen<Options>) -> Void)?

    init(_ destination: ListScreen<Options>, on screen: any EnclosingScreen, under parent: _Node) {
        self.destination = destination
        self.screen = screen
        super.init(.picker, under: parent)
        tree.respond(to: .activate, at: element, by: self)
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
