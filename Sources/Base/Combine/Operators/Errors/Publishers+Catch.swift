extension Publishers {
    /// A publisher that, when its upstream publisher fails, continues with the publisher that a closure returns.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the errors.
        public typealias Failure = NewPublisher.Failure

        /// The publisher that can fail.
        public let upstream: Upstream
        /// Returns the publisher that continues the stream.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates a publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            SuccessionSubscription(subscriber).start { [upstream, handler] succession in
                succession.subscribe(to: upstream) { completion in
                    switch completion {
                    case .finished: succession.complete(.finished)
                    case .failure(let error): succession.subscribe(to: handler(error)) { succession.complete($0) }
                    }
                }
            }
        }
    }
}

extension Publisher {
    /// Continues with a publisher that a closure returns for an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }
}
