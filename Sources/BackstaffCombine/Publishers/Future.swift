/// A publisher that sends a single value or fails. Its work starts when it is created, and is done only once.
///
/// `@unchecked Sendable` is sound: its variables are accessed only while `lock` is held.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// The closure to call with the result. Further calls have no effect.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [Outlet<Output, Failure>] = []

    /// Creates a future and starts its work.
    ///
    /// - Parameter attemptToFulfill: A closure that does the work and calls the promise with the result.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill(fulfill)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet<Output, Failure>(subscriber)
        outlet.setHooks(cancel: { [weak self, weak outlet] in
            _ = self?.lock.locked { self?.waiting.firstIndex { $0 === outlet }.map { self?.waiting.remove(at: $0) } }
        })
        let result = lock.locked { () -> Result<Output, Failure>? in
            if self.result == nil { waiting.append(outlet) }
            return self.result
        }
        if let result { Self.stage(result, outlet) }
        outlet.start()
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let outlets = lock.locked { () -> [Outlet<Output, Failure>] in
            guard self.result == nil else { return [] }
            self.result = result
            defer { waiting = [] }
            return waiting
        }
        for outlet in outlets {
            Self.stage(result, outlet)
            outlet.deliver()
        }
    }

    private static func stage(_ result: Result<Output, Failure>, _ outlet: Outlet<Output, Failure>) {
        switch result {
        case .success(let value):
            outlet.stage(value)
            outlet.stage(completion: .finished)
        case .failure(let error):
            outlet.stage(completion: .failure(error))
        }
    }
}
