import BackstaffElements
import BackstaffNavigation
import BackstaffUI

/// A visitor's browser, as far as it keeps something: one profile, and the process of the app that serves it.
@MainActor
final class HeadlessBrowser {
    private let makeApp: @MainActor () -> any HostedApp
    private(set) var app: any HostedApp
    /// What the profile keeps for the app, as bytes.
    private var storage: [String: [UInt8]] = [:]

    init(_ makeApp: @escaping @MainActor () -> any HostedApp) {
        self.makeApp = makeApp
        app = makeApp()
    }

    /// Keeps what the app wants to be kept.
    func keep(_ changes: StorageChanges) {
        for (key, value) in changes.app { storage[key] = value?.encoded() }
    }

    /// Starts the app anew, unless that has been done since `former` ended.
    func relaunch(after former: any HostedApp) {
        if app !== former { return }
        app = makeApp()
        app.adoptStorage(storage.compactMapValues { StorageValue(decoding: $0) })
    }
}

/// What one tab keeps, as bytes.
@MainActor
struct HeadlessTab {
    /// What the address bar says.
    var url: String { urls[step] ?? "/" }
    /// What it said at each step.
    private var urls: [Int: String]
    /// The step of the history that is shown.
    private(set) var step = 0
    /// The step with the highest number.
    private(set) var lastStep = 0
    private var storage: [String: [UInt8]] = [:]
    /// What was shown at each step. It is encoded when it is asked for.
    private var navigation: [Int: StoredNavigation] = [:]

    /// - Parameter url: the address that the tab is opened with.
    init(url: String) {
        urls = [0: url]
    }

    /// Keeps what the scene wants to be kept.
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

    /// Loads a page: with another address it is another step.
    mutating func load(_ url: String) {
        if url == self.url { return }
        urls[lastStep + 1] = url
        go(toStep: lastStep + 1)
    }

    /// What the address bar said at a step.
    func url(ofStep step: Int) -> String? { urls[step] }

    /// What was shown at a step, as far as it could leave the process.
    func state(ofStep step: Int) -> StoredNavigation? {
        navigation[step]?.encoded().flatMap { StoredNavigation(decoding: $0) }
    }

    /// Adds what the tab has kept to what a new scene is told.
    func configure(_ configuration: inout SceneConfiguration) {
        configuration.storage = storage.compactMapValues { StorageValue(decoding: $0) }
        configuration.navigation = state(ofStep: step)
        for earlier in navigation.keys.filter({ $0 < step }).sorted().suffix(WireKeeps.earlierLimit) {
            if let state = state(ofStep: earlier) { configuration.earlierSteps.append((earlier, state)) }
        }
        configuration.step = step
        configuration.lastStep = lastStep
    }
}
