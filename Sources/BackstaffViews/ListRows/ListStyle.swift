import BackstaffGraph

/// A type that specifies the appearance of lists.
public protocol ListStyle: Sendable {
    /// The style's name on the page. Apps don't use it.
    var _name: String? { get }
}

/// The default list style, which shows sections as cards.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public var _name: String? { nil }
}

/// A list style that shows rows from edge to edge.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public var _name: String? { "plain" }
}

/// A list style that shows rows with a margin.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public var _name: String? { "inset" }
}

/// A list style that shows each section as a group from edge to edge.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public var _name: String? { "grouped" }
}

/// A list style that shows each section as a card.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public var _name: String? { "inset-grouped" }
}

/// A list style for sidebars.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public init() {}
    public var _name: String? { "sidebar" }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default list style.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// A list style that shows rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// A list style that shows rows with a margin.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// A list style that shows each section as a group from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A list style that shows each section as a card.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// A list style for sidebars.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
    /// Sets the style for lists within this view.
    public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        environment(\.listStyleName, style._name)
    }
}

private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: String? { nil }
}

extension EnvironmentValues {
    /// The name of the list style.
    var listStyleName: String? {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
}
