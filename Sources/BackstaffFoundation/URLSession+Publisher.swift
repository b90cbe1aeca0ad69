import BackstaffCombine
import Foundation
import FoundationNetworking

extension URLSession {
    /// A publisher that sends the answer of a server once, or fails.
    ///
    ///     subscriber ──► the task starts ──► the answer, and the end ┐
    ///     canceled ────► the task is canceled                        └─► or the error
    public struct DataTaskPublisher: Publisher {
        /// The body and the head of the answer.
        public typealias Output = (data: Data, response: URLResponse)
        /// The reason why there is no answer.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session that sends the request.
        public let session: URLSession

        /// Creates a publisher. Each subscriber causes a request of its own.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Attaches a subscriber, and sends the request.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let answer = PassthroughSubject<Output, Failure>()
            let task = session.dataTask(with: request) { data, response, error in
                if let data, let response {
                    answer.send((data, response))
                    answer.send(completion: .finished)
                } else {
                    answer.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            answer.handleEvents(
                receiveCancel: { task.cancel() },
                receiveRequest: { _ in task.resume() }
            ).receive(subscriber: subscriber)
        }
    }

    /// Returns a publisher of the answer to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Returns a publisher of what is at a URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }
}
