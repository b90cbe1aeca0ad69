import BackstaffGraph

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// The tab in which a person searches. It stands last in bars, and has the platform's label if it is given none.
    public static let search = TabRole(name: "search")
}

/// One tab of a ``TabView``.
///
/// What it shows is built when the tab is first shown, and kept from then on.
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
    public typealias TabValue = Value

    private let value: Value?
    private let role: TabRole?
    private let content: () -> Content
    private let label: Label

    private init(value: Value?, role: TabRole?, content: @escaping () -> Content, label: Label) {
        self.value = value
        self.role = role
        self.content = content
        self.label = label
    }

    public static func _listTabs(of tab: Self, in list: inout _TabList) {
        var traits = TabTraits()
        traits.role = tab.role
        traits.label = AnyView(tab.label)
        if let value = tab.value { traits.tags = [value] }
        list.add(TypedTabBody(ColumnContent(build: tab.content)), traits: traits)
    }
}

/// A title with a picture, as tabs have it.
public struct DefaultTabLabel: View {
    fileprivate let title: Text?
    fileprivate let image: Image?

    /// The picture and the title.
    public var body: some View {
        image
        title
    }

    fileprivate init(_ title: Text, _ image: Image?) {
        self.title = title
        self.image = image
    }

    /// The label of a tab that is given none.
    fileprivate init(for role: TabRole?) {
        title = role == .search ? Text("Search") : nil
        image = role == .search ? Image(systemName: "magnifyingglass") : nil
    }
}

// MARK: - With a value

extension Tab {
    /// A tab with a label of any views.
    ///
    /// - Parameters:
    ///   - value: what a selection holds while the tab is selected.
    ///   - role: what the tab is for.
    ///   - content: what the tab shows.
    ///   - label: what stands for the tab in the bar.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, role: role, content: content, label: label())
    }
}

extension Tab where Label == DefaultTabLabel {
    /// A tab with a title and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: the title.
    ///   - systemImage: the name of a symbol of the platform.
    ///   - value: what a selection holds while the tab is selected.
    ///   - role: what the tab is for.
    ///   - content: what the tab shows.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            value: value, role: role, content: content,
            label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    /// A tab with a title and a symbol.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - systemImage: the name of a symbol of the platform.
    ///   - value: what a selection holds while the tab is selected.
    ///   - role: what the tab is for.
    ///   - content: what the tab shows.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            value: value, role: role, content: content,
            label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    /// A tab with a title and a picture of the app's.
    ///
    /// - Parameters:
    ///   - titleKey: the title.
    ///   - image: the name of a picture of the app's.
    ///   - value: what a selection holds while the tab is selected.
    ///   - role: what the tab is for.
    ///   - content: what the tab shows.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            value: value, role: role, content: content, label: DefaultTabLabel(Text(titleKey), Image(image)))
    }

    /// A tab with a title and a picture of the app's.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - image: the name of a picture of the app's.
    ///   - value: what a selection holds while the tab is selected.
    ///   - role: what the tab is for.
    ///   - content: what the tab shows.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(value: value, role: role, content: content, label: DefaultTabLabel(Text(title), Image(image)))
    }

    /// A tab with the label that its role has by itself.
    ///
    /// - Parameters:
    ///   - value: what a selection holds while the tab is selected.
    ///   - role: what the tab is for. Without one the tab has no label: it is a page.
    ///   - content: what the tab shows.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.init(value: value, role: role, content: content, label: DefaultTabLabel(for: role))
    }
}

// MARK: - Without a value

extension Tab where Value == Never {
    /// A tab with a label of any views, in a tab view without a selection.
    ///
    /// - Parameters:
    ///   - role: what the tab is for.
    ///   - content: what the tab shows.
    ///   - label: what stands for the tab in the bar.
    public init(
        role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: role, content: content, label: label())
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A tab with a title and a symbol, in a tab view without a selection.
    ///
    /// - Parameters:
    ///   - titleKey: the title.
    ///   - systemImage: the name of a symbol of the platform.
    ///   - role: what the tab is for.
    ///   - content: what the tab shows.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content,
            label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    /// A tab with a title and a symbol, in a tab view without a selection.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - systemImage: the name of a symbol of the platform.
    ///   - role: what the tab is for.
    ///   - content: what the tab shows.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content,
            label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    /// A tab with a title and a picture of the app's, in a tab view without a selection.
    ///
    /// - Parameters:
    ///   - titleKey: the title.
    ///   - image: the name of a picture of the app's.
    ///   - role: what the tab is for.
    ///   - content: what the tab shows.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(value: nil, role: role, content: content, label: DefaultTabLabel(Text(titleKey), Image(image)))
    }

    /// A tab with a title and a picture of the app's, in a tab view without a selection.
    ///
    /// - Parameters:
    ///   - title: the title.
    ///   - image: the name of a picture of the app's.
    ///   - role: what the tab is for.
    ///   - content: what the tab shows.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(value: nil, role: role, content: content, label: DefaultTabLabel(Text(title), Image(image)))
    }

    /// A tab with the label that its role has by itself, in a tab view without a selection.
    ///
    /// - Parameters:
    ///   - role: what the tab is for. Without one the tab has no label: it is a page.
    ///   - content: what the tab shows.
    public init(role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.init(value: nil, role: role, content: content, label: DefaultTabLabel(for: role))
    }
}
