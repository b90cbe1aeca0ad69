import BackstaffNavigation

/// The scenes of one visitor's app, as one of them sees them.
@MainActor
protocol SceneFamily: AnyObject {
    /// An address without what it says of one of the app's windows.
    func path(of url: String) -> String

    /// The address of a place in a window. It names the window where the place alone would lead to another.
    func address(of window: SceneWindow, at path: String) -> String

    /// Whether an address names a window, and it isn't this one.
    func names(_ url: String, otherThan window: SceneWindow) -> Bool

    /// Gives an address to the open scene that prefers or allows it.
    ///
    /// - Returns: Whether there is one.
    func openElsewhere(_ url: String, identifier: String) -> Bool

    /// The address that opens a window; `nil`, and a report, if the app has no such window.
    func windowAddress(id: String?, value: WindowValue?, from place: SourcePlace) -> String?

    /// Asks for the tabs to be closed that show windows with an identifier, for a value.
    func dismissWindows(id: String?, value: AnyHashable?)
}
