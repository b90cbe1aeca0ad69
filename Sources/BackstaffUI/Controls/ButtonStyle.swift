/// A look for buttons, for which the framework keeps the behaviour.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// What a button looks like.
    associatedtype Body: View

    /// What a style is told of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// Gives a button its look.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` is told of a button.
public struct ButtonStyleConfiguration {
    /// The label of a button whose type is not known to its style.
    public struct Label: View {
        let content: AnyView

        /// What is shown.
        public var body: some View { content }
    }

    /// What the button is for.
    public let role: ButtonRole?

    /// What the button says.
    public let label: Label

    /// Whether the button is held down. Always `false` here: the page dims a button that is held down by itself, because
    /// that look can't wait for the server.
    public let isPressed = false
}

/// A look and a behaviour for buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// What a button looks like.
    associatedtype Body: View

    /// What a style is told of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Gives a button its look, and calls ``PrimitiveButtonStyleConfiguration/trigger()`` when it is to act. Buttons in
    /// the body have the platform's own style.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``PrimitiveButtonStyle`` is told of a button.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
    /// The label of a button whose type is not known to its style.
    public struct Label: View {
        let content: AnyView

        /// What is shown.
        public var body: some View { content }
    }

    /// What the button is for.
    public let role: ButtonRole?

    /// What the button says.
    public let label: Label

    let action: @MainActor () -> Void

    /// Does what the button is for.
    public func trigger() {
        action()
    }
}

extension View {
    /// Sets the style of the buttons inside this view.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let look: ButtonLook
        if let builtIn = S.self as? any BuiltInButtonStyle.Type {
            look = .builtIn(builtIn.name)
        } else {
            look = .primitive(ControlStyle(style) { $0.makeBody(configuration: $1) })
        }
        return modifier(ButtonStyleModifier<S>(look))
    }

    /// Sets the look of the buttons inside this view.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(ButtonStyleModifier<S>(.custom(ControlStyle(style) { $0.makeBody(configuration: $1) })))
    }
}
