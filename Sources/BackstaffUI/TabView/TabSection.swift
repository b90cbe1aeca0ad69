import BackstaffGraph

/// Tabs that are grouped under a heading in a sidebar. In bars they are among the other tabs.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>: PrimitiveTabContent
where Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue

    private let header: Header
    private let content: Content

    public static func _listTabs(of section: Self, in list: inout _TabList) {
        let header = Header.self == EmptyView.self ? nil : AnyView(section.header)
        list.nest(in: header) { list in
            list.nest("section") { Content._listTabs(of: section.content, in: &$0) }
        }
    }
}

extension TabSection where Footer == EmptyView {
    /// Creates a section with a custom heading.
    ///
    /// - Parameters:
    ///   - content: The tabs.
    ///   - header: The heading.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        self.header = header()
        self.content = content()
    }
}

extension TabSection where Header == Text, Footer == EmptyView {
    /// Creates a section with a title.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - content: The tabs.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        header = Text(titleKey)
        self.content = content()
    }

    /// Creates a section with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - content: The tabs.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        header = Text(title)
        self.content = content()
    }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
    /// Creates a section without a heading.
    ///
    /// - Parameter content: The tabs.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        header = EmptyView()
        self.content = content()
    }
}
