import BackstaffGraph

extension View {
    /// Sets the title of the screen that this view is on. Of several the innermost counts.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        preference(NavigationTitlePreference(title: titleKey.string))
    }

    /// Sets the title of the screen that this view is on. Of several the innermost counts.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        preference(NavigationTitlePreference(title: String(title)))
    }

    /// Sets the title of the screen that this view is on. Of several the innermost counts.
    public func navigationTitle(_ title: Text) -> some View {
        preference(NavigationTitlePreference(title: title.plainText))
    }

    /// Sets the title of the screen that this view is on to what a binding gives, and lets a person change it in place.
    ///
    /// The title has a menu with Rename, which puts a field in its place. Return and leaving the field write the binding,
    /// once; Escape gives up. A title of nothing isn't taken over. For a menu with more items see
    /// ``toolbarTitleMenu(content:)``.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(EditableTitle(title: title))
    }

    /// Sets the title of the screen that this view is on, and gives it a menu.
    @available(*, deprecated, message: "Use navigationTitle(_:) with toolbarTitleMenu(content:)")
    public func navigationTitle<Actions: View>(
        _ title: Text, @ViewBuilder actions: () -> Actions
    ) -> some View {
        navigationTitle(title).toolbarTitleMenu(content: actions)
    }

    /// Sets the title of the screen that this view is on, and gives it a menu.
    @available(*, deprecated, message: "Use navigationTitle(_:) with toolbarTitleMenu(content:)")
    public func navigationTitle<Actions: View>(
        _ titleKey: LocalizedStringKey, @ViewBuilder actions: () -> Actions
    ) -> some View {
        navigationTitle(titleKey).toolbarTitleMenu(content: actions)
    }

    /// Sets the title of the screen that this view is on, and gives it a menu.
    @available(*, deprecated, message: "Use navigationTitle(_:) with toolbarTitleMenu(content:)")
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol, Actions: View>(
        _ title: S, @ViewBuilder actions: () -> Actions
    ) -> some View {
        navigationTitle(title).toolbarTitleMenu(content: actions)
    }

    /// Sets the title of the screen that this view is on to what a binding gives, lets a person change it in place, and
    /// gives it a menu.
    @available(*, deprecated, message: "Use navigationTitle(_:) with toolbarTitleMenu(content:)")
    public func navigationTitle<Actions: View>(
        _ title: Binding<String>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        navigationTitle(title).toolbarTitleMenu(content: actions)
    }

    /// Sets a line of words below the title of the screen that this view is on. Of several the innermost counts.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        preference(NavigationSubtitlePreference(subtitle: subtitleKey.string))
    }

    /// Sets a line of words below the title of the screen that this view is on. Of several the innermost counts.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        preference(NavigationSubtitlePreference(subtitle: String(subtitle)))
    }

    /// Sets a line of words below the title of the screen that this view is on. Of several the innermost counts.
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        preference(NavigationSubtitlePreference(subtitle: subtitle.plainText))
    }

    /// Sets the title of the screen that this view is on, and how it is shown.
    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the screen that this view is on, and how it is shown.
    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the screen that this view is on, and how it is shown.
    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets how the title of the screen that this view is on is shown.
    ///
    /// ``toolbarTitleDisplayMode(_:)`` says the same, and knows one mode more. Of both the innermost counts.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        preference(TitleDisplayModePreference(mode: displayMode.mode))
    }

    /// Sets how the title of the screen that this view is on is shown. Of several the innermost counts.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        preference(TitleDisplayModePreference(mode: mode.mode))
    }

    /// Leaves out the back button of the screen that this view is on. From there neither a swipe from the edge nor Escape
    /// goes back then; the browser's own button does.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        preference(BackButtonHiddenPreference(isHidden: hidesBackButton))
    }

    /// Leaves out the bar of the screen that this view is on.
    @available(*, deprecated, message: "Use toolbar(.hidden)")
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
    }
}

struct NavigationTitlePreference: Equatable {
    let title: String
}

struct NavigationSubtitlePreference: Equatable {
    let subtitle: String
}

struct BackButtonHiddenPreference: Equatable {
    let isHidden: Bool
}
