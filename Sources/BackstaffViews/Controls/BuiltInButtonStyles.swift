/// A button style that the page implements.
@MainActor
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
    /// The value of the attribute `button-style`.
    static var name: String? { get }
}

extension BuiltInButtonStyle {
    /// Creates the body of a control with this style.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).modifier(ButtonStyleModifier<Self>(.builtIn(Self.name)))
    }
}

/// The default style, which depends on the context.
public struct DefaultButtonStyle: BuiltInButtonStyle {
    static var name: String? { nil }

    /// Creates the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style, which depends on the context.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A style without decoration.
public struct PlainButtonStyle: BuiltInButtonStyle {
    static var name: String? { "plain" }

    /// Creates the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A style without decoration.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A style with a label in the tint color and without a border.
public struct BorderlessButtonStyle: BuiltInButtonStyle {
    static var name: String? { "borderless" }

    /// Creates the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A style with a label in the tint color and without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A style with a border.
public struct BorderedButtonStyle: BuiltInButtonStyle {
    static var name: String? { "bordered" }

    /// Creates the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A style with a border.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A style with a border that is filled with the tint color.
public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
    static var name: String? { "bordered-prominent" }

    /// Creates the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A style with a border that is filled with the tint color.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A style like that of a link. It is shown as `borderless`.
public struct LinkButtonStyle: BuiltInButtonStyle {
    static var name: String? { "borderless" }

    /// Creates the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A style like that of a link. It is shown as `borderless`.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A style with a glass background. It is shown as `bordered`.
public struct GlassButtonStyle: BuiltInButtonStyle {
    static var name: String? { "bordered" }

    /// Creates the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A style with a glass background. It is shown as `bordered`.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A style with a tinted glass background. It is shown as `borderedProminent`.
public struct GlassProminentButtonStyle: BuiltInButtonStyle {
    static var name: String? { "bordered-prominent" }

    /// Creates the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A style with a tinted glass background. It is shown as `borderedProminent`.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
