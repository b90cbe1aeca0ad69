/// Sends one value, or fails, once it is known. The work starts when the future is made, and is done once.
///
/// Sound as `Sendable`: its variables are touched under `lock` only.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// What makes the result known. A second call does nothing.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: [Outlet<Output, Failure>] = []

    /// Starts the work, which calls the promise.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill(fulfill)
    }

    /// Serves a subscriber.
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
