import Dispatch

/// Knows whether the caller is on the main actor, and brings those there that aren't.
package enum MainThread {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main queue, which is the main actor's executor.
    package static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: key) == true
    }

    /// Runs `body`, given that the caller has asked ``isCurrent``.
    ///
    /// `MainActor.assumeIsolated` would ask once more, at fifteen times the cost.
    package static func known<T>(_ body: @MainActor () throws -> T) rethrows -> T {
        try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> T).self)() }
    }

    /// Runs `body` on the main actor: at once if the caller is there, else soon.
    package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            known(body)
        } else {
            DispatchQueue.main.async(execute: body)
        }
    }
}
