import BackstaffGraph

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private let name: String

    /// A search tab. It is the last tab in a bar, and has a default label if you don't provide one.
    public static let search = TabRole(name: "search")
}

/// One tab of a ``TabView``.
///
/// The content of a tab is built when the tab is first selected, and is kept from then on.
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

/// A title with an image, for the label of a tab.
public struct DefaultTabLabel: View {
    fileprivate let title: Text?
    fileprivate let image: Image?

    /// The image and the title.
    public var body: some View {
        image
        title
    }

    fileprivate init(_ title: Text, _ image: Image?) {
        self.title = title
        self.image = image
    }

    /// The default label of a tab.
    fileprivate init(for role: TabRole?) {
        title = role == .search ? Text("Search") : nil
        image = role == .search ? Image(systemName: "magnifyingglass") : nil
    }
}

// MARK: - With a value

extension Tab {
    /// Creates a tab with a custom label.
    ///
    /// - Parameters:
    ///   - value: The value of the selection while the tab is selected.
    ///   - role: The purpose of the tab.
    ///   - content: The content of the tab.
    ///   - label: The label of the tab in the bar.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, role: role, content: content, label: label())
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a title and a system symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of a system symbol.
    ///   - value: The value of the selection while the tab is selected.
    ///   - role: The purpose of the tab.
    ///   - content: The content of the tab.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            value: value, role: role, content: content,
            label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    /// Creates a tab with a title and a system symbol.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of a system symbol.
    ///   - value: The value of the selection while the tab is selected.
    ///   - role: The purpose of the tab.
    ///   - content: The content of the tab.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            value: value, role: role, content: content,
            label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    /// Creates a tab with a title and an image of the app.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - image: The name of an image of the app.
    ///   - value: The value of the selection while the tab is selected.
    ///   - role: The purpose of the tab.
    ///   - content: The content of the tab.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            value: value, role: role, content: content, label: DefaultTabLabel(Text(titleKey), Image(image)))
    }

    /// Creates a tab with a title and an image of an asset catalog.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - image: The image.
    ///   - value: The value of the selection while the tab is selected.
    ///   - role: The purpose of the tab.
    ///   - content: The content of the tab.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            value: value, role: role, content: content, label: DefaultTabLabel(Text(titleKey), Image(image)))
    }

    /// Creates a tab with a title and an image of the app.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The name of an image of the app.
    ///   - value: The value of the selection while the tab is selected.
    ///   - role: The purpose of the tab.
    ///   - content: The content of the tab.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(value: value, role: role, content: content, label: DefaultTabLabel(Text(title), Image(image)))
    }

    /// Creates a tab with the default label of its role.
    ///
    /// - Parameters:
    ///   - value: The value of the selection while the tab is selected.
    ///   - role: The purpose of the tab. Without a role, the tab has no label and is a page.
    ///   - content: The content of the tab.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.init(value: value, role: role, content: content, label: DefaultTabLabel(for: role))
    }
}

// MARK: - Without a value

extension Tab where Value == Never {
    /// Creates a tab with a custom label, for a tab view without a selection.
    ///
    /// - Parameters:
    ///   - role: The purpose of the tab.
    ///   - content: The content of the tab.
    ///   - label: The label of the tab in the bar.
    public init(
        role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: role, content: content, label: label())
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a title and a system symbol, for a tab view without a selection.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of a system symbol.
    ///   - role: The purpose of the tab.
    ///   - content: The content of the tab.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content,
            label: DefaultTabLabel(Text(titleKey), Image(systemName: systemImage)))
    }

    /// Creates a tab with a title and a system symbol, for a tab view without a selection.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of a system symbol.
    ///   - role: The purpose of the tab.
    ///   - content: The content of the tab.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content,
            label: DefaultTabLabel(Text(title), Image(systemName: systemImage)))
    }

    /// Creates a tab with a title and an image of the app, for a tab view without a selection.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - image: The name of an image of the app.
    ///   - role: The purpose of the tab.
    ///   - content: The content of the tab.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(value: nil, role: role, content: content, label: DefaultTabLabel(Text(titleKey), Image(image)))
    }

    /// Creates a tab with a title and an image of an asset catalog, for a tab view without a selection.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - image: The image.
    ///   - role: The purpose of the tab.
    ///   - content: The content of the tab.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(value: nil, role: role, content: content, label: DefaultTabLabel(Text(titleKey), Image(image)))
    }

    /// Creates a tab with a title and an image of the app, for a tab view without a selection.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The name of an image of the app.
    ///   - role: The purpose of the tab.
    ///   - content: The content of the tab.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(value: nil, role: role, content: content, label: DefaultTabLabel(Text(title), Image(image)))
    }

    /// Creates a tab with the default label of its role, for a tab view without a selection.
    ///
    /// - Parameters:
    ///   - role: The purpose of the tab. Without a role, the tab has no label and is a page.
    ///   - content: The content of the tab.
    public init(role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.init(value: nil, role: role, content: content, label: DefaultTabLabel(for: role))
    }
}
