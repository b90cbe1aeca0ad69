import Foundation

/// The end of a publisher that faces one subscriber. Every value passes through an outlet before it reaches a subscriber.
///
/// It guarantees the rules of a subscription, whichever threads stage values:
///
/// ```
///            stage(value)          request(n)                 cancel()
///                 │                    │                         │
///                 ▼                    ▼                         ▼
///   start ──► waiting ──(demand > 0)──► receive(value) …   nothing more
///                 │                                              ▲
///                 └──(empty, ending staged)──► receive(completion), once
/// ```
///
/// - A value is delivered only if there is demand. Other values wait, up to `capacity`.
/// - One thread delivers at a time: it has the turn. Another thread stages its value, and the first thread delivers it.
/// - A value that is sent during a delivery on the same thread is delivered immediately, as with Apple's subjects.
/// - `request` never recurses. During a delivery it leaves the demand to the loop that is delivering.
/// - No lock is held while the subscriber, a hook or a `deinit` runs.
///
/// `@unchecked Sendable` is sound: every stored variable is accessed only while `lock` is held. The values are the app's.
/// As in Apple's framework, they are passed to the thread that delivers them.
final class Outlet<Output, Failure: Error>: Subscription, @unchecked Sendable {
    /// The treatment of values without demand if there are more of them than `capacity`.
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
    /// A cached value of `!waiting.isEmpty`, which is faster to read.
    private var hasWaiting = false
    private var ending: Subscribers.Completion<Failure>?
    private var isStarted = false
    private var deliverer: pthread_t?
    private var depth = 0

    /// - Parameters:
    ///   - capacity: The number of values that may wait while there is no demand.
    ///   - overflow: The treatment of further values.
    init<S: Subscriber>(_ subscriber: S, capacity: Int = .max, overflow: Overflow = .dropNewest)
    where S.Input == Output, S.Failure == Failure {
        downstream = AnySubscriber(subscriber).box
        self.capacity = capacity
        self.overflow = overflow
    }

    /// Sets the closures that are called when the subscriber requests values, and when the subscription ends early.
    /// Both are released at the end.
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

    /// Passes the subscription to the subscriber, and then delivers the values that were staged before.
    func start() {
        guard let downstream = lock.locked({ self.downstream }) else { return }
        downstream.receive(subscription: self)
        lock.locked { isStarted = true }
        deliver()
    }

    // MARK: Feeding it

    /// Adds a value to the queue. A call of `drain` must follow to deliver it.
    func stage(_ value: Output, delivered: (() -> Void)? = nil) {
        lock.locked {
            guard downstream != nil, ending == nil else { return }
            waiting.append(Item(value: value, delivered: delivered))
            hasWaiting = true
        }
    }

    /// Adds the completion to the queue, after the values that wait for demand, or instead of them.
    func stage(completion: Subscribers.Completion<Failure>, discardingUnwanted: Bool = false) {
        _ = lock.locked { () -> Queue<Item>? in
            guard downstream != nil, ending == nil else { return nil }
            ending = completion
            return discardingUnwanted && demand == .none ? waiting.takeAll() : nil
        }
    }

    /// Stages and delivers a value. Returns the demand that the subscriber has returned.
    @discardableResult
    func offer(_ value: Output, delivered: (() -> Void)? = nil) -> Subscribers.Demand {
        if delivered == nil, let downstream = claim() { return deliver(value, to: downstream) }
        stage(value, delivered: delivered)
        return drain()
    }

    /// The fast path for a value that needn't wait: takes the turn and decrements the demand. A caller that receives a
    /// subscriber must call `deliver(_:to:)` with it.
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

    /// Delivers the value for which `claim()` was called, and then the values that were staged in the meantime.
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

    /// Delivers the staged values.
    func deliver() {
        pass(on: drain())
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        stage(completion: completion)
        deliver()
    }

    /// Calls the cancel hook without ending the subscription. The source isn't needed any more, but values or the
    /// completion are still to be delivered.
    func cancelSource() {
        let cancel = lock.locked { () -> (() -> Void)? in
            defer { hooks.cancel = nil }
            return hooks.cancel
        }
        cancel?()
    }

    /// The demand that isn't covered by waiting values.
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

    /// Passes returned demand to the request hook. Outside of `offer` there is no caller to return it to.
    private func pass(on returned: Subscribers.Demand) {
        guard returned > .none else { return }
        lock.locked { hooks.request }?(returned)
    }

    /// Delivers the values for which there is demand.
    ///
    /// - Parameter nested: Whether to deliver even if this thread is already delivering a value.
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

    /// Takes the turn to deliver if no thread has it or, for nested calls, if this thread has it. The caller must hold
    /// the lock.
    private func enter(nested: Bool) -> Bool {
        guard depth == 0 || (nested && deliverer == pthread_self()) else { return false }
        if depth == 0 { deliverer = pthread_self() }
        depth += 1
        return true
    }

    /// The next item to deliver. The caller must hold the lock. If there is none, the turn is given back under the same
    /// lock, so that no value is left behind between two threads.
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
    /// Delivers fixed values and a fixed completion to a subscriber.
    static func play<S: Subscriber>(
        _ values: [Output], _ completion: Subscribers.Completion<Failure>?, to subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(subscriber)
        for value in values { outlet.stage(value) }
        if let completion { outlet.stage(completion: completion) }
        outlet.start()
    }
}
