// Controls whose label is a title with an image of an asset catalog.

extension Button where Label == BackstaffViews.Label<Text, Image> {
    /// Creates a button with a title and an image of an asset catalog.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { BackstaffViews.Label(titleKey, image: image) }
    }

    /// Creates a button with a title and an image of an asset catalog.
    @_disfavoredOverload @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { BackstaffViews.Label(title, image: image) }
    }
}

extension Toggle where Label == BackstaffViews.Label<Text, Image> {
    /// Creates a toggle with a title and an image of an asset catalog.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { BackstaffViews.Label(titleKey, image: image) }
    }

    /// Creates a toggle with a title and an image of an asset catalog.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { BackstaffViews.Label(title, image: image) }
    }
}

extension Menu where Label == BackstaffViews.Label<Text, Image> {
    /// Creates a menu with a title and an image of an asset catalog.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { BackstaffViews.Label(titleKey, image: image) }
    }

    /// Creates a menu with a title and an image of an asset catalog.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { BackstaffViews.Label(title, image: image) }
    }
}

extension Picker where Label == BackstaffViews.Label<Text, Image> {
    /// Creates a picker with a title and an image of an asset catalog.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { BackstaffViews.Label(titleKey, image: image) }
    }

    /// Creates a picker with a title and an image of an asset catalog.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { BackstaffViews.Label(title, image: image) }
    }
}
