import BackstaffGraph
import Foundation

extension Timer {
    /// Starts a timer that calls a method of an object on the main actor. It retains the object until it is invalid.
    ///
    /// - Parameters:
    ///   - interval: The time between calls, in seconds.
    ///   - target: The object.
    ///   - selector: The method, which may have the timer as its only parameter.
    ///   - userInfo: It is dropped.
    ///   - repeats: Whether the method is called more than once.
    @MainActor @preconcurrency
    public static func scheduledTimer(
        timeInterval interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let call = TimerCall(target: target)
        return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
            call.timer = timer
            MainThread.run { selector.call(call.target, with: call.timer) }
        }
    }
}

/// What a timer calls. It is unchecked because its timer is only passed on.
private final class TimerCall: @unchecked Sendable {
    let target: AnyObject
    weak var timer: Timer?

    init(target: AnyObject) { self.target = target }
}
