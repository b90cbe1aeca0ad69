/// How a form looks.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The name of the style. Not for apps to write.
    static var _name: String { get }
}

extension View {
    /// Sets how the forms inside this view look. Accepted without effect: every form is shown as grouped rows.
    public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

/// The style that suits where a form stands: grouped rows.
public struct AutomaticFormStyle: FormStyle {
    /// The name of the style. Not for apps to use.
    public static var _name: String { "automatic" }

    /// Makes the style.
    public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The style that suits where a form stands: grouped rows.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
    /// The name of the style. Not for apps to use.
    public static var _name: String { "grouped" }

    /// Makes the style.
    public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows in groups.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Labels in one column and controls in another. Shown as grouped rows.
public struct ColumnsFormStyle: FormStyle {
    /// The name of the style. Not for apps to use.
    public static var _name: String { "columns" }

    /// Makes the style.
    public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels in one column and controls in another. Shown as grouped rows.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
