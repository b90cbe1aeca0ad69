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
    private(set) var url: String
    /// The step of the history that is shown.
    private(set) var step = 0
    /// The step with the highest number.
    private(set) var lastStep = 0
    private var storage: [String: [UInt8]] = [:]
    /// What was shown at each step. It is encoded when it is asked for.
    private var navigation: [Int: StoredNavigation] = [:]

    /// - Parameter url: the address that the tab is opened with.
    init(url: String) {
        self.url = url
    }

    /// Keeps what the scene wants to be kept.
    mutating func keep(_ patch: ScenePatch) {
        for (key, value) in patch.storage.scene { storage[key] = value?.encoded() }
        if let (step, state) = patch.storage.navigation {
            navigation[step] = state
            if navigation.count > 100, let oldest = navigation.keys.min() { navigation[oldest] = nil }
        }
        switch patch.history {
        case .push(let step, let url), .replace(let step, let url):
            go(toStep: step)
            self.url = url ?? self.url
        case .back(let step), .go(let step):
            go(toStep: step)
            url = navigation[step]?.url ?? url
        case nil: break
        }
    }

    mutating func go(toStep step: Int) {
        self.step = step
        lastStep = max(lastStep, step)
    }

    /// What was shown at a step, as far as it could leave the process.
    func state(ofStep step: Int) -> StoredNavigation? {
        navigation[step]?.encoded().flatMap { StoredNavigation(decoding: $0) }
    }

    /// Adds what the tab has kept to what a new scene is told.
    func configure(_ configuration: inout SceneConfiguration) {
        configuration.storage = storage.compactMapValues { StorageValue(decoding: $0) }
        configuration.navigation = state(ofStep: step)
        configuration.step = step
        configuration.lastStep = lastStep
    }
}
