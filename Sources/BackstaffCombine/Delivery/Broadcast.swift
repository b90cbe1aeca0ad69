/// The delivery of values from one sender to any number of subscribers. Subjects are based on it.
///
/// ```
///   send ──(under the lock: staged at every outlet)──► then each outlet delivers
/// ```
///
/// A value is staged for every subscriber before the first one receives it. So all of them receive values in the same
/// order, even if a subscriber sends a value during a delivery or two threads send at once.
///
/// `@unchecked Sendable` is sound: its variables are accessed only while `lock` is held.
final class Broadcast<Output, Failure: Error>: @unchecked Sendable {
    private let lock = Lock()
    private var outlets: [Outlet<Output, Failure>] = [] {
        didSet { sole = outlets.count == 1 ? outlets[0] : nil }
    }
    /// The outlet if there is exactly one. This is the most frequent case, and it is faster without the array.
    private var sole: Outlet<Output, Failure>?
    private var completion: Subscribers.Completion<Failure>?
    private var sources: [any Subscription] = []
    private var isWanted: Bool
    private var value: Output?
    private let capacity: Int

    /// - Parameter value: The first value for a new subscriber, or `nil` for a broadcast that keeps no value.
    init(keeping value: Output? = nil) {
        self.value = value
        capacity = value == nil ? 0 : 1
        isWanted = value != nil
    }

    deinit {
        for source in sources { source.cancel() }
    }

    var current: Output? { lock.locked { value } }

    func attach<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(subscriber, capacity: capacity, overflow: capacity == 0 ? .dropNewest : .dropOldest)
        outlet.setHooks(
            request: { [weak self] _ in self?.pull() },
            cancel: { [weak self, weak outlet] in if let outlet { self?.detach(outlet) } }
        )
        lock.locked {
            if let completion { return outlet.stage(completion: completion) }
            if let value { outlet.stage(value) }
            outlets.append(outlet)
        }
        outlet.start()
    }

    func send(_ value: Output) {
        if !sendToSole(value) { sendToAll(value) }
    }

    /// The fast path for a single subscriber with unmet demand. Returns `false` if it doesn't apply.
    private func sendToSole(_ value: Output) -> Bool {
        var outlet: Outlet<Output, Failure>?
        var subscriber: SubscriberBox<Output, Failure>?
        // The former value is released at the end of this method, after the lock is released.
        var former: Output?
        lock.locked {
            outlet = sole
            subscriber = outlet?.claim()
            guard subscriber != nil, capacity > 0 else { return }
            former = value
            swap(&self.value, &former)
        }
        guard let outlet, let subscriber else { return false }
        outlet.deliver(value, to: subscriber)
        return true
    }

    private func sendToAll(_ value: Output) {
        let (outlets, _) = lock.locked { () -> ([Outlet<Output, Failure>], Output?) in
            guard completion == nil else { return ([], nil) }
            var former: Output?
            if self.value != nil {
                former = self.value
                self.value = value
            }
            for outlet in self.outlets { outlet.stage(value) }
            return (self.outlets, former)
        }
        for outlet in outlets { outlet.drain() }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let (outlets, sources) = lock.locked { () -> ([Outlet<Output, Failure>], [any Subscription]) in
            guard self.completion == nil else { return ([], []) }
            self.completion = completion
            defer {
                self.outlets = []
                self.sources = []
            }
            for outlet in self.outlets { outlet.stage(completion: completion, discardingUnwanted: true) }
            return (self.outlets, self.sources)
        }
        for outlet in outlets { outlet.drain() }
        for source in sources { source.cancel() }
    }

    /// Adds a source. A broadcast that keeps no value requests values from it only when a subscriber does.
    func send(subscription: any Subscription) {
        let (isOver, isWanted) = lock.locked {
            if completion == nil { sources.append(subscription) }
            return (completion != nil, self.isWanted)
        }
        if isOver {
            subscription.cancel()
        } else if isWanted {
            subscription.request(.unlimited)
        }
    }

    private func pull() {
        let sources = lock.locked { () -> [any Subscription] in
            guard !isWanted else { return [] }
            isWanted = true
            return self.sources
        }
        for source in sources { source.request(.unlimited) }
    }

    private func detach(_ outlet: Outlet<Output, Failure>) {
        _ = lock.locked {
            outlets.firstIndex { $0 === outlet }.map { outlets.remove(at: $0) }
        }
    }
}
