import Synchronization

/// The executable of the last good build of a watched folder, with the variables that its Xcode scheme sets.
final class WatchedProduct: Sendable {
    private let state = Mutex<(executable: String, environment: [String: String])>(("", [:]))

    var latest: (executable: String, environment: [String: String]) {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
