import BackstaffElements

/// The element of a toggle. A tap changes its value.
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

/// A toggle in a built-in style, in the body of that style.
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

/// The default style: a switch.
public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInToggle(style: nil, configuration: configuration)
    }
}

/// A style with a switch after the label.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// Creates the style.
    public init() { tint = nil }

    /// Creates the style with a color. `tint(_:)` is the newer form.
    public init(tint: Color) { self.tint = tint }

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInToggle(style: "switch", configuration: configuration).tint(ofStyle: tint)
    }
}

/// A style with a button that is highlighted while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInToggle(style: "button", configuration: configuration)
    }
}

/// A style with a checkbox before the label.
public struct CheckboxToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        BuiltInToggle(style: "checkbox", configuration: configuration)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style: a switch.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A style with a switch after the label.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A style with a button that is highlighted while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A style with a checkbox before the label.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
