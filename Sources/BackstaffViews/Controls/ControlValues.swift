import BackstaffGraph
import Foundation

// What modifiers of the same or a similar name set, for views and styles of the app that read it. Setting a value with
// `environment(_:_:)` changes what is read; the page follows the modifiers.

private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum HoverEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }
private enum LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private enum ScrollDismissesKey: EnvironmentKey { static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }

extension EnvironmentValues {
    /// The prominence of badges.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }

    /// Whether automatic correction is disabled.
    @available(*, deprecated, renamed: "autocorrectionDisabled")
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }

    /// Whether a focused view has a ring.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }

    /// Whether views under the pointer have effects.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectKey.self] }
        set { self[HoverEffectKey.self] = newValue }
    }

    /// The keyboard shortcut of the controls in a view.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }

    /// Whether the labels of controls are visible.
    public var labelsVisibility: Visibility {
        get { labelsAreHidden ? .hidden : .automatic }
        set { labelsAreHidden = newValue == .hidden }
    }

    /// Whether menus have indicators.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }

    /// The order of the items in menus.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    /// Whether links show that they lead to another screen.
    public var navigationLinkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorKey.self] }
        set { self[LinkIndicatorKey.self] = newValue }
    }

    /// How scrolling dismisses the keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKey.self] }
        set { self[ScrollDismissesKey.self] = newValue }
    }
}
