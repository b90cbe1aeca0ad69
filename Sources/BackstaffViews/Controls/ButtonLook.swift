import BackstaffGraph

/// The button style in the environment.
package enum ButtonLook: Equatable {
    /// A built-in style. The automatic style has no name.
    case builtIn(String?)
    case custom(ControlStyle<ButtonStyleConfiguration>)
    case primitive(ControlStyle<PrimitiveButtonStyleConfiguration>)

    /// The value of the attribute `button-style`.
    var name: String? {
        switch self {
        case .builtIn(let name): name
        case .custom: "custom"
        case .primitive: nil
        }
    }
}

struct ButtonLookKey: EnvironmentKey {
    static var defaultValue: ButtonLook? { nil }
}

extension EnvironmentValues {
    package var buttonLook: ButtonLook? {
        get { self[ButtonLookKey.self] }
        set { self[ButtonLookKey.self] = newValue }
    }
}

/// Sets the button style. The type of the style is a generic parameter, so that another type of style changes the
/// identity of the content.
struct ButtonStyleModifier<Style>: PrimitiveModifier {
    private let base: EnvironmentModifier

    init(_ look: ButtonLook) {
        base = EnvironmentModifier { $0.buttonLook = look }
    }

    static func _makeNode<V: View>(of modifier: Self, on content: V, under parent: _Node) -> _Node {
        EnvironmentModifier._makeNode(of: modifier.base, on: content, under: parent)
    }

    static func _updateNode<V: View>(_ node: _Node, to modifier: Self, on content: V) {
        EnvironmentModifier._updateNode(node, to: modifier.base, on: content)
    }
}
