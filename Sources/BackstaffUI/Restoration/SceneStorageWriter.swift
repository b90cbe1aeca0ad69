import BackstaffNavigation

/// Finds out what a scene's host is to keep for it: what has changed in the storages of the scene and of its app, and what the
/// containers show.
@MainActor
final class SceneStorageWriter: SceneFeature {
    /// What `@AppStorage` keeps that names no store.
    private(set) lazy var appStorage = KeptStorage(limit: StorageLimits.app)
    private var sceneStorageInUse: KeptStorage?
    private var sceneKeys: Set<String> = []
    private var appKeys: Set<String> = []
    /// What was last kept of that which is no part of the history's steps.
    private var unstepped = UnsteppedState()
    /// What was shown in the beginning, as long as nothing else was: most scenes are only looked at, and it is kept with the
    /// first step away from it.
    private var beginning: (number: Int, state: StoredNavigation)?
    /// Whether the scene is rendered only once.
    private var isPreview = false

    /// Is told when there is something to keep, once until it is taken.
    weak var host: (any SceneHost)?

    /// Uses the storage of an app.
    ///
    /// - Parameters:
    ///   - app: What `@AppStorage` keeps.
    ///   - storage: What the tab has kept for the scene. A preview is given nothing, and nothing of it is kept.
    func use(_ app: KeptStorage, adopting storage: [String: StorageValue], isPreview: Bool) {
        appStorage = app
        self.isPreview = isPreview
        if isPreview { return }
        if !storage.isEmpty { sceneStorage.adopt(storage) }
        app.follow(self)
    }

    /// What `@SceneStorage` keeps. It is made when a view asks for it: most scenes have none.
    var sceneStorage: KeptStorage {
        if let sceneStorageInUse { return sceneStorageInUse }
        let storage = KeptStorage(limit: StorageLimits.scene)
        if !isPreview { storage.follow(self) }
        sceneStorageInUse = storage
        return storage
    }

    /// Takes note that a key has another value.
    func valueDidChange(of key: String, in storage: KeptStorage) {
        let isFirst = sceneKeys.isEmpty && appKeys.isEmpty
        if storage === appStorage { appKeys.insert(key) } else { sceneKeys.insert(key) }
        if isFirst { host?.settleSoon() }
    }

    /// Takes note of what is shown in the beginning, which is to be kept once it has changed.
    ///
    /// - Parameters:
    ///   - step: the step that is shown.
    ///   - url: the scene's URL at that step; `nil` if the tab has kept what it shows.
    func begin(_ scene: SceneContext, step: Int, url: String?) {
        unstepped = scene.containers.unsteppedState
        if !isPreview, let url { beginning = (step, scene.containers.stored(url: url)) }
    }

    /// Adds what keys have other values, as they are now.
    func addChanges(to changes: inout StorageChanges) {
        if !sceneKeys.isEmpty { changes.scene = sceneStorage.values(for: sceneKeys) }
        if !appKeys.isEmpty { changes.app = appStorage.values(for: appKeys) }
        sceneKeys = []
        appKeys = []
    }

    /// Adds what the containers show, if it isn't what is kept.
    ///
    /// - Parameters:
    ///   - isOtherStep: whether the history has changed: the step is another, or shows something else.
    ///   - step: the step that is shown.
    ///   - url: the scene's URL at that step.
    /// - Returns: Whether the containers show something else.
    func addNavigation(
        of scene: SceneContext, isOtherStep: Bool, step: Int, url: String, to changes: inout StorageChanges
    ) -> Bool {
        if isPreview { return false }
        let unstepped = scene.containers.unsteppedState
        guard isOtherStep || unstepped != self.unstepped else { return false }
        self.unstepped = unstepped
        if let beginning, beginning.number != step { changes.steps.append(beginning) }
        beginning = nil
        changes.steps.append((step, scene.containers.stored(url: url)))
        return true
    }

    func end() {
        host = nil
        appStorage.end(self)
        sceneStorageInUse?.end(self)
    }
}
