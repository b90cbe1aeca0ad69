import BackstaffNavigation

/// Collects what a scene's host must store: changes in the storages of the scene and of its app, and the state of the
/// containers.
@MainActor
final class SceneStorageWriter: SceneFeature {
    /// The values of `@AppStorage` properties without their own store.
    private(set) lazy var appStorage = PersistentStorage(limit: StorageLimits.app)
    private var sceneStorageInUse: PersistentStorage?
    private var sceneKeys: Set<String> = []
    private var appKeys: Set<String> = []
    /// The last stored state that is no step of the history.
    private var unstepped = UnsteppedState()
    /// The initial state, until another state is shown. It is stored together with the first change, because most
    /// scenes are only looked at.
    private var beginning: (number: Int, state: StoredNavigation)?
    /// Whether the scene is a preview.
    private var isPreview = false

    /// The object that runs the scene. It is told once that there are changes to store, until they are collected.
    weak var host: (any SceneHost)?

    /// Uses the storage of an app.
    ///
    /// - Parameters:
    ///   - app: The values of `@AppStorage` properties.
    ///   - storage: The values that the tab has stored for the scene. A preview gets no values and stores none.
    func use(_ app: PersistentStorage, adopting storage: [String: StorageValue], isPreview: Bool) {
        appStorage = app
        self.isPreview = isPreview
        if isPreview { return }
        if !storage.isEmpty { sceneStorage.adopt(storage) }
        app.follow(self)
    }

    /// The values of `@SceneStorage` properties. It is created on first use, because most scenes have none.
    var sceneStorage: PersistentStorage {
        if let sceneStorageInUse { return sceneStorageInUse }
        let storage = PersistentStorage(limit: StorageLimits.scene)
        if !isPreview { storage.follow(self) }
        sceneStorageInUse = storage
        return storage
    }

    /// Records that the value of a key has changed.
    func valueDidChange(of key: String, in storage: PersistentStorage) {
        let isFirst = sceneKeys.isEmpty && appKeys.isEmpty
        if storage === appStorage { appKeys.insert(key) } else { sceneKeys.insert(key) }
        if isFirst { host?.settleSoon() }
    }

    /// Records the initial state, to store it after a change.
    ///
    /// - Parameters:
    ///   - step: The step that is shown.
    ///   - url: The scene's URL at that step, or `nil` if the tab has already stored the state.
    func begin(_ scene: SceneContext, step: Int, url: String?) {
        unstepped = scene.containers.unsteppedState
        if !isPreview, let url { beginning = (step, scene.containers.stored(url: url)) }
    }

    /// Adds the current values of all keys that have changed.
    func addChanges(to changes: inout StorageChanges) {
        if !sceneKeys.isEmpty { changes.scene = sceneStorage.values(for: sceneKeys) }
        if !appKeys.isEmpty { changes.app = appStorage.values(for: appKeys) }
        sceneKeys = []
        appKeys = []
    }

    /// Adds the state of the containers if it differs from the stored one.
    ///
    /// - Parameters:
    ///   - isOtherStep: Whether the history has changed, because another step is shown or the step has another state.
    ///   - step: The step that is shown.
    ///   - url: The scene's URL at that step.
    /// - Returns: Whether the state was added.
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
