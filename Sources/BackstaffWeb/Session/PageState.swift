import BackstaffElements
import BackstaffUI

/// What a page should hold besides the elements of its scene.
///
/// A session notes it from each patch. A page that connects gets the parts that it has missed.
struct PageState {
    /// The title of the tab.
    private(set) var title: String?
    /// The report of the scene's last error, if there was one.
    private(set) var trouble: String?
    /// The address of the current screen. `nil` after a step back, because the browser's entry has the address.
    private var url: String?
    /// The step number that the browser's current history entry should have.
    private var step: Int
    /// All changes to the page's stored data since the session began, for a page that has missed some of them.
    private(set) var stored = StoredSealChanges()
    /// The scene's requests that wait until a page is attached.
    private var waitingRequests: [HostRequest] = []
    /// The largest number of waiting requests, because a page may never come.
    private static let mostWaitingRequests = 8

    init(url: String, step: Int) {
        self.url = url
        self.step = step
    }

    mutating func note(_ patch: ScenePatch) {
        if let title = patch.title { self.title = title }
        if let trouble = patch.trouble { self.trouble = trouble }
        switch patch.history {
        case .push(let step, let url):
            // A new step replaces the steps from which a user has gone back.
            let former = self.step
            stored.steps.removeAll { $0.step > former }
            self.step = step
            self.url = url ?? self.url
        case .replace(let step, let url):
            self.step = step
            self.url = url ?? self.url
        case .back(let step), .go(let step):
            self.step = step
            url = nil
        case nil: break
        }
    }

    // MARK: History

    /// The browser has gone to a step by itself.
    mutating func travel(toStep step: Int) {
        self.step = step
    }

    /// The change of history that brings a page to the current step and address, or `nil` if it is there.
    func history(missingAt hello: ClientHello) -> WireHistory? {
        let isThere = step == hello.step && (url ?? hello.url) == hello.url
        return isThere ? nil : .replace(step: step, url: url)
    }

    // MARK: Stored data

    mutating func add(_ changes: StoredSealChanges) {
        stored.merge(changes)
    }

    /// Forgets the changes of some values of the app, because another tab has stored newer ones.
    mutating func forget(_ keys: some Sequence<String>) {
        for key in keys { stored.app[key] = nil }
    }

    /// Forgets the changes of the app's values that the page already has. They aren't sent again.
    mutating func forgetValues(equalTo known: [String: String]) {
        stored.app = stored.app.filter { known[$0.key] != $0.value }
    }

    // MARK: Requests

    /// Adds requests that wait until a page is attached.
    mutating func add(_ requests: [HostRequest]) {
        waitingRequests += requests.prefix(Self.mostWaitingRequests - waitingRequests.count)
    }

    mutating func takeRequests() -> [HostRequest] {
        defer { waitingRequests = [] }
        return waitingRequests
    }
}
