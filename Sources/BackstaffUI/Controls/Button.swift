import BackstaffGraph

/// A control that does something when it is tapped.
public struct Button<Label: View>: PrimitiveView {
    private let core: StyledButton<Label>

    /// A button with a label of any views.
    ///
    /// - Parameters:
    ///   - role: what the button is for, where that changes its look.
    ///   - action: what it does.
    @preconcurrency
    public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        core = StyledButton(role: role, action: action, label: label())
    }

    /// A button with a label of any views.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        core = StyledButton(action: action, label: label())
    }

    /// Makes the node of the button. Not for apps to call.
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        StyledButton._makeNode(of: view.core, under: parent)
    }

    /// Brings the node of the button up to date. Not for apps to call.
    public static func _updateNode(_ node: _Node, to view: Self) {
        StyledButton._updateNode(node, to: view.core)
    }

    /// Looks into the label. Not for apps to call.
    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Label.self)
    }
}

extension Button where Label == Text {
    /// A button with a title.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button with a title.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// A button with a title and a role.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// A button with a title and a role.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == BackstaffUI.Label<Text, Image> {
    /// A button with a title and a symbol.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { BackstaffUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title and a symbol.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { BackstaffUI.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a style is applied to, for the body of a ``PrimitiveButtonStyle``.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    }
}
