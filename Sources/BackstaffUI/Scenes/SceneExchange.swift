import BackstaffElements
import BackstaffGraph
import BackstaffNavigation
import Foundation

/// What reaches a scene from outside, and what its views ask of the outside.
///
///     host ── open(url) ──► routes ──► every onOpenURL of the scene
///                             ▲ a link of this site, or of a scheme that only the app knows
///     views ── openURL, Link ─┴──► requests ──► the next patch ──► the browser: another site, another window
@MainActor
final class SceneExchange {
    /// Where the scene's page comes from, `https://example.org`, if that is known.
    let origin: String?

    /// Opens an address in the scene itself, and says whether anything took it. Set by the scene.
    @exclusivity(unchecked) var openHere: (@MainActor (String) -> Bool)?

    /// Called when there is something to ask of the host.
    @exclusivity(unchecked) var onRequest: (@MainActor () -> Void)?

    /// The app's scenes, this one among them. Set by the scene.
    @exclusivity(unchecked) weak var family: (any SceneFamily)?

    /// Which of the app's windows the scene is; `nil` where there is no app.
    @exclusivity(unchecked) var window: SceneWindow?

    /// What the scene's views say of addresses and activities that are for a scene still to be found.
    private(set) lazy var preferences = SceneListeners<ExternalEventsModifier>()

    @exclusivity(unchecked) private var requests: [HostRequest] = []

    init(origin: String? = nil) {
        self.origin = origin
    }

    // MARK: Requests

    func ask(_ request: HostRequest) {
        requests.append(request)
        onRequest?()
    }

    func takeRequests() -> [HostRequest] {
        defer { requests.removeAll() }
        return requests
    }

    // MARK: Windows

    /// An address without what it says of the scene's window.
    func path(of url: String) -> String {
        family?.path(of: url) ?? url
    }

    /// The address of a place in the scene's window.
    func address(at path: String) -> String {
        guard let family, let window else { return path }
        return family.address(of: window, at: path)
    }

    func openWindow(id: String?, value: WindowValue?, from place: SourcePlace) {
        if let url = family?.windowAddress(id: id, value: value, from: place) { ask(.openWindow(url: url)) }
    }

    /// Closes the window, if it is one that was opened besides the first.
    func dismissOwnWindow() {
        if window?.isNamed == true { ask(.closeWindow) }
    }

    func dismissWindows(id: String?, value: AnyHashable?) {
        family?.dismissWindows(id: id, value: value)
    }

    // MARK: Addresses from views

    /// Opens an address as the platform does: in the scene if it is the app's own, else in the browser.
    ///
    /// - Returns: Whether that could be begun.
    func open(_ url: URL) -> Bool {
        switch Reach(of: url, from: origin) {
        case .scene(let address): return openInApp(address)
        case .browser(let inNewTab):
            ask(.open(url: url.absoluteString, inNewTab: inNewTab))
            return true
        case .nowhere: return false
        }
    }

    /// Opens an address of the app's own: here, unless it names another window or the scene's views don't allow it. Then it
    /// is for a new tab; and if no tab can have it, because it is no page's address, for another scene that is open.
    private func openInApp(_ address: String) -> Bool {
        let url = URL(string: address, relativeTo: origin.flatMap { URL(string: $0) })
        let identifier = url?.absoluteString ?? address
        let isForOther = window.map { family?.names(address, otherThan: $0) ?? false } ?? false
        if !isForOther, preferences.prefers(identifier) || preferences.allows(identifier) {
            return openHere?(address) ?? false
        }
        if address.hasPrefix("/") {
            ask(.openWindow(url: address))
            return true
        }
        return family?.openElsewhere(address, identifier: identifier) ?? false
    }

    /// Who can do something with an address.
    private enum Reach {
        case scene(String)
        case browser(inNewTab: Bool)
        case nowhere

        init(of url: URL, from origin: String?) {
            let address = url.absoluteString
            guard let scheme = url.scheme?.lowercased() else {
                self = .scene(address)
                return
            }
            switch scheme {
            case _ where SafeAddress.webSchemes.contains(scheme):
                if let origin, let path = address.path(from: origin) {
                    self = .scene(path)
                } else {
                    self = .browser(inNewTab: true)
                }
            case _ where SafeAddress.otherSchemes.contains(scheme): self = .browser(inNewTab: false)
            // A browser knows these and they are no business of an app: a script, a file, the browser's own pages.
            case "javascript", "vbscript", "data", "blob", "file", "filesystem", "about", "view-source", "chrome",
                "ftp",
                "ws", "wss":
                self = .nowhere
            default: self = .scene(address)
            }
        }
    }
}

extension String {
    /// What follows `origin`, from the slash on, if the address begins with it.
    fileprivate func path(from origin: String) -> String? {
        guard lowercased().hasPrefix(origin.lowercased()) else { return nil }
        let rest = dropFirst(origin.count)
        if rest.isEmpty { return "/" }
        guard let first = rest.first, first == "/" || first == "?" || first == "#" else { return nil }
        return first == "/" ? String(rest) : "/" + rest
    }
}
