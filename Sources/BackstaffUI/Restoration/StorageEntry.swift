import BackstaffGraph
import BackstaffNavigation

/// The value under one key, shared by everything that reads it.
///
/// Reads in a body are recorded. If the value changes, only the bodies that have read it run again.
///
/// Unchecked, but sound: entries are read and written only on the main actor. Bodies and actions run there, and
/// locations move writes from elsewhere to it.
class StorageEntry: @unchecked Sendable {
    let key: String
    private var dependents = Dependents()

    init(key: String) {
        self.key = key
    }

    /// The current value. Subclasses override it.
    var value: StorageValue? { nil }

    /// Stores a value, or removes it, on the main actor. Subclasses override it.
    func replace(by value: StorageValue?) {}

    /// Returns the value. A read in a body is recorded.
    final func read() -> StorageValue? {
        dependents.recordRead()
        return value
    }

    /// Sets the value, on the main actor.
    final func write(_ value: StorageValue?) {
        if value == self.value { return }
        replace(by: value)
        invalidateReaders()
    }

    /// Runs the bodies that have read the value again.
    final func invalidateReaders() {
        if dependents.isEmpty { return }
        MainThread.known { dependents.invalidate() }
    }
}
