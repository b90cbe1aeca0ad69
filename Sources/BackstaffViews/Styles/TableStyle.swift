/// The look of a table.
///
/// The page shows all styles alike.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The default style of a table.
public struct AutomaticTableStyle: TableStyle {
    /// Creates the style.
    public nonisolated init() {}
}

/// A style with insets around the rows. The page shows it as the default style.
public struct InsetTableStyle: TableStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates the style. The parameter has no effect.
    public nonisolated init(alternatesRowBackgrounds: Bool) {}
}

/// A style with a border. The page shows it as the default style.
public struct BorderedTableStyle: TableStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Creates the style. The parameter has no effect.
    public nonisolated init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style of a table.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// A style with insets around the rows.
    public static var inset: InsetTableStyle { InsetTableStyle() }

    /// A style with insets around the rows. The parameter has no effect.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
    /// A style with a border.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }

    /// A style with a border. The parameter has no effect.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle { BorderedTableStyle() }
}

extension View {
    /// Sets the style of the tables in this view. The page shows all styles alike.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}
