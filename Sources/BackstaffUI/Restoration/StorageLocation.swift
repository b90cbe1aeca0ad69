import BackstaffGraph
import BackstaffNavigation
import Foundation

/// A stored value as one property of a view sees it, with its type and its initial value.
final class StorageLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
    private let source: StorageSource
    let key: String
    private let coding: StorageCoding<Value>
    private let initial: Value
    /// The entry that was used last, and its store.
    private var last: (store: StorageStore, entry: StorageEntry)?

    init(_ source: StorageSource, key: String, coding: StorageCoding<Value>, initial: Value) {
        self.source = source
        self.key = key
        self.coding = coding
        self.initial = initial
    }

    private var entry: StorageEntry? {
        guard let store = source.store else { return nil }
        if let last, last.store == store { return last.entry }
        let entry = MainThread.known { store.entry(for: key) }
        last = (store, entry)
        return entry
    }

    override func read() -> Value {
        guard MainThread.isCurrent, let stored = entry?.read() else { return initial }
        if let value = coding.decode(stored) { return value }
        Diagnostics.report(
            .mistypedStorage,
            """
            What is stored for “\(key)” is a value of type \(stored.typeName) that is no \(Value.self): the default is \
            shown, and the stored value is left as it is until another is written. Use another key for another type.
            """)
        return initial
    }

    override func write(_ value: Value) {
        guard MainThread.isCurrent else {
            nonisolated(unsafe) let value = value  // Sound, because the value is passed on and used once.
            return DispatchQueue.main.async { self.write(value) }
        }
        entry?.write(coding.encode(value))
    }

    override func isEqual(to other: ValueLocation<Value>) -> Bool {
        guard let other = other as? StorageLocation<Value>, key == other.key else { return false }
        return Tracking.untracked { source.store == other.source.store }
    }
}

/// The store that contains the value of a key.
///
/// Unchecked, but sound: stores are used only on the main actor.
enum StorageStore: Equatable, @unchecked Sendable {
    case persistent(PersistentStorage)
    case defaults(UserDefaults)

    static func == (first: Self, second: Self) -> Bool {
        switch (first, second) {
        case (.persistent(let first), .persistent(let second)): first === second
        case (.defaults(let first), .defaults(let second)): first === second
        default: false
        }
    }

    @MainActor
    func entry(for key: String) -> StorageEntry {
        switch self {
        case .persistent(let storage): storage.entry(for: key)
        case .defaults(let store): DefaultsEntry.entry(for: key, in: store)
        }
    }
}

/// The source of a property's store: named by the property itself, or read from the environment.
enum StorageSource {
    case scene(SceneContext?)
    case surroundings(EnvironmentScope?)
    case named(UserDefaults)

    var store: StorageStore? {
        switch self {
        case .scene(let scene):
            scene.map { scene in MainThread.known { .persistent(scene.feature(SceneStorageWriter.self).sceneStorage) } }
        case .surroundings(let scope): EnvironmentValues(scope).appStorageStore ?? Self.usual(in: scope)
        case .named(let store): .defaults(store)
        }
    }

    /// The store of the app that the scene belongs to.
    private static func usual(in scope: EnvironmentScope?) -> StorageStore? {
        guard let scene = EnvironmentValues(scope).sceneContext else { return nil }
        return MainThread.known { .persistent(scene.feature(SceneStorageWriter.self).appStorage) }
    }
}

private enum AppStorageKey: EnvironmentKey {
    static var defaultValue: StorageStore? { nil }
}

extension EnvironmentValues {
    /// The store for `@AppStorage` properties that name none, or `nil` for the store of the scene's app.
    var appStorageStore: StorageStore? {
        get { self[AppStorageKey.self] }
        set { self[AppStorageKey.self] = newValue }
    }
}
