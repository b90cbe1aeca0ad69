/// A look and a behaviour for toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// What a toggle looks like.
    associatedtype Body: View

    /// What a style is told of a toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// Gives a toggle its look. It changes ``ToggleStyleConfiguration/isOn`` when it is tapped.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``ToggleStyle`` is told of a toggle.
public struct ToggleStyleConfiguration {
    /// The label of a toggle whose type is not known to its style.
    public struct Label: View {
        let content: AnyView

        /// What is shown.
        public var body: some View { content }
    }

    /// What the toggle says.
    public let label: Label

    /// Whether the toggle is on.
    @Binding public var isOn: Bool

    /// Whether the toggle stands for several values that differ. Always `false`.
    public let isMixed = false

    /// The words of the label, where they are known.
    let words: String?

    init(label: Label, isOn: Binding<Bool>, words: String?) {
        self.label = label
        _isOn = isOn
        self.words = words
    }
}

extension EnvironmentValues {
    var toggleStyle: ControlStyle<ToggleStyleConfiguration>? {
        get { self[ControlStyleKey<ToggleStyleConfiguration>.self] }
        set { self[ControlStyleKey<ToggleStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// Sets the style of the toggles inside this view. In the body of a style, toggles have the platform's own.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        let value = ControlStyle<ToggleStyleConfiguration>(style) {
            $0.makeBody(configuration: $1).environment(\.toggleStyle, nil)
        }
        return modifier(EnvironmentModifier { $0.toggleStyle = S.self == DefaultToggleStyle.self ? nil : value })
    }
}
