/// A request of a scene to the browser that shows it.
package enum HostRequest: Hashable, Sendable {
    /// Opens an address outside the scene.
    case open(url: String, inNewTab: Bool)
    /// Opens another scene of the app in its own tab.
    case openWindow(url: String)
    /// Closes the scene's own tab.
    case closeWindow
    /// Shares a text, an address, or both with another app. A missing part is an empty string.
    case share(title: String, text: String = "", url: String)
    /// Shares one of the app's pictures, by the name of its file. A missing title or text is an empty string.
    case sharePicture(file: String, title: String, text: String)
    /// Writes a text to the clipboard.
    case copy(text: String)
    /// Downloads a file, once.
    case download(url: String)
    /// Takes the focus from the field that has it. An on-screen keyboard is hidden then.
    case leaveField
}
