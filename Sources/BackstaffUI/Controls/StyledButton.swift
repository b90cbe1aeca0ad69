import BackstaffElements
import BackstaffGraph

/// What everything that looks like a button is made of: Button, Link, the rows of a menu, and links to screens.
///
///     style in the environment        what is shown
///     none, or one of the platform's  an element with the label; `button-style` names the style
///     an app's ButtonStyle            an element with `button-style` custom around the style's body
///     an app's PrimitiveButtonStyle   the style's body alone, which decides itself what a tap is
///
/// Which of the three it is can't change while the node lives: another type of style is another type of modifier, and
/// so another identity.
struct StyledButton<Label: View>: PrimitiveView {
    /// `button`, or `link` for what leads somewhere.
    var element = ElementRole.button
    var role: ButtonRole?
    /// The name of what it is, where that isn't a button's role.
    var roleName: String?
    /// Further attributes; the same keys each time.
    var attributes: KeyValuePairs<AttributeKey, AttributeValue?> = [:]
    /// What a tap does; `nil` where the page does it by itself, as it follows an address.
    var action: (@MainActor () -> Void)?
    let label: Label

    static func _makeNode(of view: Self, under parent: _Node) -> _Node {
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
            node.show(view.styledBody)
        } else {
            node.show(view.label)
        }
        return node
    }

    static func _updateNode(_ node: _Node, to view: Self) {
        guard type(of: node) == ButtonElementNode.self else {
            if let action = view.action { PrimitiveButtonBody._updateNode(node, to: view.primitiveBody(action)) }
            return
        }
        let node = unsafeDowncast(node, to: ButtonElementNode.self)
        view.configure(node)
        if node.hasStyledBody {
            node.update(content: view.styledBody)
        } else {
            node.update(content: view.label)
        }
    }

    static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Label.self)
    }

    private func configure(_ node: ButtonElementNode) {
        node.action = action
        node.set(.roleName, roleName ?? role?.name)
        for (key, value) in attributes { node.set(key, value) }
    }

    private var styledBody: StyledButtonBody {
        StyledButtonBody(configuration: ButtonStyleConfiguration(role: role, label: .init(content: AnyView(label))))
    }

    private func primitiveBody(_ action: @escaping @MainActor () -> Void) -> PrimitiveButtonBody {
        PrimitiveButtonBody(
            configuration: PrimitiveButtonStyleConfiguration(
                role: role, label: .init(content: AnyView(label)), action: action))
    }
}

/// The node of a button with an element.
final class ButtonElementNode: ContainerNode {
    @exclusivity(unchecked) var action: (@MainActor () -> Void)?
    @exclusivity(unchecked) var hasStyledBody = false

    override func respond(to event: ElementEvent, at element: Element) {
        if event == .address { return showAddress() }
        closeMenu()
        action?()
    }

    /// Says where the link leads, if it is one whose goal has an address.
    func showAddress() {
        guard let link = parent as? any AddressedLink else { return }
        set(.href, link.address.map { .text($0) })
    }
}

/// The body that an app's ButtonStyle gives a button, inside the button's element.
struct StyledButtonBody: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.buttonLook) private var look

    var body: some View {
        if case .custom(let style) = look { style.view(configuration) }
    }
}

/// The body that an app's PrimitiveButtonStyle gives a button. Buttons inside it have the platform's style, or else the
/// style would be applied to its own body without end.
struct PrimitiveButtonBody: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.buttonLook) private var look

    var body: some View {
        if case .primitive(let style) = look {
            style.view(configuration).environment(\.buttonLook, nil)
        }
    }
}
