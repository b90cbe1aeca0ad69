/// A type that applies a custom appearance and behavior to toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the view that represents the toggle.
    associatedtype Body: View

    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// Creates the view that represents a toggle. The view changes ``ToggleStyleConfiguration/isOn`` when it is tapped.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle for a ``ToggleStyle``.
public struct ToggleStyleConfiguration {
    /// The type-erased label of a toggle.
    public struct Label: View {
        let content: AnyView

        /// The content and behavior of the view.
        public var body: some View { content }
    }

    /// The label of the toggle.
    public let label: Label

    /// Whether the toggle is on.
    @Binding public var isOn: Bool

    /// Whether the toggle represents several values that differ. It is always `false`.
    public let isMixed = false

    /// The text of the label, if it is known.
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
    /// Sets the style of the toggles in this view. Toggles in the body of a custom style have the built-in style.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        let value = ControlStyle<ToggleStyleConfiguration>(style) {
            $0.makeBody(configuration: $1).environment(\.toggleStyle, nil)
        }
        return modifier(EnvironmentModifier { $0.toggleStyle = S.self == DefaultToggleStyle.self ? nil : value })
    }
}
