public import BackstaffNavigation
import BackstaffUI

extension HeadlessHost {
    /// What the scene shows, as a value: to be compared, kept, and shown again with ``restore(_:)``.
    ///
    /// ```swift
    /// let before = host.navigationState
    /// try await host.tap("Apple Pie")
    /// try await host.goBack()
    /// #expect(host.navigationState == before)
    /// ```
    public var navigationState: NavigationState { scene.state }

    /// Shows a state, as far as it can be shown: a view that was pushed without a value can't be once it is gone.
    public func restore(_ state: NavigationState) async {
        scene.restore(state)
        await settle()
    }

    /// Starts the app anew, as after its process was killed, in the same tab of the same browser.
    ///
    /// What survives is what the browser keeps: the URL, `@SceneStorage`, `@AppStorage` without a store, what stacks and
    /// split views show as far as its values are `Codable`, and the widths of columns. What the host hasn't been told by the
    /// end of its last act is lost. Globals of the test's process live on, as those of a killed one wouldn't.
    ///
    /// Other tabs of the same browser show the former process until they are relaunched too, which brings them into the new
    /// one.
    ///
    /// - Parameter url: what the address bar says by then, if a person has entered another address. `nil` for the address
    ///   that was shown last.
    /// - Returns: The tab from then on. This host's tab is closed.
    public func relaunch(url: String? = nil) async -> HeadlessHost {
        let next = relaunchNow(url: url)
        await next.settle()
        return next
    }

    /// Starts the app anew, as ``relaunch(url:)`` does, at once: tasks of the app get no time to go on.
    ///
    /// - Parameter url: what the address bar says by then; `nil` for the address that was shown last.
    /// - Returns: The tab from then on. This host's tab is closed.
    public func relaunchNow(url: String? = nil) -> HeadlessHost {
        var tab = tab
        if let url { tab.load(url) }
        var configuration = size.configuration
        configuration.url = tab.url
        configuration.columnWidths = scene.splitStates.map { $0.chosenWidths.map { $0 ?? 0 } }
        tab.configure(&configuration)
        browser.relaunch(after: app)
        let next = HeadlessHost(browser, configuration, tab: tab, size: size)
        scene.close()
        return next
    }

    /// Opens another tab of the same visitor: with a scene of its own, in the same app.
    ///
    /// - Parameters:
    ///   - size: the size of the tab. `nil` is that of this one.
    ///   - url: the address that the tab is opened with: that of a line `open window` of the record, for one.
    public func openTab(size: Size? = nil, url: String = "/") async -> HeadlessHost {
        let size = size ?? self.size
        var configuration = size.configuration
        configuration.url = url
        let other = HeadlessHost(browser, configuration, tab: HeadlessTab(url: url), size: size)
        await other.settle()
        return other
    }
}
