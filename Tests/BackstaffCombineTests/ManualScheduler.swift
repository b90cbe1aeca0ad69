import BackstaffCombine
import Dispatch

/// A scheduler with a manual clock. When the clock is advanced, the actions that are due run in order.
final class ManualScheduler: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never

    private(set) var now = SchedulerTimeType(.init(uptimeNanoseconds: 1_000_000_000))
    let minimumTolerance = SchedulerTimeType.Stride.nanoseconds(0)
    private var actions: [(due: SchedulerTimeType, number: Int, action: () -> Void)] = []
    private var number = 0

    var waiting: Int { actions.count }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        schedule(after: now, action)
    }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        number += 1
        actions.append((date, number, action))
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, action)
        return Subscriptions.empty
    }

    /// Advances the clock by milliseconds.
    func advance(by milliseconds: Int = 0) {
        let end = now.advanced(by: .milliseconds(milliseconds))
        while let next = actions.indices.min(by: {
            (actions[$0].due, actions[$0].number) < (actions[$1].due, actions[$1].number)
        }),
            actions[next].due <= end
        {
            let (due, _, action) = actions.remove(at: next)
            now = max(now, due)
            action()
        }
        now = end
    }
}
