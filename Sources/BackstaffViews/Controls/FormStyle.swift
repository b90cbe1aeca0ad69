/// The style of forms.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The name of the style. Apps don't use this property.
    static var _name: String { get }
}

extension View {
    /// Sets the style of the forms in this view. It has no effect: every form has the style `grouped`.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

/// The default style, which is `grouped`.
public struct AutomaticFormStyle: FormStyle {
    /// The name of the style. Apps don't use this property.
    public static var _name: String { "automatic" }

    /// Creates the style.
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style, which is `grouped`.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A style with grouped rows.
public struct GroupedFormStyle: FormStyle {
    /// The name of the style. Apps don't use this property.
    public static var _name: String { "grouped" }

    /// Creates the style.
    public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
    /// A style with grouped rows.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A style with labels in one column and controls in another. It is shown as `grouped`.
public struct ColumnsFormStyle: FormStyle {
    /// The name of the style. Apps don't use this property.
    public static var _name: String { "columns" }

    /// Creates the style.
    public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A style with labels in one column and controls in another. It is shown as `grouped`.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
