import BackstaffGraph
import BackstaffNavigation

/// What is kept under one key, for all who read it.
///
/// Reads from a body are recorded; a write of another value runs those bodies again, and no other.
///
/// Unchecked, and sound, because entries are read and written on the main actor only: bodies and actions run there, and
/// locations bring a write from elsewhere there first.
class StorageEntry: @unchecked Sendable {
    let key: String
    @exclusivity(unchecked) private var dependents = Dependents()

    init(key: String) {
        self.key = key
    }

    /// The value now. Subclasses say where it is.
    var value: StorageValue? { nil }

    /// Puts a value, or none, where it is kept, on the main actor.
    func replace(by value: StorageValue?) {}

    /// The value. Reading it from a body is recorded.
    final func read() -> StorageValue? {
        dependents.recordRead()
        return value
    }

    /// Replaces the value, on the main actor.
    final func write(_ value: StorageValue?) {
        if value == self.value { return }
        replace(by: value)
        invalidateReaders()
    }

    /// Runs those who read the value again.
    final func invalidateReaders() {
        if dependents.isEmpty { return }
        MainThread.known { dependents.invalidate() }
    }
}
