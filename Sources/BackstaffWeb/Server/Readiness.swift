/// The requests that wait until the main actor says whether the app answers. Used on its event loop only.
///
/// While the app blocks the main actor, one question waits for it, however many clients ask and go away again.
final class Readiness {
    typealias Answer = (_ isReady: Bool) -> Void

    private var waiting: [ObjectIdentifier: Answer] = [:]
    private var isAsking = false

    /// The number of clients that wait.
    var count: Int { waiting.count }

    /// A client asks.
    ///
    /// - Returns: Whether the main actor must be asked.
    func add(_ client: AnyObject, _ answer: @escaping Answer) -> Bool {
        waiting[ObjectIdentifier(client)] = answer
        defer { isAsking = true }
        return !isAsking
    }

    /// A client has gone.
    func remove(_ client: AnyObject) {
        waiting[ObjectIdentifier(client)] = nil
    }

    /// The main actor has answered.
    func answer(_ isReady: Bool) {
        isAsking = false
        let answers = waiting.values
        waiting = [:]
        for answer in answers { answer(isReady) }
    }
}
