import BackstaffElements
import BackstaffNavigation
import BackstaffUI

/// A simulated browser profile: the app process that serves it, and the values that the profile stores for the app.
@MainActor
final class HeadlessBrowser {
    private let makeApp: @MainActor () -> any HostedApp
    private(set) var app: any HostedApp
    /// The app storage of the profile, encoded as bytes so that values take the same way as through a real browser.
    private var storage: [String: [UInt8]] = [:]

    init(_ makeApp: @escaping @MainActor () -> any HostedApp) {
        self.makeApp = makeApp
        app = makeApp()
    }

    /// Stores the changed values of app storage.
    func keep(_ changes: StorageChanges) {
        for (key, value) in changes.app { storage[key] = value?.encoded() }
    }

    /// Starts a new app process, unless another tab has already replaced `former`.
    func relaunch(after former: any HostedApp) {
        if app !== former { return }
        app = makeApp()
        app.adoptStorage(storage.compactMapValues { StorageValue(decoding: $0) })
    }
}

/// The state that a browser keeps for one tab: its address, its history and its scene storage.
@MainActor
struct HeadlessTab {
    /// The address in the address bar, from the first slash on.
    var url: String { urls[step] ?? "/" }
    /// The address at each step of the history.
    private var urls: [Int: String]
    /// The current step of the history.
    private(set) var step = 0
    /// The highest step so far.
    private(set) var lastStep = 0
    private var storage: [String: [UInt8]] = [:]
    /// The navigation state at each step. A state is encoded only when it is asked for. At most 100 states are kept.
    private var navigation: [Int: StoredNavigation] = [:]

    /// - Parameter url: The address that the tab is opened with.
    init(url: String) {
        urls = [0: url]
    }

    /// Stores the parts of a patch that a browser tab stores: scene storage, navigation states and the history.
    mutating func keep(_ patch: ScenePatch) {
        for (key, value) in patch.storage.scene { storage[key] = value?.encoded() }
        for (step, state) in patch.storage.steps {
            navigation[step] = state
            if navigation.count > 100, let oldest = navigation.keys.min() { navigation[oldest] = nil }
        }
        switch patch.history {
        case .push(let step, let url), .replace(let step, let url):
            urls[step] = url ?? self.url
            go(toStep: step)
        case .back(let step), .go(let step): go(toStep: step)
        case nil: break
        }
    }

    mutating func go(toStep step: Int) {
        self.step = step
        lastStep = max(lastStep, step)
    }

    /// Loads a page. An address other than the current one adds a step to the history.
    mutating func load(_ url: String) {
        if url == self.url { return }
        urls[lastStep + 1] = url
        go(toStep: lastStep + 1)
    }

    /// The address at a step of the history, or `nil` if there is no such step.
    func url(ofStep step: Int) -> String? { urls[step] }

    /// The navigation state at a step. Only values that can be encoded are in it, as in a real browser.
    func state(ofStep step: Int) -> StoredNavigation? {
        navigation[step]?.encoded().flatMap { StoredNavigation(decoding: $0) }
    }

    /// Adds the stored values, the history and its navigation states to the configuration of a new scene.
    func configure(_ configuration: inout SceneConfiguration) {
        configuration.storage = storage.compactMapValues { StorageValue(decoding: $0) }
        configuration.navigation = state(ofStep: step)
        for earlier in navigation.keys.filter({ $0 < step }).sorted().suffix(StoredSeals.earlierLimit) {
            if let state = state(ofStep: earlier) { configuration.earlierSteps.append((earlier, state)) }
        }
        configuration.step = step
        configuration.lastStep = lastStep
    }
}
