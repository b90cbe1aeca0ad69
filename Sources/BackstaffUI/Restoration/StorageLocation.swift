import BackstaffGraph
import BackstaffNavigation
import Foundation

/// A stored value as one field of a view sees it: with its type, and with what it is before there is one.
final class StorageLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
    private let source: StorageSource
    let key: String
    private let coding: StorageCoding<Value>
    private let initial: Value
    /// The entry that was used last, and the store it is in.
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
            nonisolated(unsafe) let value = value  // Sound: handed over, and used once.
            return DispatchQueue.main.async { self.write(value) }
        }
        entry?.write(coding.encode(value))
    }

    override func isEqual(to other: ValueLocation<Value>) -> Bool {
        guard let other = other as? StorageLocation<Value>, key == other.key else { return false }
        return Tracking.untracked { source.store == other.source.store }
    }
}

/// Where the values of a key are to be looked for.
///
/// Unchecked, and sound, because stores are used on the main actor only.
enum StorageStore: Equatable, @unchecked Sendable {
    case kept(KeptStorage)
    case defaults(UserDefaults)

    static func == (first: Self, second: Self) -> Bool {
        switch (first, second) {
        case (.kept(let first), .kept(let second)): first === second
        case (.defaults(let first), .defaults(let second)): first === second
        default: false
        }
    }

    @MainActor
    func entry(for key: String) -> StorageEntry {
        switch self {
        case .kept(let storage): storage.entry(for: key)
        case .defaults(let store): DefaultsEntry.entry(for: key, in: store)
        }
    }
}

/// Which store a field uses: one that it names itself, or the one of its surroundings, as they are when it is read.
enum StorageSource {
    case scene(SceneContext?)
    case surroundings(EnvironmentScope?)
    case named(UserDefaults)

    var store: StorageStore? {
        switch self {
        case .scene(let scene):
            scene.map { scene in MainThread.known { .kept(scene.feature(SceneStorageWriter.self).sceneStorage) } }
        case .surroundings(let scope): EnvironmentValues(scope).appStorageStore ?? Self.usual(in: scope)
        case .named(let store): .defaults(store)
        }
    }

    /// The store of the app that the scene belongs to.
    private static func usual(in scope: EnvironmentScope?) -> StorageStore? {
        guard let scene = EnvironmentValues(scope).sceneContext else { return nil }
        return MainThread.known { .kept(scene.feature(SceneStorageWriter.self).appStorage) }
    }
}

private enum AppStorageKey: EnvironmentKey {
    static var defaultValue: StorageStore? { nil }
}

extension EnvironmentValues {
    /// Where `@AppStorage` without a store of its own keeps its values, if not where the scene's app does.
    var appStorageStore: StorageStore? {
        get { self[AppStorageKey.self] }
        set { self[AppStorageKey.self] = newValue }
    }
}
