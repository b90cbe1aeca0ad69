import Foundation

/// The scene that a view is in, as far as controls and texts need to know it.
///
/// Scenes stand above the controls, and put themselves into the environment as this.
@MainActor
package protocol EnclosingScene: AnyObject, Sendable {
    /// Opens an address as the platform does: in the scene if it is the app's own, else in the browser.
    ///
    /// - Returns: Whether that could be begun.
    func open(_ url: URL) -> Bool

    /// Hands something to another app. Each part may be empty.
    func share(title: String, text: String, url: String)

    /// Hands one of the app's pictures to another app. The title and the text may be empty.
    func share(picture file: String, title: String, text: String)

    /// Writes a text to the visitor's clipboard.
    func copy(_ text: String)

    /// Takes the focus from the field that has it.
    func leaveField()
}

private enum EnclosingSceneKey: EnvironmentKey {
    static var defaultValue: (any EnclosingScene)? { nil }
}

extension EnvironmentValues {
    /// The scene that the view is in.
    package var enclosingScene: (any EnclosingScene)? {
        get { self[EnclosingSceneKey.self] }
        set { self[EnclosingSceneKey.self] = newValue }
    }
}
