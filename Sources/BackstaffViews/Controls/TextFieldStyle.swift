/// A type that applies a custom appearance to text fields. Apps usually use a built-in style.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The type of the view that represents the field. It is public because apps can implement it in SwiftUI.
    associatedtype _Body: View

    /// Creates the view that represents a field. A field in it has the built-in style.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> _Body

    /// The type-erased label of a field.
    typealias _Label = _TextFieldStyleLabel
}

/// The type-erased label of a field.
public struct _TextFieldStyleLabel: View {
    /// The content and behavior of the view.
    public var body: some View { EmptyView() }
}

/// The default style, which depends on the context.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a field with this style.
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A style without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a field with this style.
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.fieldStyleName, "plain")
    }
}

/// A style with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public init() {}

    /// Creates the body of a field with this style.
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration.environment(\.fieldStyleName, "rounded-border")
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style, which depends on the context.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A style without decoration.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A style with a rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    /// Sets the style of the text fields in this view.
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
