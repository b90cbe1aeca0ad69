import Foundation

// What an app of UIKit has, and a page hasn't. The messages say what to use instead.

extension UIApplication {
    /// Whether the screen stays on. It isn't available.
    @available(*, unavailable, message: "An app can't keep the screen of its visitor on: leave it out")
    public var isIdleTimerDisabled: Bool {
        get { false }
        set { _ = newValue }
    }

    /// The number on the icon of the app. It isn't available.
    @available(*, unavailable, message: "A page has no icon with a number: use badge(_:) of a tab or a row")
    public var applicationIconBadgeNumber: Int {
        get { 0 }
        set { _ = newValue }
    }

    /// Whether an app can open an address. It isn't available.
    @available(*, unavailable, message: "A page doesn't know which apps are installed: open the address")
    public func canOpenURL(_ url: URL) -> Bool { false }

    /// Asks for notifications. It isn't available.
    @available(*, unavailable, message: "A page has no notifications of UIKit: leave it out")
    public func registerForRemoteNotifications() {}

    /// The address of the app's settings. It isn't available.
    @available(
        *, unavailable, message: "A page has no settings in the system: show the settings in a sheet or on a screen"
    )
    public nonisolated static var openSettingsURLString: String { "" }
}
