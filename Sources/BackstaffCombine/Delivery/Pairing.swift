enum PairingSide {
    case a, b
}

enum PairingAppetite {
    /// Each upstream sends as many values as the subscriber wants pairs.
    case mirrored
    /// Each upstream sends everything.
    case unlimited
}

/// What makes pairs of the values of two upstreams. It needs no lock of its own.
protocol PairingRule<A, B>: AnyObject {
    associatedtype A
    associatedtype B
    var appetite: PairingAppetite { get }
    /// Whether no pair can come any more.
    var isExhausted: Bool { get }
    /// Takes a value, and leaves one in its place that is no longer needed.
    func take(a: inout A?) -> (A, B)?
    func take(b: inout B?) -> (A, B)?
    /// One side has finished.
    func end(_ side: PairingSide)
}

/// Two upstreams into pairs: the basis of `combineLatest` and `zip`.
///
/// ```
///   a ──► ┐
///         ├─ rule ──► Outlet ──► downstream
///   b ──► ┘
/// ```
///
/// Sound as `Sendable`: the rule is used, and its pairs are put in line, under `lock` only.
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
                // The pair stands in line before another thread can make the next one.
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
