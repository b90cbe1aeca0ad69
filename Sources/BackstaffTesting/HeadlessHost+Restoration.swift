public import BackstaffNavigation
import BackstaffUI

extension HeadlessHost {
    /// The navigation state of the scene. Compare it with another state, or show it again with ``restore(_:)``.
    ///
    /// ```swift
    /// let before = host.navigationState
    /// try await host.tap("Apple Pie")
    /// try await host.goBack()
    /// #expect(host.navigationState == before)
    /// ```
    public var navigationState: NavigationState { scene.state }

    /// Restores a navigation state as far as possible.
    ///
    /// Views that were pushed without a value can't be restored once they are gone.
    ///
    /// - Parameter state: The state to restore.
    public func restore(_ state: NavigationState) async {
        scene.restore(state)
        await settle()
    }

    /// Simulates a restart of the app's process, in the same tab of the same browser.
    ///
    /// The values that a browser stores survive:
    ///
    /// - the URL
    /// - `@SceneStorage`, and `@AppStorage` without a store
    /// - the navigation state of stacks and split views, as far as its values are `Codable`
    /// - the widths of columns
    ///
    /// Everything else is lost, including changes after the end of the host's last action. Global variables are the
    /// exception: they keep their values here, because the test's process goes on.
    ///
    /// Other tabs of the same browser still show the former process. Relaunch them to connect them to the new one.
    ///
    /// - Parameter url: A new address to load, or `nil` for the current address of the tab.
    /// - Returns: A host for the tab in the new process. This host's scene is closed.
    public func relaunch(url: String? = nil) async -> HeadlessHost {
        let next = relaunchNow(url: url)
        await next.settle()
        return next
    }

    /// Simulates a restart of the app's process, as ``relaunch(url:)`` does, but doesn't let the app's tasks run before
    /// it returns.
    ///
    /// - Parameter url: A new address to load, or `nil` for the current address of the tab.
    /// - Returns: A host for the tab in the new process. This host's scene is closed.
    public func relaunchNow(url: String? = nil) -> HeadlessHost {
        var tab = tab
        if let url { tab.load(url) }
        var configuration = size.configuration
        configuration.visitorLocale = visitorLocale
        configuration.url = tab.url
        configuration.columnWidths = scene.splitStates.map { $0.draggedWidths.map { $0 ?? 0 } }
        tab.configure(&configuration)
        browser.relaunch(after: app)
        let next = HeadlessHost(browser, configuration, tab: tab, size: size)
        scene.close()
        return next
    }

    /// Opens another tab in the same browser. The tab has a scene of its own in the same app process.
    ///
    /// - Parameters:
    ///   - size: The size of the tab, or `nil` for the size of this tab.
    ///   - url: The address to open, for example that of an `open window` line in ``Record/requests``.
    /// - Returns: A host for the new tab.
    public func openTab(size: Size? = nil, url: String = "/") async -> HeadlessHost {
        let size = size ?? self.size
        var configuration = size.configuration
        configuration.visitorLocale = visitorLocale
        configuration.url = url
        let other = HeadlessHost(browser, configuration, tab: HeadlessTab(url: url), size: size)
        await other.settle()
        return other
    }
}
