extension View {
    /// Sets whether the labels of controls in this view are visible.
    ///
    /// - Parameter visibility: `.hidden` hides the labels. Screen readers still read them.
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsAreHidden, visibility == .hidden)
    }
}

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String

    /// The default.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// The keyboard goes when scrolling begins.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// The keyboard follows the finger.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// The keyboard stays.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String

    /// A badge that attracts little attention.
    public static let decreased = BadgeProminence(name: "decreased")
    /// The usual badge.
    public static let standard = BadgeProminence(name: "standard")
    /// A badge that attracts attention.
    public static let increased = BadgeProminence(name: "increased")
}

extension View {
    /// Sets how scrolling dismisses the keyboard. It has no effect: the browser's keyboard decides.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }

    /// Shows the scroll indicators for a moment. It has no effect.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// Shows the scroll indicators for a moment when a value changes. It has no effect.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

    /// Sets the prominence of badges in this view. It has no effect.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }

    /// Removes the ring around the focused view. It has no effect.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Turns off the effects of views under the pointer. It has no effect.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Sets the effect of views under the pointer that have the automatic one. It has no effect.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Marks this view as private, for screens that others see. It has no effect.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

    /// Marks this view as outdated while new content is loaded. It has no effect.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

    /// Sets whether links show that they lead to another screen. It has no effect.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.navigationLinkIndicatorVisibility, visibility)
    }
}
