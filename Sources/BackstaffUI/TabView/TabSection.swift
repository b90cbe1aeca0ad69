import BackstaffGraph

/// Tabs that stand together under a heading in a sidebar. In bars they stand among the others.
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
    /// A section with a heading of any views.
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
    /// A section with a title.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - content: The tabs.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        header = Text(titleKey)
        self.content = content()
    }

    /// A section with a title.
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
    /// A section without a heading.
    ///
    /// - Parameter content: the tabs.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        header = EmptyView()
        self.content = content()
    }
}
