enum PairingSide {
    case a, b
}

enum PairingAppetite {
    /// Each upstream sends as many values as the subscriber requests pairs.
    case mirrored
    /// Each upstream sends an unlimited number of values.
    case unlimited
}

/// The rule by which `Pairing` combines the values of two upstreams. It is called only while a lock is held.
protocol PairingRule<A, B>: AnyObject {
    associatedtype A
    associatedtype B
    var appetite: PairingAppetite { get }
    /// Whether no further pair is possible.
    var isExhausted: Bool { get }
    /// Takes a value. The argument is replaced with a value that is no longer needed, so that the caller can release it
    /// outside the lock.
    func take(a: inout A?) -> (A, B)?
    func take(b: inout B?) -> (A, B)?
    /// Notes that one upstream has finished.
    func end(_ side: PairingSide)
}

/// The combination of two upstreams into pairs. `combineLatest` and `zip` are based on it.
///
/// ```
///   a ──► ┐
///         ├─ rule ──► Outlet ──► downstream
///   b ──► ┘
/// ```
///
/// `@unchecked Sendable` is sound: the rule is used, and its pairs are staged, only while `lock` is held.
final class Pairing<Rule: PairingRule, Failure: Error>: @unchecked Sendable {
    private let lock = Lock()
    private let rule: Rule
    private let outlet: Outlet<(Rule.A, Rule.B), Failure>

    init<S: Subscriber>(_ subscriber: S, capacity: Int, _ rule: Rule)
    where S.Input == (Rule.A, Rule.B), S.Failure == Failure {
        self.rule = rule
        outlet = Outlet(subscriber, capacity: capacity, overflow: .dropOldest)
    }

    func attach<A: Publisher, B: Publisher>(_ a: A, _ b: B)
    where A.Output == Rule.A, B.Output == Rule.B, A.Failure == Failure, B.Failure == Failure {
        let first = inlet(.a, rule.take(a:))
        let second = inlet(.b, rule.take(b:))
        let isMirrored = rule.appetite == .mirrored
        outlet.setHooks(
            request: { demand in
                guard isMirrored else { return }
                first.request(demand)
                second.request(demand)
            },
            cancel: {
                first.cancel()
                second.cancel()
            }
        )
        outlet.start()
        if !isMirrored {
            first.request(.unlimited)
            second.request(.unlimited)
        }
        a.subscribe(first)
        b.subscribe(second)
    }

    private func inlet<Input>(
        _ side: PairingSide, _ take: @escaping (inout Input?) -> (Rule.A, Rule.B)?
    ) -> Inlet<Input, Failure> {
        Inlet<Input, Failure>(
            value: { [self] value in
                var slot: Input? = value
                // The pair is staged before another thread can create the next one.
                let isOver = lock.locked {
                    if let pair = take(&slot) { outlet.stage(pair) }
                    return rule.isExhausted
                }
                outlet.deliver()
                if isOver { end(.finished) }
                return .none
            },
            completion: { [self] completion in
                if case .finished = completion {
                    let isOver = lock.locked {
                        rule.end(side)
                        return rule.isExhausted
                    }
                    guard isOver else { return }
                }
                end(completion)
            }
        )
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
        outlet.cancelSource()
        outlet.finish(completion)
    }
}
