import BackstaffElements

/// The element of a toggle, which flips when it is tapped.
struct ToggleElement<Label: View>: View {
    /// The value of the attribute `control-style`.
    let style: String?
    let isOn: Binding<Bool>
    let label: Label
    let labelIsHidden: Bool
    let words: String?

    var body: some View {
        ControlElement(
            .toggle,
            [
                .controlStyle: .words(style), .on: .flag(isOn.wrappedValue),
                .label: labelIsHidden ? .words(words) : nil,
            ],
            verbs: .activate, onEvent: { [isOn] _ in isOn.wrappedValue.toggle() }
        ) {
            if !labelIsHidden { label }
        }
    }
}

/// A toggle in a style of the platform's, inside the body of that style.
struct BuiltInToggle: View {
    let style: String?
    let configuration: ToggleStyleConfiguration
    @Environment(\.labelsAreHidden) private var labelIsHidden

    var body: some View {
        ToggleElement(
            style: style, isOn: configuration.$isOn, label: configuration.label, labelIsHidden: labelIsHidden,
            words: configuration.words)
    }
}

/// The style that suits where a toggle stands: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInToggle(style: nil, configuration: configuration)
    }
}

/// A switch after the label.
public struct SwitchToggleStyle: ToggleStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInToggle(style: "switch", configuration: configuration)
    }
}

/// A button that stays down while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInToggle(style: "button", configuration: configuration)
    }
}

/// A box with a tick before the label.
public struct CheckboxToggleStyle: ToggleStyle {
    /// Makes the style.
    public init() {}

    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInToggle(style: "checkbox", configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style that suits where a toggle stands.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch after the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays down while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a tick before the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
