import Dispatch

/// Checks whether code runs on the main actor, and runs closures there.
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

    /// Runs `body` on the main actor, without a check. Call it only if ``isCurrent`` is `true`.
    ///
    /// `MainActor.assumeIsolated` repeats the check and costs fifteen times as much.
    package static func known<T>(_ body: @MainActor () throws -> T) rethrows -> T {
        try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> T).self)() }
    }

    /// Runs `body` on the main actor. If the caller is already there, `body` runs immediately, otherwise soon after.
    package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            known(body)
        } else {
            DispatchQueue.main.async(execute: body)
        }
    }
}
