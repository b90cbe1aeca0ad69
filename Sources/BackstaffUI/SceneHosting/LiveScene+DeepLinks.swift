import BackstaffGraph
import BackstaffNavigation

/// Opening URLs in a scene, and the scene's own URL.
extension LiveScene {
    package func open(url: String) {
        context.containers.endOffers()
        graph.settle()
        isByUser = true
        inspector?.willOpen(url)
        graph.settle(after: { take(url) })
    }

    /// Opens a URL by the app's routes. A URL that the routes don't read to the end is passed to the app's views.
    ///
    /// - Returns: Whether the URL was opened. A URL that arrives during an update is opened after the update.
    @discardableResult
    func take(_ url: String) -> Bool {
        if graph.isSettling {
            waitingURLs.append(url)
            graph.afterUpdate { [weak self] in self?.settleSoon() }
            return true
        }
        guard isByUser, leavesScreens(for: url) else { return show(url) }
        var isShown = true
        context.feature(LeavingGuards.self).leave({ _ in true }) { [weak self] in isShown = self?.show(url) ?? false }
        return isShown
    }

    /// Whether opening a URL may remove screens. It doesn't if the URL only continues the current one.
    func leavesScreens(for url: String) -> Bool {
        guard let current = SceneURL(of: context).current else { return false }
        let url = exchange.path(of: url)
        return url != current && !url.hasPrefix(current.hasSuffix("/") ? current : current + "/")
    }

    /// Opens a URL without asking guards.
    func show(_ url: String) -> Bool {
        let url = exchange.path(of: url)
        graph.holdsAppearances = true
        let isTaken = SceneURL(of: context).open(url, settle: graph.settle)
        graph.holdsAppearances = isPreview
        if isTaken { return true }
        return !isPreview && context.feature(URLDelivery.self).deliver(url, to: context)
    }

    private static var mostURLsInARow: Int { 100 }

    /// Opens a URL that was opened in another scene of the app.
    func openSoon(_ url: String) {
        waitingURLs.append(url)
        settleSoon()
    }

    func takeWaitingURLs() {
        for _ in 0..<Self.mostURLsInARow {
            if waitingURLs.isEmpty { return }
            let url = waitingURLs.removeFirst()
            graph.settle(after: { take(url) })
        }
        if waitingURLs.isEmpty { return }
        waitingURLs = []
        Diagnostics.report(
            .endlessURLs,
            "Views open one address in answer to another without end: after \(Self.mostURLsInARow) no more are opened.")
    }

    /// The URL of what is shown, from its first slash on. It is `nil` if the app has no routes for it and the window
    /// needn't be named.
    package var url: String? {
        let path = SceneURL(of: context).current
        let address = exchange.address(at: path ?? self.path)
        return path == nil && address == self.path && lastURL == address ? nil : address
    }
}
