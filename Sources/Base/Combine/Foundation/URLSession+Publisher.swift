import Foundation
import FoundationNetworking

extension URLSession {
    /// Returns a publisher of the response to a request for a URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher of the response to a request.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher that sends a request for each subscriber, and publishes the body and the response.
    public struct DataTaskPublisher: Combine.Publisher {
        /// The body and the response.
        public typealias Output = (data: Data, response: URLResponse)
        /// The type of the errors.
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session that sends the request.
        public let session: URLSession

        /// Creates a publisher.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Attaches a subscriber. The request is sent when the subscriber requests the response.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let source = CallbackSubscription<S>(subscriber)
            let handler = ResponseHandler { data, response, error in
                if let response, error == nil {
                    source.send((data ?? Data(), response))
                    source.complete(.finished)
                } else {
                    source.complete(.failure(error as? URLError ?? URLError(.unknown)))
                }
            }
            let task: URLSessionDataTask = session.dataTask(with: request) { handler.call($0, $1, $2) }
            source.began = task.resume
            source.canceled = task.cancel
            source.start()
        }
    }
}

/// A closure for the end of a task.
///
/// `@unchecked Sendable`: a session calls it once, and the subscription has a lock.
private struct ResponseHandler: @unchecked Sendable {
    let call: (Data?, URLResponse?, (any Error)?) -> Void
}
