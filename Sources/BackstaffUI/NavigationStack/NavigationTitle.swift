import BackstaffGraph

extension View {
    /// Sets the title of the screen that contains this view. If several views set it, the innermost counts.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        preference(NavigationTitlePreference(title: titleKey.string))
    }

    /// Sets the title of the screen that contains this view. If several views set it, the innermost counts.
    // For any `StringProtocol`, `title ?? "Untitled"` would multiply the work of the type checker after a typo by eighteen.
    @_disfavoredOverload
    public func navigationTitle(_ title: String) -> some View {
        preference(NavigationTitlePreference(title: title))
    }

    /// Sets the title of the screen that contains this view. If several views set it, the innermost counts.
    @_disfavoredOverload
    public func navigationTitle<Title: _ScreenTitle & _OverloadWeight>(_ title: Title) -> some View {
        preference(NavigationTitlePreference(title: title._text.plainText))
    }

    /// Sets the title of the screen that contains this view to the value of a binding, and lets a user change it in
    /// place.
    ///
    /// The title has a menu with the item Rename, which replaces the title by a field. Return and leaving the field
    /// write the binding once. Escape discards the text. An empty title isn't accepted. For a menu with more items, see
    /// ``toolbarTitleMenu(content:)``.
    @_disfavoredOverload
    public func navigationTitle<Title: _BoundTitle & _OverloadWeight>(_ title: Title) -> some View {
        modifier(EditableTitle(title: title._string))
    }

    /// Sets the title of the screen that contains this view, and gives it a menu.
    @available(*, deprecated, message: "Use navigationTitle(_:) with toolbarTitleMenu(content:)")
    public func navigationTitle<Actions: View>(
        _ title: Text, @ViewBuilder actions: () -> Actions
    ) -> some View {
        navigationTitle(title).toolbarTitleMenu(content: actions)
    }

    /// Sets the title of the screen that contains this view, and gives it a menu.
    @available(*, deprecated, message: "Use navigationTitle(_:) with toolbarTitleMenu(content:)")
    public func navigationTitle<Actions: View>(
        _ titleKey: LocalizedStringKey, @ViewBuilder actions: () -> Actions
    ) -> some View {
        navigationTitle(titleKey).toolbarTitleMenu(content: actions)
    }

    /// Sets the title of the screen that contains this view, and gives it a menu.
    @available(*, deprecated, message: "Use navigationTitle(_:) with toolbarTitleMenu(content:)")
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol, Actions: View>(
        _ title: S, @ViewBuilder actions: () -> Actions
    ) -> some View {
        navigationTitle(String(title)).toolbarTitleMenu(content: actions)
    }

    /// Sets the title of the screen that contains this view to the value of a binding, lets a user change it in
    /// place, and gives it a menu.
    @available(*, deprecated, message: "Use navigationTitle(_:) with toolbarTitleMenu(content:)")
    public func navigationTitle<Actions: View>(
        _ title: Binding<String>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        navigationTitle(title).toolbarTitleMenu(content: actions)
    }

    /// Sets the subtitle of the screen that contains this view. If several views set it, the innermost counts.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        preference(NavigationSubtitlePreference(subtitle: subtitleKey.string))
    }

    /// Sets the subtitle of the screen that contains this view. If several views set it, the innermost counts.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        preference(NavigationSubtitlePreference(subtitle: String(subtitle)))
    }

    /// Sets the subtitle of the screen that contains this view. If several views set it, the innermost counts.
    @_disfavoredOverload
    public func navigationSubtitle<Title: _TextTitle & _OverloadWeight>(_ subtitle: Title) -> some View {
        preference(NavigationSubtitlePreference(subtitle: subtitle._text.plainText))
    }

    /// Sets the title of the screen that contains this view, and its display mode.
    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the screen that contains this view, and its display mode.
    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationTitle(String(title)).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the screen that contains this view, and its display mode.
    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the display mode of the title of the screen that contains this view.
    ///
    /// ``toolbarTitleDisplayMode(_:)`` does the same, and has one more mode. If both are used, the innermost counts.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        preference(TitleDisplayModePreference(mode: displayMode.mode))
    }

    /// Sets the display mode of the title of the screen that contains this view. If several views set it, the innermost
    /// counts.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        preference(TitleDisplayModePreference(mode: mode.mode))
    }

    /// Hides the back button of the screen that contains this view. A swipe from the edge and Escape don't go back
    /// then. The browser's own back button still does.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        preference(BackButtonHiddenPreference(isHidden: hidesBackButton))
    }

    /// Hides the bar of the screen that contains this view.
    @available(*, deprecated, message: "Use toolbar(.hidden)")
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
    }
}

struct NavigationTitlePreference: Equatable, InspectedPreference {
    let title: String

    static func inspect(_ inspection: inout _TypeInspection) { inspection.canSetTitle = true }
}

extension PreferenceCollector {
    /// The title that the views set. Of nested views the innermost counts, and of views beside each other the first.
    var navigationTitle: String? {
        if isEmpty { return nil }
        let titles = values(of: NavigationTitlePreference.self)
        guard var counting = titles.first else { return nil }
        for next in titles.dropFirst() where next.node.isInside(counting.node) { counting = next }
        return counting.value.title
    }
}

struct NavigationSubtitlePreference: Equatable {
    let subtitle: String
}

struct BackButtonHiddenPreference: Equatable {
    let isHidden: Bool
}
