import BackstaffGraph
import BackstaffNavigation

/// The addresses that a scene is given, and its own.
extension LiveScene {
    package func open(url: String) {
        context.containers.endOffers()
        graph.settle()
        isByPerson = true
        inspector?.willOpen(url)
        graph.settle(after: { take(url) })
    }

    /// Shows what a URL leads to, as far as routes say; one that they don't read to its end is for the app's own views.
    ///
    /// - Returns: Whether the URL was of use. One that is opened in the midst of an update waits for its end.
    @discardableResult
    func take(_ url: String) -> Bool {
        if graph.isSettling {
            waitingURLs.append(url)
            graph.afterUpdate { [weak self] in self?.settleSoon() }
            return true
        }
        guard isByPerson, leavesScreens(for: url) else { return show(url) }
        var isShown = true
        context.feature(LeavingGuards.self).leave({ _ in true }) { [weak self] in isShown = self?.show(url) ?? false }
        return isShown
    }

    /// Whether routes may take screens away to show what a URL leads to: not if it only goes on from what is shown.
    func leavesScreens(for url: String) -> Bool {
        guard let current = SceneURL(of: context).current else { return false }
        let url = exchange.path(of: url)
        return url != current && !url.hasPrefix(current.hasSuffix("/") ? current : current + "/")
    }

    /// Shows what a URL leads to, whoever has something to lose by it.
    func show(_ url: String) -> Bool {
        let url = exchange.path(of: url)
        graph.holdsAppearances = true
        let isTaken = SceneURL(of: context).open(url, settle: graph.settle)
        graph.holdsAppearances = isPreview
        if isTaken { return true }
        return !isPreview && context.feature(URLDelivery.self).deliver(url, to: context)
    }

    private static var mostURLsInARow: Int { 100 }

    /// Takes an address that another scene of the app has been asked to open.
    func takeSoon(_ url: String) {
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

    /// The URL of what is shown, from its first slash on; `nil` if the app doesn't say how what it shows is written, and
    /// there is no need to name the window.
    package var url: String? {
        let path = SceneURL(of: context).current
        let address = exchange.address(at: path ?? self.path)
        return path == nil && address == self.path && lastURL == address ? nil : address
    }
}
