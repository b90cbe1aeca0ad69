import BackstaffElements
import BackstaffGraph
import BackstaffNavigation
import Foundation

/// The connection of a scene to the outside: addresses that it opens, and requests of its views.
///
///     host ── open(url) ──► routes ──► every onOpenURL of the scene
///                             ▲ an address of this site, or with the app's own scheme
///     views ── openURL, Link ─┴──► requests ──► the next patch ──► the browser opens another site or window
@MainActor
final class SceneExchange {
    /// The address of the app's root, if it is known: the origin of the scene's page, such as `https://example.org`, and
    /// the path of the site below which the app is served, if there is one.
    let origin: String?

    /// The space for files that the host gives the scene.
    let fileSpace: FileSpace

    /// Opens an address in the scene itself, and returns whether it was handled. The scene sets it.
    var openHere: (@MainActor (String) -> Bool)?

    /// Called when there is a request for the host.
    var onRequest: (@MainActor () -> Void)?

    /// The app's scenes, including this one. The scene sets it.
    weak var family: (any SceneFamily)?

    /// The app's window that the scene shows, or `nil` without an app.
    var window: SceneWindow?

    /// The conditions of the scene's views for events that may go to any scene.
    private(set) lazy var preferences = SceneListeners<ExternalEventsModifier>()

    @exclusivity(unchecked) private var requests: [HostRequest] = []

    init(origin: String? = nil, fileSpace: FileSpace = FileSpace()) {
        self.origin = origin
        self.fileSpace = fileSpace
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

    /// Removes the part of an address that names the scene's window.
    func path(of url: String) -> String {
        family?.path(of: url) ?? url
    }

    /// The address of a path in the scene's window.
    func address(at path: String) -> String {
        guard let family, let window else { return path }
        return family.address(of: window, at: path)
    }

    func openWindow(id: String?, value: WindowValue?, from place: SourcePlace) {
        if let url = family?.windowAddress(id: id, value: value, from: place) { ask(.openWindow(url: url)) }
    }

    /// Closes the window if it was opened in addition to the first one.
    func dismissOwnWindow() {
        if window?.isNamed == true { ask(.closeWindow) }
    }

    func dismissWindows(id: String?, value: AnyHashable?) {
        family?.dismissWindows(id: id, value: value)
    }

    // MARK: Addresses from views

    /// Opens an address as the platform does: in the scene if it belongs to the app, or else in the browser.
    ///
    /// - Returns: Whether the address can be opened.
    func open(_ url: URL) -> Bool {
        switch Reach(of: url, from: origin) {
        case .scene(let address): return openInApp(address)
        case .browser(let inNewTab):
            ask(.open(url: url.absoluteString, inNewTab: inNewTab))
            return true
        case .nowhere: return false
        }
    }

    /// Opens an address of the app in this scene. If the address names another window, or the scene's views don't allow
    /// it, it is opened in a new tab. If it isn't the address of a page, another open scene gets it.
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

    /// Who can open an address.
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
            // A browser handles these schemes, but an app must not use them. They lead to scripts, files or the
            // browser's own pages.
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
    /// The part after `origin`, from the slash on, if the address begins with `origin`.
    fileprivate func path(from origin: String) -> String? {
        guard lowercased().hasPrefix(origin.lowercased()) else { return nil }
        let rest = dropFirst(origin.count)
        if rest.isEmpty { return "/" }
        guard let first = rest.first, first == "/" || first == "?" || first == "#" else { return nil }
        return first == "/" ? String(rest) : "/" + rest
    }
}
