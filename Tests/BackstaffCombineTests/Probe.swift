import BackstaffCombine
import Foundation
import Synchronization

/// A subscriber that logs the events that it receives, and requests as many values as the test says.
///
/// Safe as `Sendable`: its log is accessed only under the lock, and the subscription is set once before it is used.
final class Probe<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    private let lock = NSLock()
    private var log: [String] = []
    private var received: [Input] = []
    private let initial: Subscribers.Demand
    private let more: Subscribers.Demand
    private(set) var subscription: (any Subscription)?

    init(asking initial: Subscribers.Demand = .unlimited, again more: Subscribers.Demand = .none) {
        self.initial = initial
        self.more = more
    }

    var events: String { lock.withLock { log.joined(separator: " ") } }
    var values: [Input] { lock.withLock { received } }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if initial > .none { subscription.request(initial) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock {
            log.append("\(input)")
            received.append(input)
        }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock {
            switch completion {
            case .finished: log.append("|")
            case .failure(let error): log.append("✗\(error)")
            }
        }
    }

    func request(_ count: Int) { subscription?.request(.max(count)) }
    func cancel() { subscription?.cancel() }
}

enum Wreck: Error, Equatable {
    case one, two
}

extension Publisher {
    /// Subscribes a new probe.
    func probe(
        asking initial: Subscribers.Demand = .unlimited, again more: Subscribers.Demand = .none
    ) -> Probe<Output, Failure> {
        let probe = Probe<Output, Failure>(asking: initial, again: more)
        subscribe(probe)
        return probe
    }
}

/// A subject for numbers that can fail.
typealias Source = PassthroughSubject<Int, Wreck>

extension PassthroughSubject where Output == Int, Failure == Wreck {
    /// Sends the events of a marble diagram: digits are values, `|` finishes, `x` fails.
    func play(_ marble: String) {
        for mark in marble {
            switch mark {
            case "|": send(completion: .finished)
            case "x": send(completion: .failure(.one))
            default: if let digit = mark.wholeNumberValue { send(digit) }
            }
        }
    }
}

/// Waits until a condition is true. A busy machine has ten minutes for it.
func eventually(isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(600)
    while ContinuousClock.now < deadline {
        if condition() { return true }
        try? await Task.sleep(for: .milliseconds(5))
    }
    return condition()
}
