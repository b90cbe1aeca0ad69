import Foundation

/// The end of a publisher that faces one subscriber: every value that reaches a subscriber goes through one of these.
///
/// It keeps the promises of a subscription, whatever threads feed it:
///
/// ```
///            stage(value)          request(n)                 cancel()
///                 │                    │                         │
///                 ▼                    ▼                         ▼
///   start ──► waiting ──(demand > 0)──► receive(value) …   nothing any more
///                 │                                              ▲
///                 └──(empty, ending staged)──► receive(completion), once
/// ```
///
/// - A value is delivered only against demand; what has none waits, up to `capacity`.
/// - One thread delivers at a time. Another thread that comes meanwhile leaves its value to the first and goes on.
/// - A value sent from inside a delivery, on the same thread, is delivered at once, inside it, as with Apple's subjects.
/// - `request` never recurses: called from inside a delivery, it leaves the demand to the loop that is delivering.
/// - No lock is held while the subscriber, a hook or a `deinit` runs.
///
/// Sound as `Sendable`: every stored variable is touched under `lock` only. The values themselves are the app's; like
/// Apple's, a publisher hands them to the thread it delivers on.
final class Outlet<Output, Failure: Error>: Subscription, @unchecked Sendable {
    /// What happens to values that wait without demand, once there are more of them than `capacity`.
    enum Overflow {
        case dropNewest
        case dropOldest
        case fail(() -> Failure)
    }

    private struct Item {
        let value: Output
        let delivered: (() -> Void)?
    }

    private enum Turn {
        case value(Item, SubscriberBox<Output, Failure>)
        case completion(Subscribers.Completion<Failure>, SubscriberBox<Output, Failure>, Hooks)
        case overflow(() -> Failure, dropped: [Item])
        case over(dropped: [Item])
    }

    private struct Hooks {
        var request: ((Subscribers.Demand) -> Void)?
        var cancel: (() -> Void)?
    }

    private let lock = Lock()
    private let capacity: Int
    private let overflow: Overflow
    private var downstream: SubscriberBox<Output, Failure>?
    private var hooks = Hooks()
    private var demand = Subscribers.Demand.none
    private var waiting = Queue<Item>()
    /// What `!waiting.isEmpty` says, at no cost.
    private var hasWaiting = false
    private var ending: Subscribers.Completion<Failure>?
    private var isStarted = false
    private var deliverer: pthread_t?
    private var depth = 0

    /// - Parameters:
    ///   - capacity: How many values may wait while there is no demand.
    ///   - overflow: What is done about more than that.
    init<S: Subscriber>(_ subscriber: S, capacity: Int = .max, overflow: Overflow = .dropNewest)
    where S.Input == Output, S.Failure == Failure {
        downstream = AnySubscriber(subscriber).box
        self.capacity = capacity
        self.overflow = overflow
    }

    /// What runs when the subscriber asks for more, and when nothing more is wanted. Both are let go at the end.
    func setHooks(
        request: ((Subscribers.Demand) -> Void)? = nil, cancel: (() -> Void)? = nil
    ) {
        let isLive = lock.locked {
            guard downstream != nil else { return false }
            hooks = Hooks(request: request, cancel: cancel)
            return true
        }
        if !isLive { cancel?() }
    }

    /// Gives the subscriber its subscription, then what was staged before.
    func start() {
        guard let downstream = lock.locked({ self.downstream }) else { return }
        downstream.receive(subscription: self)
        lock.locked { isStarted = true }
        deliver()
    }

    // MARK: Feeding it

    /// Puts a value in line without delivering it; a `drain` follows.
    func stage(_ value: Output, delivered: (() -> Void)? = nil) {
        lock.locked {
            guard downstream != nil, ending == nil else { return }
            waiting.append(Item(value: value, delivered: delivered))
            hasWaiting = true
        }
    }

    /// Puts the end in line, behind the values that wait for demand, or in their stead.
    func stage(completion: Subscribers.Completion<Failure>, discardingUnwanted: Bool = false) {
        _ = lock.locked { () -> Queue<Item>? in
            guard downstream != nil, ending == nil else { return nil }
            ending = completion
            return discardingUnwanted && demand == .none ? waiting.takeAll() : nil
        }
    }

    /// Stages and drains. The result is the demand that the subscriber returned meanwhile.
    @discardableResult
    func offer(_ value: Output, delivered: (() -> Void)? = nil) -> Subscribers.Demand {
        if delivered == nil, let downstream = claim() { return deliver(value, to: downstream) }
        stage(value, delivered: delivered)
        return drain()
    }

    /// The short way of a value that need not wait: takes the turn and one of the demand, if nothing is in the way.
    /// Whoever gets a subscriber here has to `deliver` to it.
    func claim() -> SubscriberBox<Output, Failure>? {
        var claimed: SubscriberBox<Output, Failure>?
        lock.locked {
            guard depth == 0, !hasWaiting, demand > .none, isStarted, ending == nil, downstream != nil else { return }
            depth = 1
            deliverer = pthread_self()
            demand -= 1
            claimed = downstream
        }
        return claimed
    }

