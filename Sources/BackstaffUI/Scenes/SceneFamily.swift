import BackstaffNavigation

/// The scenes of one visitor's app, as one of the scenes sees them.
@MainActor
protocol SceneFamily: AnyObject {
    /// Removes the part of an address that names one of the app's windows.
    func path(of url: String) -> String

    /// The address of a path in a window. It names the window if the path alone would open another one.
    func address(of window: SceneWindow, at path: String) -> String

    /// Whether an address names another window than this one.
    func names(_ url: String, otherThan window: SceneWindow) -> Bool

    /// Opens an address in the open scene that prefers or allows it.
    ///
    /// - Returns: Whether there is such a scene.
    func openElsewhere(_ url: String, identifier: String) -> Bool

    /// The address that opens a window. If the app has no such window, it is `nil`, and a report is made.
    func windowAddress(id: String?, value: WindowValue?, from place: SourcePlace) -> String?

    /// Requests to close the tabs that show windows with an identifier, a value, or both.
    func dismissWindows(id: String?, value: AnyHashable?)
}
