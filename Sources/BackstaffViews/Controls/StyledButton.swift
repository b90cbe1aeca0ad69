import BackstaffElements
import BackstaffGraph

/// The implementation of buttons, links, menu items and navigation links.
///
///     style in the environment        what is shown
///     none, or one of the platform's  an element with the label; `button-style` names the style
///     an app's ButtonStyle            an element with `button-style` custom around the style's body
///     an app's PrimitiveButtonStyle   the style's body alone, which decides itself what a tap is
///
/// The case can't change during the lifetime of the node: another type of style has another type of modifier, which
/// changes the identity.
package struct StyledButton<Label: View>: PrimitiveView {
    /// The role of the element: `button` or `link`.
    var element = ElementRole.button
    var role: ButtonRole?
    /// The role name if it isn't derived from `role`.
    var roleName: String?
    /// Further attributes. The keys must be the same at each update.
    var attributes: KeyValuePairs<AttributeKey, AttributeValue?> = [:]
    /// The action of a tap, or `nil` if the page handles taps by itself, for example for the link to a URL.
    var action: (@MainActor () -> Void)?
    let label: Label

    package init(
        element: ElementRole = .button, role: ButtonRole? = nil, roleName: String? = nil,
        attributes: KeyValuePairs<AttributeKey, AttributeValue?> = [:], action: (@MainActor () -> Void)? = nil,
        label: Label
    ) {
        self.element = element
        self.role = role
        self.roleName = roleName
        self.attributes = attributes
        self.action = action
        self.label = label
    }

    package static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        // Entries for a key have its type, so the downcast is sound.
        let look = EnvironmentScope.lookUp(ObjectIdentifier(ButtonLookKey.self), from: parent.scope.environment)
            .flatMap { unsafeDowncast($0, to: EnvironmentEntry<ButtonLook?>.self).currentValue }
        if case .primitive = look, let action = view.action {
            return PrimitiveButtonBody._makeNode(of: view.primitiveBody(action), under: parent)
        }
        let node = ButtonElementNode(view.element, under: parent)
        if view.action != nil { node.tree.respond(to: view.element.usualVerbs, at: node.element, by: node) }
        node.set(.buttonStyle, look?.name)
        view.configure(node)
        if case .custom = look {
            node.hasStyledBody = true
            node.show(view.styledBody(of: node))
            node.reportPresses()
        } else {
            node.show(view.label)
        }
        return node
    }

    package static func _updateNode(_ node: _Node, to view: Self) {
        guard type(of: node) == ButtonElementNode.self else {
            if let action = view.action { PrimitiveButtonBody._updateNode(node, to: view.primitiveBody(action)) }
            return
        }
        let node = unsafeDowncast(node, to: ButtonElementNode.self)
        view.configure(node)
        if node.hasStyledBody {
            node.update(content: view.styledBody(of: node))
            node.reportPresses()
        } else {
            node.update(content: view.label)
        }
    }

    package static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Label.self)
    }

    private func configure(_ node: ButtonElementNode) {
        node.action = action
        node.set(.roleName, roleName ?? role?.name)
        for (key, value) in attributes { node.set(key, value) }
    }

    private func styledBody(of node: ButtonElementNode) -> StyledButtonBody {
        StyledButtonBody(
            configuration: ButtonStyleConfiguration(
                role: role, label: .init(content: AnyView(label)), press: node.press))
    }

    private func primitiveBody(_ action: @escaping @MainActor () -> Void) -> PrimitiveButtonBody {
        PrimitiveButtonBody(
            configuration: PrimitiveButtonStyleConfiguration(
                role: role, label: .init(content: AnyView(label)), action: action))
    }
}

/// The node of a button that has an element.
final class ButtonElementNode: ContainerNode, ElementResponder {
    var action: (@MainActor () -> Void)?
    var hasStyledBody = false
    /// Only buttons with a style of the app need it.
    private(set) lazy var press = ButtonPress()

    func respond(to event: ElementEvent, at element: Element) {
        switch event {
        case .address: showAddress()
        case .press(let isPressed): press.note(isPressed)
        default:
            closeMenu()
            action?()
        }
    }

    /// Lets the page report presses if the style asks for them.
    func reportPresses() {
        if press.isAsked, action != nil { tree.respond(to: element.verbs.union(.press), at: element, by: self) }
    }

    /// Shows the URL of the destination if this is a link whose destination has one.
    func showAddress() {
        guard let link = parent as? any AddressedLink else { return }
        set(.href, link.address.map { .text($0) })
    }
}

/// The body of a button in a custom `ButtonStyle`, in the button's element. Buttons and links in it have the built-in
/// style. Otherwise the style would be applied to its own body recursively.
struct StyledButtonBody: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.buttonLook) private var look

    var body: some View {
        if case .custom(let style) = look {
            style.view(configuration).environment(\.buttonLook, nil)
        }
    }
}

/// The body of a button in a custom `PrimitiveButtonStyle`. Buttons in it have the built-in style too.
struct PrimitiveButtonBody: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.buttonLook) private var look

    var body: some View {
        if case .primitive(let style) = look {
            style.view(configuration).environment(\.buttonLook, nil)
        }
    }
}
