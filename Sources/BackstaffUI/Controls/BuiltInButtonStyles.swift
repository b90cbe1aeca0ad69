/// A style that the page draws, and has a name for.
@MainActor
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
    /// The value of the attribute `button-style`.
    static var name: String? { get }
}

extension BuiltInButtonStyle {
    /// Gives a control this look.
    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).modifier(ButtonStyleModifier<Self>(.builtIn(Self.name)))
    }
}

/// The style that suits where a button stands.
public struct DefaultButtonStyle: BuiltInButtonStyle {
    static var name: String? { nil }

    /// Makes the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style that suits where a button stands.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// No decoration: the label as it is.
public struct PlainButtonStyle: BuiltInButtonStyle {
    static var name: String? { "plain" }

    /// Makes the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// No decoration: the label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// The label in the tint colour, without a border.
public struct BorderlessButtonStyle: BuiltInButtonStyle {
    static var name: String? { "borderless" }

    /// Makes the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint colour, without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A border around the label.
public struct BorderedButtonStyle: BuiltInButtonStyle {
    static var name: String? { "bordered" }

    /// Makes the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A border around the label.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A border filled with the tint colour.
public struct BorderedProminentButtonStyle: BuiltInButtonStyle {
    static var name: String? { "bordered-prominent" }

    /// Makes the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A border filled with the tint colour.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// Like a link in text. Shown as borderless.
public struct LinkButtonStyle: BuiltInButtonStyle {
    static var name: String? { "borderless" }

    /// Makes the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// Like a link in text. Shown as borderless.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// Glass. Shown as bordered.
public struct GlassButtonStyle: BuiltInButtonStyle {
    static var name: String? { "bordered" }

    /// Makes the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// Glass. Shown as bordered.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// Tinted glass. Shown as bordered and prominent.
public struct GlassProminentButtonStyle: BuiltInButtonStyle {
    static var name: String? { "bordered-prominent" }

    /// Makes the style.
    public init() {}
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// Tinted glass. Shown as bordered and prominent.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
