/// A request of a scene to the browser that shows it.
package enum HostRequest: Hashable, Sendable {
    /// An address outside the scene is to be opened.
    case open(url: String, inNewTab: Bool)
    /// Another scene of the app is to be opened, in a tab of its own.
    case openWindow(url: String)
    /// The scene's own tab is to be closed.
    case closeWindow
    /// Something is to be handed to another app: words, an address, or both. What there is none of is empty.
    case share(title: String, text: String = "", url: String)
}
