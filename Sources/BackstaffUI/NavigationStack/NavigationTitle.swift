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

    /// Sets the title of the screen that this view is on to what a binding gives.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        preference(NavigationTitlePreference(title: title.wrappedValue))
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
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        preference(TitleDisplayModePreference(mode: displayMode))
    }

    /// Leaves out the back button of the screen that this view is on.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        preference(BackButtonHiddenPreference(isHidden: hidesBackButton))
    }

    /// Leaves out the bar of the screen that this view is on.
    @available(*, deprecated, message: "Use toolbar(.hidden)")
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
    }
}

/// Names for what belongs to a navigation bar.
public struct NavigationBarItem: Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Sendable {
        /// As on the screen below; at the root large.
        case automatic
        /// In the bar.
        case inline
        /// Large, below the bar, until the content is scrolled.
        case large
    }
}

struct NavigationTitlePreference: Equatable {
    let title: String
}

struct TitleDisplayModePreference: Equatable {
    let mode: NavigationBarItem.TitleDisplayMode
}

struct BackButtonHiddenPreference: Equatable {
    let isHidden: Bool
}
