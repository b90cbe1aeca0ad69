import BackstaffGraph

/// A control that performs an action when it is tapped.
public struct Button<Label: View>: PrimitiveView {
    private let core: StyledButton<Label>

    /// Creates a button with a custom label.
    ///
    /// - Parameters:
    ///   - role: The role of the button.
    ///   - action: The action.
    @preconcurrency
    public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        core = StyledButton(role: role, action: action, label: label())
    }

    /// Creates a button with a custom label.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        core = StyledButton(action: action, label: label())
    }

    /// Creates the node of the button. Apps don't call this method.
    public static func _makeNode(of view: Self, under parent: _Node) -> _Node {
        StyledButton._makeNode(of: view.core, under: parent)
    }

    /// Updates the node of the button. Apps don't call this method.
    public static func _updateNode(_ node: _Node, to view: Self) {
        StyledButton._updateNode(node, to: view.core)
    }

    /// Inspects the label by its static type. Apps don't call this method.
    public static func _inspect(_ inspection: inout _TypeInspection) {
        inspection.enterContainer(of: Label.self)
    }
}

extension Button where Label == Text {
    /// Creates a button with a title.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Creates a button with a title.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// Creates a button with a title and a role.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title and a role.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == BackstaffViews.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { BackstaffViews.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title and a symbol.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { BackstaffViews.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button that a style is applied to, for the body of a ``PrimitiveButtonStyle``.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    }
}
