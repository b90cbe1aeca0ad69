public import BackstaffUI

extension HeadlessHost {
    /// The URL of the current screen, from its first slash on, for example `/recipes/12`.
    ///
    /// A browser shows this URL in its address bar. The value is `nil` if the app declares no routes with
    /// ``/SwiftUI/View/navigationRoute(_:for:print:parse:fileID:line:)`` or one of its overloads.
    public var url: String? { scene.url }

    /// Returns the URL of a link's destination, from its first slash on.
    ///
    /// A browser uses this URL for “Open in New Tab” and “Copy Link”.
    ///
    /// - Parameter words: The text of the link.
    /// - Returns: The URL, or `nil` if no route describes the destination.
    /// - Throws: ``LookUpFailure`` if there is no link with that text.
    public func url(ofLinkShowing words: String) async throws -> String? {
        let link = try find(words, answering: .address)
        try await send(.address, to: link)
        guard case .text(let url) = link[.href] else { return nil }
        return url
    }

    /// Opens a URL in the scene, as a browser does when a user follows a link to the app's own site.
    ///
    /// Routes are tried first. Then `onOpenURL` is called.
    ///
    /// - Parameter url: The URL, absolute or from its first slash on.
    public func open(url: String) async {
        scene.open(url: url)
        await settle()
    }

    /// Opens a URL in the scene, as a browser does when a user follows a link to the app's own site.
    ///
    /// Routes are tried first. Then `onOpenURL` is called.
    ///
    /// - Parameter url: The URL.
    public func open(_ url: URL) async {
        await open(url: url.absoluteString)
    }
}
