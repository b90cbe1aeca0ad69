import BackstaffGraph

/// How a list looks.
public protocol ListStyle: Sendable {
    /// The style's name in the page. Not for apps to use.
    var _name: String? { get }
}

/// The platform's usual list: sections as cards.
public struct DefaultListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    public var _name: String? { nil }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    public var _name: String? { "plain" }
}

/// Rows with a margin.
public struct InsetListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    public var _name: String? { "inset" }
}

/// Sections from edge to edge.
public struct GroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    public var _name: String? { "grouped" }
}

/// Sections as cards.
public struct InsetGroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    public var _name: String? { "inset-grouped" }
}

/// The list of a sidebar.
public struct SidebarListStyle: ListStyle {
    /// Makes the style.
    public init() {}
    public var _name: String? { "sidebar" }
}

extension ListStyle where Self == DefaultListStyle {
    /// The platform's usual list.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows with a margin.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections as cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// The list of a sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// Sets how lists in this view look.
    public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        environment(\.listStyleName, style._name)
    }
}

private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: String? { nil }
}

extension EnvironmentValues {
    /// The name of the style of lists.
    var listStyleName: String? {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
}
