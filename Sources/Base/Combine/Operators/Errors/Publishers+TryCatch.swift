extension Publishers {
    /// A publisher that, when its upstream publisher fails, continues with the publisher that a closure returns. The
    /// closure can throw.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = any Error

        /// The publisher that can fail.
        public let upstream: Upstream
        /// Returns the publisher that continues the stream.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates a publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            SuccessionSubscription(subscriber).start { [upstream, handler] succession in
                succession.subscribe(to: upstream) { completion in
                    guard case .failure(let error) = completion else { return succession.complete(.finished) }
                    do {
                        succession.subscribe(to: try handler(error)) { succession.complete($0.mapError { $0 }) }
                    } catch {
                        succession.complete(.failure(error))
                    }
                }
            }
        }
    }
}

extension Publisher {
    /// Continues with a publisher that a closure returns for an error. If the closure throws an error, the publisher
    /// fails with that error.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}