    /// Delivers what was claimed for, then what has come to wait meanwhile.
    @discardableResult
    func deliver(_ value: Output, to downstream: SubscriberBox<Output, Failure>) -> Subscribers.Demand {
        let more = downstream.receive(value)
        var isDone = false
        lock.locked {
            demand += more
            isDone = !hasWaiting && ending == nil
            if isDone { depth -= 1 }
        }
        return isDone ? more : more + drain(from: lock.locked { next() })
    }

    /// Delivers what was staged.
    func deliver() {
        pass(on: drain())
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        stage(completion: completion)
        deliver()
    }

    /// Runs the cancel hook without ending the subscription: the source is done with, its last words are still to come.
    func cancelSource() {
        let cancel = lock.locked { () -> (() -> Void)? in
            defer { hooks.cancel = nil }
            return hooks.cancel
        }
        cancel?()
    }

    /// What was asked for and isn't covered by a waiting value.
    var unmetDemand: Subscribers.Demand {
        lock.locked { demand - .max(waiting.count) }
    }

    // MARK: Subscription

    func request(_ more: Subscribers.Demand) {
        guard more > .none else { return }
        let hook = lock.locked { () -> ((Subscribers.Demand) -> Void)? in
            guard downstream != nil else { return nil }
            demand += more
            isStarted = true
            return hooks.request
        }
        hook?(more)
        pass(on: drain(nested: false))
    }

    func cancel() {
        let remains = lock.locked { () -> (SubscriberBox<Output, Failure>?, Hooks, Queue<Item>) in
            defer {
                downstream = nil
                hooks = Hooks()
                hasWaiting = false
            }
            return (downstream, hooks, waiting.takeAll())
        }
        remains.1.cancel?()
    }

    // MARK: Delivering

    /// Demand that came back outside an `offer` has no caller to return to: the request hook takes it.
    private func pass(on returned: Subscribers.Demand) {
        guard returned > .none else { return }
        lock.locked { hooks.request }?(returned)
    }

    /// Delivers what can be delivered.
    ///
    /// - Parameter nested: Whether to deliver even inside a delivery of this thread.
    @discardableResult
    func drain(nested: Bool = true) -> Subscribers.Demand {
        drain(from: lock.locked { enter(nested: nested) ? next() : .over(dropped: []) })
    }

    private func drain(from first: Turn) -> Subscribers.Demand {
        var returned = Subscribers.Demand.none
        var turn = first
        while true {
            switch turn {
            case .value(let item, let downstream):
                let more = downstream.receive(item.value)
                returned += more
                item.delivered?()
                turn = lock.locked {
                    demand += more
                    return next()
                }
            case .completion(let completion, let downstream, _):
                downstream.receive(completion: completion)
                return returned
            case .overflow(let failure, _):
                stage(completion: .failure(failure()))
                cancelSource()
                turn = lock.locked { next() }
            case .over:
                return returned
            }
        }
    }

    /// Under the lock: takes the turn to deliver, if it is free or, for nested calls, already this thread's.
    private func enter(nested: Bool) -> Bool {
        guard depth == 0 || (nested && deliverer == pthread_self()) else { return false }
        if depth == 0 { deliverer = pthread_self() }
        depth += 1
        return true
    }

    /// Under the lock: the next thing to deliver. Giving the turn back happens in the same breath as finding nothing, so
    /// that no value is left lying between two threads.
    private func next() -> Turn {
        guard isStarted, let downstream else {
            depth -= 1
            return .over(dropped: [])
        }
        defer { hasWaiting = !waiting.isEmpty }
        if demand > .none, let item = waiting.popFirst() {
            demand -= 1
            return .value(item, downstream)
        }
        var dropped: [Item] = []
        while waiting.count > capacity {
            switch overflow {
            case .dropOldest:
                if let item = waiting.popFirst() { dropped.append(item) }
            case .dropNewest:
                if let item = waiting.popLast() { dropped.append(item) }
            case .fail(let failure):
                while waiting.count > capacity, let item = waiting.popLast() { dropped.append(item) }
                if ending == nil { return .overflow(failure, dropped: dropped) }
            }
        }
        depth -= 1
        guard waiting.isEmpty, let ending else { return .over(dropped: dropped) }
        defer {
            self.downstream = nil
            hooks = Hooks()
        }
        return .completion(ending, downstream, hooks)
    }
}

extension Outlet {
    /// Serves a subscriber that gets the same values and the same end, whoever it is.
    static func play<S: Subscriber>(
        _ values: [Output], _ completion: Subscribers.Completion<Failure>?, to subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(subscriber)
        for value in values { outlet.stage(value) }
        if let completion { outlet.stage(completion: completion) }
        outlet.start()
    }
}
