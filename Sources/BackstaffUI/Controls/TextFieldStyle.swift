/// A look for text fields. Apps usually take one of the platform's.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// What a field looks like. Public because SwiftUI lets apps write it.
    associatedtype _Body: View

    /// Gives a field its look. The field inside has the platform's own.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body

    /// The label of a field whose type is not known to its style.
    typealias _Label = _TextFieldStyleLabel
}

/// The label of a field whose type is not known to its style.
public struct _TextFieldStyleLabel: View {
    /// What is shown.
    public var body: some View { EmptyView() }
}

/// The style that suits where a field stands.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}

    /// Gives a field this look.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}

    /// Gives a field this look.
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.fieldStyleName, "plain")
    }
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}

    /// Gives a field this look.
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.fieldStyleName, "rounded-border")
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style that suits where a field stands.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A field without decoration.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A field with a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Sets the look of the text fields inside this view.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        let name: String? =
            switch style {
            case is PlainTextFieldStyle: "plain"
            case is RoundedBorderTextFieldStyle: "rounded-border"
            default: nil
            }
        let isBuiltIn = name != nil || style is DefaultTextFieldStyle
        let custom =
            isBuiltIn
            ? nil
            : ControlStyle<TextField<_TextFieldStyleLabel>>(style) {
                $0._body(configuration: $1).environment(\.customFieldStyle, nil)
            }
        return modifier(
            EnvironmentModifier {
                $0.fieldStyleName = name
                $0.customFieldStyle = custom
            })
    }
}

struct FieldStyleNameKey: EnvironmentKey {
    static var defaultValue: String? { nil }
}

extension EnvironmentValues {
    /// The value of the attribute `field-style`.
    var fieldStyleName: String? {
        get { self[FieldStyleNameKey.self] }
        set { self[FieldStyleNameKey.self] = newValue }
    }

    var customFieldStyle: ControlStyle<TextField<_TextFieldStyleLabel>>? {
        get { self[ControlStyleKey<TextField<_TextFieldStyleLabel>>.self] }
        set { self[ControlStyleKey<TextField<_TextFieldStyleLabel>>.self] = newValue }
    }
}
