/// A mailbox between a subscription, which puts letters (values and the completion) into it, and the tasks that await them.
///
/// ```
///   next() ──request(1)──► upstream ──value──► letters ──► the task wakes and takes it
///   task canceled, or inbox deallocated ──cancel()──► upstream
/// ```
///
/// The upstream retains only the inner box. So the inbox is deallocated when nobody awaits its values any more, and cancels
/// the subscription.
final class AsyncInbox<Value, Failure: Error> {
    enum Letter {
        case value(Value)
        case end(Failure?)
    }

    private let box = Box()
    private let inlet: Inlet<Value, Failure>

    init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Failure {
        inlet = Inlet(
            value: { [box] in
                box.put(.value($0))
                return .none
            },
            completion: { [box] in box.put(.end($0.error)) }
        )
        publisher.subscribe(inlet)
    }

    deinit {
        inlet.cancel()
    }

    func next(isolation actor: isolated (any Actor)?) async -> Letter {
        if let letter = box.take(requesting: inlet) { return letter }
        return await withTaskCancellationHandler {
            while true {
                await withUnsafeContinuation(isolation: actor) { box.wake($0) }
                if let letter = box.take() { return letter }
            }
        } onCancel: { [box, inlet] in
            inlet.cancel()
            box.put(.end(nil))
        }
    }

    /// `@unchecked Sendable` is sound: its variables are accessed only while `lock` is held, and one task takes each value.
    private final class Box: @unchecked Sendable {
        private let lock = Lock()
        private var letters = Queue<Letter>()
        private var ending: Letter?
        private var sleepers: [UnsafeContinuation<Void, Never>] = []

        func put(_ letter: Letter) {
            let woken = lock.locked { () -> [UnsafeContinuation<Void, Never>] in
                guard ending == nil else { return [] }
                if case .end = letter { ending = letter } else { letters.append(letter) }
                defer { sleepers = [] }
                return sleepers
            }
            for sleeper in woken { sleeper.resume() }
        }

        /// Requests a value, and takes it if it is available immediately.
        func take(requesting inlet: Inlet<Value, Failure>) -> Letter? {
            if lock.locked({ ending == nil }) { inlet.request(.max(1)) }
            return take()
        }

        func take() -> Letter? {
            lock.locked {
                if let letter = letters.popFirst() { return letter }
                guard let letter = ending else { return nil }
                // An error is thrown only once. After it the sequence ends.
                ending = .end(nil)
                return letter
            }
        }

        /// Resumes a task when a letter is available.
        func wake(_ sleeper: UnsafeContinuation<Void, Never>) {
            let isReady = lock.locked {
                guard letters.isEmpty, ending == nil else { return true }
                sleepers.append(sleeper)
                return false
            }
            if isReady { sleeper.resume() }
        }
    }
}
