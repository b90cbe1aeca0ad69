public import BackstaffUI

extension HeadlessHost {
    /// The URL of what is shown, from its first slash on: `/recipes/12`. It is what the browser's address bar says.
    ///
    /// `nil` if the app declares no routes, by ``BackstaffUI/View/navigationRoute(_:for:fileID:line:)`` and its kin.
    public var url: String? { scene.url }

    /// The URL that a link leads to, from its first slash on, as the browser has it for “open in new tab” and “copy link”.
    ///
    /// - Parameter words: Words that the link shows.
    /// - Returns: The URL; `nil` if what the link shows isn't written in URLs.
    /// - Throws: ``LookUpFailure`` if no link shows the words.
    public func url(ofLinkShowing words: String) async throws -> String? {
        let link = try find(words, answering: .address)
        try await send(.address, to: link)
        guard case .text(let url) = link[.href] else { return nil }
        return url
    }

    /// Gives the scene an address, as the browser does when a link of the app's site is followed in its page: routes are
    /// taken first, then `onOpenURL` is told.
    public func open(url: String) async {
        scene.open(url: url)
        await settle()
    }

    /// Gives the scene an address, as the browser does when a link of the app's site is followed in its page.
    public func open(_ url: URL) async {
        await open(url: url.absoluteString)
    }
}
