/// A type that applies a custom appearance with the standard behavior to buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view that represents the button.
    associatedtype Body: View

    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration

    /// Creates the view that represents a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for a ``ButtonStyle``.
public struct ButtonStyleConfiguration {
    /// The type-erased label of a button.
    public struct Label: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The role of the button.
    public let role: ButtonRole?

    /// The label of the button.
    public let label: Label

    let press: ButtonPress

    /// Whether a user presses the button. The page reports presses only if a style reads this. It shows the answer one
    /// round trip later, and dims the pressed button by itself before.
    public var isPressed: Bool { press.read() }
}

/// A type that applies a custom appearance and behavior to buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the view that represents the button.
    associatedtype Body: View

    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Creates the view that represents a button. The view calls ``PrimitiveButtonStyleConfiguration/trigger()`` to
    /// perform the action. Buttons in it have the built-in style.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button for a ``PrimitiveButtonStyle``.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
    /// The type-erased label of a button.
    public struct Label: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The role of the button.
    public let role: ButtonRole?

    /// The label of the button.
    public let label: Label

    let action: @MainActor () -> Void

    /// Performs the action of the button.
    public func trigger() {
        action()
    }
}

extension View {
    /// Sets the style of the buttons in this view.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        let look: ButtonLook
        if let builtIn = S.self as? any BuiltInButtonStyle.Type {
            look = .builtIn(builtIn.name)
        } else {
            look = .primitive(ControlStyle(style) { $0.makeBody(configuration: $1) })
        }
        return modifier(ButtonStyleModifier<S>(look))
    }

    /// Sets the appearance of the buttons in this view.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(ButtonStyleModifier<S>(.custom(ControlStyle(style) { $0.makeBody(configuration: $1) })))
    }
}
